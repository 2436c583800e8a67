import Foundation

/// What is remembered of the lists of bars.
extension AvoidanceRecord {
  /// While nothing has focus: which lists are at their end. One that was and has not been scrolled since still is, however
  /// much content has come (CASES.md X24).
  mutating func noteEnds(_ facts: AvoidanceFacts) {
    if facts.bars.isEmpty && ends.isEmpty { return }
    let before = ends
    ends = [:]
    for region in facts.regions where facts.bars.contains(where: { $0.list == region.id }) {
      if region.isAtEnd(region.offset) || before[region.id] == region.offset { ends[region.id] = region.offset }
    }
  }

  /// Whether a region seen for the first time is a list that stays at its end.
  func isListAtEnd(_ region: ScrollRegion, _ facts: AvoidanceFacts, rest: CGFloat) -> Bool {
    guard facts.bars.contains(where: { $0.list == region.id }) else { return false }
    return region.isAtEnd(rest) || ends[region.id] == region.offset
  }

  /// Whether a list is where it is because it stays at its end.
  func isHeldAtEnd(_ region: ScrollRegion) -> Bool {
    if region.isInFocusChain { return false }
    if let known = self.region(region.id) { return known.isAtEnd }
    return ends[region.id] == region.offset
  }
}
