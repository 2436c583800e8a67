import Foundation
import Recording

/// `headroom check [PATH…]`: plays cases with strategies; exit status 1 when a strategy that is held falls short.
struct CheckCommand {
  static let rules = [
    OptionRule(name: "--strategy", value: .text, help: "who is played and held: names with commas; all if not given"),
    OptionRule(name: "--hold", value: .text, help: "who is held to every case: names with commas, all, or none"),
    OptionRule(
      name: "--sweep", value: .none,
      help: "every scene, or those named, on every device: each field, keyboard height and interruption"),
    OptionRule(name: "--shard", value: .text, help: "I/N: the I-th of N parts of the cases"),
    OptionRule(name: "--jobs", value: .number(1...256), help: "processes that share the work, 1 if not given"),
    OptionRule(name: "--junit", value: .text, help: "the file for JUnit XML"),
    OptionRule(
      name: "--report", value: .text, help: "the folder for the page, report.json, junit.xml and each run's diagram"),
    OptionRule(
      name: "--films", value: .none, help: "films of all runs in the report, not of held ones that fall short"),
    OptionRule(name: "--files", value: .text, help: "the folder for the diagrams and films of runs alone"),
    OptionRule(name: "--merge", value: .none, help: "the operands are reports of shards, or folders of them"),
    OptionRule(name: "--json", value: .none, help: "the whole report as JSON"),
    OptionRule(name: "--markdown", value: .none, help: "the lines of the strategies as a table in Markdown"),
  ]

  private let call: [String]
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    call = arguments
    self.arguments = try Arguments(arguments, command: "check", rules: Self.rules)
  }

  func perform() throws {
    let junit = arguments.text("--junit").map { URL(fileURLWithPath: $0) }
    if let junit { try RecordCommand.checkWritable(junit, option: "--junit") }
    let folder = try arguments.text("--report").map { try Self.folder($0, of: "--report") }
    let files = try arguments.text("--files").map { try Self.folder($0, of: "--files") } ?? folder
    if arguments.has("--films"), files == nil { throw Failure(.badInput, "--films needs --report DIR to put them in") }
    let report = try arguments.has("--merge") ? merged(into: folder) : checked(files)
    if let junit { try AtomicFile.write(report.junit(), to: junit) }
    try folder?.write(report)
    if arguments.has("--json") {
      Console.print(String(decoding: try report.json().dropLast(), as: UTF8.self))
    } else if arguments.has("--markdown") {
      Console.print(report.markdown)
    } else {
      Console.print(report.lines.joined(separator: "\n"))
    }
    if !report.passes { throw Failure(.checkFailed, Self.summary(of: report)) }
  }

  private func checked(_ files: ReportFolder?) throws -> CheckReport {
    Tether.hold()
    let plan = try CheckPlan(arguments)
    let workshop = try Workshop()
    let work = try work(plan, workshop)
    let jobs = min(try arguments.integer("--jobs") ?? 1, max(1, work.count))
    var report = CheckReport(program: Program.version, strategies: plan.strategies)
    let elapsed = try Stopwatch.seconds {
      if jobs > 1 {
        report = try CheckJobs(call: call, shard: plan.shard, count: jobs, folder: files?.url).report()
      } else {
        report = try work.report(files.map { CheckFiles($0, filmsAll: arguments.has("--films"), workshop) })
      }
    }
    report.elapsedSeconds = elapsed
    report.shard = plan.shard.count > 1 ? CheckReport.Shard(plan.shard.number, of: plan.shard.count) : nil
    return report
  }

  /// How many items are played, and what plays them in this process.
  private func work(
    _ plan: CheckPlan, _ workshop: Workshop
  ) throws -> (count: Int, report: (CheckFiles?) throws -> CheckReport) {
    let (part, count) = plan.shard
    if arguments.has("--sweep") {
      let items = try SweepItems(arguments.operands, in: workshop.library).shard(part, of: count)
      return (
        items.count,
        { files in
          try SweepSession(workshop, plan, files: files).report(on: items) { Console.progress("sweeping", $0) }
        }
      )
    }
    let items = try CaseFiles(arguments.operands, in: workshop.library).shard(part, of: count)
    return (
      items.count,
      { files in try CheckSession(workshop, plan, files: files).report(on: items) { Console.progress("checking", $0) } }
    )
  }

  private func merged(into folder: ReportFolder?) throws -> CheckReport {
    for option in ["--strategy", "--hold", "--sweep", "--shard", "--jobs", "--films", "--files"]
    where arguments.has(option) {
      throw Failure(.badInput, "\(option) beside --merge: the reports are there already")
    }
    guard !arguments.operands.isEmpty else { throw Failure(.badInput, "check --merge needs folders with reports") }
    let report = try CheckMerge.report(of: arguments.operands)
    for shard in try CheckMerge.folders(of: arguments.operands) { try folder?.adopt(report, from: shard) }
    return report
  }

  private static func folder(_ path: String, of option: String) throws -> ReportFolder {
    ReportFolder(try folder(path, option: option))
  }

  /// The folder at a path, made if it is not there; a failure with status 2 if it cannot be written to.
  static func folder(_ path: String, option: String) throws -> URL {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(.badInput, "\(option) \(path): no folder can be made there")
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw Failure(.badInput, "\(option) \(path): the folder cannot be written to")
    }
    return folder
  }

  private static func summary(of report: CheckReport) -> String {
    func count(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let parts = [
      count(report.fallen.count, "held run falls short", "held runs fall short"),
      count(report.unproven.count, "case proves nothing", "cases prove nothing"),
      count(report.broken.count, "file is no case", "files are no cases"),
    ]
    return "check: " + parts.compactMap(\.self).joined(separator: ", ")
  }
}
