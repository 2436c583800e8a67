import Foundation
import Tracing

/// M12 and M15: jerks in the target's way, and steps at interruptions.
enum VelocityMeasures: MeasureFamily {
  /// ω of the keyboard's spring on iOS, √(1000 / 3) a second (FACTS.md §1): a motion from rest needs no more than ω² ·
  /// travel of acceleration.
  static let springFrequency = (1000.0 / 3).squareRoot()

  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    jumps(timeline, &outcome)
    seams(timeline, &outcome)
    return outcome
  }

  private struct Jump {
    var change: Double
    var bound: Double
    var isAtReversal: Bool
    var excess: Double { bound > 0 ? change / bound : change > 0 ? .greatestFiniteMagnitude : 0 }
  }

  private static func jumps(_ timeline: Timeline, _ outcome: inout Outcome) {
    // What typing moves goes with a line of text, not with the keyboard: M23 has it.
    let jumps = timeline.transitions.filter { $0.isOfAvoidance && $0.cause != .typing }.flatMap {
      self.jumps(in: $0, timeline)
    }
    for (measure, isAtReversal) in [(Measure.velocityJump, false), (.velocityJumpAtReversal, true)] {
      guard let worst = jumps.filter({ $0.isAtReversal == isAtReversal }).max(by: { $0.excess < $1.excess }) else {
        outcome.lacks(measure, because: isAtReversal ? "no motion was interrupted" : "the target never moved")
        continue
      }
      outcome.note(measure, worst.change, bound: .atMost(worst.bound), because: "ω² · travel · a frame")
    }
    guard timeline.transitions.contains(where: { $0.target != nil }) else {
      return outcome.lacks(.velocityJumpCount, because: "nothing ever had focus")
    }
    outcome.note(.velocityJumpCount, Double(jumps.count { $0.excess > 1 }))
  }

  private static func jumps(in span: Transition, _ timeline: Timeline) -> [Jump] {
    let travel = travel(of: span)
    guard travel > Timeline.stillness else { return [] }
    var jumps: [Jump] = []
    var last = velocity(of: span.target, at: span.start - 1, timeline)
    for (index, step) in span.steps.enumerated() {
      let frame = span.start + index
      let duration = timeline.duration(of: frame)
      guard duration > 0, !timeline.isByHand[frame] else {
        last = nil
        continue
      }
      let now = Double(step) / duration
      if let before = last, before != now, !isContact(before, now, span.target, frame, timeline) {
        let bound = Self.springFrequency * Self.springFrequency * Double(travel) * duration
        jumps.append(
          Jump(change: abs(now - before), bound: bound, isAtReversal: span.isInterruption && index < 2))
      }
      last = now
    }
    return jumps
  }

  /// How far the target goes between its extremes, with the frame before it set out.
  private static func travel(of span: Transition) -> CGFloat {
    var (place, least, greatest) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for step in span.steps {
      place += step
      (least, greatest) = (min(least, place), max(greatest, place))
    }
    return greatest - least
  }

  /// Whether a view is pushed by the edge, or was: it meets the edge or leaves it within a frame, so that the frame
  /// before the first whole step, and the one after the last, may be a part of one.
  private static func isContact(_ before: Double, _ now: Double, _ id: String?, _ frame: Int, _ timeline: Timeline)
    -> Bool
  {
    isPushed(id, frame, timeline) || isPushed(id, frame - 1, timeline)
      || before == 0 && isPushed(id, frame + 1, timeline)
      || now == 0 && isPushed(id, frame - 2, timeline)
  }

  /// Whether a view's step in a frame is that of the edge.
  private static func isPushed(_ id: String?, _ frame: Int, _ timeline: Timeline) -> Bool {
    guard frame > 0, frame < timeline.frames.count,
      let step = timeline.steps(of: id, from: frame, through: frame).first
    else { return false }
    let edge = timeline.frames[frame - 1].edge - timeline.frames[frame].edge
    return abs(edge) > 0.05 && abs(step - edge) <= 0.003
  }

  private static func velocity(of id: String?, at frame: Int, _ timeline: Timeline) -> Double? {
    let duration = timeline.duration(of: frame)
    guard frame > 0 else { return 0 }
    guard duration > 0, let step = timeline.steps(of: id, from: frame, through: frame).first else { return nil }
    return Double(step) / duration
  }

  /// A step at an interruption is a seam as far as it is longer than the way at the greater of the speeds around it.
  private static func seams(_ timeline: Timeline, _ outcome: inout Outcome) {
    var worst: Double?
    for span in timeline.transitions where span.isInterruption && span.isOfAvoidance && span.start > 1 {
      let around = timeline.steps(
        of: span.target, from: span.start - 1, through: min(span.start + 1, timeline.frames.count - 1))
      let (before, step) = (abs(around[0]), abs(around[1]))
      guard before > 0 else { continue }
      let duration = timeline.duration(of: span.start)
      func way(_ step: CGFloat, _ frame: Int) -> Double {
        let own = timeline.duration(of: frame)
        return own > 0 ? Double(step) / own * duration : 0
      }
      let after = around.count > 2 ? way(abs(around[2]), span.start + 1) : 0
      worst = max(worst ?? 0, Double(step) - max(way(before, span.start - 1), after))
    }
    if let worst { return outcome.note(.reversalSeam, max(0, worst)) }
    outcome.lacks(.reversalSeam, because: "no motion of the target was interrupted")
  }
}
