import Foundation

/// Does not ask how a swipe back has ended (CASES.md H3, X34).
struct PlantedSwipeHome: PlantedPlanner {
  static let faultName = "swipe-home"
  static let fault = "Comes home when a swipe back ends, also if the screen stays and the keyboard is up."
  var engine = HeadroomStrategy()

  func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    guard case .swipeBackEnded = event else { return plan }
    var plan = plan
    plan.lift = 0
    return plan
  }
}
