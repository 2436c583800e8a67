import Foundation

/// A finger's way down, remembered so that the next at the same place counts as the second of a double tap.
struct Press {
  /// Presses that follow each other within this many seconds count together (GTK's default, as is usual on X11).
  static let interval: TimeInterval = 0.4

  /// How many there were in quick succession, this one included.
  let count: Int
  private weak var view: View?
  private let point: CGPoint
  private let time: TimeInterval

  init(_ view: View, at point: CGPoint, time: TimeInterval, after last: Press?) {
    self.view = view
    self.point = point
    self.time = time
    if let last, last.view === view, time - last.time <= Self.interval,
      hypot(point.x - last.point.x, point.y - last.point.y) < GestureRecognizer.slop
    {
      count = last.count + 1
    } else {
      count = 1
    }
  }
}
