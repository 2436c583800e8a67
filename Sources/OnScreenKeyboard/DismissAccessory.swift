public import Foundation
public import ViewTree

/// The bar on top of the keyboard with one round button, whose down arrow sends the keyboard away (SYSTEMS.md §4).
///
/// The bar is 40 high and clear, touches beside the button go through it. The button is 30 × 30 at (width − 40, 8),
/// clipped to a circle, black at 10 %; the arrow is a line path with round joins.
public final class DismissAccessory: View {
  /// The bar's height in points.
  public static let height: CGFloat = 40
  /// The round button.
  public let button: DismissButton

  /// A bar of `width` points; `action` is what its button does.
  public init(width: CGFloat, action: @escaping () -> Void) {
    button = DismissButton(action: action)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
    takesTouchesItself = false
    wantsLayer = true
    addSubview(button)
    layoutSubviews()
  }

  /// On a phone on its side the button keeps clear of the notch (CASES.md X13).
  public override func layoutSubviews() {
    button.frame = CGRect(x: frame.width - 40 - safeSides.right, y: 8, width: 30, height: 30)
  }
}

/// A round button with a down arrow.
public final class DismissButton: View {
  private let action: () -> Void
  private var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  init(action: @escaping () -> Void) {
    self.action = action
    super.init()
    cornerRadius = 15
    clipsToBounds = true
    id = "dismiss-button"
  }

  public override var isControl: Bool { true }
  public override var drawsContent: Bool { true }
  public override var accessibilityText: String? { "Dismiss keyboard" }

  /// The arrow in a button of this size: (0.2, 0.4) → (0.5, 0.7) → (0.8, 0.4) of width and height.
  static func arrow(in size: CGSize) -> Path {
    Path(
      through: [(0.2, 0.4), (0.5, 0.7), (0.8, 0.4)].map { CGPoint(x: $0.0 * size.width, y: $0.1 * size.height) })
  }

  public override func draw(_ canvas: any Canvas) {
    guard let theme = window?.theme else { return }
    let disc = theme.accessoryDisc
    canvas.fill(
      bounds, cornerRadius: cornerRadius, color: isPressed ? disc.withAlpha(min(1, disc.alpha * 2.5)) : disc)
    canvas.stroke(
      Self.arrow(in: bounds.size), style: StrokeStyle(width: 2, cap: .round, join: .round), color: theme.accessoryArrow)
  }

  public override func touchBegan(_ touch: Touch) { isPressed = true }
  public override func touchMoved(_ touch: Touch) { isPressed = isInside(touch) }
  public override func touchCancelled(_ touch: Touch) { isPressed = false }
  public override func touchEnded(_ touch: Touch) {
    isPressed = false
    if isInside(touch) { action() }
  }

  private func isInside(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(touch.location(in: self))
  }
}
