public import Foundation
public import KeyboardAvoidance
import ViewTree

/// How high a keyboard is for what, and how it stands; lengths in points, accessory not included.
///
///     var form = KeyboardForm(height: 291)
///     form.bar = 45
///     form.height(of: .text)         // 336
///     form.height(of: .password)     // 291
public nonisolated struct KeyboardForm: Hashable, Sendable {
  /// The height of its letters, home bar included.
  public var height: CGFloat
  /// The height of the bar of suggestions above them; 0 = none. With a hardware keyboard it is shown alone.
  public var bar: CGFloat = 0
  /// What is shown whatever the field asks for; nil = what it asks for.
  public var kind: KeyboardKind?
  /// The heights of kinds that have one of their own.
  public var heights: [KeyboardKind: CGFloat] = [:]
  /// How it stands.
  public var posture = KeyboardPosture.docked

  /// A keyboard at the window's bottom whose letters are `height` points high, without suggestions.
  public init(height: CGFloat) { self.height = height }

  /// How high one of this kind is.
  public func height(of kind: KeyboardKind) -> CGFloat { heights[kind] ?? kind.height(letters: height, bar: bar) }

  /// How much of ``height(of:)`` is the bar of suggestions.
  func suggestions(of kind: KeyboardKind) -> CGFloat { kind == .text && heights[kind] == nil ? bar : 0 }
}

extension KeyboardKind {
  /// What an input asks for.
  init(of input: any TextInput) {
    if (input as? TextField)?.isSecure == true {
      self = .password
      return
    }
    switch input.keyboardType {
    case .default: self = .text
    case .email: self = .email
    case .number: self = .number
    case .url: self = .url
    case .phone: self = .phone
    }
  }
}

/// How the parts of a keyboard are put together for an input; lengths in points.
struct KeyboardArrangement: Hashable {
  let kind: KeyboardKind
  let posture: KeyboardPosture
  /// The heights of the accessory, of the bar of suggestions, and of the keys below it.
  let accessory, suggestions, keys: CGFloat
  /// How high what is seen of it is where it stands; 0 = nothing is.
  let height: CGFloat
  /// How much more of it is below the window's bottom.
  private(set) var depth: CGFloat = 0
  /// The height of what stays at the window's bottom.
  private(set) var barHeight: CGFloat = 0

  /// - Parameter safeBottom: what a home indicator takes at the window's bottom, in points.
  init(_ form: KeyboardForm, for input: any TextInput, accessory: CGFloat, safeBottom: CGFloat) {
    kind = form.kind ?? KeyboardKind(of: input)
    posture = form.posture
    self.accessory = accessory
    let whole = form.height(of: kind)
    keys = whole - form.suggestions(of: kind)
    suggestions = posture == .hardware ? form.bar : form.suggestions(of: kind)
    switch posture {
    case .docked, .undocked: height = whole + accessory
    case .hardware:
      // Bars at the bottom keep clear of the home indicator (CASES.md E6); without any nothing is seen (E7).
      let bars = accessory + suggestions
      height = bars > 0 ? bars + safeBottom : 0
      depth = max(0, whole + accessory - height)
    case .split, .floating:
      height = posture.frame(height: whole, in: .zero)?.height ?? whole
      barHeight = accessory > 0 ? accessory + safeBottom : 0
    }
  }

  /// Whether the keys are drawn; otherwise plates stand for them.
  var showsKeys: Bool { (posture == .docked || posture == .undocked) && kind != .emoji }
}
