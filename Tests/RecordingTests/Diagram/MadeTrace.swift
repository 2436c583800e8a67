import Foundation
import Tracing

/// A trace made by hand: a window of 520 × 520 for five seconds, so that a second is 100 units of the diagram and a point
/// is one.
struct MadeTrace {
  var scenario = "made"
  var strategy = "by-hand"
  /// The keyboard's edge in each second.
  var edges: [CGFloat] = [520, 520, 320, 320, 320, 520]
  /// The focused field's top in each second; 40 high, its caret 20 of that in the middle.
  var tops: [CGFloat?] = [300, 300, 300, 200, 200, 200]
  var ids = ["name", "name", "name", "name", "name", "name"]
  var events: [[String]] = [[], [], [], [], [], []]
  var bars: [TraceView] = []

  var trace: Trace {
    let frames = edges.indices.map { index in
      let edge = edges[index]
      var views = [view("bar", .header, CGRect(x: 0, y: 0, width: 520, height: 60), edge)]
      if let top = tops[index] {
        views.append(view(ids[index], .field, CGRect(x: 10, y: top, width: 200, height: 40), edge))
        views.append(view("caret", .caret, CGRect(x: 12, y: top + 10, width: 2, height: 20), edge))
      }
      return TraceFrame(
        time: Double(index), edge: edge, topLimit: 60, distance: 10,
        occluders: edge < 520 ? [CGRect(x: 0, y: edge, width: 520, height: 520 - edge)] : [],
        focus: tops[index] == nil ? nil : ids[index], views: views + bars, events: events[index])
    }
    let header = TraceHeader(
      program: "test", scenario: scenario, scene: "form", strategy: strategy, device: CGSize(width: 520, height: 520),
      rate: 1, theme: "light")
    return Trace(header: header, frames: frames)
  }

  private func view(_ id: String, _ role: TraceView.Role, _ rect: CGRect, _ edge: CGFloat) -> TraceView {
    let seen = rect.intersection(CGRect(x: 0, y: 0, width: 520, height: edge))
    return TraceView(id: id, role: role, rect: rect, visible: seen.isEmpty ? nil : seen)
  }
}
