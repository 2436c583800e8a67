import Foundation

/// A keyboard's edge that is followed frame by frame: a finger drags it, or the system reports its insets as they change.
///
/// It works on a copy of the record, so that whatever happens in it leaves no trace. No more is demanded than was visible
/// when it began, or what fits again on the way down would jump into sight. If less fits on the way, the rest goes on
/// from what is shown, or what is given up would let everything fall back.
struct FollowedEdge: Hashable, Sendable {
  private var record: AvoidanceRecord
  private var shown: Place

  /// Begins to follow the edge that `facts` have now.
  init(_ record: AvoidanceRecord, _ facts: AvoidanceFacts) {
    let planner = AvoidancePlanner(facts)
    let start = planner.placement(record: record, rest: record.rest(in: facts))
    self.record = record
    self.record.isFollowing = true
    self.record.demand = min(record.demand, max(1, start.attained))
    shown = start.place
  }

  /// Whether it knows all regions of `facts`.
  func knows(_ facts: AvoidanceFacts) -> Bool {
    shown.offsets.count == facts.regions.count
      && facts.regions.indices.allSatisfy { record.index(of: facts.regions[$0].id, near: $0) != nil }
  }

  /// The plan for the edge that `facts` have now.
  mutating func plan(_ facts: AvoidanceFacts) -> AvoidancePlan {
    let planner = AvoidancePlanner(facts)
    let rest = record.rest(in: facts)
    var placement = planner.placement(record: record, rest: rest)
    let demand = min(record.demand, facts.anchors.count)
    if placement.attained < demand {
      record.demand = max(1, placement.attained)
      record.hold(shown, facts, edge: planner.edge)
      placement = planner.placement(record: record, rest: rest)
    }
    shown = placement.place
    var plan = planner.plan(placement, rest: rest)
    if demand > 0, demand < facts.anchors.count { plan.reasons.append(.followed(facts.anchors[demand - 1].level)) }
    return plan
  }
}
