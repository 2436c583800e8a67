public import Foundation

/// The bar with a screen's title. It goes on under the status bar; its own 44 points are at its bottom.
open class NavigationBar: View {
  /// The height of the bar below the status bar, in points.
  public static let barHeight: CGFloat = 44

  /// What it says in its middle.
  public var title: String {
    didSet { if !title.utf8.elementsEqual(oldValue.utf8) { setNeedsDisplay() } }
  }

  /// A bar `width` points wide below a status bar of `safeAreaTop` points: its height is the sum.
  public init(_ title: String, width: CGFloat, safeAreaTop: CGFloat) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: safeAreaTop + Self.barHeight))
    backgroundRole = .bar
  }

  open override var drawsContent: Bool { true }

  open override func draw(_ canvas: any Canvas) {
    canvas.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), color: color(.hairline))
    let font = Font(size: 17, weight: .semibold)
    guard
      let layout = window?.textEngine.layout(
        TextDescription(title, font: font, width: max(0, bounds.width - 32), isTruncated: true, alignment: .center))
    else { return }
    let middle = bounds.height - Self.barHeight / 2
    canvas.draw(layout, at: CGPoint(x: 16, y: (middle - layout.size.height / 2).rounded()), color: color(.text))
  }

  open override var accessibilityText: String? { title }
}
