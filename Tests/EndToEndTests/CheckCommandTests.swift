import Foundation
import Recording
import Testing
import XServerSupport

/// `headroom check` as it is called.
final class CheckCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headroom-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("cases/deep"), withIntermediateDirectories: true)
    let open = "scene: long-form\nscript:\n  - tapOn: card-number\n  - wait: 0.8\n"
    try write("cases/low.yaml", open + "symptomIn: [none]\n")
    try write("cases/high.yaml", "scene: long-form\nscript:\n  - tapOn: full-name\n  - wait: 0.8\n")
    try write("cases/deep/edge.yaml", open + "expect: {keyboardEdge: 513}\n")
    try write("wrong/edge.yaml", open + "expect: {keyboardEdge: 512}\n")
    try write("wrong/proof.yaml", open + "symptomIn: [pan]\n")
    try write("wrong/none.yaml", "scene: long-frm\n")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func check(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    let program = try Program(
      "headroom", ["check"] + arguments, environment: ["DISPLAY": String?.none], input: "",
      workingDirectory: folder.path)
    let status = try program.waitForExit(within: 120)
    return (status, program.standardOutput, program.standardError)
  }

  /// A report in a text, without the times that a clock has told.
  private func report(_ json: String) throws -> CheckReport {
    var report = try CheckReport(json: Data(json.utf8), file: "out")
    report.elapsedSeconds = nil
    for index in report.runs.indices { report.runs[index].wallSeconds = nil }
    return report
  }

  @Test func `cases that hold are a line a strategy and status 0`() throws {
    let result = try check("cases", "--strategy", "headroom")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines[1].hasPrefix("headroom      3/3"))
    #expect(lines.last?.contains("× real time") == true)
  }

  /// The first of 31 items is the first device, upright: its letters alone, and with a bar of 45.
  @Test func `a sweep gives each field of a scene each keyboard, and keeps what falls short to be played again`() throws
  {
    try write(
      "swept/low.yaml",
      "root: {type: view, children: [{type: field, id: low, frame: {x: 16, y: 560, height: 44}}]}\n")
    let result = try check("--sweep", "swept/low.yaml", "--shard", "1/31", "--json")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let run = try #require(try report(result.output).runs.first)
    #expect(run.name == "low-phone-375x667" && run.playCount == 2 && run.strategy == "headroom")
    let fallen = try check(
      "--sweep", "swept/low.yaml", "--shard", "1/31", "--strategy", "none", "--files", "kept")
    #expect(
      fallen.status == 1 && fallen.output.contains("caretVisible: wanted ≥ 1, found 0 (low-phone-375x667-216-low"))
    let again = try check("kept/runs/low-phone-375x667/low-phone-375x667-216-low.yaml", "--strategy", "none")
    #expect(again.status == 1 && again.output.contains("caretVisible: wanted ≥ 1, found 0"))
    #expect(try check("--sweep", "no-such-scene").errors.contains("no-such-scene"))
    #expect(try check("--sweep", "--merge", "kept").errors.contains("--sweep beside --merge"))
  }

  @Test func `who is held and falls short is status 1, with the reason`() throws {
    let result = try check("wrong/edge.yaml", "--strategy", "headroom")
    #expect(result.status == 1)
    #expect(result.output.contains("FAILED  headroom  edge  keyboardEdge: wanted 512, found 513 (line 5, at the end)"))
    #expect(result.errors == "headroom: check: 1 held run falls short\n")
    #expect(try check("wrong/edge.yaml", "--strategy", "headroom", "--hold", "none").status == 0)
    #expect(try check("cases/low.yaml", "--strategy", "none,headroom", "--hold", "headroom").status == 0)
    #expect(try check("cases/low.yaml", "--strategy", "none,headroom", "--hold", "all").status == 1)
    #expect(try check("cases/low.yaml", "--strategy", "none,headroom").status == 1)
  }

  @Test func `a case that proves nothing is status 1, and so is a file that is none, and the others still run`() throws
  {
    let result = try check("wrong", "--hold", "none")
    #expect(result.status == 1)
    #expect(result.output.contains("FAILED  proof  proves nothing: pan passes it too"))
    #expect(result.output.contains("FAILED  none  wrong/none.yaml:1:8: unknown scene \"long-frm\""))
    let line = result.output.split(separator: "\n").first { $0.hasPrefix("headroom ") }
    #expect(line?.split(separator: " ").dropFirst().first == "1/2")
    #expect(result.errors == "headroom: check: 1 case proves nothing, 1 file is no case\n")
  }

  @Test func `shards together are the whole, by jobs and by merging`() throws {
    let options = ["--strategy", "headroom,none", "--hold", "headroom", "--json"]
    func output(_ more: String...) throws -> String {
      let program = try Program(
        "headroom", ["check", "cases"] + options + more, environment: ["DISPLAY": String?.none], input: "",
        workingDirectory: folder.path)
      #expect(try program.waitForExit(within: 120) == 0, "\(program.standardError)")
      return program.standardOutput
    }
    let whole = try report(try output())
    #expect(whole.cases.map(\.name) == ["deep/edge", "high", "low"] && whole.runs.count == 6)
    #expect(try report(try output("--jobs", "3")) == whole)
    for shard in 1...2 { _ = try output("--shard", "\(shard)/2", "--report", "shards/\(shard)") }
    let half = try check("--merge", "shards/1")
    #expect(half.status == 2 && half.errors == "headroom: --merge: the report of shard 2/2 is missing\n")
    let merged = try check("--merge", "shards", "--json", "--junit", "all.xml")
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(try report(merged.output) == whole)
    let xml = try String(contentsOf: folder.appendingPathComponent("all.xml"), encoding: .utf8)
    #expect(xml.contains("<testsuite name=\"headroom\" tests=\"3\" failures=\"0\""))
    #expect(xml.contains("<testcase name=\"deep/edge\" classname=\"headroom\""))
  }

  /// Two jobs with minutes of work.
  @Test func `what ends a check ends its jobs too`() throws {
    for name in ["a", "b"] {
      try write("long/\(name).yaml", "scene: long-form\nscript:\n  - tapOn: full-name\n  - wait: 590\n")
    }
    let program = try Program(
      "headroom", ["check", "long", "--jobs", "2", "--strategy", "headroom"], environment: ["DISPLAY": String?.none],
      input: "", workingDirectory: folder.path)
    let own = program.processIdentifier
    var jobs: [Substring] = []
    for _ in 0..<200 where jobs.count < 2 {
      _ = try? program.waitForExit(within: 0.05)
      let list = (try? String(contentsOfFile: "/proc/\(own)/task/\(own)/children", encoding: .utf8)) ?? ""
      jobs = list.split(separator: " ")
    }
    #expect(jobs.count == 2)
    program.signal(SIGINT)
    _ = try? program.waitForExit(within: 20)
    func areRunning() -> Bool { jobs.contains { FileManager.default.fileExists(atPath: "/proc/\($0)/exe") } }
    for _ in 0..<200 where areRunning() { _ = try? Program("true").waitForExit(within: 0.05) }
    #expect(!areRunning())
  }

  @Test(arguments: [
    (["nowhere.yaml"], "nowhere.yaml: there is no such file"), (["tourr"], "did you mean \"tour\""),
    (["cases", "--strategy", "headrom"], "did you mean \"headroom\""),
    (["cases", "--hold", "pan", "--strategy", "headroom"], "--hold pan: it is not played"),
    (["cases", "--shard", "3/2"], "--shard 3/2: I/N is needed"), (["cases", "--shard", "x"], "--shard x: I/N"),
    (["cases", "--jobs", "0"], "a number from 1 to 256"), (["cases", "--jobs", "1.5"], "a whole number"),
    (["cases", "--junit", "no/a.xml"], "--junit no/a.xml: there is no folder"), (["--merge"], "needs folders"),
    (["--merge", "cases/low.yaml"], "cases/low.yaml: no report of a check"),
    (["--merge", "nowhere"], "nowhere: there is no such file or folder"),
    (["--merge", "cases", "--jobs", "2"], "--jobs beside --merge"), (["empty"], "there is no .yaml file"),
    (["cases", "--report", "cases/low.yaml"], "--report cases/low.yaml: no folder can be made"),
  ])
  func `a wrong call is one line and status 2`(arguments: [String], text: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
    let program = try Program(
      "headroom", ["check"] + arguments, environment: ["DISPLAY": String?.none], input: "",
      workingDirectory: folder.path)
    #expect(try program.waitForExit(within: 60) == 2)
    #expect(program.standardError.contains(text), "\(program.standardError)")
    #expect(program.standardError.split(separator: "\n").count == 1 && program.standardOutput.isEmpty)
  }
}
