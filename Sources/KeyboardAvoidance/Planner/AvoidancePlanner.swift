import Foundation

/// Facts and record in, plan out (SYSTEMS.md §6): a pure function.
///
/// The planner holds what one set of facts says once and for all. Its extensions are the steps: the ranges, the bounds
/// that visibility sets, the least movement within them, the insets at the planned place, the reasons.
struct AvoidancePlanner: Sendable {
  let facts: AvoidanceFacts
  /// The count of regions around the focused view; they come first in the facts.
  let chain: Int
  let occlusion: Occlusion
  /// The top of the cover over the root's full width, in window points; the window's height if there is none.
  let edge: CGFloat
  /// The space to keep from an occluder, in points.
  let distance: CGFloat
  /// The largest lift, in points.
  let mostLift: CGFloat
  /// How far each region can be scrolled, in the order of the facts.
  let reaches: [Reach]

  /// How far each bar is above its home, in points; empty = all are at home.
  let barLifts: [CGFloat]
  /// How many of the innermost regions lie in the focused view's bar.
  let regionsInBar: Int
  /// The index of the field that is met by its caret, if it is.
  let metByCaret: Int?

  /// With `isMetByCaret` a field that scrolls its own text is met by its caret even if it is not too tall.
  init(_ facts: AvoidanceFacts, isMetByCaret: Bool = false) {
    self.facts = facts
    chain = facts.chainCount
    let bars = BarPlacement(facts)
    barLifts = bars.lifts
    regionsInBar = Self.regionsInBar(facts, chain: chain)
    occlusion = Occlusion(rects: bars.occluders + Self.beyond(facts), bottom: facts.bottom)
    distance = max(0, facts.distance ?? HeadroomStrategy.defaultDistance)
    edge = occlusion.edge(from: facts.root.frame.minX, to: facts.root.frame.maxX)
    mostLift = Self.mostLift(facts, occlusion, edge: edge, distance: distance)
    reaches = Self.reaches(facts, occlusion, distance: distance, regionsInBar: regionsInBar)
    metByCaret = Self.fieldMetByCaret(facts, occlusion, chain: chain, always: isMetByCaret)
  }

  /// What lies below the bottom limit, which hides what is there as a keyboard does.
  private static func beyond(_ facts: AvoidanceFacts) -> [CGRect] {
    guard let limit = facts.bottomLimit, limit < facts.window.height else { return [] }
    return [CGRect(x: 0, y: limit, width: facts.window.width, height: facts.window.height - limit)]
  }

  /// The plan for `facts`, given what the acts before have left in `record`.
  ///
  /// Without a focus it is the plan for no keyboard: everything at rest.
  static func plan(_ facts: AvoidanceFacts, record: AvoidanceRecord) -> AvoidancePlan {
    plan(facts, record: record, playback: .withKeyboard)
  }

  static func plan(
    _ facts: AvoidanceFacts, record: AvoidanceRecord, playback: AvoidancePlan.Playback
  ) -> AvoidancePlan {
    guard !facts.anchors.isEmpty else {
      var facts = facts
      facts.occluders = []
      facts.bottomLimit = nil
      let planner = AvoidancePlanner(facts)
      var plan = planner.plan(at: planner.legal(record.rest(in: facts)), playback)
      planner.leaveInsetsToHands(&plan, record: record)
      plan.reasons = [.rest]
      return plan
    }
    let planner = AvoidancePlanner(facts)
    let rest = record.rest(in: facts)
    var plan = planner.plan(planner.placement(record: record, rest: rest), rest: rest, playback)
    planner.leaveInsetsToHands(&plan, record: record)
    return plan
  }

  /// The plan for a placement, with what it lacks and why it is as it is.
  func plan(_ placement: Placement, rest: Place, _ playback: AvoidancePlan.Playback) -> AvoidancePlan {
    var plan = plan(at: placement.place, playback)
    plan.unsatisfied = unsatisfied(placement)
    plan.reasons = reasons(placement, rest: placement.legalRest ?? legal(rest), unsatisfied: plan.unsatisfied)
    return plan
  }

  /// The place that `record` leads to with these facts.
  func placement(record: AvoidanceRecord, rest: Place) -> Placement {
    let shown = record.reference(in: facts, chain: chain, edge: edge)
    let isRest = shown == rest
    let reference = legal(shown)
    var placement = placement(
      from: reference, rest: rest, demand: record.demand, distance: min(distance, record.gap ?? distance))
    settleLists(&placement.place, record: record, rest: rest)
    if isRest { placement.legalRest = reference }
    return placement
  }

  /// The root may be lifted by the keyboard's height if it reaches the window's bottom: no more, or what is below it
  /// would come into sight. One that ends above may be lifted by what covers it and the distance (CASES.md A4). One that
  /// avoids by itself has done so already: its own motion is in the facts (H9, X25).
  private static func mostLift(
    _ facts: AvoidanceFacts, _ occlusion: Occlusion, edge: CGFloat, distance: CGFloat
  ) -> CGFloat {
    let root = facts.root.frame
    let allowance = max(0, facts.root.allowance)
    if facts.occluders.isEmpty || facts.root.avoidsByItself { return 0 }
    if root.maxY >= facts.window.height - 0.5 { return min(allowance, facts.window.height - edge) }
    guard let top = occlusion.highestTop(from: root.minX, to: root.maxX) else { return 0 }
    let depth = max(0, root.maxY - top)
    return min(allowance, depth + min(distance, depth))
  }

  /// Content may be scrolled until its end is at the distance above the highest occluder over its clip.
  private static func reaches(
    _ facts: AvoidanceFacts, _ occlusion: Occlusion, distance: CGFloat, regionsInBar: Int
  ) -> [Reach] {
    facts.regions.indices.map { index in
      let app = facts.regions[index].reach
      let clip = facts.regions[index].clip
      guard index >= regionsInBar, let top = occlusion.highestTop(from: clip.minX, to: clip.maxX) else {
        return Reach(app: app, inset: -.infinity)
      }
      let end = top - min(distance, max(0, occlusion.bottom - top))
      return Reach(app: app, inset: clip.minY + facts.regions[index].contentHeight - end)
    }
  }
}

/// How far a region can be scrolled.
struct Reach {
  /// The largest offset with the app's own insets, in points.
  var app: CGFloat
  /// The largest D(i) that our insets allow, in points; −∞ if nothing lies over the region.
  var inset: CGFloat
}
