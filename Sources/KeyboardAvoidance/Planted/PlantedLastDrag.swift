import Foundation

/// Stays where a finger has let go of the keyboard (CASES.md X17).
struct PlantedLastDrag: PlantedPlanner {
  static let faultName = "last-drag"
  static let fault = "Takes the place where a finger let go of a keyboard for its place when it comes back at once."
  var engine = HeadroomStrategy()

  /// The occluders of the last frame of a drag, and whether they are taken for those of now.
  private var dragged: [CGRect] = []
  private var isStuck = false

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    switch event {
    case .keyboardFollowed(.began): dragged = []
    case .keyboardFollowed(.moved): dragged = facts.occluders
    case .keyboard(let message):
      if message.kind == .didHide { dragged = [] }
      if message.kind == .willShow || message.kind == .willHide {
        isStuck = message.kind == .willShow && !dragged.isEmpty
      }
    default: break
    }
    guard isStuck else { return facts }
    var facts = facts
    facts.occluders = dragged
    return facts
  }
}
