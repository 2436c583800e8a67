import Foundation

/// One call of the program: a command and its arguments.
struct Invocation {
  private static let commands = ["run", "record", "check", "fuzz", "plan", "list", "doctor", "bench"]
  /// Commands of the design that a later version has.
  private static let planned = ["review", "approve"]

  private let command: String
  private let arguments: [String]

  init(_ arguments: [String]) {
    if let first = arguments.first, Self.commands.contains(first) || Self.planned.contains(first) {
      command = first
      self.arguments = Array(arguments.dropFirst())
    } else {
      command = "run"
      self.arguments = arguments
    }
  }

  /// Does what was asked for.
  func perform() throws {
    if arguments.contains("--help") || arguments.contains("-h") { return Console.print(Help.text(for: command)) }
    if arguments.contains("--version") { return Console.print("headroom \(Program.version)") }
    switch command {
    case "record": try RecordCommand(arguments).perform()
    case "check": try CheckCommand(arguments).perform()
    case "fuzz": try FuzzCommand(arguments).perform()
    case "plan": try PlanCommand(arguments).perform()
    case "list": try ListCommand(arguments).perform()
    case "doctor": try DoctorCommand(arguments).perform()
    case "bench": try BenchCommand(arguments).perform()
    case "run": try RunCommand(arguments).perform()
    default:
      throw Failure(
        .badInput, "the command \"\(command)\" is not built yet; known: \(Self.commands.joined(separator: ", "))")
    }
  }
}
