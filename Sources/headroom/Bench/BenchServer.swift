import Foundation

/// An X server without a screen, for the window's rows.
final class BenchServer {
  /// Its display, as in ":7".
  let display: String
  /// Its process.
  let processID: Int32
  private let server = Process()
  private let probeFile: URL

  /// Starts it. Throws a ``Failure`` where the machine lacks the server or the probe.
  init() throws {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/Xvfb" }
    guard let xvfb = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Failure(.machineLacks, "Xvfb is not in PATH; apt-get install xvfb brings it")
    }
    probeFile = Self.program.deletingLastPathComponent().appendingPathComponent("headroom-probe")
    guard FileManager.default.isExecutableFile(atPath: probeFile.path) else {
      throw Failure(.machineLacks, "headroom-probe is not beside the program; ./dev bench builds it")
    }
    let number = Pipe()
    server.executableURL = URL(fileURLWithPath: xvfb)
    server.arguments = ["-displayfd", "1", "-screen", "0", "1920x1920x24", "-nolisten", "tcp", "-noreset"]
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    processID = server.processIdentifier
    guard let line = number.fileHandleForReading.readLine() else {
      throw Failure(.failedOutside, "Xvfb did not start")
    }
    display = ":" + line
  }

  isolated deinit {
    server.terminate()
    server.waitUntilExit()
  }

  /// This program's own file.
  static var program: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  /// A process of this display with nothing to say.
  func process(_ file: URL, _ arguments: [String] = []) -> Process {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// A new probe of this display.
  func probe() throws -> BenchProbe { try BenchProbe(process(probeFile)) }
}

/// The probe: real clicks and keys, and when pixels change.
final class BenchProbe {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()

  init(_ process: Process) throws {
    self.process = process
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try ask("clock")
  }

  isolated deinit { process.terminate() }

  /// Sends a command and answers what the probe says after "ok".
  @discardableResult
  func ask(_ command: String) throws -> String {
    try send(command)
    return try answer(to: command)
  }

  /// Sends a command whose answer is fetched later, so that something else can go on meanwhile.
  func send(_ command: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8)) }

  /// The answer to a command that was sent.
  func answer(to command: String) throws -> String {
    guard let line = output.fileHandleForReading.readLine() else {
      throw Failure(.failedOutside, "the probe went away")
    }
    guard line.hasPrefix("ok") else { throw Failure(.failedOutside, "the probe, asked \"\(command)\", said \(line)") }
    return line.dropFirst(2).trimmingCharacters(in: .whitespaces)
  }

  /// Whether an answer has begun to come.
  var hasAnswer: Bool {
    var descriptor = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }
}

extension FileHandle {
  /// The bytes up to the next line break as text; nil at the end.
  fileprivate func readLine() -> String? {
    var bytes = Data()
    while let byte = try? read(upToCount: 1), let first = byte.first {
      if first == 0x0A { return String(bytes: bytes, encoding: .utf8) }
      bytes.append(first)
    }
    return nil
  }
}
