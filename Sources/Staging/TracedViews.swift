import AvoidingViews
import Foundation
import KeyboardAvoidance
import Tracing
import ViewTree

/// The views of interest on a stage, read off as they are shown.
struct TracedViews {
  let stage: Stage
  /// What the keyboard covers, in window points.
  var occluders: [CGRect] = []
  /// The views, parents first.
  private(set) var traced: [TraceView] = []
  /// The id of the first responder; of one without an id of its own, that of its place in the tree.
  private(set) var focus: String?
  /// The y that nothing shall pass when the content moves up, in window points.
  private(set) var topLimit: CGFloat?

  /// A view that stands over the content, and where it is shown, in window points.
  private struct Cover {
    var view: View
    var frame: CGRect
  }

  private var scrollViewCount = 0
  private var inputCount = 0
  /// Where the views in the focused one's chain that are no input lie: the innermost region or root around each.
  private var containers: [ObjectIdentifier: String] = [:]

  init(stage: Stage) { self.stage = stage }

  /// Reads everything.
  mutating func collect() {
    guard let controller = stage.window.rootController else { return }
    // By the frame alone: a strategy that shifts the whole window does so by a transform.
    topLimit = controller.view.frame.minY + controller.topLimit
    let root = controller.content
    let rootID = root.id ?? TraceView.Role.root.rawValue
    let covers = bars(of: controller)
    var trace = view(root, .root, id: rootID, container: nil, under: covers)
    trace.translationY = root.shown(.translationY).value
    trace.writer = stage.avoider.plan == nil ? nil : stage.avoider.strategyName
    traced.append(trace)
    if let bar = controller.topBar { add(bar, .header, container: nil, under: []) }
    let focused = stage.window.firstResponder
    let companions = focused?.avoidance.companions ?? []
    let label = (focused?.superview as? LabelledField)?.label
    walk(root, container: rootID, under: covers, noting: companions + [label].compactMap(\.self))
    if let focused, focus == nil { focus = focused.id }
    if let label, let focus {
      let id = label.id ?? "\(focus).label"
      traced.append(view(label, .label, id: id, container: containers[ObjectIdentifier(label)], under: covers))
    }
    for companion in companions {
      add(companion, .companion, container: containers[ObjectIdentifier(companion)], under: covers)
    }
    for bar in stage.avoider.stickyBars { add(bar, .stickyBar, container: nil, under: []) }
  }

  /// What stands over the content besides the keyboard: the bar at the top, or the status bar where there is none, and
  /// the bars that stand on the keyboard.
  private func bars(of controller: ViewController) -> [Cover] {
    let top = controller.topBar ?? stage.window.subviews.first { $0 is StatusBar }
    return ([top].compactMap(\.self) + stage.avoider.stickyBars).map {
      Cover(view: $0, frame: $0.frameInWindow(in: .presentation))
    }
  }

  private mutating func walk(_ view: View, container: String, under covers: [Cover], noting known: [View]) {
    if known.contains(where: { $0 === view }) { containers[ObjectIdentifier(view)] = container }
    var inner = container
    let isInput = view is any TextInput
    if isInput { inputCount += 1 }
    let id = view.id ?? (isInput ? "input-\(inputCount)" : "scroll-\(scrollViewCount)")
    if let scroll = view as? ScrollView {
      // Plans name scroll views by their place in this order.
      let region = scrollViewCount
      scrollViewCount += 1
      if !isInput || scroll.contentSize.height > scroll.frame.height {
        traced.append(self.region(scroll, region, id: id, container: container, under: covers))
        inner = id
      }
    }
    if let input = view as? any TextInput {
      let isFocused = view === stage.window.firstResponder
      traced.append(self.view(view, isFocused ? .field : .bystander, id: id, container: container, under: covers))
      if isFocused {
        focus = id
        let caret = view.rectInWindow(input.caretRect, in: .presentation)
        traced.append(self.view(view, .caret, id: "caret", container: inner, rect: caret, under: covers))
      }
    }
    for child in view.subviews { walk(child, container: inner, under: covers, noting: known) }
  }

  private func region(
    _ scroll: ScrollView, _ number: Int, id: String, container: String, under covers: [Cover]
  ) -> TraceView {
    var trace = view(scroll, .scroll, id: id, container: container, under: covers)
    trace.offset = scroll.shown(.offsetY).value
    trace.insetTop = scroll.effectiveInset.top
    trace.insetBottom = scroll.effectiveInset.bottom
    trace.ownInsetTop = scroll.contentInset.top
    trace.ownInsetBottom = scroll.contentInset.bottom
    trace.region = number
    trace.contentHeight = scroll.contentSize.height
    let isPlanned = stage.avoider.plan?.regions.contains { $0.id == scroll.identity } ?? false
    trace.writer = scroll.isInHand ? "hand" : isPlanned ? stage.avoider.strategyName : nil
    return trace
  }

  private mutating func add(_ view: View, _ role: TraceView.Role, container: String?, under covers: [Cover]) {
    traced.append(self.view(view, role, id: view.id ?? role.rawValue, container: container, under: covers))
  }

  private func view(
    _ view: View, _ role: TraceView.Role, id: String, container: String?, rect: CGRect? = nil, under covers: [Cover]
  ) -> TraceView {
    let rect = rect ?? view.frameInWindow(in: .presentation)
    let seen = view.isSeen ? rect.intersection(view.visibleRectInWindow()) : .null
    let above = covers.filter { !view.isDescendant(of: $0.view) }.map(\.frame)
    return TraceView(
      id: id, role: role, container: container, rect: rect, visible: seen.largestPart(outside: occluders + above))
  }
}

extension View {
  /// Whether neither it nor anything around it is hidden or transparent.
  fileprivate var isSeen: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden || current.shown(.opacity).value <= 0.01 { return false }
      view = current.superview
    }
    return true
  }
}
