public import Foundation

/// What the user of a device asked it for, for all its apps.
public nonisolated struct Traits: Hashable, Sendable {
  /// Which way a line of text, and a row of views, begins.
  public nonisolated enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// At the left: Latin, Chinese.
    case leftToRight
    /// At the right: Arabic, Hebrew.
    case rightToLeft
  }

  /// What the sizes of text are multiplied by (> 0); 1 = as designed.
  public var textScale: CGFloat
  /// Which way lines and rows begin.
  public var layoutDirection: LayoutDirection

  /// Traits; as a device comes unless said otherwise.
  public init(textScale: CGFloat = 1, layoutDirection: LayoutDirection = .leftToRight) {
    self.textScale = textScale
    self.layoutDirection = layoutDirection
  }

  /// A size of text the system offers.
  public nonisolated enum TextSize: String, Hashable, Sendable, CaseIterable {
    /// From the smallest to the largest.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium
    /// The large sizes that have to be switched on, the largest last.
    case accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// What text is multiplied by: the size of body text at it, 17 points at ``large`` (Apple's typography tables).
    public var scale: CGFloat {
      let body: CGFloat =
        switch self {
        case .extraSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .extraLarge: 19
        case .extraExtraLarge: 21
        case .extraExtraExtraLarge: 23
        case .accessibilityMedium: 28
        case .accessibilityLarge: 33
        case .accessibilityExtraLarge: 40
        case .accessibilityExtraExtraLarge: 47
        case .accessibilityExtraExtraExtraLarge: 53
        }
      return body / 17
    }
  }
}

extension View {
  /// A font as large as the user wants text: its size times ``Traits/textScale``, in quarter points.
  public func scaled(_ font: Font) -> Font {
    guard let scale = window?.traits.textScale, scale != 1 else { return font }
    return Font(size: max(1, (font.size * scale * 4).rounded() / 4), weight: font.weight)
  }

  /// Where text stands whose lines begin where its reader begins to read: leading and trailing change places where that
  /// is the right.
  public func natural(_ alignment: TextAlignment) -> TextAlignment {
    guard isRightToLeft else { return alignment }
    switch alignment {
    case .leading: return .trailing
    case .trailing: return .leading
    case .center: return .center
    }
  }

  /// Whether lines and rows begin at the right in its window.
  public var isRightToLeft: Bool { window?.traits.layoutDirection == .rightToLeft }
}

extension Window {
  func traitsChanged() {
    for view in tree {
      view.setNeedsDisplay()
      view.setNeedsLayout()
      view.windowChanged()
    }
  }
}
