import Foundation
import Testing
import XServerSupport

/// The program as it is called: exit statuses, one line for each fault, equal bytes.
final class CommandLineTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headroom-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(
    _ arguments: [String], environment: [String: String?] = [:], input: String = ""
  ) throws -> (status: Int32, output: String, errors: String) {
    var environment = environment
    if environment["DISPLAY"] == nil { environment["DISPLAY"] = .some(nil) }
    let program = try Program(
      "headroom", arguments, environment: environment, input: input, workingDirectory: folder.path)
    let status = try program.waitForExit(within: 120)
    return (status, program.standardOutput, program.standardError)
  }

  @Test(arguments: [
    (["run", "long-fro"], 2, "long-fro"), (["--strategy", "headrom"], 2, "did you mean \"headroom\""),
    (["record", "tour", "-o", "a.mkv"], 2, "a.mkv: this ending is not built in"),
    (["record", "tour", "-o", "nowhere/a.webp"], 2, "there is no folder"),
    (["record", "tour", "--compare", "headroom,headrom", "-o", "a.webp"], 2, "did you mean \"headroom\""),
    (["record", "tour", "--compare", "headroom,none,headroom", "-o", "a.webp"], 2, "headroom is named twice"),
    (["record", "tour", "--compare", "", "-o", "a.webp"], 2, "unknown strategy \"\""),
    (["record", "tour", "--compare", "headroom,none", "-o", "a.jsonl"], 2, "are of one strategy"),
    (["record", "tour", "--compare", "headroom,none", "--strategy", "pan", "-o", "a.webp"], 2, "name it in the list"),
    (["record", "tour", "--compare", "headroom,none", "--scale", "3", "-o", "a.webp"], 2, "from 1 to 2"),
    (["record", "tour"], 2, "-o FILE"),
    (["record", "tour", "--screenshots", "/dev/null/a"], 2, "no folder can be made"),
    (["record", "tour", "--screenshots", "."], 2, "takes no picture"),
    (["record", "-o", "a.webp"], 2, "needs a scenario"),
    (["run", "a.yaml", "--record", "a.webp"], 2, "its script would take the place of a.yaml"),
    (["--scale", "7"], 2, "a number from 1 to 3"), (["--wat"], 2, "unknown option"),
    (["check", "nosuch.yaml"], 2, "there is no such file"),
    (["check", "tour", "--films"], 2, "--films needs --report DIR"),
    (["--compare", "headroom,transform-field"], 2, "not built yet"),
    (["fuzz", "tour"], 2, "it takes no tour"), (["fuzz", "--minutes", "-1"], 2, "a number from 0"),
    (["fuzz", "--strategy", "headrom"], 2, "did you mean \"headroom\""),
    (["list", "scnes"], 2, "did you mean \"scenes\""),
    (["plan"], 2, "a file of facts"), (["plan", "a.yaml", "b.yaml"], 2, "found 2"),
    (["plan", "a.yaml"], 2, "a.yaml: there is no such file"),
    (["plan", "-"], 2, "standard input:1:1: the file is empty"),
    (["plan", "-", "--strategy", "headroom,headrom"], 2, "did you mean \"headroom\""),
    (["plan", "-", "--scale"], 2, "unknown"),
  ])
  func `a wrong call is one line and status 2`(arguments: [String], status: Int, text: String) throws {
    let result = try run(arguments)
    #expect(result.status == Int32(status))
    #expect(result.errors.contains(text), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    ("scene: [", 1), ("scene: long-form\nscrpt: []", 2), ("scene: {type: view, width: -1}", 1),
    ("scene: long-form\nscript:\n  - tapOn: nobody", 3), ("scene: long-form\nscript:\n  - wait: .nan", 3),
  ])
  func `a scenario that is none is one line with its place, and nothing is written`(text: String, line: Int) throws {
    let file = folder.appendingPathComponent("bad.yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let result = try run(["record", file.path, "-o", "a.webp"])
    #expect(result.status == 2)
    #expect(result.errors.contains("bad.yaml:\(line):"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.webp").path))
  }

  @Test func `a step that cannot be done is one line with its place`() throws {
    let file = folder.appendingPathComponent("late.yaml")
    try "scene: long-form\nscript:\n  - tapOn: notes\n".write(to: file, atomically: true, encoding: .utf8)
    let result = try run(["record", file.path, "-o", "a.jsonl"])
    #expect(result.status == 2)
    #expect(result.errors.contains("late.yaml:3:") && result.errors.contains("cannot be seen"))
  }

  @Test func `a missing interface font is one line and status 3`() throws {
    let assets = folder.appendingPathComponent("assets")
    try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
    let empty = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig></fontconfig>"
    try empty.write(to: assets.appendingPathComponent("fonts.conf"), atomically: true, encoding: .utf8)
    let result = try run(["record", "tour", "-o", "a.webp"], environment: ["HEADROOM_ASSETS": assets.path])
    #expect(result.status == 3)
    #expect(result.errors.contains("fonts-inter"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `equal calls give equal bytes, whatever locale, home and display`() throws {
    let script = folder.appendingPathComponent("short.yaml")
    try """
    scene: long-form
    script:
      - wait: 0.1
      - tapOn: card-number
      - wait: 0.6
      - tapOn: {key: "123"}
      - hideKeyboard
      - wait: 0.6
    """.write(to: script, atomically: true, encoding: .utf8)
    func film(_ name: String, _ environment: [String: String?] = [:]) throws -> [Data] {
      let files = ["webp", "jsonl", "png"].map { folder.appendingPathComponent("\(name).\($0)") }
      let result = try run(
        ["record", script.path] + files.flatMap { ["-o", $0.path] }, environment: environment)
      #expect(result.status == 0, "\(result.errors)")
      return try files.map { try Data(contentsOf: $0) }
    }
    let first = try film("first")
    #expect(try film("second") == first)
    #expect(
      try film("third", ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": folder.path, "DISPLAY": ":99"])
        == first)
  }

  @Test func `without a display the tour is recorded and its files are named`() throws {
    let result = try run([])
    #expect(result.status == 0)
    #expect(result.errors.split(separator: "\n").count == 1 && result.errors.contains("no display"))
    let files = result.output.split(separator: "\n").map(String.init)
    #expect(files.count == 3)
    for file in files { #expect(FileManager.default.fileExists(atPath: file)) }
  }

  private static let facts = "{window: {width: 393, height: 852}, keyboard: {height: 336}, field: {y: 700, height: 34}}"

  @Test func `a plan is made from a pipe or a file, in words`() throws {
    let piped = try run(["plan", "-"], input: Self.facts)
    // 700 + 34 + 10 − (852 − 336)
    #expect(
      piped.output
        == "headroom\n  root  lift 228 pt (+228)\n  why   Field needs 228 pt.\n        Root is lifted by 228 of 336.\n")
    #expect(piped.status == 0 && piped.errors.isEmpty)
    let file = folder.appendingPathComponent("facts.json")
    try Self.facts.write(to: file, atomically: true, encoding: .utf8)
    #expect(try run(["plan", file.path]).output == piped.output)
    let both = try run(["plan", file.path, "--strategy", "transform-field,headroom,transform-field"])
    #expect(both.output.hasPrefix("transform-field\n  root  lift 218 pt (+218)\n"))
    #expect(both.output.hasSuffix("\n\n" + piped.output))
  }

  @Test func `a plan as JSON has the numbers and the reasons, one element for each strategy`() throws {
    let one = try run(["plan", "-", "--json"], input: Self.facts)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any])
    let plan = try #require(object["plan"] as? [String: Any])
    #expect(object["strategy"] as? String == "headroom" && plan["lift"] as? Double == 228)
    let reasons = try #require(plan["reasons"] as? [[String: Any]])
    #expect(reasons.map { $0["kind"] as? String } == ["need", "root"])
    #expect(reasons[0]["points"] as? Double == 228 && reasons[0]["sentence"] as? String == "Field needs 228 pt.")
    let visible = Self.facts.replacingOccurrences(of: "700", with: "100.0004")
    let all = try run(["plan", "-", "--json", "--strategy", "all"], input: visible)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(all.output.utf8)) as? [[String: Any]])
    let names = try run(["list", "strategies"]).output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first
    }
    #expect(list.map { $0["strategy"] as? String } == names.map(String.init))
    // A strategy that answers nothing has no plan, and says so.
    #expect(list.first { $0["strategy"] as? String == "transform-field" }?["plan"] is NSNull)
    #expect(try run(["plan", "-", "--json"], input: Self.facts).output == one.output)
  }

  @Test func `regions, insets and what cannot be had are in words and as data`() throws {
    let text = """
      title: A form
      window: {width: 393, height: 852}
      topLimit: 103
      keyboard: {height: 336}
      regions:
        - {id: form, clip: [0, 103, 393, 749], contentHeight: 1456, offset: 200, insets: {bottom: 30}}
        - {id: aside, clip: [0, 103, 393, 749], contentHeight: 749, isInFocusChain: false}
      field: {x: 20, y: 700.5, width: 353, height: 34, name: email}
      companions: [{y: 103, height: 500, name: picture}]
      """
    let words = try run(["plan", "-", "--strategy", "headroom,transform-field"], input: text).output
    // 700.5 + 34 + 10 − 516 = 228.5; the form may end 10 above the keyboard: 1456 + 103 − 506 − 200 = 853.
    #expect(
      words == """
        headroom: A form
          root         lift 0 pt
          form         offset 428.5 pt (+228.5), insets top 0, bottom 336 (+306)
          aside        offset 0 pt, insets top 0, bottom 0
          unsatisfied  companion picture: tooTall
          why          Field email needs 228.5 pt.
                       Scroll view gives 228.5 of 853, nothing left for the root.
                       Companion picture cannot be shown: it is taller than the space there is.

        transform-field: A form
          root   lift 218.5 pt (+218.5)
          form   left alone
          aside  left alone
          why    The field as shown ends at 734.5, the keyboard begins at 516.
                 The root is put 218.5 pt above its place.

        """)
    let data = Data(try run(["plan", "-", "--json"], input: text).output.utf8)
    let plan = try #require(
      (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["plan"] as? [String: Any])
    let form = try #require((plan["regions"] as? [[String: Any]])?.first)
    #expect(form["id"] as? String == "form" && form["offset"] as? Double == 428.5)
    #expect(form["offsetChange"] as? Double == 228.5 && form["bottomInsetChange"] as? Double == 306)
    let lack = try #require((plan["unsatisfied"] as? [[String: Any]])?.first)
    #expect(lack["level"] as? String == "companion" && lack["index"] as? Int == 0)
    #expect(lack["name"] as? String == "picture" && lack["bound"] as? String == "tooTall")
    #expect((plan["playback"] as? [String: Any])?["kind"] as? String == "withKeyboard")
  }

  @Test func `facts that are wrong are one line with its place`() throws {
    let result = try run(["plan", "-", "--json"], input: Self.facts.replacingOccurrences(of: "700", with: ".nan"))
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors == "headroom: standard input:1:73: y is \".nan\", not a finite number; write a finite one\n")
  }

  @Test func `strategies are listed with all they say of themselves`() throws {
    let result = try run(["list", "strategies", "--json"])
    let list = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(list.count >= 2)
    for row in list {
      #expect(Set(row.keys) == ["name", "origin", "rule", "faults", "defaultDistance"])
    }
    #expect(list.first { $0["name"] as? String == "headroom" }?["defaultDistance"] as? Double == 10)
    let lines = try run(["list", "strategies"]).output.split(separator: "\n")
    let rules = list.compactMap { $0["rule"] as? String }
    let columns = zip(lines, rules).compactMap { line, rule in
      line.range(of: rule).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
    #expect(columns.count == list.count && Set(columns).count == 1)
  }

  @Test(arguments: [
    ["--help"], ["record", "--help"], ["--version"], ["list", "strategies"], ["list", "devices", "--json"],
    ["plan", "--help"],
  ])
  func `help, version and lists go to standard output with status 0`(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.status == 0 && !result.output.isEmpty && result.errors.isEmpty)
  }
}
