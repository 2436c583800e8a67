/// Takes a hide for the end of everything (CASES.md G7).
struct PlantedHideEnds: PlantedPlanner {
  static let faultName = "hide-ends"
  static let fault = "Knows of no keyboard from a hide to the next focus, whatever is shown meanwhile."
  var engine = HeadroomStrategy()

  private var isOver = false

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    switch event {
    case .focused: isOver = false
    case .keyboard(let message) where message.kind == .willHide: isOver = true
    default: break
    }
    guard isOver else { return facts }
    var facts = facts
    facts.occluders = []
    return facts
  }
}
