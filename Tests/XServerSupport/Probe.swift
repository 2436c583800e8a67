import Foundation

/// The package's probe on a display: real clicks and keys, the window's pixels and properties, times of changes.
public final class Probe {
  private let process: ChildProcess
  private var takenBytes = 0

  /// Starts the probe on `display`.
  public init(_ display: String) throws {
    guard let path = Program.builtPath(of: "headroom-probe") else {
      throw SupportError("headroom-probe has not been built")
    }
    process = try ChildProcess(path, [display])
  }

  /// Sends a command and waits for what follows its “ok”; an “error” is thrown.
  @discardableResult public func send(_ line: String, within seconds: Double = 10) throws -> String {
    post(line)
    return try answer(within: seconds)
  }

  /// Sends a command whose ``answer(within:)`` is fetched later: meanwhile the test's own window can act.
  public func post(_ line: String) { process.write(line + "\n") }

  /// Whether an answer can be fetched without waiting.
  public func hasAnswer() -> Bool {
    process.run(for: 0.001) { $0.output.dropFirst(self.takenBytes).contains(0x0A) }
  }

  /// Waits for the answer to the oldest command that has none yet.
  public func answer(within seconds: Double = 10) throws -> String {
    _ = process.run(for: seconds) { $0.output.dropFirst(self.takenBytes).contains(0x0A) }
    let rest = process.output.dropFirst(takenBytes)
    guard let end = rest.firstIndex(of: 0x0A) else {
      throw SupportError("the probe does not answer: \(String(decoding: process.errors, as: UTF8.self))")
    }
    takenBytes = end + 1
    let line = String(decoding: rest[..<end], as: UTF8.self)
    guard line == "ok" || line.hasPrefix("ok ") else { throw SupportError(line) }
    return String(line.dropFirst(3))
  }

  /// Ends the probe at once, as a crash ends a program.
  public func kill() { process.end() }

  /// The integers in the answer to a command.
  public func numbers(_ line: String) throws -> [Int] { try send(line).split(separator: " ").compactMap { Int($0) } }
}
