public import Foundation

/// The bar in which one of several screens is chosen: 49 points, and below them what the home indicator takes.
public final class TabBar: View {
  /// The height without the safe area, in points (FACTS.md §3).
  public static let barHeight: CGFloat = 49

  /// What the screens are called.
  public var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsDisplay() } }
  }
  /// The screen that is shown, from 0.
  public var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
  }
  /// Called with the screen that was tapped.
  public var onSelect: (Int) -> Void = { _ in }

  /// A bar without screens.
  public init() {
    super.init()
    backgroundRole = .bar
  }

  /// Where a screen's tab is, in the bar's own points; the first is at the right where rows begin there.
  public func tabFrame(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, titles.count))
    let place = isRightToLeft ? titles.count - 1 - index : index
    return CGRect(x: CGFloat(place) * width, y: 0, width: width, height: min(Self.barHeight, bounds.height))
  }

  public override var isControl: Bool { true }
  public override var drawsContent: Bool { true }

  public override func draw(_ canvas: any Canvas) {
    canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), color: color(.hairline))
    for (index, title) in titles.enumerated() {
      let tab = tabFrame(index)
      let ink = color(index == selectedIndex ? .accent : .secondary)
      let mark = CGRect(x: (tab.midX - 11).rounded(), y: 6, width: 22, height: 22)
      canvas.stroke(mark.insetBy(dx: 1, dy: 1), cornerRadius: 7, width: 2, color: ink)
      guard
        let layout = window?.textEngine.layout(
          TextDescription(
            title, font: Font(size: 10, weight: .medium), width: tab.width, isTruncated: true, alignment: .center))
      else { continue }
      canvas.draw(layout, at: CGPoint(x: tab.minX, y: 32), color: ink)
    }
  }

  public override func touchEnded(_ touch: Touch) {
    let place = touch.location(in: self)
    if let index = titles.indices.first(where: { tabFrame($0).contains(place) }) { onSelect(index) }
  }
}
