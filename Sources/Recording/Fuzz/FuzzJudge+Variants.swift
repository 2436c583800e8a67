import Foundation
import Staging

/// Plays that must come to the same.
extension FuzzJudge {
  func faultOfVariants(_ scenario: Scenario, _ trace: Trace) -> FuzzFault? {
    for rate in [30, 120] {
      guard let other = try? play(scenario, rate: rate).trace else { continue }
      if let time = Self.firstDifference(trace, other, rate: rate) {
        return FuzzFault(.rates, "at \(rate) frames a second \(time.upTo3) s looks different")
      }
    }
    if let bare = scenario.withoutKeyboard, scenario.isCalm, let other = try? play(bare).trace,
      let (with, without) = Self.ends(trace, other)
    {
      for (view, place) in with where without[view] != nil && without[view] != place {
        let found = "ends at \(place), without a keyboard at \(without[view] ?? "")"
        return FuzzFault(.unaffected, "\(view) \(found)")
      }
    }
    return nil
  }

  /// The first time that both traces have, of several, at which something looks different.
  private static func firstDifference(_ trace: Trace, _ other: Trace, rate: Int) -> TimeInterval? {
    let (own, others) = rate < CheckRunner.rate ? (CheckRunner.rate / rate, 1) : (1, rate / CheckRunner.rate)
    var index = 0
    while index * own < trace.frames.count, index * others < other.frames.count {
      let (one, two) = (trace.frames[index * own].look, other.frames[index * others].look)
      if one != two { return one.time }
      index += 1
    }
    return nil
  }

  /// Where roots and regions are in the end, if both end with no focus and no keyboard.
  private static func ends(_ trace: Trace, _ other: Trace) -> (with: [String: String], without: [String: String])? {
    guard let last = trace.frames.last, let otherLast = other.frames.last, last.isClosed(in: trace),
      otherLast.isClosed(in: other),
      // A row that is made only where the keyboard has scrolled to can have the focus there alone.
      trace.focuses == other.focuses
    else { return nil }
    return (last.places, otherLast.places)
  }
}

extension Trace {
  /// What had focus, one after the other.
  fileprivate var focuses: [String] {
    frames.compactMap(\.focus).reduce(into: []) { focuses, focus in
      if focuses.last != focus { focuses.append(focus) }
    }
  }
}

extension TraceFrame {
  /// Whether nothing has focus and no keyboard is in sight.
  func isClosed(in trace: Trace) -> Bool {
    focus == nil && occluders.isEmpty && edge >= (window ?? trace.header.device).height && edgeEnd == nil
  }

  /// Where roots and scroll regions are, by their ids.
  fileprivate var places: [String: String] {
    var places: [String: String] = [:]
    for view in views where view.role == .root || view.role == .scroll {
      places[view.id] = "\(Double(view.rect.minY).upTo3)/\(Double(view.offset ?? 0).upTo3)"
    }
    return places
  }
}
