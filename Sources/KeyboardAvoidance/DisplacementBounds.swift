import Foundation

/// What the displacements of nested containers may be, as bounds on their differences.
///
/// Container i is shown at its home less D(i), where D(i) = offset(i) + D(i + 1), D(n) is the lift and D(n + 1) = 0. Every
/// rule of visibility and every range bounds a difference D(i) − D(j): a sum of neighbouring offsets. Such bounds are
/// possible together exactly if no cycle of them adds up to less than 0, and once they are tightened to the shortest
/// paths, every value between two of them is taken by some possible place (Bellman; Floyd and Warshall).
struct DisplacementBounds {
  /// The last node, the one that stands still: n + 1.
  let origin: Int
  private let count: Int
  private var most: [CGFloat]

  /// The slack below which two bounds count as equal, in points.
  static let tolerance: CGFloat = 1e-9

  /// Unbounded displacements of `regions` nested regions and the root.
  init(regions: Int) {
    origin = regions + 1
    count = regions + 2
    most = Array(repeating: .infinity, count: count * count)
    for node in 0..<count { most[node * count + node] = 0 }
  }

  /// The largest D(i) − D(j).
  func upper(_ i: Int, _ j: Int) -> CGFloat { most[i * count + j] }

  /// The smallest D(i) − D(j).
  func lower(_ i: Int, _ j: Int) -> CGFloat { -most[j * count + i] }

  /// Demands D(i) − D(j) ≤ `value`.
  mutating func limit(_ i: Int, _ j: Int, atMost value: CGFloat) {
    if value < most[i * count + j] { most[i * count + j] = value }
  }

  /// Demands D(i) − D(j) ≥ `value`.
  mutating func limit(_ i: Int, _ j: Int, atLeast value: CGFloat) { limit(j, i, atMost: -value) }

  /// Draws every bound as tight as the others make it. False if they contradict each other.
  mutating func tighten() -> Bool {
    let count = count
    return most.withUnsafeMutableBufferPointer { most in
      for via in 0..<count {
        let second = via * count
        var from = 0
        while from < most.count {
          let first = most[from + via]
          var to = 0
          while to < count && first < .infinity {
            let path = first + most[second + to]
            if path < most[from + to] { most[from + to] = path }
            to += 1
          }
          from += count
        }
      }
      var node = 0
      while node < most.count && most[node] >= -1e-7 { node += count + 1 }
      return node >= most.count
    }
  }
}
