import CAllocationCount
import KeyboardAvoidance
import Scenarios

/// Counts the blocks of memory that an answer costs.
enum AllocationMeter {
  /// How many a strategy asks for when it is told the last event of a rehearsal again, which leaves out what it does but
  /// once. One that has nothing to say the second time is told the first time, with the copy that needs. Nil if it has
  /// been told nothing.
  static func allocations(in rehearsal: FactsRehearsal) -> Int? {
    guard let told = rehearsal.told else { return nil }
    var strategy = rehearsal.strategy
    if strategy.respond(to: told.event, facts: told.facts) != nil {
      return count { _ = strategy.respond(to: told.event, facts: told.facts) }
    }
    return count {
      var fresh = told.before
      _ = fresh.respond(to: told.event, facts: told.facts)
    }
  }

  private static func count(_ work: () -> Void) -> Int {
    for _ in 0..<10 { work() }
    let rounds: UInt = 100
    let before = allocation_count()
    for _ in 0..<rounds { work() }
    return Int((allocation_count() - before) / rounds)
  }
}
