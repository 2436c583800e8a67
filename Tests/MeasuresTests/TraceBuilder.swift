import Foundation
import Measures
import Testing
import Tracing

/// Hand-made traces: a window of 390 × 844 with a bar of 91 at the top, a form from there to the bottom, and fields.
///
/// A second has ten frames, so that hand-computed numbers stay short. The keyboard's edge goes to 513 (FACTS.md: 331
/// points with the accessory).
struct TraceBuilder: CustomTestStringConvertible {
  static let up: CGFloat = 513
  static let down: CGFloat = 844

  var testDescription: String { "a trace of \(frames.count) frames" }

  var rate = 10.0
  var frames: [TraceFrame] = []
  /// What the next frame holds.
  var edge = Self.down
  var edgeEnd: CGFloat?
  var focus: String?
  var offset: CGFloat = 0
  var rootShift: CGFloat = 0
  var rootHeight: CGFloat = 753
  var insetBottom: CGFloat = 34
  var contentHeight: CGFloat = 1018
  var writer: String? = "X"
  var distance: CGFloat = 10
  /// Where fields are at home, in window points: y and height.
  var fields: [String: (y: CGFloat, height: CGFloat)] = ["high": (127, 44), "low": (517, 44)]
  var caretY: CGFloat = 11
  var companions: [String: (y: CGFloat, height: CGFloat)] = [:]
  var labelY: CGFloat?
  /// Views that lie in no region and not in the root.
  var outside: [String: CGFloat] = [:]
  var bar: CGFloat?
  /// Whether the fields lie in that bar, and in nothing that scrolls.
  var isInBar = false
  var headerVisible: CGFloat = 91
  var finger: CGPoint?
  var isKeyboardInHand = false
  var layoutPasses = 0
  var plan: TracePlan?

  /// Adds a frame of what is set.
  mutating func frame(_ events: String..., untappable: [String] = []) {
    let isUp = edge < Self.down
    frames.append(
      TraceFrame(
        time: Double(frames.count) / rate, edge: edge, edgeEnd: edgeEnd, isKeyboardInHand: isKeyboardInHand,
        topLimit: 91,
        distance: focus == nil ? nil : distance,
        occluders: isUp ? [CGRect(x: 0, y: edge, width: 390, height: Self.down - edge)] : [], finger: finger,
        focus: focus, views: views, layoutPasses: layoutPasses, plan: plan, events: events, untappable: untappable))
    plan = nil
    layoutPasses = 0
  }

  /// Adds several equal frames.
  mutating func rest(_ count: Int) { for _ in 0..<count { frame() } }

  private var views: [TraceView] {
    let root = CGRect(x: 0, y: 91 + rootShift, width: 390, height: rootHeight)
    let clip = CGRect(x: 0, y: 91 + rootShift, width: 390, height: 753)
    var views = [
      TraceView(
        id: "root", role: .root, rect: root, visible: seen(root), translationY: rootShift, writer: writer),
      TraceView(
        id: "bar", role: .header, rect: CGRect(x: 0, y: 0, width: 390, height: 91),
        visible: headerVisible > 0 ? CGRect(x: 0, y: 0, width: 390, height: headerVisible) : nil),
      TraceView(
        id: "form", role: .scroll, container: "root", rect: clip, visible: seen(clip), offset: offset, insetTop: 0,
        insetBottom: insetBottom, ownInsetTop: 0, ownInsetBottom: 34, region: 0, contentHeight: contentHeight,
        writer: writer),
    ]
    for (id, place) in fields.sorted(by: { $0.value.y < $1.value.y }) {
      let rect = shown(place)
      views.append(view(id, id == focus ? .field : .bystander, rect))
      if id == focus { views.append(view("caret", .caret, CGRect(x: 29, y: rect.minY + caretY, width: 2, height: 22))) }
    }
    if let labelY, let focus { views.append(view("\(focus).label", .label, shown((labelY, 16)))) }
    if focus != nil {
      views += companions.sorted { $0.value.y < $1.value.y }.map { view($0.key, .companion, shown($0.value)) }
    }
    for (id, y) in outside.sorted(by: { $0.key < $1.key }) {
      let rect = CGRect(x: 16, y: y, width: 100, height: 20)
      views.append(TraceView(id: id, role: .bystander, container: "other", rect: rect, visible: seen(rect)))
    }
    if let bar {
      let rect = CGRect(x: 0, y: bar - 50, width: 390, height: 50)
      views.append(TraceView(id: "composer", role: .stickyBar, rect: rect, visible: seen(rect)))
    }
    return views
  }

  private func shown(_ place: (y: CGFloat, height: CGFloat)) -> CGRect {
    CGRect(x: 16, y: place.y - offset + rootShift, width: 358, height: place.height)
  }

  private func view(_ id: String, _ role: TraceView.Role, _ rect: CGRect) -> TraceView {
    TraceView(id: id, role: role, container: isInBar ? "root" : "form", rect: rect, visible: seen(rect, below: 91))
  }

  private func seen(_ rect: CGRect, below top: CGFloat = 0) -> CGRect? {
    let part = rect.intersection(CGRect(x: 0, y: top, width: 390, height: edge - top))
    return part.isNull || part.isEmpty ? nil : part
  }

  var trace: Trace {
    Trace(
      header: TraceHeader(
        program: "test", scenario: "made", scene: "form", strategy: "X", device: CGSize(width: 390, height: 844),
        safeArea: TraceInsets(top: 47, bottom: 34), rate: rate, theme: "light"),
      frames: frames)
  }

  var report: MeasureReport { MeasureReport(of: trace) }

  /// The values of some measures; nil for those without.
  func values(_ measures: Measure...) -> [Double?] {
    let report = report
    return measures.map { report[$0].value }
  }
}
