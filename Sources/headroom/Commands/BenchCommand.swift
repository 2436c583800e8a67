import Foundation

/// `headroom bench`: every budget of the design that exists by now, measured.
struct BenchCommand {
  static let rules = [
    OptionRule(name: "--json", value: .none, help: "as JSON"),
    OptionRule(name: "--headless", value: .none, help: "without the window's rows"),
  ]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(arguments, command: "bench", rules: Self.rules)
    guard self.arguments.operands.isEmpty else { throw Failure(.badInput, "bench takes no operands") }
  }

  func perform() throws {
    let workshop = try Workshop()
    // What is missing is said before minutes of work, not after.
    let server = arguments.has("--headless") ? nil : try BenchServer()
    var rows = try HeadlessBench(workshop: workshop).rows()
    if let server { rows += try WindowBench(workshop: workshop, server: server).rows() }
    if arguments.has("--json") { return try Console.printJSON(rows) }
    for row in rows { Console.print(row.line) }
  }
}
