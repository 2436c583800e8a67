public import Foundation

/// The time and the battery at the top of a phone; lets touches through.
public final class StatusBar: View {
  /// What stands on the left.
  public var timeText: String {
    didSet { if timeText != oldValue { setNeedsDisplay() } }
  }

  /// A status bar at `frame`; a phone's is 47 high.
  public init(frame: CGRect = .zero, timeText: String = "9:41") {
    self.timeText = timeText
    super.init(frame: frame)
    isUserInteractionEnabled = false
    takesTouchesItself = false
  }

  public override func sizeThatFits(width: CGFloat) -> CGSize { CGSize(width: width, height: 47) }

  public override var drawsContent: Bool { true }

  public override func draw(_ canvas: any Canvas) {
    let ink = color(.text)
    let middle = (bounds.height / 2).rounded(.down)
    let font = Font(size: 15, weight: .semibold)
    if let layout = window?.textEngine.layout(TextDescription(timeText, font: font)) {
      canvas.draw(layout, at: CGPoint(x: 34, y: (middle + 1 - layout.size.height / 2).rounded()), color: ink)
    }
    let battery = CGRect(x: bounds.width - 56, y: middle - 6, width: 26, height: 12)
    canvas.stroke(battery.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.5, width: 1, color: ink)
    canvas.fill(
      CGRect(x: battery.minX + 3, y: battery.minY + 3, width: 16, height: 6), cornerRadius: 1.5, color: ink)
  }
}
