public import Foundation

/// A control that does something when it is tapped. 50 points high.
open class Button: View {
  /// How it looks.
  public nonisolated enum Style: String, Hashable, Sendable, CaseIterable {
    /// Filled with the accent: the one thing to do.
    case primary
    /// Text in the accent's colour alone.
    case plain
  }

  /// What it says.
  public var title: String {
    didSet {
      guard !title.utf8.elementsEqual(oldValue.utf8) else { return }
      setNeedsDisplay()
      invalidateFittingSize()
    }
  }
  /// How it looks.
  public var style: Style {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }
  /// Whether it can be tapped; it is paler while not.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  /// What a tap does: a finger that went down and up in it, and was not taken by a drag.
  public var action: () -> Void
  /// Whether a finger holds it down.
  public private(set) var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  private static let font = Font(size: 17, weight: .semibold)

  /// A button without a place yet.
  public init(
    _ title: String, style: Style = .primary, frame: CGRect = .zero, action: @escaping () -> Void = {}
  ) {
    self.title = title
    self.style = style
    self.action = action
    super.init(frame: frame)
    cornerRadius = 12
  }

  /// As wide as its title with 20 points on both sides, at most `width`; 50 high, more where the text is larger.
  open override func sizeThatFits(width: CGFloat) -> CGSize {
    let title = window?.textEngine.layout(TextDescription(title, font: scaled(Self.font))).size.width ?? 0
    let height = max(50, (scaled(Self.font).size * 1.5 + 24).rounded(.up))
    return CGSize(width: min(width, title.rounded(.up) + 40), height: height)
  }

  open override var drawsContent: Bool { true }

  open override func draw(_ canvas: any Canvas) {
    var ground = color(.accent)
    var ink = color(style == .primary ? .onAccent : .accent)
    if isPressed {
      ground = ground.darkened
      if style == .plain { ink = ink.darkened }
    }
    if !isEnabled {
      ground = ground.withAlpha(0.4)
      if style == .plain { ink = ink.withAlpha(0.4) }
    }
    if style == .primary { canvas.fill(bounds, cornerRadius: cornerRadius, color: ground) }
    guard
      let layout = window?.textEngine.layout(
        TextDescription(title, font: scaled(Self.font), width: bounds.width, isTruncated: true, alignment: .center))
    else { return }
    canvas.draw(layout, at: CGPoint(x: 0, y: ((bounds.height - layout.size.height) / 2).rounded()), color: ink)
  }

  open override var isControl: Bool { true }
  open override var accessibilityText: String? { title }

  open override func touchBegan(_ touch: Touch) { isPressed = isEnabled }
  open override func touchMoved(_ touch: Touch) { isPressed = isEnabled && bounds.contains(touch.location(in: self)) }
  open override func touchCancelled(_ touch: Touch) { isPressed = false }
  open override func touchEnded(_ touch: Touch) {
    isPressed = false
    if isEnabled, bounds.contains(touch.location(in: self)) { action() }
  }
}

nonisolated extension Color {
  /// The colour with a sixth of its light taken away: something pressed.
  var darkened: Color { Color(red: red * 5 / 6, green: green * 5 / 6, blue: blue * 5 / 6, alpha: alpha) }
}
