import Foundation

/// What the anchors demand of the place they are planned for.
extension AvoidancePlanner {
  /// The index of the field if it scrolls its own text, is too tall for every gap, and its caret is known: then it is met
  /// by its caret, and demands nothing itself (SYSTEMS.md §6, Levels; CASES.md B5, B6).
  static func fieldMetByCaret(
    _ facts: AvoidanceFacts, _ occlusion: Occlusion, chain: Int, always: Bool
  ) -> Int? {
    guard chain > 0, facts.regions[0].kind == .textView, facts.anchors.count > 1, facts.anchors[0].level == .caret,
      facts.anchors[1].level == .field, facts.anchors[1].container > 0, facts.anchors[1].bar == nil
    else { return nil }
    if always { return 1 }
    let rect = facts.anchors[1].rect
    var room: CGFloat = 0
    for gap in occlusion.gaps(from: rect.minX, to: rect.maxX, topLimit: facts.topLimit) {
      room = max(room, gap.height)
    }
    for index in min(facts.anchors[1].container, chain)..<chain { room = min(room, facts.regions[index].clip.height) }
    return rect.height > room + DisplacementBounds.tolerance ? 1 : nil
  }

  /// Whether the anchor of this index is one that the root and the regions have to bring into a gap.
  func isPlaced(_ index: Int) -> Bool {
    index != metByCaret && (facts.bars.isEmpty || bar(of: facts.anchors[index]) == nil)
  }

  /// The last of the first `count` anchors that demands something itself; the first if none does.
  func chosen(of count: Int) -> Anchor {
    var index = max(0, count - 1)
    if index == metByCaret { index -= 1 }
    return facts.anchors[max(0, index)]
  }

  /// Bounds the regions within a bar so that an anchor in it is seen. What is around the bar has no part in it: a bar is
  /// where it is.
  func showInBar(_ anchor: Anchor, _ bar: Int, _ aim: Aim, _ bounds: inout DisplacementBounds) {
    let node = min(container(anchor), regionsInBar)
    let frame = shownBar(bar)
    var (top, bottom) = (aim.topLimit ?? facts.topLimit, frame.maxY + 0.5)
    for rect in facts.occluders
    where rect.intersects(frame) && rect.minX < anchor.rect.maxX && anchor.rect.minX < rect.maxX {
      if rect.minY > frame.minY { bottom = min(bottom, rect.minY) } else { top = max(top, rect.maxY) }
    }
    let rect = anchor.rect.offsetBy(dx: 0, dy: -barLift(bar))
    bounds.limit(node, regionsInBar, atMost: rect.minY - top)
    bounds.limit(node, regionsInBar, atLeast: rect.maxY - bottom)
    showInClips(anchor.rect.minY, anchor.rect.maxY, from: node, to: regionsInBar, &bounds)
  }

  /// Bounds the regions from `node` outward so that a stretch of `node`'s content lies in each of their clips.
  func showInClips(
    _ top: CGFloat, _ bottom: CGFloat, from node: Int, to end: Int, _ bounds: inout DisplacementBounds
  ) {
    for index in node..<max(node, end) {
      let clip = facts.regions[index].clip
      bounds.limit(node, index + 1, atMost: top - clip.minY)
      bounds.limit(node, index + 1, atLeast: bottom - clip.maxY)
    }
  }
}
