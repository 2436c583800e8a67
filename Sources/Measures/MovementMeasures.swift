import Foundation
import Tracing

/// M5, M6, M7 and the detectors that look at the same steps: how far the target moved, and what for.
enum MovementMeasures: MeasureFamily {
  /// A way back of less than this (points) is no jump back.
  private static let reversal: CGFloat = 1
  /// What a way that was under way and the rest of it may differ by, in points: the places of a trace are rounded.
  private static let roundingError: CGFloat = 0.01

  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    let spans = timeline.transitions.filter { $0.isOfAvoidance && $0.target != nil }
    guard !spans.isEmpty else {
      outcome.lacks(
        .excessMovement, .excessMovementTotal, .overshoot, .needlessMovement, because: "nothing ever had focus")
      return outcome
    }
    var (worst, total, needless, overshoot) = (0.0, 0.0, 0.0, 0.0)
    var givenBack: CGFloat = 0
    for span in timeline.transitions where span.target != nil {
      // Dragged by a hand it may have been given back whatever way it went.
      guard span.isOfAvoidance else {
        if timeline.frames[span.start].tells("dragKeyboard") { givenBack += abs(span.net) + abs(span.underWay) }
        continue
      }
      // What a keyboard that has gone down since the last act was given, or was on its way to, is taken again where it
      // comes up.
      if span.cause != .keyboard { givenBack = 0 }
      if span.edgeGoesDown { givenBack += abs(span.net) + abs(span.underWay) }
      let up = Need.up(for: span, in: timeline)
      let need = need(of: span, up)
      let excess = max(0, span.path - max(need, span.carried))
      worst = max(worst, excess)
      total += excess
      if up != nil, need == 0, !span.edgeGoesDown, span.cause != .close,
        excess > slack(of: span, rate: timeline.header.rate) + givenBack + roundingError
      {
        needless += excess
        outcome.findings.append(timeline.finding(.needlessMove, span.start, span.target ?? "", excess))
      }
      overshoot = max(overshoot, self.overshoot(of: span))
      if let back = wayBack(of: span) {
        outcome.findings.append(
          timeline.finding(.jumpBack, span.start + back.step, span.target ?? "", back.points))
      }
      if let again = secondMove(of: span, timeline) {
        outcome.findings.append(
          timeline.finding(.doubleMove, span.start + again.step, span.target ?? "", again.points))
      }
    }
    outcome.note(.overshoot, overshoot)
    guard timeline.tellsDistance else {
      outcome.lacks(
        .excessMovement, .excessMovementTotal, .needlessMovement, because: "the trace does not tell the distance kept")
      return outcome
    }
    outcome.note(.excessMovement, worst)
    outcome.note(.excessMovementTotal, total)
    outcome.note(.needlessMovement, needless)
    return outcome
  }

  /// How far a target that was moving may swing out before it stands where it is, in points: what it went in a frame before,
  /// and in the frame in which something else was asked of it, there and back, with what a spring carries on: 1/(ω e) of its
  /// speed.
  private static func slack(of span: Transition, rate: Double) -> CGFloat {
    guard span.isInterruption else { return 0 }
    let step = max(abs(span.momentum), span.momentum == 0 ? 0 : abs(span.steps.first ?? 0))
    return 2 * step * (1 + rate / (VelocityMeasures.springFrequency * M_E))
  }

  /// What the target had to move by, if it needed to go `up` so far: back as far as it has gone where that is not known, the
  /// keyboard goes down or editing ends.
  static func need(of span: Transition, _ up: CGFloat?) -> CGFloat {
    if span.edgeGoesDown || span.cause == .close { return abs(span.net) }
    return abs(up ?? span.net)
  }

  private static func overshoot(of span: Transition) -> CGFloat {
    guard span.rest != nil else { return 0 }
    var (place, farthest) = (CGFloat(0), CGFloat(0))
    for step in span.steps {
      place += step
      let past = place - span.net
      farthest = max(farthest, span.net > 0 ? past : span.net < 0 ? -past : abs(past))
    }
    return farthest
  }

  /// The first step against the way so far after at least a point of it, and how far back it goes in all.
  private static func wayBack(of span: Transition) -> (step: Int, points: CGFloat)? {
    var (place, extreme, start) = (CGFloat(0), CGFloat(0), 0)
    var direction: CGFloat = 0
    for (index, step) in span.steps.enumerated() where step != 0 {
      if direction == 0 { direction = step > 0 ? 1 : -1 }
      place += step
      if place * direction >= extreme * direction {
        (extreme, start) = (place, index + 1)
      } else if abs(extreme) >= reversal, (extreme - place) * direction >= reversal {
        let farthest = span.steps[start...].reduce((sum: CGFloat(0), most: CGFloat(0))) { way, step in
          (way.sum - step * direction, max(way.most, way.sum - step * direction))
        }
        return (start, farthest.most)
      }
    }
    return nil
  }

  /// The first step after a pause of two frames within one transition with the edge at rest, and the way from there on.
  private static func secondMove(of span: Transition, _ timeline: Timeline) -> (step: Int, points: CGFloat)? {
    var (hasMoved, pause) = (false, 0)
    for (index, step) in span.steps.enumerated() {
      if step == 0 {
        pause += 1
        continue
      }
      let frame = span.start + index
      let edgeRests = abs(timeline.frames[frame].edge - timeline.frames[frame - 1].edge) <= Timeline.stillness
      if hasMoved, pause >= 2, edgeRests {
        let rest = span.steps[index...].reduce(0) { $0 + abs($1) }
        if rest >= reversal { return (index, rest) }
      }
      (hasMoved, pause) = (true, 0)
    }
    return nil
  }
}
