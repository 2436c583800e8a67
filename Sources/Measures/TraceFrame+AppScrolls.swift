import Foundation
import Tracing

extension TraceFrame {
  /// Where the app itself sent scroll views in this frame, by id, in points of content: what a script says as
  /// `scrollTo: {in: form, y: 300}`. An offset set by the app is an act, as a finger's is (SYSTEMS.md §6, "Record").
  var appScrolls: [(id: String, y: CGFloat)] {
    events.compactMap { event -> (id: String, y: CGFloat)? in
      guard Timeline.word(of: event) == "scrollTo", let open = event.firstIndex(of: "{"), event.hasSuffix("}") else {
        return nil
      }
      var values: [String: String] = [:]
      for part in event[event.index(after: open)...].dropLast().split(separator: ",") {
        let pair = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        if pair.count == 2 { values[pair[0]] = pair[1] }
      }
      guard let id = values["in"], let y = values["y"].flatMap(Double.init), y.isFinite else { return nil }
      return (id, CGFloat(y))
    }
  }
}
