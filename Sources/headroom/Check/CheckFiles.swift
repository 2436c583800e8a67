import Foundation
import Recording
import Scenarios
import Staging
import Tracing

/// What a check leaves in the folder of its report for each run: the diagram, and the film where it is wanted.
struct CheckFiles {
  private let folder: ReportFolder
  private let filmsAll: Bool
  private let recorder: ComparisonRecorder

  /// Files in `folder`; films of held runs that fall short, or of all runs.
  init(_ folder: ReportFolder, filmsAll: Bool, _ workshop: Workshop) {
    self.folder = folder
    self.filmsAll = filmsAll
    recorder = workshop.comparisonRecorder(scale: 1)
  }

  /// Writes a scenario that was made and falls short, so that it can be played again.
  func write(_ scenario: Scenario, of name: String) throws {
    let file = folder.file(of: name, scenario.name, "yaml")
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw Failure(.failedOutside, "--report: \(error.localizedDescription)")
    }
    try AtomicFile.write(Data(ScriptWriter.file(of: scenario).utf8), to: file)
  }

  /// Writes what there shall be of a run.
  func write(_ run: CheckRun, _ trace: Trace, of scenario: Scenario, isHeld: Bool) throws {
    do {
      try folder.write(diagramOf: run, trace)
    } catch let error as AtomicFileError { throw error } catch {
      throw Failure(.failedOutside, "--report: \(error.localizedDescription)")
    }
    guard filmsAll || isHeld && !run.passes else { return }
    let recording = Recorder.Request(
      scenario: scenario, file: run.name, effort: .fast,
      outputs: [folder.file(of: run.name, run.strategy, "webp")])
    recorder.onProgress = { Console.progress("filming \(run.name) with \(run.strategy)", $0) }
    do {
      // A run that cannot go on is what is to be seen: its film goes on, and says so.
      try recorder.record(
        ComparisonRecorder.Request(recording, strategies: [run.strategy], impossible: .isTold))
    } catch let error as AtomicFileError { throw error } catch {
      Console.error("\(run.name) with \(run.strategy) could not be filmed: \(error)")
    }
  }
}
