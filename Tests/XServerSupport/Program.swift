import Foundation

/// One of the package's programs, or any other, run by a test. It is ended when this object goes away.
public final class Program {
  private let process: ChildProcess

  /// Starts a program: a name is looked up beside the tests, then in PATH; a path is taken as it is.
  /// - Parameters:
  ///   - environment: Variables to set besides the tests' own; nil takes one out.
  ///   - display: The X display that it shall use; nil leaves `DISPLAY` as `environment` says.
  ///   - input: What it reads; nil keeps its standard input open, see ``write(_:)``.
  public init(
    _ name: String, _ arguments: [String] = [], environment: [String: String?] = [:], display: String? = nil,
    input: String? = nil, workingDirectory: String? = nil
  ) throws {
    var variables = environment
    if let display { variables["DISPLAY"] = display }
    process = try ChildProcess(
      Self.builtPath(of: name) ?? name, arguments, environment: variables, workingDirectory: workingDirectory)
    if let input {
      process.write(input)
      process.closeInput()
    }
  }

  /// Where a program of the package has been built: beside the tests themselves.
  public static func builtPath(of name: String) -> String? {
    guard !name.contains("/"), let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let path = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// The process's number.
  public var processIdentifier: Int32 { process.identifier }

  /// What it has written to its standard output and has been read so far.
  public var standardOutput: String { String(decoding: process.output, as: UTF8.self) }

  /// What it has written to its standard error and has been read so far.
  public var standardError: String { String(decoding: process.errors, as: UTF8.self) }

  /// Writes to its standard input.
  public func write(_ text: String) { process.write(text) }

  /// Closes its standard input.
  public func closeInput() { process.closeInput() }

  /// Sends it a signal.
  public func signal(_ number: Int32) { process.signal(number) }

  /// Ends it at once.
  public func kill() { process.end() }

  /// Waits until its standard output contains `text`.
  public func waitForOutput(_ text: String, within seconds: Double = 10) throws {
    let isThere = process.run(for: seconds) { String(decoding: $0.output, as: UTF8.self).contains(text) }
    guard isThere else { throw SupportError("no “\(text)” in the output: \(standardOutput) \(standardError)") }
  }

  /// Waits for its end: its exit status, or 128 + the signal that ended it.
  public func waitForExit(within seconds: Double = 10) throws -> Int32 {
    guard let status = process.waitForExit(within: seconds) else {
      throw SupportError("the program has not ended within \(seconds) s: \(standardOutput) \(standardError)")
    }
    return status
  }
}
