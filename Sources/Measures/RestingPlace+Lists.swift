import Foundation
import Tracing

/// The lists of the bars that stand on the keyboard (SYSTEMS.md §6, Sticky bars; CASES.md X24).
extension RestingPlace {
  /// What is so near to its end counts as being at it, in points (FACTS.md A.15).
  private static let nearness: CGFloat = 20

  /// The largest offset of a region that may have stayed at its end; nil if it was not there.
  func end(of region: TraceView) -> CGFloat? { listsAtEnd.contains(region.id) ? legal(.infinity, region) : nil }

  /// Notes which regions outside the focus chain rest at their end, when bars come up and at rest.
  mutating func noteLists(_ frame: TraceFrame, _ last: TraceFrame, isAtRest: Bool) {
    if frame.all(.stickyBar).isEmpty { return }
    let inChain = Set(frame.focusChain.map(\.id))
    listsAtEnd.subtract(inChain)
    let isNew = last.all(.stickyBar).isEmpty
    for region in (isNew ? last : frame).all(.scroll) where (isNew || isAtRest) && !inChain.contains(region.id) {
      noteEnd(of: region, movedByHand: false)
    }
  }

  /// Notes whether a region is at its end, in frames where it rests or a hand has it.
  mutating func noteEnd(of region: TraceView, movedByHand: Bool) {
    guard let offset = region.offset else { return }
    let covered = movedByHand ? max(0, (region.insetBottom ?? 0) - (region.ownInsetBottom ?? 0)) : 0
    if offset - covered >= legal(.infinity, region) - Self.nearness {
      listsAtEnd.insert(region.id)
    } else {
      listsAtEnd.remove(region.id)
    }
  }
}
