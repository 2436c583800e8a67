import Foundation
import TestSupport
import Testing

@testable import ViewTree

struct RowHeightsTests {
  @Test func `places follow from heights`() {
    var heights = RowHeights(count: 100_000, height: 44)
    heights[3] = 60
    #expect(heights.top(of: 4) == 192)
    #expect(heights.row(at: 191) == 3)
    #expect(heights.row(at: 192) == 4)
    #expect(heights.total == 4_400_016)
    #expect(heights.row(at: -5) == 0)
    #expect(heights.row(at: 1e9) == 99_999)
    #expect(RowHeights(count: 0, height: 44).row(at: 0) == nil)
    #expect(RowHeights(count: 0, height: 44).total == 0)
  }

  @Test(arguments: 1...20) func `they agree with a plain list after any changes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plain = Array(repeating: CGFloat(10), count: Int.random(in: 0...40, using: &random))
    var heights = RowHeights(count: plain.count, height: 10)
    for _ in 0..<60 {
      let row = Int.random(in: 0...plain.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let (count, height) = (Int.random(in: 0...3, using: &random), CGFloat(Int.random(in: 1...9, using: &random)))
        plain.insert(contentsOf: Array(repeating: height, count: count), at: row)
        heights.insert(count, at: row, height: height)
      case 1:
        let end = min(plain.count, row + Int.random(in: 0...3, using: &random))
        plain.removeSubrange(row..<end)
        heights.remove(row..<end)
      default:
        guard row < plain.count else { continue }
        plain[row] = CGFloat(Int.random(in: 0...30, using: &random))
        heights[row] = plain[row]
      }
      #expect(heights.count == plain.count && heights.total == plain.reduce(0, +))
      var top: CGFloat = 0
      for (row, height) in plain.enumerated() {
        #expect(heights[row] == height && heights.top(of: row) == top)
        if height > 0 {
          #expect(heights.row(at: top) == row)
          #expect(heights.row(at: top + height - 0.5) == row)
        }
        top += height
      }
    }
  }
}
