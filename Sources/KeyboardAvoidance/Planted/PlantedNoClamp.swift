import Foundation

/// Goes wherever the need is, past the content's end and past the top limit (CASES.md C13, X29, X37).
struct PlantedNoClamp: PlantedPlanner {
  static let faultName = "no-clamp"
  static let fault = "Scrolls past the end of content and lifts past the top limit."
  var engine = HeadroomStrategy()

  /// More than any window is high, in points.
  private static let far: CGFloat = 10_000

  func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts {
    guard !facts.anchors.isEmpty else { return facts }
    var facts = facts
    facts.topLimit = -Self.far
    facts.root.allowance = .infinity
    for index in facts.regions.indices { facts.regions[index].contentHeight += Self.far }
    return facts
  }
}
