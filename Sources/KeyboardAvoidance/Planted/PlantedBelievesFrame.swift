import Foundation

/// Takes a keyboard that hides for what its end frame says (CASES.md D8).
struct PlantedBelievesFrame: PlantedPlanner {
  static let faultName = "believes-frame"
  static let fault = "Makes room for the part of a hide's end frame that lies in the window."
  var engine = HeadroomStrategy()

  /// The y of that frame's top, in window points; nil = the last message was no hide, or hides all of it.
  private var top: CGFloat?

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    if case .keyboard(let message) = event {
      let isLeft = (message.kind == .willHide || message.kind == .didHide) && message.end.minY < facts.window.height
      top = isLeft ? message.end.minY : nil
    }
    guard let plan = engine.respond(to: event, facts: facts) else { return nil }
    return top.map { spoiled(plan, for: facts, above: $0) } ?? plan
  }

  private func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, above top: CGFloat) -> AvoidancePlan {
    var plan = plan
    for index in plan.regions.indices {
      guard let region = facts.regions.first(where: { $0.id == plan.regions[index].id }) else { continue }
      plan.regions[index].bottomInset = max(plan.regions[index].bottomInset, region.clip.maxY - top)
    }
    if plan.regions.isEmpty { plan.lift = max(plan.lift, facts.window.height - top) }
    return plan
  }
}
