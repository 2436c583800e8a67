import Foundation
import HeadroomApp
import Scenarios
import Staging
import WindowHosting

extension Playground {
  /// Begins a recording: its script has everything since the scene's start. Into `film`, or a folder of its own.
  func startRecording(at time: TimeInterval, film: URL? = nil) {
    advance(to: time)
    do {
      let start = SessionRecording.Start(
        scenario: stage.scenario, strategy: initialStrategy, theme: initialTheme, history: history, time: stage.time)
      recording = try film.map { try SessionRecording(start, film: $0) } ?? SessionRecording(start)
      overlay.isRecording = true
    } catch {
      let failure = error as? Failure ?? Failure(error)
      Console.error(failure.message)
      overlay.say(failure.message, at: time)
    }
    updateTitle()
  }

  /// Ends the recording and has film and trace made of its script, by another process, while the window goes on.
  func stopRecording() {
    guard let recording else { return }
    self.recording = nil
    overlay.isRecording = false
    recording.stop(at: stage.time)
    do {
      exports.append(try Export(of: recording, scale: host.scale))
      overlay.say("Saving \(recording.place.lastPathComponent) …", at: host.now)
    } catch {
      Console.error("the script is kept at \(recording.script.path), but the film was not made: \(error)")
    }
    updateTitle()
  }

  /// Takes note of exports that have ended.
  func pollExports() {
    exports.removeAll { export in
      guard export.hasEnded else { return false }
      report(export)
      return true
    }
  }

  private func report(_ export: Export) {
    if export.succeeded {
      Console.print(export.recording.place.path)
      overlay.say("Saved \(export.recording.place.lastPathComponent)", at: host.now)
    } else {
      Console.error("the script is kept at \(export.recording.script.path), but the film was not made")
    }
  }

  /// Ends the program: what is being recorded is finished, what is being saved is waited for.
  func quit() {
    if recording != nil { stopRecording() }
    finishExports()
    isFinished = true
  }

  /// The window is gone: nothing can be shown, but nothing that was done is lost.
  func loseConnection() {
    var message = "the connection to the X server was lost"
    if let recording {
      recording.stop(at: stage.time)
      self.recording = nil
      message += "; the script of the recording is kept at \(recording.script.path)"
    }
    finishExports()
    fail(Failure(.failedOutside, message))
  }

  private func finishExports() {
    for export in exports {
      export.wait()
      report(export)
    }
    exports = []
  }
}
