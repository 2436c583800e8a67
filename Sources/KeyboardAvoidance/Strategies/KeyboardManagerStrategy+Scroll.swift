import Foundation

/// The scroll regions' part: FACTS.md §5, 1.3, e to g.
extension KeyboardManagerStrategy {
  /// e. Another innermost region than before: the old one gets back what it had, the new one is remembered as it is.
  mutating func recordScroll(_ situation: Situation, _ writes: inout RegionWrites) {
    let regions = situation.facts.regions
    let chain = situation.chain
    let innermost = chain.first.map { regions[$0] }
    guard scroll?.id != innermost?.id else { return }
    restoreScroll(situation.facts, &writes)
    scroll = innermost.map {
      ScrollRecord(
        id: $0.id, offset: writes.offset(of: $0) ?? $0.offset, bottomInset: $0.bottomInset,
        chain: chain.map { regions[$0].id })
    }
  }

  /// f. Scrolls from the innermost region outward; what is left of `need` is for the root. Offsets end at 0 and at the
  /// top of what is inside, but not at the content's end.
  static func scroll(_ situation: Situation, by need: CGFloat, _ writes: inout RegionWrites) -> CGFloat {
    let regions = situation.facts.regions
    let chain = situation.chain
    var move = need
    var childTop = situation.field.rect.minY
    var gone: CGFloat = 0
    for index in chain {
      if move <= 0 {
        guard let target = targetDown(from: index, move, fieldTop: situation.shown.minY - gone, situation) else {
          return 0
        }
        move = target
      }
      let region = regions[index]
      let old = writes.offset(of: region) ?? region.offset
      let offset = min(max(0, old + move), childTop - region.clip.minY)
      // A text view is done with the outermost region: its own inset does the rest. That its top keeps the limit is in
      // the need already.
      move = situation.scrollsItself && index == chain.last ? 0 : move - (offset - old)
      gone += offset - old
      if offset != old { writes.set(region, offset: offset) }
      childTop = region.clip.minY
    }
    return move
  }

  /// How far a field that is not covered still moves, as a number ≤ 0; nil = it does not (since 6.3 a visible field stays).
  private static func targetDown(
    from index: Int, _ move: CGFloat, fieldTop: CGFloat, _ situation: Situation
  ) -> CGFloat? {
    let facts = situation.facts
    let around = ((index + 1)..<max(index + 1, facts.chainCount)).first {
      facts.regions[$0].kind == .table || facts.regions[$0].kind == .collection
    }
    guard let table = around else {
      return fieldTop < situation.top ? fieldTop - situation.top : nil
    }
    guard facts.regions[index].offset > 0 else { return nil }
    guard let bottom = facts.regions[table].previousRowBottom else { return move }
    // The row before has to be on the screen, or the table has no view of it that focus could go to.
    let shown = facts.shown(CGRect(x: 0, y: bottom, width: 0, height: 0), in: table)
    return min(0, shown.minY - situation.top)
  }

  /// g. The innermost region's bottom inset: what it had or what the keyboard takes of it, less its safe area.
  static func setBottomInset(of index: Int, _ situation: Situation, _ writes: inout RegionWrites) {
    let facts = situation.facts
    let region = facts.regions[index]
    guard !region.keepsInsets else { return }
    var bottom = facts.shownClip(index).maxY
    for outer in (index + 1)..<max(index + 1, facts.chainCount) {
      let region = facts.regions[outer]
      bottom -= (writes.offset(of: region) ?? region.offset) - region.offset
    }
    let overlap = situation.keyboardHeight - (facts.window.height - bottom)
    writes.set(region, bottomInset: max(region.bottomInset, overlap) - Self.safeArea(of: facts, above: bottom))
  }
}
