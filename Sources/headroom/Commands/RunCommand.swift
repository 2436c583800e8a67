import CairoRendering
import Foundation
import HeadroomApp
import Recording
import Scenarios
import X11Hosting

/// `headroom [run] [SCENE|SCENARIO]`: the window. Without a display the tour is recorded instead.
struct RunCommand {
  static let rules = [
    OptionRule(name: "--strategy", value: .text, help: "which strategy avoids"),
    OptionRule(name: "--device", value: .text, help: "a device of `headroom list devices`"),
    OptionRule(name: "--theme", value: .text, help: "light or dark"),
    OptionRule(name: "--scale", value: .number(1...3), help: "device pixels a point; the display's own if not given"),
    OptionRule(name: "--speed", value: .number(0.01...10), help: "scene seconds a second, 1 if not given"),
    OptionRule(name: "--record", value: .text, help: "film the whole session into this file"),
  ]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(arguments, command: "run", rules: Self.rules)
  }

  func perform() throws {
    guard arguments.operands.count <= 1 else {
      throw Failure(.badInput, "run shows one scene or scenario; found \(arguments.operands.count)")
    }
    let film = arguments.text("--record").map { URL(fileURLWithPath: $0) }
    if let film {
      guard RecordingFormat(film) != nil else {
        throw Failure(.badInput, "--record \(RecordingError.unknownFormat(film.lastPathComponent))")
      }
      try RecordCommand.checkWritable(film, option: "--record")
    }
    let name = arguments.operands.first ?? "long-form"
    // The script of what is done stands beside the film.
    if let film, film.deletingPathExtension().appendingPathExtension("yaml").isSameFile(as: URL(fileURLWithPath: name))
    {
      throw Failure(
        .badInput, "--record \(film.relativePath): its script would take the place of \(name); choose another name")
    }
    let workshop = try Workshop()
    var scenario = try workshop.scenario(toShow: name)
    if let device = arguments.text("--device") {
      scenario = scenario.moved(to: try workshop.library.device(named: device))
    }
    let options = Playground.Options(
      scenario: scenario, strategy: try Workshop.strategy(arguments.text("--strategy")),
      theme: try RecordCommand.theme(arguments.text("--theme")), speed: arguments.number("--speed") ?? 1, file: name)
    guard let display = ProcessInfo.processInfo.environment["DISPLAY"], !display.isEmpty else {
      return try recordTour(workshop, why: "there is no display (DISPLAY is not set)")
    }
    guard X11Host.isDisplayAvailable() else {
      return try recordTour(workshop, why: "no X server answers at DISPLAY \(display)")
    }
    try show(options, workshop, film: film)
  }

  private func show(_ options: Playground.Options, _ workshop: Workshop, film: URL?) throws {
    let size = options.scenario.window?.size ?? options.scenario.device.size
    let host = try X11Host(
      title: "Headroom", width: Int(size.width), height: Int(size.height), scale: try arguments.integer("--scale"))
    host.closeOnTermination()
    let renderer = CairoRenderer(scale: host.scale, fonts: workshop.fonts)
    let playground = Playground(options, host: host, workshop: workshop) { scenario, strategy, theme in
      workshop.stage(scenario, strategy: strategy, theme: theme, renderer: renderer)
    }
    playground.onScale = { renderer.scale = $0 }
    if let film { playground.startRecording(at: host.now, film: film) }
    FrameLoop(host: host, painter: FramePainter(renderer: renderer)).run(playground)
    if let failure = playground.failure { throw failure }
  }

  /// What a machine without a display gets: film, strip and trace of the tour, and where they are.
  private func recordTour(_ workshop: Workshop, why: String) throws {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(
      "recordings/tour")
    Console.error("\(why): recording the tour into \(folder.path) instead")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(.badInput, "\(folder.path): no folder can be made there; start in a folder that can be written to")
    }
    let outputs = ["film.webp", "strip.png", "trace.jsonl"].map(folder.appendingPathComponent)
    let recorder = workshop.recorder(scale: try arguments.integer("--scale") ?? 1)
    recorder.onProgress = { Console.progress("recording", $0) }
    try recorder.record(
      Recorder.Request(
        scenario: try workshop.library.loadScenario("tour"), file: "tour",
        strategy: try Workshop.strategy(arguments.text("--strategy")),
        theme: try RecordCommand.theme(arguments.text("--theme")), outputs: outputs))
    for output in outputs { Console.print(output.path) }
  }
}

extension URL {
  /// Whether both lead to one place.
  fileprivate func isSameFile(as other: URL) -> Bool {
    standardizedFileURL.resolvingSymlinksInPath() == other.standardizedFileURL.resolvingSymlinksInPath()
  }
}
