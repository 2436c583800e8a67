import Foundation
import KeyboardAvoidance

/// A candidate 34 points high at (x, y), 160 wide.
func candidate(
  _ id: Int, at x: CGFloat = 20, _ y: CGFloat, height: CGFloat = 34, parent: Int = 0, index: Int = 0,
  _ change: (inout FieldCandidate) -> Void = { _ in }
) -> FieldCandidate {
  var candidate = FieldCandidate(
    id: id, frame: CGRect(x: x, y: y, width: 160, height: height), parent: parent, index: index)
  change(&candidate)
  return candidate
}

/// A way in which a field is passed over.
struct Obstacle: Sendable, CustomStringConvertible {
  let description: String
  let change: @Sendable (inout FieldCandidate) -> Void

  static let all = [
    Obstacle(description: "disabled") { $0.isEnabled = false },
    Obstacle(description: "hidden") { $0.isVisible = false },
    Obstacle(description: "transparent") { $0.alpha = 0 },
    Obstacle(description: "untouchable") { $0.isInteractive = false },
    Obstacle(description: "in an alert") { $0.isInAlert = true },
    Obstacle(description: "in a search bar") { $0.isInSearchBar = true },
    Obstacle(description: "left out by the app") { $0.isIgnoredBySwitching = true },
  ]
}
