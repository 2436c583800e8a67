import Foundation

extension KeyboardManagerStrategy {
  /// What one plan says about regions, gathered step by step.
  struct RegionWrites {
    private var written: [Int: AvoidancePlan.Region] = [:]

    /// Puts down an offset, a bottom inset, or both; what is not given stays as put down before, or as the app has it.
    mutating func set(_ region: ScrollRegion, offset: CGFloat? = nil, bottomInset: CGFloat? = nil) {
      var entry =
        written[region.id]
        ?? AvoidancePlan.Region(
          id: region.id, offset: nil, topInset: region.topInset, bottomInset: region.bottomInset)
      if let offset { entry.offset = offset }
      if let bottomInset { entry.bottomInset = bottomInset }
      written[region.id] = entry
    }

    /// The offset put down for a region, or nil.
    func offset(of region: ScrollRegion) -> CGFloat? { written[region.id]?.offset }

    /// Everything put down, in the order of the facts.
    func regions(in facts: AvoidanceFacts) -> [AvoidancePlan.Region] { facts.regions.compactMap { written[$0.id] } }
  }
}
