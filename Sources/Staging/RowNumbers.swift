/// The numbers of a table's rows, from the top: each row keeps its own while others come and go, and so its ids.
///
///     var numbers = RowNumbers(count: 4)      // 1 2 3 4
///     numbers.insert(2, at: 1)                // 1 5 6 2 3 4
///     numbers.remove(3, at: 0)                // 2 3 4
///
/// Kept as runs of following numbers: 100,000 rows that nobody has touched are one run.
struct RowNumbers: Hashable, Sendable {
  private var runs: [Range<Int>]
  /// The greatest number ever given away.
  private var last: Int
  /// How many rows there are.
  private(set) var count: Int

  /// Rows 1 to `count` (≥ 0).
  init(count: Int) {
    runs = count > 0 ? [1..<(count + 1)] : []
    last = count
    self.count = count
  }

  /// The number of the row at a position from 0.
  subscript(position: Int) -> Int {
    var left = position
    for run in runs {
      if left < run.count { return run.lowerBound + left }
      left -= run.count
    }
    preconditionFailure("no row at \(position) of \(count)")
  }

  /// Puts new rows before the one at a position; one beyond the last is allowed.
  mutating func insert(_ new: Int, at position: Int) {
    runs.insert((last + 1)..<(last + 1 + new), at: split(at: position))
    last += new
    count += new
  }

  /// Takes rows out, the first of them at a position.
  mutating func remove(_ gone: Int, at position: Int) {
    let first = split(at: position)
    runs.removeSubrange(first..<split(at: position + gone))
    count -= gone
  }

  /// Makes a run begin at a position, and answers which.
  private mutating func split(at position: Int) -> Int {
    var left = position
    for (index, run) in runs.enumerated() {
      if left == 0 { return index }
      if left < run.count {
        let middle = run.lowerBound + left
        runs.replaceSubrange(index...index, with: [run.lowerBound..<middle, middle..<run.upperBound])
        return index + 1
      }
      left -= run.count
    }
    return runs.count
  }
}
