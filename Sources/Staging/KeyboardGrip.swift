import Foundation

/// Where a finger that holds the keyboard has been of late.
struct KeyboardGrip {
  /// What is older than this, in seconds, says nothing of how fast it is when it lets go.
  private static let memory: TimeInterval = 0.1

  /// The latest place (a y in window points) and the one before it, with their times in seconds.
  private var last: (y: CGFloat, time: TimeInterval)?
  private var before: (y: CGFloat, time: TimeInterval)?

  /// Where it is, in window points.
  var y: CGFloat? { last?.y }

  /// The finger is at `y` (window points). Two places at one time are one.
  mutating func move(to y: CGFloat, at time: TimeInterval) {
    if let last, last.time < time, last.y != y { before = last }
    if last?.y != y || last?.time == time { last = (y, time) }
  }

  /// How fast it goes down in points a second; 0 if it has stood still.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard let last, let before, time - last.time <= Self.memory else { return 0 }
    return (last.y - before.y) / (last.time - before.time)
  }
}
