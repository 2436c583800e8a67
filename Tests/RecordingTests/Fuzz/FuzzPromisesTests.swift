import Foundation
import Testing
import Tracing

@testable import Recording

/// SYSTEMS.md §6, "Promises", held against traces made by hand: half a second at 60 frames a second on 390 × 844 points,
/// the keyboard's edge at 513, a bar that ends at 91, a distance of 10.
@MainActor
struct FuzzPromisesTests {
  private func trace(
    top: CGFloat = 459, lift: CGFloat = 100, unsatisfied: [TracePlan.Unsatisfied] = [], last: [TraceView] = []
  ) -> Trace {
    let field = CGRect(x: 16, y: top, width: 358, height: 44)
    let caret = CGRect(x: 20, y: top + 11, width: 2, height: 22)
    let views = [
      TraceView(id: "city", role: .field, rect: field, visible: field),
      TraceView(id: "caret", role: .caret, rect: caret, visible: caret),
    ]
    var frames = (0..<30).map { index in
      TraceFrame(
        time: Double(index) / 60, edge: 513, topLimit: 91, distance: 10,
        occluders: [CGRect(x: 0, y: 513, width: 390, height: 331)], focus: "city", views: views,
        plan: index == 0 ? TracePlan(lift: lift, unsatisfied: unsatisfied) : nil)
    }
    frames.append(TraceFrame(time: 0.5, edge: 844, topLimit: 91, views: last))
    let header = TraceHeader(
      program: "test", scenario: "made", scene: "made", strategy: "made", device: CGSize(width: 390, height: 844),
      rate: 60, theme: "light")
    return Trace(header: header, frames: frames)
  }

  private func fault(_ trace: Trace, isCalm: Bool = true, keepsStrategy: Bool = true) -> FuzzFault? {
    FuzzPromises(trace: trace, isCalm: isCalm, keepsStrategy: keepsStrategy).fault
  }

  /// A field of 44 points that ends at 503 is 10 above the edge; one that begins at 91 is just below the bar.
  @Test(arguments: [459, 91, 300] as [CGFloat]) func `what keeps the promises has no fault`(top: CGFloat) {
    #expect(fault(trace(top: top)) == nil)
  }

  @Test func `content is never moved down, calm or not`() {
    let trace = trace(lift: -0.5)
    for isCalm in [true, false] {
      #expect(fault(trace, isCalm: isCalm) == FuzzFault(.liftNotNegative, "-0.5 at 0 s"))
    }
    #expect(fault(trace, keepsStrategy: false) == nil, "what another strategy does is not ours")
  }

  /// The plan is of frame 0, and rest is a quarter of a second, 15 frames, without one: frame 16, at 0.267 s.
  @Test func `a lift with room leaves the distance, and the field below the bar`() {
    // 460 + 44 = 504, 9 above the edge.
    let short = "city is lifted and is above the keyboard by 9 points instead of 10 at 0.267 s"
    #expect(fault(trace(top: 460)) == FuzzFault(.distanceKept, short))
    let far = "city is lifted to 90.5, above the top limit, at 0.267 s"
    #expect(fault(trace(top: 90.5)) == FuzzFault(.distanceKept, far))
    #expect(fault(trace(top: 460), isCalm: false) == nil)
    #expect(fault(trace(top: 460, lift: 331)) == nil, "no more than the keyboard's 331 points can be had")
    #expect(fault(trace(top: 460, lift: 0)) == nil, "nothing is lifted")
  }

  @Test func `what is called impossible is not in sight`() {
    let trace = trace(unsatisfied: [TracePlan.Unsatisfied(level: "caret", bound: "below")])
    let found = "the caret of city is in sight at 0.267 s"
    #expect(fault(trace) == FuzzFault(.unsatisfiedOnlyIfImpossible, found))
  }

  @Test func `in the end nothing is lifted, and insets are the app's own`() {
    let rect = CGRect(x: 0, y: 0, width: 390, height: 844)
    let root = TraceView(id: "root", role: .root, rect: rect, visible: rect, translationY: -5)
    #expect(fault(trace(last: [root])) == FuzzFault(.restored, "root is moved by -5 in the end"))
    func region(_ inset: CGFloat) -> TraceView {
      TraceView(id: "list", role: .scroll, rect: rect, visible: rect, insetBottom: inset, ownInsetBottom: 34)
    }
    let found = "list has 331 points at its bottom in the end, its own are 34"
    #expect(fault(trace(last: [region(331)])) == FuzzFault(.restored, found))
    #expect(fault(trace(last: [region(34)])) == nil)
  }
}
