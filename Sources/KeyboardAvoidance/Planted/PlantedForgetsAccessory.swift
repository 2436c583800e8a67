import Foundation

/// Follows a finger by the keys alone (CASES.md X20).
struct PlantedForgetsAccessory: PlantedPlanner {
  static let faultName = "forgets-accessory"
  static let fault = "Does not count the bar on top of the keyboard while a finger drags both."
  var engine = HeadroomStrategy()

  /// The height of a toolbar in points (FACTS.md §2).
  private static let accessory: CGFloat = 44
  private var isFollowing = false

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    switch event {
    case .keyboardFollowed(let phase): isFollowing = phase != .ended
    case .keyboard: isFollowing = false
    default: break
    }
    return isFollowing ? facts.withKeyboard(max(0, facts.keyboardHeight - Self.accessory)) : facts
  }
}
