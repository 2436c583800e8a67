import Foundation

/// The lists above bars: what their viewports lose, and whether they scroll along (SYSTEMS.md §6, FACTS.md A.15).
extension AvoidancePlanner {
  /// What the cover hides at the bottom of region `index` when it is displaced by `outer`: the joined cover over its
  /// width, and the bars whose list it is. In points; at most 0 if nothing does.
  func overlap(_ index: Int, outer: CGFloat) -> CGFloat {
    let region = facts.regions[index]
    var top = occlusion.edge(from: region.clip.minX, to: region.clip.maxX)
    for bar in facts.bars.indices where facts.bars[bar].list == region.id { top = min(top, shownBar(bar).minY) }
    return region.clip.maxY - outer - top
  }

  /// The policy of region `index` if it is the list of a bar and not around the focused view.
  func listPolicy(_ index: Int) -> StickyBar.ListPolicy? {
    if index < chain || facts.bars.isEmpty { return nil }
    return facts.bars.first { $0.list == facts.regions[index].id }?.listPolicy
  }

  /// Puts the lists that scroll along where they belong. One that does not stays where the reference has it.
  ///
  /// A list goes up by what its viewport loses, so that what was at its bottom stays there, but never past its end.
  func settleLists(_ place: inout Place, record: AvoidanceRecord, rest: Place) {
    if facts.bars.isEmpty { return }
    for index in chain..<max(chain, facts.regions.count) {
      guard let policy = listPolicy(index), scrollsAlong(index, policy, record) else { continue }
      let region = facts.regions[index]
      let hidden = facts.occluders.isEmpty ? 0 : overlap(index, outer: place.lift)
      let covered = max(region.bottomInset, hidden)
      let end = max(region.reach, region.contentHeight + covered - region.clip.height)
      let low = -topInset(index, outer: place.lift, lift: place.lift)
      place.offsets[index] = max(low, min(end, rest.offsets[index] + covered - region.bottomInset))
    }
  }

  func scrollsAlong(_ index: Int, _ policy: StickyBar.ListPolicy, _ record: AvoidanceRecord) -> Bool {
    switch policy {
    case .always: return true
    case .never: return false
    case .whenAtEnd:
      let region = facts.regions[index]
      return record.region(region.id)?.isAtEnd ?? region.isAtEnd(region.offset)
    }
  }
}

extension ScrollRegion {
  /// The largest offset with the app's own insets, in points.
  var reach: CGFloat { max(-topInset, contentHeight + bottomInset - clip.height) }

  /// Whether `offset` counts as the end of the content: within 20 points of it (FACTS.md A.15).
  func isAtEnd(_ offset: CGFloat) -> Bool { offset >= reach - 20 }
}
