import Foundation

/// The innermost scroll region around the focused field, as systems see it that know one scroll view only.
///
/// What is shown is in window points; a content y is in points from the content's top.
struct FieldScroller {
  let facts: AvoidanceFacts
  /// Its place in ``AvoidanceFacts/regions``.
  let index: Int

  /// Nil without a focused field, and for one that lies in no region.
  init?(_ facts: AvoidanceFacts) {
    guard let field = facts.field, field.container < facts.chainCount else { return nil }
    self.facts = facts
    index = field.container
  }

  var region: ScrollRegion { facts.regions[index] }

  /// Its clip as it is shown now.
  var clip: CGRect { facts.shownClip(index) }

  /// The field as it is shown now.
  var field: CGRect { facts.field.map(facts.shown) ?? .null }

  /// The caret's line as it is shown now.
  var caret: CGRect? { facts.caret.map(facts.shown) }

  /// The content y of something shown at `y`.
  func contentY(_ y: CGFloat) -> CGFloat { y - clip.minY + region.offset }

  /// A wanted bottom inset; the app's own where it keeps its insets to itself.
  func bottomInset(_ wanted: CGFloat) -> CGFloat {
    region.keepsInsets ? region.bottomInset : wanted
  }

  /// A plan for this region alone. A hand that scrolls it keeps its offset.
  func plan(
    offset: CGFloat?, topInset: CGFloat? = nil, bottomInset: CGFloat,
    playback: AvoidancePlan.Playback = .withKeyboard,
    explanation: [String]
  ) -> AvoidancePlan {
    let planned = AvoidancePlan.Region(
      id: region.id, offset: region.isInHand ? nil : offset, topInset: topInset ?? region.topInset,
      bottomInset: bottomInset)
    return AvoidancePlan(regions: [planned], playback: playback, explanation: explanation)
  }
}

extension ScrollRegion {
  /// The nearest legal offset in a viewport of `height` with a bottom inset of `bottom`; by default its own of both.
  func legal(_ offset: CGFloat, height: CGFloat? = nil, bottom: CGFloat? = nil) -> CGFloat {
    max(min(offset, contentHeight - (height ?? clip.height) + (bottom ?? bottomInset)), -topInset)
  }
}
