import Foundation
import Tracing

/// M1 and M2: what of caret and field is visible, at rest and all along.
enum VisibilityMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    during(timeline, &outcome)
    atRest(timeline, &outcome)
    return outcome
  }

  private static func during(_ timeline: Timeline, _ outcome: inout Outcome) {
    var (seen, all) = (0.0, 0.0)
    for (index, frame) in timeline.frames.enumerated() where frame.focus != nil {
      guard let caret = frame.first(.caret), timeline.demands.includes(.caret, in: frame, index) else { continue }
      let duration = timeline.duration(of: index)
      seen += duration * caret.visibleFraction
      all += duration
    }
    guard all > 0 else { return outcome.lacks(.caretVisibleDuring, because: "no frame has a caret") }
    outcome.note(.caretVisibleDuring, seen / all)
  }

  private static func atRest(_ timeline: Timeline, _ outcome: inout Outcome) {
    var (caretPart, excusedPart, fieldPart) = (Double?.none, Double?.none, Double?.none)
    var unsatisfied: [TracePlan.Unsatisfied] = []
    var covered: String?
    for rest in Rests(timeline) {
      if let plan = rest.plan { unsatisfied = plan.unsatisfied }
      // What a hand has scrolled away is where that wants it (CASES.md C3).
      let isDemanded = { (role: TraceView.Role) in timeline.demands.includes(role, in: rest.frame, rest.index) }
      // What a hand has is answered where it comes to rest.
      if rest.frame.focusChain.contains(where: { $0.writer == TraceView.handWriter }) { continue }
      // A screen that has just been swiped may not be answered for yet.
      if rest.plan == nil, timeline.hasMovedSideways(before: rest.index) { continue }
      // What moves along y cannot show it.
      if let field = rest.frame.first(.field), timeline.isBeside(field, in: rest.frame) { continue }
      if let caret = rest.frame.first(.caret), isDemanded(.caret), !timeline.isCutAtASide(caret, in: rest.frame),
        !timeline.isOutsideRoot(caret, in: rest.frame)
      {
        // A field that is less high than its caret shows no more of it than it has.
        let room = rest.frame.first(.field).map { min(1, $0.rect.height / max(1, caret.rect.height)) } ?? 1
        let part = room > 0 ? min(1, caret.visibleFraction / room) : 1
        if part < 0.999, covered != rest.focus {
          outcome.findings.append(timeline.finding(.coveredCaret, rest.index, rest.focus, caret.hiddenHeight))
        }
        covered = part >= 0.999 ? nil : rest.focus
        if unsatisfied.contains(where: { $0.level == "caret" }) {
          excusedPart = min(excusedPart ?? 1, part)
        } else {
          caretPart = min(caretPart ?? 1, part)
        }
      }
      if let field = rest.frame.first(.field), isDemanded(.field) {
        fieldPart = min(fieldPart ?? 1, fitting(field, rest, timeline))
      }
    }
    if let excusedPart, excusedPart < caretPart ?? 1 || caretPart == nil, (caretPart ?? 1) > 0.999 {
      outcome.excuse(.caretVisible, excusedPart, because: "the plan says that the caret cannot be had")
    } else if let caretPart {
      outcome.note(.caretVisible, caretPart > 0.999 ? 1 : caretPart)
    } else {
      outcome.lacks(.caretVisible, because: "nothing with a caret came to rest")
    }
    guard let fieldPart else { return outcome.lacks(.fieldVisible, because: "no field came to rest") }
    outcome.note(.fieldVisible, fieldPart > 0.999 ? 1 : fieldPart)
  }

  /// The visible height of a field as part of what of it has room between top limit and edge.
  private static func fitting(_ field: TraceView, _ rest: Rest, _ timeline: Timeline) -> Double {
    let band = timeline.band(in: rest.frame)
    let room = min(field.rect.height, max(0, band.bottom - band.top))
    guard room > 0 else { return 1 }
    let part = field.visibleFraction * field.rect.height / room
    return min(1, part)
  }
}
