public import Foundation

/// The heights of many rows below each other, in points: a row's place, and the row at a place, in logarithmic time.
///
///     var heights = RowHeights(count: 100_000, height: 44)
///     heights[3] = 60
///     heights.top(of: 4)       // 192
///     heights.row(at: 191)     // 3
///
/// The sums are kept in a binary indexed tree (Fenwick 1994).
public nonisolated struct RowHeights: Hashable, Sendable {
  private var heights: [CGFloat]
  /// At index i (from 1) the sum of the `i & −i` heights that end there.
  private var sums: [CGFloat]

  /// `count` rows (≥ 0) of `height` points each.
  public init(count: Int, height: CGFloat) {
    heights = Array(repeating: height, count: count)
    sums = []
    rebuild()
  }

  /// How many rows there are.
  public var count: Int { heights.count }

  /// The height of all rows together, in points.
  public var total: CGFloat { top(of: count) }

  /// The height of a row, in points.
  public subscript(row: Int) -> CGFloat {
    get { heights[row] }
    set {
      let change = newValue - heights[row]
      if change == 0 { return }
      heights[row] = newValue
      var index = row + 1
      while index <= count {
        sums[index] += change
        index += index & -index
      }
    }
  }

  /// Where row `row` begins, in points from the top of the first; the end of all for `count`.
  public func top(of row: Int) -> CGFloat {
    var sum: CGFloat = 0
    var index = row
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  /// The row at `y` points from the top of the first: the first row above it, the last one below the end, nil if there are
  /// no rows. At an edge it is the lower one.
  public func row(at y: CGFloat) -> Int? {
    if count == 0 { return nil }
    var index = 0
    var left = y
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if index + step <= count, sums[index + step] <= left {
        index += step
        left -= sums[index]
      }
      step /= 2
    }
    return min(index, count - 1)
  }

  /// Puts rows of `height` points each before row `row`.
  public mutating func insert(_ count: Int, at row: Int, height: CGFloat) {
    heights.insert(contentsOf: repeatElement(height, count: count), at: row)
    rebuild()
  }

  /// Takes rows out.
  public mutating func remove(_ rows: Range<Int>) {
    heights.removeSubrange(rows)
    rebuild()
  }

  private mutating func rebuild() {
    sums = [0] + heights
    for index in sums.indices.dropFirst() {
      let parent = index + index & -index
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }
}
