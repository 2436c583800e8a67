public import Foundation

/// The bar with a screen's title. It goes on under the status bar; its own 44 points are at its bottom.
open class NavigationBar: View {
  /// The height of the bar below the status bar, in points.
  public static let barHeight: CGFloat = 44

  /// What it says in its middle.
  public var title: String {
    didSet { if !title.utf8.elementsEqual(oldValue.utf8) { setNeedsDisplay() } }
  }
  /// What the button back says (a chevron stands before it); nil = there is no way back.
  public var backTitle: String? {
    didSet { if backTitle != oldValue { backTitleChanged() } }
  }
  /// What a tap on the button back does.
  public var onBack: () -> Void = {}

  private var backButton: BackButton?

  /// A bar `width` points wide below a status bar of `safeAreaTop` points: its height is the sum.
  public init(_ title: String, width: CGFloat, safeAreaTop: CGFloat) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: safeAreaTop + Self.barHeight))
    backgroundRole = .bar
  }

  private func backTitleChanged() {
    if backTitle == nil {
      backButton?.removeFromSuperview()
      backButton = nil
    } else if backButton == nil {
      let button = BackButton { [unowned self] in onBack() }
      backButton = button
      addSubview(button)
    }
    backButton?.title = backTitle ?? ""
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let side = nearestController?.safeArea.left ?? 0
    let width = min(120, max(0, bounds.width / 3))
    backButton?.frame = CGRect(
      x: side + 4, y: bounds.height - Self.barHeight, width: width, height: Self.barHeight - 1)
  }

  open override var drawsContent: Bool { true }

  open override func draw(_ canvas: any Canvas) {
    canvas.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), color: color(.hairline))
    let font = scaled(Font(size: 17, weight: .semibold))
    // Beside a button back the title keeps its middle.
    let margin: CGFloat = backTitle == nil ? 16 : min(128, bounds.width / 3)
    guard
      let layout = window?.textEngine.layout(
        TextDescription(
          title, font: font, width: max(0, bounds.width - 2 * margin), isTruncated: true, alignment: .center))
    else { return }
    let middle = bounds.height - Self.barHeight / 2
    canvas.draw(layout, at: CGPoint(x: margin, y: (middle - layout.size.height / 2).rounded()), color: color(.text))
  }

  open override var accessibilityText: String? { title }
}

/// The way back: a chevron and the title of the screen before.
final class BackButton: View {
  var title = "" {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }
  private let action: () -> Void
  private var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  override var isControl: Bool { true }
  override var accessibilityText: String? { title }
  override var drawsContent: Bool { true }

  override func draw(_ canvas: any Canvas) {
    let ink = isPressed ? color(.accent).withAlpha(0.4) : color(.accent)
    let middle = (bounds.height / 2).rounded()
    let chevron = Path(through: [
      CGPoint(x: 14, y: middle - 8), CGPoint(x: 6, y: middle), CGPoint(x: 14, y: middle + 8),
    ])
    canvas.stroke(chevron, style: StrokeStyle(width: 2.5, cap: .round, join: .round), color: ink)
    guard
      let layout = window?.textEngine.layout(
        TextDescription(title, font: scaled(Font(size: 17)), width: max(1, bounds.width - 20), isTruncated: true))
    else { return }
    canvas.draw(layout, at: CGPoint(x: 20, y: (middle - layout.size.height / 2).rounded()), color: ink)
  }

  override func touchBegan(_ touch: Touch) { isPressed = true }
  override func touchMoved(_ touch: Touch) { isPressed = bounds.contains(touch.location(in: self)) }
  override func touchCancelled(_ touch: Touch) { isPressed = false }
  override func touchEnded(_ touch: Touch) {
    isPressed = false
    if bounds.contains(touch.location(in: self)) { action() }
  }
}
