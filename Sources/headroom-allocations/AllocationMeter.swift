import CAllocationCount
import KeyboardAvoidance

/// Counts the blocks of memory that an answer costs.
enum AllocationMeter {
  /// How many a strategy asks for when it is told the same again; what it does but once is not in it.
  static func allocations(of strategy: any AvoidanceStrategy, event: AvoidanceEvent, facts: AvoidanceFacts) -> Int {
    var strategy = strategy
    for _ in 0..<10 { _ = strategy.respond(to: event, facts: facts) }
    let rounds: UInt = 100
    let before = allocation_count()
    for _ in 0..<rounds { _ = strategy.respond(to: event, facts: facts) }
    return Int((allocation_count() - before) / rounds)
  }
}
