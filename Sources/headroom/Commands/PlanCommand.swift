import Foundation
import KeyboardAvoidance
import Scenarios

/// `headroom plan FACTS|- [--strategy NAME,…|all] [--json]`: geometry of anyone's app in, plan and explanation out.
struct PlanCommand {
  static let rules = [
    OptionRule(name: "--strategy", value: .text, help: "which strategy plans: names with commas, or all"),
    OptionRule(name: "--json", value: .none, help: "as JSON; a list if several strategies plan"),
  ]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(arguments, command: "plan", rules: Self.rules)
  }

  func perform() throws {
    guard let path = arguments.operands.first else {
      throw Failure(.badInput, "plan needs a file of facts (YAML or JSON), or - for standard input")
    }
    guard arguments.operands.count == 1 else {
      throw Failure(.badInput, "plan reads one file of facts; found \(arguments.operands.count)")
    }
    let strategies = try Self.strategies(arguments.text("--strategy") ?? HeadroomStrategy.descriptor.name)
    let file = try path == "-" ? FactsFile(readingFrom: .standardInput) : FactsFile(path: path)
    let reports = strategies.map { PlanReport(file, strategy: $0) }
    if arguments.has("--json") {
      return try reports.count == 1 ? Console.printJSON(reports[0]) : Console.printJSON(reports)
    }
    Console.print(reports.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n"))
  }

  /// The strategies of a list of names, each once.
  private static func strategies(_ list: String) throws -> [any AvoidanceStrategy.Type] {
    if list == "all" { return StrategyCatalog.all }
    var found: [any AvoidanceStrategy.Type] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let strategy = StrategyCatalog.strategy(named: name) else {
        throw Arguments.unknown("strategy", name, of: "--strategy", known: StrategyCatalog.names + ["all"])
      }
      if !found.contains(where: { $0 == strategy }) { found.append(strategy) }
    }
    return found
  }
}
