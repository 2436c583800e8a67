import Foundation
import Glibc
import Recording
import Scenarios

/// Plays a fuzz in another process of this program: what traps there ends that one alone, and its seed is known here.
struct FuzzProcess {
  /// The call, without the name of the command.
  let call: [String]
  /// The first seed.
  let seed: UInt64
  /// Where the scenario goes that ends the process.
  let folder: URL

  /// Passes on what the process says, and ends as it does; a failure if a trap has ended it.
  func perform() throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = BenchServer.program
    process.arguments = ["fuzz"] + call + ["--seed", "\(seed)", "--here"]
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = output
    Tether.tie(process)
    try process.run()
    let last = passOn(output.fileHandleForReading)
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else {
      if process.terminationStatus != 0 { exit(process.terminationStatus) }
      return
    }
    var scenario = Scenario.random(seed: last, devices: try Workshop().library.devices())
    scenario.note = "It ends the program that plays it."
    let file = folder.appending(path: "fuzz-\(last)-trap.yaml")
    try AtomicFile.write(Data(ScriptWriter.file(of: scenario).utf8), to: file)
    Console.print("seed \(last): trap: signal \(process.terminationStatus) ended what played it\n\(file.relativePath)")
    throw Failure(.checkFailed, "fuzz: seed \(last) does not hold: trap")
  }

  /// What a process tells of the seed that it is about to play.
  static func mark(_ seed: UInt64) -> String { "at \(seed)" }

  /// Prints the lines of a process but its marks; the seed of the last mark.
  private func passOn(_ handle: FileHandle) -> UInt64 {
    var (last, rest) = (seed, Data())
    while case let data = handle.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        if line.hasPrefix("at "), let seed = UInt64(line.dropFirst(3)) { last = seed } else { Console.print(line) }
      }
    }
    return last
  }
}
