import Foundation

/// Scrolls a text by time while a finger that selects in it rests beyond an edge: the further, the faster.
///
/// It goes in steps of 1/60 second, so that what is selected at a time does not depend on when frames are drawn. It ends at
/// the end of the text and when the finger is back or lifted.
final class SelectionScroll {
  /// Seconds from step to step.
  static let interval: TimeInterval = 1.0 / 60
  /// Points a second for every point the finger is beyond the edge, and the most there are.
  static let (gain, limit): (CGFloat, CGFloat) = (10, 1500)

  private weak var window: Window?
  private var deadline: Int?

  /// How fast a text is scrolled with the finger `excess` points beyond an edge (negative: before the first), in points a
  /// second.
  static func velocity(excess: CGFloat) -> CGFloat { min(max(excess * gain, -limit), limit) }

  /// The finger is where it is: begins to scroll, goes on, or stops. `moved` is told after every step.
  func follow(_ touch: Touch, in input: any EditableView, moved: @escaping () -> Void) {
    guard let window = input.window, input.excess(of: touch.location(in: input)) != 0 else { return stop() }
    guard deadline == nil else { return }
    self.window = window
    deadline = window.addDeadline(at: window.time + Self.interval) { [weak self, weak input] in
      guard let self, let input else { return }
      deadline = nil
      let velocity = Self.velocity(excess: input.excess(of: touch.location(in: input)))
      if input.scrollText(by: velocity * Self.interval) { moved() }
    }
  }

  /// Scrolls no more.
  func stop() {
    if let deadline { window?.cancelDeadline(deadline) }
    deadline = nil
  }
}

extension TextView {
  /// Where the text is seen, in its own space: less what the keyboard has taken of it.
  private var seenArea: CGRect {
    let (bounds, inset) = (bounds(in: .presentation), avoidanceInset ?? .zero)
    return CGRect(
      x: bounds.minX, y: bounds.minY + inset.top, width: bounds.width,
      height: max(1, bounds.height - inset.top - inset.bottom))
  }

  func excess(of point: CGPoint) -> CGFloat {
    let area = seenArea
    return point.y < area.minY ? point.y - area.minY : max(0, point.y - area.maxY)
  }

  func seenPoint(nearestTo point: CGPoint) -> CGPoint {
    let area = seenArea
    return CGPoint(x: point.x, y: min(max(point.y, area.minY), area.maxY - 1))
  }

  func scrollText(by step: CGFloat) -> Bool {
    let (offset, range) = (contentOffset.y, offsetRange)
    let target = min(max(offset + step, range.lowerBound), range.upperBound)
    // What is shown beyond an end is not brought back by a finger elsewhere.
    guard isScrollEnabled, step < 0 ? target < offset : target > offset else { return false }
    setWithoutAnimation(.offsetY, to: target)
    return true
  }
}

extension TextField {
  func excess(of point: CGPoint) -> CGFloat {
    point.x < bounds.minX ? point.x - bounds.minX : max(0, point.x - bounds.maxX)
  }

  func seenPoint(nearestTo point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, textArea.minX), textArea.maxX), y: point.y)
  }

  func scrollText(by step: CGFloat) -> Bool {
    let target = min(max(0, textOffset + step), largestTextOffset)
    guard target != textOffset else { return false }
    textOffset = target
    return true
  }
}
