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
    let safeArea = scenario.windowSafeArea
    return TraceHeader(
      program: program, scenario: scenario.name, scene: scenario.scene.name, strategy: avoider.strategyName,
      device: scenario.windowFrame.size,
      safeArea: TraceInsets(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      rate: Double(rate), scale: Double(scale), theme: theme.rawValue, fingerprint: fingerprint)
  }

  /// What is shown now, as a frame of a trace at `time`, of which the trace's next frame takes no notice: what happened
  /// before it is told by that one too.
  public func passingFrame(at time: TimeInterval) -> TraceFrame {
    let state = tracing
    defer { tracing = state }
    return traceFrame(at: time)
  }

  /// What is shown now, as a frame of a trace at `time` (seconds from the trace's start): the keyboard's edge, every view
  /// of interest with what of it can be seen, and what happened since the frame before.
  public func traceFrame(at time: TimeInterval) -> TraceFrame {
    let edge = keyboard.coverEdge
    let window = CGRect(origin: .zero, size: window.frame.size)
    let planChanged = tracing.takePlanChange(count: avoider.planCount)
    let views = tracing.takeViews(of: self)
    let isInHand = keyboard.model.isInHand
    let end = keyboard.coverEdgeEnd
    return TraceFrame(
      time: time, window: window.size == scenario.windowFrame.size ? nil : window.size, edge: edge,
      edgeEnd: isInHand || end == edge ? nil : end, isKeyboardInHand: isInHand,
      topLimit: views.topLimit, distance: self.window.firstResponder.map(avoider.distance(for:)),
      occluders: views.occluders, finger: fingerLocation, focus: views.focus, views: views.traced,
      layoutPasses: tracing.takeLayoutPasses(total: self.window.layoutPasses),
      plan: planChanged ? avoider.plan.map { TracePlan($0.numbered(in: self.window)) } : nil,
      events: tracing.takeEvents().map { ScriptWriter.text(of: $0.action) })
  }
}
