import Foundation
import Recording

/// Shares a check among processes of this program: views live on one thread, so each process plays a part of the cases.
struct CheckJobs {
  private let call: [String]
  private let shard: (number: Int, count: Int)
  private let count: Int

  /// `count` jobs for a part of the cases that `call` asks for; each leaves the files of its runs in `folder`.
  init(call: [String], shard: (number: Int, count: Int), count: Int, folder: URL?) {
    self.call = Self.withoutOutputs(call) + (folder.map { ["--files", $0.path] } ?? [])
    self.shard = shard
    self.count = count
  }

  /// What the jobs' reports make together.
  func report() throws -> CheckReport {
    let folder = FileManager.default.temporaryDirectory.appending(path: "headroom-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var jobs: [Job] = []
    defer { for job in jobs where job.process.isRunning { job.process.terminate() } }
    for index in 0..<count { jobs.append(try start(index, in: folder)) }
    for (index, job) in jobs.enumerated() {
      job.process.waitUntilExit()
      Console.progress("checking", Double(index + 1) / Double(count))
      guard [0, 1].contains(job.process.terminationStatus), job.process.terminationReason == .exit else {
        let said = (try? String(contentsOf: job.errors, encoding: .utf8)) ?? ""
        let line = said.split(separator: "\n").last.map(String.init) ?? "it was ended"
        throw Failure(.failedOutside, "a job of the check stopped: \(line)")
      }
    }
    // The jobs of a part are not all that a check has.
    let part = CheckReport.Shard(shard.number, of: shard.count)
    return try CheckMerge.report(of: jobs.map(\.output.path), into: part)
  }

  private struct Job {
    let process: Process
    let output: URL
    let errors: URL
  }

  private func start(_ index: Int, in folder: URL) throws -> Job {
    let process = Process()
    let (output, errors) = (folder.appending(path: "\(index).json"), folder.appending(path: "\(index).txt"))
    process.executableURL = BenchServer.program
    // Part I of N, shared by J: the cases I, I + N, I + 2N … go round among the jobs.
    let part = "\(shard.number + index * shard.count)/\(shard.count * count)"
    process.arguments = ["check"] + call + ["--shard", part, "--json"]
    for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    Tether.tie(process)
    try process.run()
    return Job(process: process, output: output, errors: errors)
  }

  /// The call without what only the whole check does.
  private static func withoutOutputs(_ call: [String]) -> [String] {
    let own = ["--jobs", "--junit", "--report", "--files", "--shard"]
    var (kept, rest) = ([String](), call[...])
    while let argument = rest.popFirst() {
      if own.contains(argument) {
        _ = rest.popFirst()
      } else if !["--json", "--markdown"].contains(argument), !own.contains(where: { argument.hasPrefix($0 + "=") }) {
        kept.append(argument)
      }
    }
    return kept
  }
}
