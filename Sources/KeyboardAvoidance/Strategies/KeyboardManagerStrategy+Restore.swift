import Foundation

/// Home again: FACTS.md §5, 1.3, restore, and 1.2.6.
extension KeyboardManagerStrategy {
  /// The keyboard has left: everything is restored, and the root is forgotten.
  mutating func hide(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let root else { return nil }
    isShown = false
    self.root = nil
    return restored(facts, to: root, because: "The keyboard leaves")
  }

  /// Editing has ended. The hide came before; if the keyboard is still up, only the text view gets its inset back.
  mutating func endEditing(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    // Nothing covers the window any more, though no hide was told: what is still held is held for nobody.
    if isShown, facts.occluders.isEmpty, !isWatchingSwipe { return hide(facts) }
    guard textInset != nil else { return nil }
    var writes = RegionWrites()
    restoreTextInset(facts, &writes)
    return plan(lift: facts.root.lift, writes, in: facts, ["Editing ends: the text view gets its inset back."])
  }

  /// The root where it began, the insets as they were, offsets only where asked for, all of them pulled back to content.
  mutating func restored(_ facts: AvoidanceFacts, to root: RootRecord, because reason: String) -> AvoidancePlan {
    var writes = RegionWrites()
    restoreTextInset(facts, &writes)
    let chain = scroll?.chain ?? []
    restoreScroll(facts, &writes)
    for region in facts.regions where chain.contains(region.id) {
      // Insets are ignored, those of the app, too.
      let end = max(0, region.contentHeight - region.clip.height)
      if (writes.offset(of: region) ?? region.offset) > end { writes.set(region, offset: end) }
    }
    return plan(
      lift: root.lift, writes, in: facts,
      ["\(reason): root and insets go back, offsets only as far as the content reaches."])
  }

  mutating func restoreTextInset(_ facts: AvoidanceFacts, _ writes: inout RegionWrites) {
    guard let record = textInset else { return }
    textInset = nil
    guard let region = facts.regions.first(where: { $0.id == record.id }) else { return }
    writes.set(region, bottomInset: record.bottomInset)
  }

  /// The innermost region as it was: its inset, and its offset if that is asked for.
  mutating func restoreScroll(_ facts: AvoidanceFacts, _ writes: inout RegionWrites) {
    guard let record = scroll else { return }
    scroll = nil
    guard let region = facts.regions.first(where: { $0.id == record.id }) else { return }
    writes.set(
      region, offset: region.restoresOffset == true ? record.offset : nil, bottomInset: record.bottomInset)
  }
}
