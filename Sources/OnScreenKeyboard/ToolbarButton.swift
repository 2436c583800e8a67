public import Foundation
public import ViewTree

/// One control of the toolbar on top of the keyboard: an arrow or a word.
public final class ToolbarButton: View {
  enum Face: Hashable {
    case up, down
    case word(String)
  }

  /// Whether it can be tapped; it has the placeholder's colour while not.
  public internal(set) var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  private let face: Face
  private let name: String
  private let action: () -> Void
  private var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  private static let font = Font(size: 17, weight: .semibold)

  init(_ face: Face, says name: String, id: String, action: @escaping () -> Void) {
    self.face = face
    self.name = name
    self.action = action
    super.init()
    self.id = id
  }

  public override var isControl: Bool { true }
  public override var drawsContent: Bool { true }
  public override var accessibilityText: String? { name }

  /// An arrow is 40 wide, a word has 12 on both sides.
  public override func sizeThatFits(width: CGFloat) -> CGSize {
    guard case .word(let word) = face else { return CGSize(width: 40, height: frame.height) }
    let text = window?.textEngine.layout(TextDescription(word, font: Self.font)).size.width ?? 0
    return CGSize(width: min(width, text.rounded(.up) + 24), height: frame.height)
  }

  public override func windowChanged() { invalidateFittingSize() }

  /// An arrow 16 × 8 in the middle of a button of this size, upward or downward.
  static func arrow(up: Bool, in size: CGSize) -> Path {
    let (x, y) = (size.width / 2, size.height / 2)
    let tip: CGFloat = up ? -4 : 4
    return Path(
      through: [CGPoint(x: x - 8, y: y - tip), CGPoint(x: x, y: y + tip), CGPoint(x: x + 8, y: y - tip)])
  }

  public override func draw(_ canvas: any Canvas) {
    var ink = isEnabled ? shownTintColor : color(.placeholder).withAlpha(0.5)
    if isPressed { ink = ink.withAlpha(0.4) }
    switch face {
    case .up, .down:
      canvas.stroke(
        Self.arrow(up: face == .up, in: bounds.size), style: StrokeStyle(width: 2, cap: .round, join: .round),
        color: ink)
    case .word(let word):
      guard let layout = window?.textEngine.layout(TextDescription(word, font: Self.font)) else { return }
      canvas.draw(layout, at: CGPoint(x: 12, y: ((bounds.height - layout.size.height) / 2).rounded()), color: ink)
    }
  }

  public override func touchBegan(_ touch: Touch) { isPressed = isEnabled }
  public override func touchMoved(_ touch: Touch) { isPressed = isEnabled && isInside(touch) }
  public override func touchCancelled(_ touch: Touch) { isPressed = false }
  public override func touchEnded(_ touch: Touch) {
    isPressed = false
    if isEnabled, isInside(touch) { action() }
  }

  private func isInside(_ touch: Touch) -> Bool { bounds.contains(touch.location(in: self)) }
}
