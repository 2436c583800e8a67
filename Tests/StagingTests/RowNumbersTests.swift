import TestSupport
import Testing

@testable import Staging

@MainActor
struct RowNumbersTests {
  @Test func `rows keep their numbers while others come and go, as in a plain list`() {
    var random = SeededGenerator(seed: 5)
    for size in 0...4 {
      var (numbers, list, last) = (RowNumbers(count: size), Array(1..<(size + 1)), size)
      for _ in 0..<200 {
        if Bool.random(using: &random) || list.isEmpty {
          let (position, count) = (
            Int.random(in: 0...list.count, using: &random), Int.random(in: 1...3, using: &random)
          )
          numbers.insert(count, at: position)
          list.insert(contentsOf: (last + 1)...(last + count), at: position)
          last += count
        } else {
          let position = Int.random(in: list.indices, using: &random)
          let count = Int.random(in: 1...(list.count - position), using: &random)
          numbers.remove(count, at: position)
          list.removeSubrange(position..<(position + count))
        }
        #expect(numbers.count == list.count)
        #expect(list.indices.map { numbers[$0] } == list)
      }
    }
  }
}
