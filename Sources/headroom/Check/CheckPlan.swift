import Foundation
import KeyboardAvoidance
import Scenarios

/// Who is checked and who is held to it, as a call says.
struct CheckPlan {
  /// The strategies, in order.
  let strategies: [String]
  /// Whether the call names the strategies; otherwise those that prove a case are played too.
  let isNamed: Bool
  /// Who is held to every case; nil = who each case says.
  let held: [String]?
  /// Which of how many parts, from 1.
  let shard: (number: Int, count: Int)

  init(_ arguments: Arguments) throws {
    let names = arguments.text("--strategy")
    isNamed = names != nil && names != "all"
    // A sweep is long: who else is to be swept is named.
    let all = arguments.has("--sweep") && names == nil ? Scenario.usuallyHeld : StrategyCatalog.names
    let strategies = isNamed ? try Self.names(names ?? "", of: "--strategy") : all
    self.strategies = strategies
    if let hold = arguments.text("--hold") {
      held = hold == "none" ? [] : hold == "all" ? strategies : try Self.names(hold, of: "--hold")
    } else {
      held = isNamed ? strategies : nil
    }
    if let name = held?.first(where: { !strategies.contains($0) }) {
      throw Failure(.badInput, "--hold \(name): it is not played; name it in --strategy too")
    }
    shard = try Self.shard(arguments.text("--shard"))
  }

  private static func names(_ list: String, of option: String) throws -> [String] {
    var names: [String] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard StrategyCatalog.strategy(named: name) != nil else {
        throw Arguments.unknown("strategy", name, of: option, known: StrategyCatalog.names + ["all"])
      }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func shard(_ text: String?) throws -> (Int, Int) {
    guard let text else { return (1, 1) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
      (1...count).contains(number)
    else {
      throw Failure(.badInput, "--shard \(text): I/N is needed, as 1/4 for the first of four parts")
    }
    return (number, count)
  }
}
