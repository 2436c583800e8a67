import Foundation

/// Where the bars that stand on the keyboard are, and what is covered then (SYSTEMS.md §6, Sticky bars).
///
/// A bar goes up by what it takes to bring its bottom to the edge under it: the keyboard's, or that of the bar it stands
/// on. The lowest bar goes first, so that a stack stays one. Without a keyboard every bar is at home, where the app's own
/// layout has made room for it, and covers nothing.
struct BarPlacement {
  /// How far each bar is above its home, in the order of the facts, in points of the window.
  let lifts: [CGFloat]
  /// The keyboard's occluders and the bars, in window points.
  let occluders: [CGRect]

  init(_ facts: AvoidanceFacts) {
    guard !facts.bars.isEmpty, !facts.occluders.isEmpty else {
      lifts = []
      occluders = facts.occluders
      return
    }
    var lifts = [CGFloat](repeating: 0, count: facts.bars.count)
    var occluders = facts.occluders
    let window = CGRect(origin: .zero, size: facts.window)
    let fromBottom = facts.bars.indices.sorted { one, other in
      let (mine, theirs) = (facts.bars[one].frame.maxY, facts.bars[other].frame.maxY)
      return mine == theirs ? one > other : mine > theirs
    }
    for index in fromBottom {
      let frame = facts.bars[index].frame
      let cover = Occlusion(rects: occluders, bottom: facts.window.height)
      lifts[index] = max(0, frame.maxY - cover.edge(from: frame.minX, to: frame.maxX))
      let shown = frame.offsetBy(dx: 0, dy: -lifts[index]).intersection(window)
      if !shown.isNull, !shown.isEmpty { occluders.append(shown) }
    }
    self.lifts = lifts
    self.occluders = occluders
  }
}

extension AvoidancePlanner {
  /// The index of the bar an anchor lies in; nil if it lies in none.
  func bar(of anchor: Anchor) -> Int? {
    guard let id = anchor.bar else { return nil }
    return facts.bars.firstIndex { $0.id == id }
  }

  /// How far the bar of this index is above its home, in points.
  func barLift(_ index: Int) -> CGFloat { index < barLifts.count ? barLifts[index] : 0 }

  /// The frame of the bar of this index as shown, in window points.
  func shownBar(_ index: Int) -> CGRect { facts.bars[index].frame.offsetBy(dx: 0, dy: -barLift(index)) }

  /// How many of the innermost regions lie within the focused view's bar: they go with it, not with the root.
  static func regionsInBar(_ facts: AvoidanceFacts, chain: Int) -> Int {
    guard chain > 0, !facts.bars.isEmpty, let id = facts.anchors.first(where: { $0.bar != nil })?.bar,
      let bar = facts.bars.first(where: { $0.id == id })
    else { return 0 }
    // A bar lies in nothing that scrolls (KeyboardAvoider finds no other), so what its field scrolls in is in the bar.
    if facts.anchors[0].bar == id, facts.anchors[0].container < chain { return chain }
    let frame = bar.frame.insetBy(dx: -0.5, dy: -0.5)
    // What is taller than its bar goes on below it.
    return (0..<chain).first { !frame.contains(facts.regions[$0].clip.origin) } ?? chain
  }
}
