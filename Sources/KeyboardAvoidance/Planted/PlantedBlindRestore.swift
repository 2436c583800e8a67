import Foundation

/// Takes back a move that it has not made (CASES.md H20).
struct PlantedBlindRestore: PlantedPlanner {
  static let faultName = "blind-restore"
  static let fault = "Goes down by the keyboard's height when that leaves, whether or not it has gone up for it."
  var engine = HeadroomStrategy()

  /// What the keyboard covers, and whether anything was lifted for it.
  private var height: CGFloat = 0
  private var isLifted = false
  /// Whether it is too low now.
  private var isDown = false

  mutating func spoiled(
    _ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent
  ) -> AvoidancePlan {
    if event == .focused { isDown = false }
    guard facts.occluders.isEmpty else {
      height = facts.window.height - facts.keyboardTop
      isLifted = plan.lift > 0
      isDown = false
      return plan
    }
    if case .keyboard(let message) = event, message.kind == .willHide { isDown = !isLifted }
    var plan = plan
    plan.lift = isDown ? -height : plan.lift
    return plan
  }
}
