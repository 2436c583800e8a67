import Foundation

/// Film and trace of a recording in the making, in another process: this program itself, recording the script. So what
/// is made equals, byte for byte, what `headroom record` makes of the script at any later time.
final class Export {
  /// How often, in seconds, it is looked at while the window is idle.
  static let pollInterval: TimeInterval = 0.1

  /// What it is made of.
  let recording: SessionRecording
  private let process = Process()

  init(of recording: SessionRecording, scale: Int) throws {
    self.recording = recording
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      ["record", recording.script.path, "--scale", "\(scale)"] + recording.outputs.flatMap { ["-o", $0.path] }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  var hasEnded: Bool { !process.isRunning }
  var succeeded: Bool { hasEnded && process.terminationStatus == 0 }
  func wait() { process.waitUntilExit() }
}
