import Foundation
import Motion

/// The bottom insets that a keyboard has left behind for content that a hand holds beyond the app's own (CASES.md C24).
///
/// Each goes back with the content, and wholly once the hand has let go.
struct HandInsets: Hashable, Sendable {
  /// By region, in points.
  private var insets: [Int: CGFloat] = [:]

  init() {}

  /// What `plan`, the one that ends a focus, leaves to hands.
  init(_ plan: AvoidancePlan, _ facts: AvoidanceFacts) {
    for region in plan.regions where region.offset == nil {
      guard let own = facts.regions.first(where: { $0.id == region.id })?.bottomInset else { continue }
      if region.bottomInset > own { insets[region.id] = region.bottomInset }
    }
  }

  /// The plan that takes back what no hand has a use for any more; nil = there is nothing to take.
  mutating func taken(back facts: AvoidanceFacts) -> AvoidancePlan? {
    guard !insets.isEmpty else { return nil }
    var plan = AvoidancePlan(playback: .paced(facts.prefersReducedMotion ? .immediate : .iosKeyboard))
    plan.reasons = [.rest]
    var isTaken = false
    for region in facts.regions {
      let left = insets[region.id] ?? region.bottomInset
      let used = region.isInHand ? min(left, region.offset + region.clip.height - region.contentHeight) : 0
      let inset = max(region.bottomInset, used)
      isTaken = isTaken || inset < left
      insets[region.id] = inset > region.bottomInset ? inset : nil
      plan.regions.append(
        AvoidancePlan.Region(
          id: region.id, offset: region.isInHand ? nil : region.legal(region.offset), topInset: region.topInset,
          bottomInset: inset))
    }
    return isTaken ? plan : nil
  }
}
