import Foundation
import Motion

/// The thin bar at a scroll view's edge that shows, while the content moves, how far it is scrolled: 3 points wide, 3 from
/// the edge, at least 36 long. It is drawn over the kept content, so that it paints nothing anew but itself.
final class ScrollIndicator: View {
  /// Its width in points.
  static let thickness: CGFloat = 3
  /// How far it stays from the edges, in points.
  static let margin: CGFloat = 3
  /// It is never shorter than this unless the content is beyond an end, in points.
  static let leastLength: CGFloat = 36
  /// How long it stays after the content has come to rest, and how long it takes to fade, in seconds.
  static let rest: (shown: TimeInterval, fading: TimeInterval) = (0.6, 0.3)

  let axis: ScrollAxis
  private var deadline: Int?

  init(_ axis: ScrollAxis) {
    self.axis = axis
    super.init()
    isHidden = true
    isUserInteractionEnabled = false
    takesTouchesItself = false
  }

  /// Appears at once and stays until ``fade()``.
  func show() {
    cancelDeadline()
    isHidden = false
    setWithoutAnimation(.opacity, to: 1)
    layOut()
  }

  /// Goes away a while after the last call.
  func fade() {
    guard !isHidden, let window else { return }
    cancelDeadline()
    deadline = window.addDeadline(at: window.time + Self.rest.shown) { [weak self] in
      guard let self, let window = self.window else { return }
      animate(.opacity, to: 0, pace: .curve(.linear, duration: Self.rest.fading))
      deadline = window.addDeadline(at: window.time + Self.rest.fading) { [weak self] in
        self?.deadline = nil
        self?.isHidden = true
      }
    }
  }

  private func cancelDeadline() {
    if let deadline { window?.cancelDeadline(deadline) }
    deadline = nil
  }

  override var isLive: Bool { true }
  override var drawsContent: Bool { true }
  override var hasMotion: Bool { !isHidden }

  /// Where it is along the track and how long, for the offset shown now: it becomes shorter beyond an end.
  var span: (start: CGFloat, length: CGFloat) {
    guard let scroll = superview as? ScrollView else { return (0, 0) }
    let range = scroll.offsetRange(along: axis)
    let track = axis.length(of: scroll.frame.size) - 2 * Self.margin
    let whole = range.upperBound - range.lowerBound + axis.length(of: scroll.frame.size)
    let offset = scroll.shown(axis.offset).value
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let full = max(min(Self.leastLength, track), track * axis.length(of: scroll.frame.size) / max(1, whole))
    let length = max(Self.thickness, full - beyond)
    let share = (offset - range.lowerBound) / max(1, range.upperBound - range.lowerBound)
    return (Self.margin + (track - length) * min(max(share, 0), 1), length)
  }

  private func layOut() {
    guard let scroll = superview as? ScrollView else { return }
    let length = axis.length(of: scroll.frame.size)
    let size = CGSize(width: Self.thickness, height: length)
    frame.size = axis == .vertical ? size : CGSize(width: size.height, height: size.width)
  }

  override func shown(_ property: AnimatedProperty) -> MotionState {
    guard let scroll = superview as? ScrollView else { return super.shown(property) }
    let edge = CGPoint(
      x: scroll.frame.width - Self.thickness - Self.margin, y: scroll.frame.height - Self.thickness - Self.margin)
    switch (property, axis) {
    case (.originX, .vertical): return MotionState(value: scroll.shown(.offsetX).value + edge.x)
    case (.originY, .vertical): return MotionState(value: scroll.shown(.offsetY).value + span.start)
    case (.originX, .horizontal): return MotionState(value: scroll.shown(.offsetX).value + span.start)
    case (.originY, .horizontal): return MotionState(value: scroll.shown(.offsetY).value + edge.y)
    default: return super.shown(property)
    }
  }

  /// Half points of its length: what it looks like follows from that alone.
  override func pictureVersion(at time: TimeInterval) -> Int { version &* 8192 &+ Int(span.length * 2) }

  override func draw(_ canvas: any Canvas) {
    let length = (span.length * 2).rounded(.down) / 2
    let bar = CGRect(x: 0, y: 0, width: Self.thickness, height: length)
    let rect = axis == .vertical ? bar : CGRect(x: 0, y: 0, width: length, height: Self.thickness)
    canvas.fill(rect, cornerRadius: Self.thickness / 2, color: color(.scrollIndicator))
  }
}
