public import Foundation

/// One finger (or the pressed pointer) from its way down to its way up.
public final class Touch {
  /// A place and a time.
  struct Sample: Hashable, Sendable {
    /// Window points.
    var point: CGPoint
    /// Seconds of the window's clock.
    var time: TimeInterval
  }

  /// The view it went down in.
  public let view: View
  /// Everything since it went down; the last is now.
  private(set) var samples: [Sample]
  /// How many presses in quick succession at this place this is the last of; 1 = a single one.
  let tapCount: Int
  /// Whether shift was held when it went down.
  let extendsSelection: Bool

  init(view: View, at point: CGPoint, time: TimeInterval, tapCount: Int = 1, extendsSelection: Bool = false) {
    self.view = view
    self.tapCount = tapCount
    self.extendsSelection = extendsSelection
    samples = [Sample(point: point, time: time)]
  }

  /// Where it went down, in window points.
  public var start: CGPoint { samples[0].point }
  /// Where it is, in window points.
  public var location: CGPoint { samples[samples.count - 1].point }
  /// When that was, in seconds.
  public var time: TimeInterval { samples[samples.count - 1].time }
  /// How far it is from where it went down, in points.
  public var translation: CGPoint { CGPoint(x: location.x - start.x, y: location.y - start.y) }

  /// Where it is in a view's own space, in points, as it is shown.
  public func location(in view: View) -> CGPoint { view.pointFromWindow(location) ?? .zero }

  func move(to point: CGPoint, time: TimeInterval) { samples.append(Sample(point: point, time: time)) }

  /// Its velocity over the last 0.1 s before `time`, in points a second; zero if it rested that long.
  public func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { time - $0.time <= 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let span = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
  }
}
