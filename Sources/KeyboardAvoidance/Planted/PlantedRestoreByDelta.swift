import Foundation

/// Puts back what it moved last, not to where things were (CASES.md X32, IHK#62).
struct PlantedRestoreByDelta: PlantedPlanner {
  static let faultName = "restore-by-delta"
  static let fault = "Takes back its last move when the keyboard leaves, whatever was moved before."
  var engine = HeadroomStrategy()

  private var isOpen = false
  /// What was planned last, and by how much that differed from the plan before.
  private var (lift, lastLift) = (CGFloat(0), CGFloat(0))
  private var (offsets, lastOffsets) = ([Int: CGFloat](), [Int: CGFloat]())

  mutating func spoiled(
    _ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent
  ) -> AvoidancePlan {
    var plan = plan
    if facts.occluders.isEmpty {
      let isLeaving = isOpen
      lift -= isLeaving ? lastLift : 0
      plan.lift = lift
      for index in plan.regions.indices {
        guard let region = facts.regions.first(where: { $0.id == plan.regions[index].id }) else { continue }
        plan.regions[index].offset = region.offset - (isLeaving ? lastOffsets[region.id] ?? 0 : 0)
      }
      (lastLift, lastOffsets) = (0, [:])
    } else {
      if abs(plan.lift - lift) > 0.001 { lastLift = plan.lift - lift }
      lift = plan.lift
      for region in plan.regions {
        let before = offsets[region.id] ?? facts.regions.first { $0.id == region.id }?.offset ?? 0
        if let offset = region.offset, abs(offset - before) > 0.001 { lastOffsets[region.id] = offset - before }
      }
    }
    isOpen = !facts.occluders.isEmpty
    for region in plan.regions { offsets[region.id] = region.offset }
    return plan
  }
}
