import Foundation
import KeyboardAvoidance
import Testing

/// FACTS.md §5, 1.1: the return manager.
@Suite struct ReturnKeyOrderTests {
  static let three = [candidate(3, 200), candidate(1, 100), candidate(2, 150)]

  @Test func `return goes on by position and leaves the last field`() {
    let order = ReturnKeyOrder(Self.three)
    #expect(order.fields.map(\.id) == [1, 2, 3])
    #expect([1, 2, 3].map { order.key(of: $0) } == [.next, .next, .default])
    #expect([1, 2, 3].map { order.outcome(in: $0) } == [.moves(to: 2), .moves(to: 3), .dismisses])
    #expect(order.key(of: 9) == nil && order.outcome(in: 9) == nil)
  }

  @Test(arguments: ReturnKeyOrder.Key.allCases) func `the last key is what is asked for`(key: ReturnKeyOrder.Key) {
    var order = ReturnKeyOrder(Self.three)
    order.lastKey = key
    #expect(order.key(of: 3) == key && order.key(of: 1) == .next)
  }

  @Test(arguments: Obstacle.all.prefix(4))
  func `hidden and disabled fields are passed over, and next is never a promise that return breaks`(
    obstacle: Obstacle
  ) {
    let fields = [candidate(1, 100), candidate(2, 150, obstacle.change), candidate(3, 200)]
    #expect(fields.map(\.canBecomeFirstResponder) == [true, false, true])
    #expect(ReturnKeyOrder(fields).outcome(in: 1) == .moves(to: 3))
    let short = ReturnKeyOrder(Array(fields.prefix(2)))
    #expect(short.outcome(in: 1) == .dismisses && short.key(of: 1) == .default)
  }

  @Test func `return breaks the line of a text view unless it shall leave it`() {
    var order = ReturnKeyOrder(Self.three)
    #expect(order.outcome(in: 2, isTextView: true) == .breaksLine && order.key(of: 2, isTextView: true) == .default)
    order.leavesTextViews = true
    #expect(order.outcome(in: 2, isTextView: true) == .moves(to: 3) && order.key(of: 2, isTextView: true) == .next)
    #expect(order.outcome(in: 3, isTextView: true) == .dismisses)
  }
}
