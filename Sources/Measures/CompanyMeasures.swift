import Foundation
import Tracing

/// M17 and M25: what shall be seen besides the field.
enum CompanyMeasures: MeasureFamily {
  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    var (header, label, company) = (Double?.none, Double?.none, Double?.none)
    for rest in Rests(timeline) {
      if let view = rest.frame.first(.header) { header = max(header ?? 0, 1 - view.visibleFraction) }
      if let view = rest.frame.first(.label) { label = min(label ?? 1, view.visibleFraction) }
      if let part = companions(in: rest, timeline) { company = min(company ?? 1, part) }
    }
    if let header {
      outcome.note(.headerLoss, header)
    } else {
      outcome.lacks(.headerLoss, because: "no header is in the trace while a focused view rests")
    }
    if let label {
      outcome.note(.labelVisible, label)
    } else {
      outcome.lacks(.labelVisible, because: "no focused field that came to rest has a label")
    }
    if let company {
      outcome.note(.companionsVisible, company > 0.999 ? 1 : company)
    } else {
      outcome.lacks(.companionsVisible, because: "no focused view that came to rest has companions that fit")
    }
    return outcome
  }

  /// The visible part of the companions that fit together with the field, the k-th with a weight of 1 / k.
  private static func companions(in rest: Rest, _ timeline: Timeline) -> Double? {
    let frame = rest.frame
    guard var box = frame.first(.field)?.rect else { return nil }
    let demanded = timeline.demands.levels(in: frame, rest.index).filter { $0.role == .companion }
    let band = timeline.band(in: frame)
    var (seen, all) = (0.0, 0.0)
    for (index, companion) in demanded.enumerated() {
      box = box.union(companion.rect)
      guard box.height <= band.bottom - band.top else { break }
      let weight = 1 / Double(index + 1)
      seen += weight * companion.visibleFraction
      all += weight
    }
    return all > 0 ? seen / all : nil
  }
}
