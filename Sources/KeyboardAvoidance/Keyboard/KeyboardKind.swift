public import Foundation

/// What a keyboard is for, as far as its height depends on it: FACTS.md §2.
public enum KeyboardKind: String, Hashable, Sendable, CaseIterable {
  /// Any text: has the bar of suggestions.
  case text
  /// Hidden letters: no suggestions (CASES.md X8, D12).
  case password
  /// An address: no suggestions.
  case email, url
  /// Digits: as high as letters without suggestions. CASES.md X16 has a lower one.
  case number, phone
  /// Pictures: as high as letters with suggestions, whether or not there are any.
  case emoji

  /// The height of the bar of suggestions in points: 291 + 45 = 336 on a phone of 375 to 393 points (FACTS.md §2).
  public static let suggestionBar: CGFloat = 45

  /// The height of a keyboard of this kind in points, accessory not included.
  ///
  /// - Parameters:
  ///   - letters: the height of the letters in points, home bar included.
  ///   - bar: the height of the bar of suggestions in points; 0 = there is none.
  public func height(letters: CGFloat, bar: CGFloat) -> CGFloat {
    switch self {
    case .text: letters + bar
    case .password, .email, .url, .number, .phone: letters
    case .emoji: letters + (bar > 0 ? bar : Self.suggestionBar)
    }
  }
}
