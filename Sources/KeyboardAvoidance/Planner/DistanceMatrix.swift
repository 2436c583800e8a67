import Foundation

/// The lengths of the shortest paths between a few nodes: a square of numbers that lives as long as one search.
///
/// It is written to hundreds of times a plan, so it owns its memory itself: no counting of references, no copies, and
/// indices are checked in debug builds only.
struct DistanceMatrix: ~Copyable {
  /// How many nodes there are.
  let count: Int
  private let lengths: UnsafeMutablePointer<CGFloat>

  /// `count` nodes without a path to any but themselves.
  init(count: Int) {
    self.count = count
    lengths = .allocate(capacity: count * count)
    lengths.initialize(repeating: .infinity, count: count * count)
    for node in 0..<count { lengths[node * count + node] = 0 }
  }

  deinit { lengths.deallocate() }

  /// The length of the path from node `i` to node `j`.
  subscript(_ i: Int, _ j: Int) -> CGFloat {
    get { lengths[position(i, j)] }
    set { lengths[position(i, j)] = newValue }
  }

  /// Takes the way through node `via`, `length` away, from node `from` to every node it is shorter to.
  ///
  /// The search's time goes here: the loop has no branches, so that it becomes vector instructions.
  @inline(__always)
  mutating func shorten(from: Int, through via: Int, after length: CGFloat) {
    if length == .infinity { return }
    let (row, onward) = (lengths + position(from, 0), lengths + position(via, 0))
    for to in 0..<count {
      let (known, path) = (row[to], length + onward[to])
      row[to] = path < known ? path : known
    }
  }

  private func position(_ i: Int, _ j: Int) -> Int {
    assert((0..<count).contains(i) && (0..<count).contains(j))
    return i &* count &+ j
  }
}
