import Foundation

/// What the displacements of nested containers may be, as bounds on their differences.
///
/// Container i is shown at its home less D(i), where D(i) = offset(i) + D(i + 1), D(n) is the lift and D(n + 1) = 0. Every
/// rule of visibility and every range bounds a difference D(i) − D(j): a sum of neighbouring offsets. Such bounds are
/// possible together exactly if no cycle of them adds up to less than 0, and once they are tightened to the shortest
/// paths, every value between two of them is taken by some possible place (Bellman; Floyd and Warshall).
struct DisplacementBounds: ~Copyable {
  /// The last node, the one that stands still: n + 1.
  let origin: Int
  private var most: DistanceMatrix

  /// The slack below which two bounds count as equal, in points.
  static let tolerance: CGFloat = 1e-9

  /// The length of a cycle below 0 from which on bounds contradict each other, in points.
  private static let contradiction: CGFloat = 1e-7

  /// Unbounded displacements of `regions` nested regions and the root.
  init(regions: Int) {
    origin = regions + 1
    most = DistanceMatrix(count: regions + 2)
  }

  /// The largest D(i) − D(j).
  func upper(_ i: Int, _ j: Int) -> CGFloat { most[i, j] }

  /// The smallest D(i) − D(j).
  func lower(_ i: Int, _ j: Int) -> CGFloat { -most[j, i] }

  /// Demands D(i) − D(j) ≤ `value`.
  mutating func limit(_ i: Int, _ j: Int, atMost value: CGFloat) {
    if value < most[i, j] { most[i, j] = value }
  }

  /// Demands D(i) − D(j) ≥ `value`.
  mutating func limit(_ i: Int, _ j: Int, atLeast value: CGFloat) { limit(j, i, atMost: -value) }

  /// Draws every bound as tight as the others make it. False if they contradict each other.
  ///
  /// The innermost node comes last: most anchors lie in it, so it has a bound to every other one. As long as it is not
  /// passed through, few nodes have a path to each other.
  mutating func tighten() -> Bool {
    for step in 0...origin {
      let via = step == origin ? 0 : step + 1
      for from in 0...origin where from != via { most.shorten(from: from, through: via, after: most[from, via]) }
    }
    for node in 0...origin where most[node, node] < -Self.contradiction { return false }
    return true
  }

  /// Demands D(i) − D(j) ≤ `value` of bounds that are tight, and keeps them tight. False if that contradicts them.
  mutating func tighten(_ i: Int, _ j: Int, atMost value: CGFloat) -> Bool {
    if value >= most[i, j] { return true }
    if value + most[j, i] < -Self.contradiction { return false }
    for from in 0...origin where from != j && most[from, i] + value < most[from, j] {
      most.shorten(from: from, through: j, after: most[from, i] + value)
    }
    return true
  }

  /// Demands D(i) − D(j) ≥ `value` of bounds that are tight, and keeps them tight. False if that contradicts them.
  mutating func tighten(_ i: Int, _ j: Int, atLeast value: CGFloat) -> Bool { tighten(j, i, atMost: -value) }
}
