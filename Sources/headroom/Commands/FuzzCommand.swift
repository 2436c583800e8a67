import CairoRendering
import Foundation
import HeadroomApp
import KeyboardAvoidance
import Recording
import Scenarios

/// `headroom fuzz`: plays random scenarios until something that must hold for any input does not; exit status 1 then.
struct FuzzCommand {
  static let rules = [
    OptionRule(name: "--seed", value: .number(0...9e15), help: "the first seed; from the clock if not given"),
    OptionRule(
      name: "--minutes", value: .number(0...100_000), help: "how long new scenarios are begun, 1 if not given"),
    OptionRule(name: "-o", value: .text, help: "the folder for the smallest scenario that fails; here if not given"),
    OptionRule(name: "--strategy", value: .text, help: "who is played; headroom if not given"),
    OptionRule(name: "--here", value: .none, help: "in this process, which a trap ends, and told of each seed"),
  ]

  private let call: [String]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    call = arguments
    self.arguments = try Arguments(arguments, command: "fuzz", rules: Self.rules)
    if let operand = self.arguments.operands.first {
      throw Failure(.badInput, "fuzz makes its own scenarios; it takes no \(operand)")
    }
  }

  func perform() throws {
    let first = UInt64(try arguments.integer("--seed") ?? Stopwatch.seed)
    let folder = try arguments.text("-o").map { try CheckCommand.folder($0, option: "-o") } ?? URL(fileURLWithPath: ".")
    let strategy = try Workshop.strategy(arguments.text("--strategy")) ?? HeadroomStrategy.descriptor.name
    guard arguments.has("--here") else {
      return try FuzzProcess(call: call, seed: first, folder: folder).perform()
    }
    Tether.hold()
    let workshop = try Workshop()
    let renderer = CairoRenderer(scale: 1, fonts: workshop.fonts)
    let judge = FuzzJudge(strategy: strategy, library: workshop.library) {
      workshop.stage($0, strategy: $1, renderer: renderer)
    }
    let fuzzer = Fuzzer(judge: judge, devices: try workshop.library.devices())
    Console.print("seed \(first)")
    let (count, simulated, failure) = run(fuzzer, from: first, seconds: (arguments.number("--minutes") ?? 1) * 60)
    guard let (seed, scenario, fault) = failure else {
      return Console.print(
        "\(count) scenarios, \(Int(simulated.rounded())) s of them, seeds \(first) to "
          + "\(first + UInt64(max(1, count)) - 1): nothing found")
    }
    Console.progress("shrinking", 0)
    let finding = fuzzer.shrunk(scenario, fault, seed: seed) {
      Console.progress("shrinking", Double($0) / Double(Fuzzer.shrinkingLimit))
    }
    Console.progress("shrinking", 1)
    let file = folder.appending(path: finding.fileName)
    try AtomicFile.write(Data(finding.text.utf8), to: file)
    Console.print("seed \(seed): \(finding.fault.kind): \(finding.fault.sentence)\n\(file.relativePath)")
    throw Failure(.checkFailed, "fuzz: seed \(seed) does not hold: \(finding.fault.kind)")
  }

  /// Plays seed after seed until the time is over, which is looked at between two runs, or until one fails.
  private func run(
    _ fuzzer: Fuzzer, from first: UInt64, seconds: Double
  ) -> (count: Int, simulated: Double, failure: (UInt64, Scenario, FuzzFault)?) {
    var (count, simulated, elapsed) = (0, 0.0, 0.0)
    defer { Console.progress("fuzzing", 1) }
    while count == 0 || elapsed < seconds {
      let seed = first + UInt64(count)
      Console.print(FuzzProcess.mark(seed))
      var outcome = Fuzzer.Outcome.holds(duration: 0)
      elapsed += Stopwatch.seconds { outcome = fuzzer.outcome(of: seed) }
      count += 1
      switch outcome {
      case .holds(let duration): simulated += duration
      case .fails(let scenario, let fault): return (count, simulated, (seed, scenario, fault))
      }
      if count % 16 == 0 { Console.progress("fuzzing \(count)", min(0.999, elapsed / max(1, seconds))) }
    }
    return (count, simulated, nil)
  }
}
