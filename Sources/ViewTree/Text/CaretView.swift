public import Foundation

/// The blinking bar where the next character goes, 2 × 22 points in text of 17 points. It is drawn over kept pictures, so
/// that a blink paints nothing else.
public final class CaretView: View {
  /// Half a blink: how long it is on, and how long it is off, in seconds.
  static let halfPeriod: TimeInterval = 0.5
  /// Its size in points in text that is as large as designed.
  public static let size = CGSize(width: 2, height: 22)

  /// Its height in text of a font, in whole points.
  static func height(in font: Font) -> CGFloat { (size.height * font.size / 17).rounded() }

  private var start: TimeInterval = 0

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isHidden = true
    isUserInteractionEnabled = false
    takesTouchesItself = false
  }

  /// Has it on from now (the window's time) for half a period.
  func restart() {
    start = window?.time ?? 0
    window?.displayIsNeeded = true
  }

  /// Whether it is on at `time` (seconds).
  func isOn(at time: TimeInterval) -> Bool { halfPeriods(at: time) % 2 == 0 }

  /// How many half periods have passed. It agrees to the last bit with the edges `start + n · halfPeriod`.
  private func halfPeriods(at time: TimeInterval) -> Int {
    var count = max(0, Int((time - start) / Self.halfPeriod))
    while edge(count + 1) <= time { count += 1 }
    while count > 0, edge(count) > time { count -= 1 }
    return count
  }

  private func edge(_ count: Int) -> TimeInterval { start + Double(count) * Self.halfPeriod }

  public override var isLive: Bool { true }
  public override var drawsContent: Bool { true }

  public override func pictureVersion(at time: TimeInterval) -> Int { version * 2 + (isOn(at: time) ? 0 : 1) }

  public override func nextPictureChange(after time: TimeInterval) -> TimeInterval? { edge(halfPeriods(at: time) + 1) }

  public override func draw(_ canvas: any Canvas) {
    if isOn(at: window?.time ?? start) { canvas.fill(bounds, color: (superview ?? self).shownTintColor) }
  }
}
