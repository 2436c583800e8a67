import AvoidingViews
public import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
public import Tracing
import ViewTree

extension Stage {
  /// The first line of a trace of this stage.
  ///
  /// - Parameters:
  ///   - program: the program's version.
  ///   - rate: frames a second.
  ///   - scale: device pixels a point of the film that goes with it.
  ///   - fingerprint: what decides about the pixels besides the program.
  public func traceHeader(program: String, rate: Int, scale: Int, fingerprint: String) -> TraceHeader {
    let safeArea = scenario.device.safeArea
    return TraceHeader(
      program: program, scenario: scenario.name, scene: scenario.scene.name, strategy: avoider.strategyName,
      device: scenario.device.size,
      safeArea: TraceInsets(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      rate: Double(rate), scale: Double(scale), theme: theme.rawValue, fingerprint: fingerprint)
  }

  /// What is shown now, as a frame of a trace at `time` (seconds from the trace's start): the keyboard's edge, every view
  /// of interest with what of it can be seen, and what happened since the frame before.
  public func traceFrame(at time: TimeInterval) -> TraceFrame {
    let edge = keyboard.shownEdge
    let size = window.frame.size
    let cover = keyboard.shownFrame?.intersection(CGRect(origin: .zero, size: size)) ?? .null
    let occluders = cover.isNull || cover.isEmpty ? [] : [cover]
    let planChanged = tracing.takePlanChange(count: avoider.planCount)
    return TraceFrame(
      time: time, edge: edge, occluders: occluders, finger: window.fingerLocation, focus: window.firstResponder?.id,
      views: viewsOfInterest(occluders),
      layoutPasses: tracing.takeLayoutPasses(total: window.layoutPasses),
      plan: planChanged ? avoider.plan.map { TracePlan($0.numbered(in: window)) } : nil,
      events: tracing.takeEvents().map { ScriptWriter.text(of: $0.action) })
  }

  private func viewsOfInterest(_ occluders: [CGRect]) -> [TraceView] {
    var views: [TraceView] = []
    func add(_ view: View, _ role: TraceView.Role, id: String? = nil, rect: CGRect? = nil) {
      let frame = rect ?? view.frameInWindow(in: .presentation)
      var trace = TraceView(
        id: id ?? view.id ?? role.rawValue, role: role, rect: frame,
        visible: visiblePart(of: frame, in: view, occluders))
      if let scroll = view as? ScrollView, role == .scroll {
        trace.offset = scroll.shown(.offsetY).value
        trace.insetTop = scroll.effectiveInset.top
        trace.insetBottom = scroll.effectiveInset.bottom
        trace.contentHeight = scroll.contentSize.height
        trace.writer = scroll.isInHand ? "hand" : isPlanned(scroll) ? avoider.strategyName : nil
      }
      if role == .root {
        trace.translationY = view.shown(.translationY).value
        trace.writer = avoider.plan == nil ? nil : avoider.strategyName
      }
      views.append(trace)
    }
    guard let controller = window.rootController else { return views }
    add(controller.content, .root)
    if let bar = controller.topBar { add(bar, .header) }
    let focus = window.firstResponder
    for view in controller.content.tree {
      if let input = view as? any TextInput {
        add(view, view === focus ? .field : .bystander)
        if view === focus {
          add(view, .caret, id: "caret", rect: view.rectInWindow(input.caretRect, in: .presentation))
        }
      } else if view is ScrollView {
        add(view, .scroll)
      }
    }
    for companion in focus?.avoidance.companions ?? [] { add(companion, .companion) }
    return views
  }

  private func isPlanned(_ scroll: ScrollView) -> Bool {
    avoider.plan?.regions.contains { $0.id == scroll.identity } ?? false
  }

  /// What of a rectangle no view around it clips and nothing covers: what is above the topmost occluder that meets it.
  private func visiblePart(of rect: CGRect, in view: View, _ occluders: [CGRect]) -> CGRect? {
    var part = rect.intersection(view.visibleRectInWindow())
    for occluder in occluders where !part.isNull && part.intersects(occluder) {
      part.size.height = max(0, occluder.minY - part.minY)
    }
    return part.isNull || part.isEmpty ? nil : part
  }
}
