import Foundation
import Scenarios
import Staging

/// A recording that is under way: its script, which grows with every event, and what shall be made of it.
///
/// The script holds everything since the scene's start; `startRecording` and `stopRecording` mark what is filmed. Each
/// event is on disk before the next turn, so a program that is killed loses nothing that was done.
final class SessionRecording {
  /// The script.
  let script: URL
  /// What will be made of the script, by the files' endings.
  let outputs: [URL]
  /// What people are told about where it is: the folder, or the one file asked for.
  let place: URL
  private let file: FileHandle

  /// A recording into a folder named by date and scene, in `recordings` below the current folder.
  convenience init(_ start: Start) throws {
    let folder = try Self.makeFolder(named: start.scenario.scene.name)
    let outputs = ["film.webp", "trace.jsonl"].map(folder.appendingPathComponent)
    try self.init(start, script: folder.appendingPathComponent("script.yaml"), outputs: outputs, place: folder)
  }

  /// A recording of which `film` is made; its script stands beside it under the same name.
  convenience init(_ start: Start, film: URL) throws {
    let script = film.deletingPathExtension().appendingPathExtension("yaml")
    try self.init(start, script: script, outputs: [film], place: film)
  }

  /// What a recording begins with.
  struct Start {
    var scenario: Scenario
    var strategy: String
    var theme: Scenario.Theme
    /// What happened since the scene's start.
    var history: [TimedEvent]
    /// Seconds from the scene's start.
    var time: TimeInterval
  }

  private init(_ start: Start, script: URL, outputs: [URL], place: URL) throws {
    self.script = script
    self.outputs = outputs
    self.place = place
    var scenario = start.scenario
    scenario.strategy = start.strategy
    scenario.theme = start.theme
    guard FileManager.default.createFile(atPath: script.path, contents: nil) else {
      throw Failure(.badInput, "\(script.path): the script cannot be written there; start in a folder that can be")
    }
    file = try FileHandle(forWritingTo: script)
    write(ScriptWriter.header(of: scenario))
    for event in start.history { append(event, comment: nil) }
    write(ScriptWriter.line(for: Step(.startRecording, at: start.time)))
  }

  /// Writes down one event.
  func append(_ event: TimedEvent, comment: String?) {
    write(ScriptWriter.line(for: Step(event.event.action, at: event.time), comment: comment))
  }

  /// Marks the end of what is filmed.
  func stop(at time: TimeInterval) {
    write(ScriptWriter.line(for: Step(.stopRecording, at: time)))
    try? file.close()
  }

  private func write(_ text: String) {
    do { try file.write(contentsOf: Data(text.utf8)) } catch {
      Console.error("\(script.path): cannot be written (\(error.localizedDescription))")
    }
  }

  /// `recordings/2026-11-30 05.12.33 long-form` in the current folder; numbered if there is one already.
  private static func makeFolder(named scene: String) throws -> URL {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd_HH-mm-ss"
    let base = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent("recordings")
    let name = "\(format.string(from: Date()))_\(scene)"
    for number in 1...99 {
      let folder = base.appendingPathComponent(number == 1 ? name : "\(name)_\(number)")
      if FileManager.default.fileExists(atPath: folder.path) { continue }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
      } catch {
        throw Failure(
          .badInput, "\(folder.path): no folder can be made there; start in a folder that can be written to")
      }
    }
    throw Failure(.failedOutside, "\(base.path): there are 99 recordings of this second already")
  }
}
