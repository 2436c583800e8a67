import Foundation

extension AvoidancePlanner {
  /// How many levels are visible at `place`, counted from the first, and how far they are from the nearest occluder.
  func visible(at place: Place) -> (count: Int, distance: CGFloat) {
    for count in stride(from: facts.anchors.count, to: 0, by: -1) {
      for gap in gaps(showing: count) {
        if let distance = distance(showing: count, in: gap, at: place) { return (count, distance) }
      }
    }
    return (0, .infinity)
  }

  private func distance(showing count: Int, in gap: Occlusion.Gap, at place: Place) -> CGFloat? {
    var distance = CGFloat.infinity
    let tolerance = DisplacementBounds.tolerance
    for index in 0..<count where index != metByCaret {
      let anchor = facts.anchors[index]
      if let bar = bar(of: anchor) {
        if !isVisible(anchor, in: bar, at: place) { return nil }
        continue
      }
      let node = container(anchor)
      let displacement = place.displacement(of: node, chain: chain)
      let (above, below) = (anchor.rect.minY - displacement - gap.top, gap.bottom - (anchor.rect.maxY - displacement))
      if above < -tolerance || below < -tolerance { return nil }
      for index in node..<chain {
        let clip = facts.regions[index].clip.offsetBy(
          dx: 0, dy: displacement - place.displacement(of: index + 1, chain: chain))
        if anchor.rect.minY < clip.minY - tolerance || anchor.rect.maxY > clip.maxY + tolerance { return nil }
      }
      if gap.isAboveOccluder { distance = min(distance, max(0, below)) }
      if gap.isBelowOccluder { distance = min(distance, max(0, above)) }
    }
    return distance
  }

  /// Whether an anchor is seen in the bar of this index, wherever the root is.
  private func isVisible(_ anchor: Anchor, in bar: Int, at place: Place) -> Bool {
    let gap = Occlusion.Gap(
      top: facts.topLimit, bottom: occlusion.bottom, isBelowOccluder: false, isAboveOccluder: false)
    let aim = Aim(count: 1, gap: gap)
    var bounds = DisplacementBounds(regions: chain)
    for index in 0..<regionsInBar {
      bounds.limit(index, index + 1, atMost: place.offsets[index])
      bounds.limit(index, index + 1, atLeast: place.offsets[index])
    }
    showInBar(anchor, bar, aim, &bounds)
    return bounds.tighten()
  }
}
