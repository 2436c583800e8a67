import Foundation
import Recording
import Scenarios

/// `headroom record SCENARIO… -o FILE`: films scenarios without a display.
struct RecordCommand {
  static let rules = [
    OptionRule(name: "-o", value: .text, help: "the file to write: .webp, .png, .svg or .jsonl"),
    screenshots,
    OptionRule(name: "--strategy", value: .text, help: "which strategy avoids"),
    OptionRule(name: "--compare", value: .text, help: "strategies side by side: names with commas; .webp and .png"),
    OptionRule(name: "--rate", value: .number(1...1000), help: "frames a second, 60 if not given"),
    OptionRule(name: "--scale", value: .number(1...3), help: "device pixels a point, 1 if not given"),
    OptionRule(name: "--device", value: .text, help: "a device of `headroom list devices`"),
    OptionRule(name: "--theme", value: .text, help: "light or dark"),
    OptionRule(name: "--fast", value: .none, help: "larger films, made in a third of the time"),
  ]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(arguments, command: "record", rules: Self.rules)
  }

  func perform() throws {
    guard !arguments.operands.isEmpty else {
      throw Failure(.badInput, "record needs a scenario; `headroom list scenarios` names them")
    }
    let outputs = arguments.texts("-o").map { URL(fileURLWithPath: $0) }
    let folder = try arguments.text("--screenshots").map {
      try CheckCommand.folder($0, option: "--screenshots")
    }
    guard !outputs.isEmpty || folder != nil else {
      throw Failure(.badInput, "record needs -o FILE, ending in .webp, .png, .svg or .jsonl, or --screenshots DIR")
    }
    for output in outputs where RecordingFormat(output) == nil {
      throw Failure(.badInput, "-o \(RecordingError.unknownFormat(output.lastPathComponent))")
    }
    let strategies = try compared(in: outputs)
    for output in outputs { try Self.checkWritable(output) }
    guard arguments.operands.count == 1 else {
      throw Failure(.badInput, "record films one scenario at a time; found \(arguments.operands.count)")
    }
    let workshop = try Workshop()
    let name = arguments.operands[0]
    var scenario = try workshop.library.loadScenario(name)
    if let device = arguments.text("--device") {
      scenario = scenario.moved(to: try workshop.library.device(named: device))
    }
    let request = Recorder.Request(
      scenario: scenario, file: name, strategy: try Workshop.strategy(arguments.text("--strategy")),
      theme: try Self.theme(arguments.text("--theme")), rate: try arguments.integer("--rate") ?? 60,
      effort: arguments.has("--fast") ? .fast : .small, outputs: outputs)
    var pictures: [URL] = []
    if let strategies {
      try compare(strategies, request, in: workshop)
    } else {
      pictures = try film(request, screenshotsIn: folder, in: workshop)
    }
    for output in arguments.texts("-o") + pictures.map(\.relativePath) { Console.print(output) }
  }

  /// Films one strategy; answers the pictures that its script asks for.
  private func film(
    _ request: Recorder.Request, screenshotsIn folder: URL?, in workshop: Workshop
  ) throws -> [URL] {
    let recorder = workshop.recorder(scale: try arguments.integer("--scale") ?? 1)
    recorder.onProgress = { Console.progress("recording", $0) }
    let pictures = try folder.map { try recorder.takeScreenshots(of: request, in: $0) } ?? []
    if !request.outputs.isEmpty { try recorder.record(request) }
    return pictures
  }

  private func compare(_ strategies: [String], _ request: Recorder.Request, in workshop: Workshop) throws {
    let recorder = workshop.comparisonRecorder(scale: try arguments.integer("--scale") ?? 1)
    recorder.onProgress = { Console.progress("recording", $0) }
    try recorder.record(ComparisonRecorder.Request(request, strategies: strategies))
  }

  /// The strategies to be compared; nil = one alone is filmed.
  private func compared(in outputs: [URL]) throws -> [String]? {
    guard let names = try Workshop.strategies(arguments.text("--compare")) else { return nil }
    if arguments.has("--strategy") { throw Failure(.badInput, "--strategy beside --compare: name it in the list") }
    if arguments.has("--screenshots") { throw Failure(.badInput, "--screenshots beside --compare: take one strategy") }
    if let scale = try arguments.integer("--scale"), scale > 2 {
      throw Failure(.badInput, "--scale \(scale): a number from 1 to 2 is needed beside --compare")
    }
    for output in outputs where RecordingFormat(output)?.showsSeveral == false {
      throw Failure(.badInput, "-o \(RecordingError.notOfSeveral(output.lastPathComponent))")
    }
    return names
  }

  /// The theme of this name, checked.
  static func theme(_ name: String?) throws -> Scenario.Theme? {
    guard let name else { return nil }
    guard let theme = Scenario.Theme(rawValue: name) else {
      throw Arguments.unknown("theme", name, of: "--theme", known: Scenario.Theme.allCases.map(\.rawValue))
    }
    return theme
  }

  /// Says at once what would otherwise be found after all the work: that the file cannot be written.
  static func checkWritable(_ file: URL, option: String = "-o") throws {
    let folder = file.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure(.badInput, "\(option) \(file.relativePath): there is no folder \(folder)")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw Failure(.badInput, "\(option) \(file.relativePath): the folder \(folder) cannot be written to")
    }
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(.badInput, "\(option) \(file.relativePath): this is a folder; name a file in it")
    }
  }
}
