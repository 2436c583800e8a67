import Foundation
import Measures
import Staging

/// Compares what is expected at one time of a run with what there is.
struct Inspection {
  /// The stage as it is then.
  let stage: Stage
  /// The y of the top edges at the start of the views that are asked how far they moved, in window points.
  let starts: [String: CGFloat]
  /// The file that wants it; nil = the case's own.
  let file: String?
  /// The line of the file that wants it.
  let line: Int?
  /// When; nil = at the end.
  let time: TimeInterval?
  /// Measures the run so far; asked only if a measure is expected.
  let report: () -> MeasureReport

  /// What is not as expected, in the order of the file.
  func reasons(_ expectation: Expectation) -> [CheckRun.Reason] {
    var reasons: [CheckRun.Reason] = []
    if !expectation.measures.isEmpty {
      let report = report()
      reasons += expectation.measures.compactMap { reason($0, report) }
    }
    reasons += expectation.views.compactMap(reason)
    if let demand = expectation.keyboardEdge {
      let edge = Double(stage.keyboardEdge)
      if !demand.isMet(by: edge, tolerance: Self.tolerance) {
        reasons.append(miss("keyboardEdge", "\(demand)", edge.upTo3))
      }
    }
    if let focus = expectation.focus, let reason = reason(focus) { reasons.append(reason) }
    reasons += expectation.texts.compactMap(reason)
    return reasons
  }

  /// What the rounding of a trace can do to a length, in points.
  private static let tolerance = 0.01

  private func miss(_ subject: String, _ wanted: String, _ found: String) -> CheckRun.Reason {
    CheckRun.Reason(subject, wanted: wanted, found: found, file: file, line: line, time: time)
  }

  private func reason(_ measured: Expectation.Measured, _ report: MeasureReport) -> CheckRun.Reason? {
    guard let measure = Measure(rawValue: measured.measure) else { return nil }
    let value = report[measure]
    let found = value.value?.upTo3 ?? "no value, because \(value.note ?? "nothing moved")"
    switch measured.demand {
    case .passes(let passes):
      if report.meets(measure, passes) { return nil }
      let bound = value.bound?.description ?? "a bound, and it has none on this run"
      return miss(measured.measure, passes ? bound : "a miss of \(bound)", found)
    case .noWorseThan(let number):
      if report.meets(measure, number) { return nil }
      return miss(measured.measure, "no worse than \(number.upTo3)", found)
    case .number(let demand):
      if let number = value.value, demand.isMet(by: number, tolerance: measure.tolerance) { return nil }
      return miss(measured.measure, "\(demand)", found)
    }
  }

  private func reason(_ placed: Expectation.Placed) -> CheckRun.Reason? {
    let subject = "\(placed.id).\(placed.property.rawValue)"
    guard let view = stage.shownView(placed.id) else { return miss(subject, "\(placed.demand)", "no such view") }
    guard let number = number(placed.property, of: view, placed.id) else {
      let why = placed.property == .moved ? "no such view at the start" : "no scroll view"
      return miss(subject, "\(placed.demand)", why)
    }
    let tolerance = placed.property == .visible ? 0.001 : Self.tolerance
    if placed.demand.isMet(by: number, tolerance: tolerance) { return nil }
    return miss(subject, "\(placed.demand)", number.upTo3)
  }

  private func number(_ property: Expectation.Property, of view: ShownView, _ id: String) -> Double? {
    switch property {
    case .top: view.frame.minY
    case .bottom: view.frame.maxY
    case .left: view.frame.minX
    case .right: view.frame.maxX
    case .width: view.frame.width
    case .height: view.frame.height
    case .visible: view.visibleFraction
    case .offsetX: view.offset.map { Double($0.x) }
    case .offsetY: view.offset.map { Double($0.y) }
    case .insetBottom: view.insetBottom.map(Double.init)
    case .transformY: view.translationY
    case .moved: starts[id].map { view.frame.minY - $0 }
    }
  }

  private func reason(_ focus: Expectation.Focus) -> CheckRun.Reason? {
    let found = stage.focusedView
    switch focus {
    case .none: return found.map { miss("focus", "none", $0) }
    case .view(let id): return found == id ? nil : miss("focus", id, found ?? "none")
    }
  }

  private func reason(_ written: Expectation.Written) -> CheckRun.Reason? {
    let found = stage.shownText(written.id)
    if found == written.text { return nil }
    return miss("\(written.id).text", Self.quoted(written.text), found.map(Self.quoted) ?? "no text")
  }

  /// A text on one line, cut where it is long.
  private static func quoted(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: "\\n")
    return "\"" + (line.count > 60 ? line.prefix(57) + "…" : line) + "\""
  }
}
