import Foundation

/// Where everything is, as absolute values: an offset for each region of the facts, in their order, and the lift.
struct Place: Hashable, Sendable {
  /// Content offsets in points, in the order of ``AvoidanceFacts/regions``.
  var offsets: [CGFloat]
  /// How far the root is moved up, in points.
  var lift: CGFloat

  /// D(i): how far the content of region `index` is above its home, of `chain` nested regions inner → outer.
  func displacement(of index: Int, chain: Int) -> CGFloat {
    var sum = lift
    for region in index..<max(index, chain) { sum += offsets[region] }
    return sum
  }

  /// The offset of a region of the chain, or the lift at index `chain`.
  func value(_ index: Int, chain: Int) -> CGFloat { index == chain ? lift : offsets[index] }

  /// Sets the offset of a region of the chain, or the lift at index `chain`.
  mutating func set(_ value: CGFloat, at index: Int, chain: Int) {
    if index == chain { lift = value } else { offsets[index] = value }
  }

  /// Σ|Δoffset| + |Δlift|.
  func distance(to other: Place) -> CGFloat {
    var sum = abs(lift - other.lift)
    for (mine, theirs) in zip(offsets, other.offsets) { sum += abs(mine - theirs) }
    return sum
  }
}

extension CGFloat {
  /// Itself if it lies between the bounds or misses them by a rounding error, else the bound it misses.
  ///
  /// So a value that was put at a bound once is not moved by the last bit when it is put there again.
  func held(from low: CGFloat, to high: CGFloat) -> CGFloat {
    if self < low - DisplacementBounds.tolerance { return low }
    if self > high + DisplacementBounds.tolerance { return high }
    return self
  }
}
