import Foundation

/// Remembers a lift across a turn of the device (CASES.md G1, G3).
struct PlantedTurnForgets: PlantedPlanner {
  static let faultName = "turn-forgets"
  static let fault = "Takes back what was lifted before the window was turned, not what is lifted now."
  var engine = HeadroomStrategy()

  /// What was planned last under a keyboard, and that when the window was turned.
  private var lift: CGFloat = 0
  private var liftAtTurn: CGFloat?

  mutating func spoiled(
    _ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent
  ) -> AvoidancePlan {
    if event == .focused { (lift, liftAtTurn) = (0, nil) }
    if event == .resized, !facts.anchors.isEmpty { liftAtTurn = lift }
    var plan = plan
    if facts.occluders.isEmpty {
      if let liftAtTurn, event != .resized { plan.lift = lift - liftAtTurn }
    } else {
      lift = plan.lift
    }
    return plan
  }
}
