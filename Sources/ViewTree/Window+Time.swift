public import Foundation

/// Something that happens by itself at a time: the end of a glide, the repeat of a held key.
struct Deadline {
  var token: Int
  var time: TimeInterval
  var action: () -> Void
}

extension Window {
  /// Lets time pass: everything due by `time` (seconds, not before now) happens at its own exact time, in order.
  public func advance(to time: TimeInterval) {
    let before = self.time
    while let index = earliestDeadline, deadlines[index].time <= time {
      let due = deadlines.remove(at: index)
      self.time = max(self.time, due.time)
      due.action()
      layOut()
    }
    if time > self.time {
      self.time = time
    }
    if before < self.time, before < animationsEnd { displayIsNeeded = true }
    settleMotion()
  }

  /// Has every frame until `end` (seconds) painted, with `view` in its place of that time.
  func keepMoving(_ view: View, until end: TimeInterval) {
    animationsEnd = max(animationsEnd, end)
    if !movingViews.contains(where: { $0 === view }) { movingViews.append(view) }
  }

  /// Kept pictures around what moves are stale in every frame; what has arrived moves no more.
  private func settleMotion() {
    guard !movingViews.isEmpty else { return }
    for view in movingViews {
      view.superview?.invalidatePictures()
      view.animations.removeSettled(at: time)
    }
    movingViews.removeAll { !$0.hasMotion }
  }

  /// Calls `action` when time reaches `time` (seconds). The answer is for ``cancelDeadline(_:)``.
  public func addDeadline(at time: TimeInterval, _ action: @escaping () -> Void) -> Int {
    lastDeadline += 1
    deadlines.append(Deadline(token: lastDeadline, time: time, action: action))
    return lastDeadline
  }

  /// Forgets a deadline; one that is past or unknown is no error.
  public func cancelDeadline(_ token: Int) { deadlines.removeAll { $0.token == token } }

  /// When the next thing happens by itself, in seconds of ``time``, or nil.
  public var nextDeadline: TimeInterval? { earliestDeadline.map { deadlines[$0].time } }

  /// Whether an animation is under way, so that every frame differs from the last.
  public var isAnimating: Bool { time < animationsEnd }

  /// When the last animation that runs now ends, in seconds; in the past if none runs.
  public var animationEnd: TimeInterval { animationsEnd }

  /// Lays out what asked for it and says so.
  public func layOut() {
    guard layoutIsNeeded else { return }
    layoutIsNeeded = false
    let passes = layoutPasses
    layoutIfNeeded()
    if layoutPasses != passes { report(.layoutChanged) }
  }

  /// The earliest; of two at one time the one that was added first.
  private var earliestDeadline: Int? {
    deadlines.indices.min { (deadlines[$0].time, deadlines[$0].token) < (deadlines[$1].time, deadlines[$1].token) }
  }
}
