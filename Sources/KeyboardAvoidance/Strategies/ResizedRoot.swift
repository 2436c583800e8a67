import Foundation

/// The root with another height taken from its bottom, foretold before anything is laid out anew.
///
/// The outermost region around the field ends where the root's content ends, if it reached further; what lies within a
/// region lies in its content and does not change. Once the layout is made the same facts come out, so that a second look
/// finds nothing to do.
struct ResizedRoot {
  let facts: AvoidanceFacts
  /// The height taken from the root's bottom, in points.
  let bottomPadding: CGFloat

  /// How much of the root lies below `top` (a y in window points).
  static func overlap(_ facts: AvoidanceFacts, below top: CGFloat) -> CGFloat {
    max(0, facts.root.frame.maxY - top)
  }

  /// What a keyboard that ends at `end` (window points) covers of the root, `offset` points more where it is up
  /// (FACTS.md A.7). Only its top counts: one that floats covers all below it.
  static func overlap(_ facts: AvoidanceFacts, keyboard end: CGRect, offset: CGFloat) -> CGFloat {
    end.isEmpty || end.minY >= facts.window.height ? 0 : overlap(facts, below: end.minY - offset)
  }

  /// The height that a region of this index will show.
  func viewportHeight(_ index: Int) -> CGFloat {
    let clip = facts.regions[index].clip
    guard index == facts.chainCount - 1 else { return clip.height }
    return max(0, min(clip.maxY, facts.root.frame.maxY - bottomPadding) - clip.minY)
  }

  /// The legal offset nearest to the one a region has.
  func legalOffset(_ index: Int) -> CGFloat {
    facts.regions[index].legal(facts.regions[index].offset, height: viewportHeight(index))
  }

  /// The offsets of all regions, legal, with the field brought into view through every region around it, inner → outer,
  /// by the least movement that leaves `padding` points around it (FACTS.md A.11).
  ///
  /// Where field and padding are taller than a viewport the caret's line takes the field's place.
  func offsets(revealing field: Anchor, caret: Anchor?, padding: CGFloat) -> [CGFloat] {
    var offsets = facts.regions.indices.map(legalOffset)
    for index in min(field.container, facts.chainCount)..<facts.chainCount {
      let height = viewportHeight(index)
      let fits = field.rect.height + 2 * padding <= height
      let target = fits ? field : caret ?? field
      let top = contentTop(target, in: index, offsets)
      let leading = top - padding
      let trailing = top + target.rect.height + padding - height
      let offset = min(max(offsets[index], min(leading, trailing)), max(leading, trailing))
      if !facts.regions[index].isInHand {
        offsets[index] = facts.regions[index].legal(offset, height: height)
      }
    }
    return offsets
  }

  /// How far an anchor's top is below the top of a region's content, in points.
  func contentTop(_ anchor: Anchor, in index: Int, _ offsets: [CGFloat]) -> CGFloat {
    var top = anchor.rect.minY - facts.regions[index].clip.minY
    for inner in anchor.container..<max(anchor.container, index) { top -= offsets[inner] }
    return top
  }

  /// The plan that takes the padding and puts the regions at these offsets, their insets the app's own; nil if that is how
  /// everything stands.
  func plan(
    offsets: [CGFloat], playback: AvoidancePlan.Playback, explanation: [String]
  ) -> AvoidancePlan? {
    let isMoved = zip(facts.regions, offsets).contains { $0.offset != $1 && !$0.isInHand }
    guard isMoved || bottomPadding != facts.root.bottomPadding else { return nil }
    let regions = zip(facts.regions, offsets).map { region, offset in
      AvoidancePlan.Region(
        id: region.id, offset: region.isInHand ? nil : offset, topInset: region.topInset,
        bottomInset: region.bottomInset)
    }
    var plan = AvoidancePlan(regions: regions, playback: playback, explanation: explanation)
    plan.bottomPadding = bottomPadding
    return plan
  }
}
