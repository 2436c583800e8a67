import Foundation
import Glibc
import Synchronization

/// A process started by a test, with pipes to its standard input, output and error. It never outlives this object, and
/// every wait ends.
final class ChildProcess {
  let identifier: pid_t
  /// Everything read so far.
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  /// The exit status once it has ended: its own, or 128 + the signal that ended it.
  private(set) var status: Int32?
  private var input: Int32
  private var outputEnd: Int32
  private var errorEnd: Int32

  /// Starts the executable at `path`; a variable whose value is nil is taken out of the environment.
  init(
    _ path: String, _ arguments: [String], environment changes: [String: String?] = [:], workingDirectory: String? = nil
  ) throws {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    // env becomes the program itself, in the other folder.
    let inFolder = workingDirectory.map { ["/usr/bin/env", "-C", $0] } ?? []
    let command = inFolder + [path] + arguments
    let started = try Self.spawning.withLock { _ in try Self.spawn(command[0], command, environment) }
    (identifier, input, outputEnd, errorEnd) = started
  }

  /// Writes to the standard input.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while input >= 0, !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Closes the standard input.
  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Sends a signal, unless the process has ended.
  func signal(_ number: Int32) { if !hasEnded { kill(identifier, number) } }

  /// Reads what comes until `isDone`, the process's end, or `seconds` have passed; whether it is done.
  func run(for seconds: Double, until isDone: (ChildProcess) -> Bool) -> Bool {
    let deadline = Deadline(seconds: seconds)
    while !isDone(self) {
      if deadline.hasPassed { return false }
      let wasOver = hasEnded
      read(within: deadline.step)
      // What was written before the end has been read by now.
      if wasOver { return isDone(self) }
    }
    return true
  }

  /// Waits for the end; nil if it does not come within `seconds`.
  func waitForExit(within seconds: Double) -> Int32? {
    _ = run(for: seconds) { _ in false }
    return status
  }

  /// Ends the process if it has not ended yet.
  func end() {
    closeInput()
    guard !hasEnded else { return }
    kill(identifier, SIGKILL)
    _ = waitForExit(within: 5)
  }

  deinit {
    end()
    for descriptor in [outputEnd, errorEnd] where descriptor >= 0 { close(descriptor) }
  }

  private var hasEnded: Bool {
    if status != nil { return true }
    var raw: Int32 = 0
    guard waitpid(identifier, &raw, WNOHANG) == identifier else { return false }
    status = raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + raw & 0x7F
    return true
  }

  private func read(within milliseconds: Int32) {
    var descriptors = [outputEnd, errorEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, 2, milliseconds) > 0 else { return }
    if descriptors[0].revents != 0 { Self.read(from: &outputEnd, into: &output) }
    if descriptors[1].revents != 0 { Self.read(from: &errorEnd, into: &errors) }
  }

  private static func read(from end: inout Int32, into bytes: inout [UInt8]) {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(end, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk.prefix(count)
    } else if count == 0 || errno != EINTR {
      close(end)
      end = -1
    }
  }

  // One at a time: a child started between a pipe's making and its close-on-exec mark would keep the pipe open.
  private static let spawning = Mutex(())
}
