import Foundation
import Testing

@testable import Scenarios

/// Scripts that take steps from other files.
@Suite final class FlowFilesTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "headroom-flows-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ path: String, _ text: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func script(_ path: String = "set/main.yaml") throws -> [Step] {
    try Assets.library.loadScenario(root.appending(path: path).path).script
  }

  /// The error of the main script, without the folder in front of it.
  private func complaint() -> String? {
    do {
      _ = try script()
      return nil
    } catch { return String(describing: error).replacingOccurrences(of: root.path + "/", with: "") }
  }

  private func main(_ steps: String) throws { try write("set/main.yaml", "scene: sign-in\nscript: [\(steps)]\n") }

  @Test func `a flow is a list or a scenario's script, named from the file that says it`() throws {
    try main("runFlow: parts/open.yaml, {runFlow: {file: ./again.yaml}}, wait: 1")
    try write("set/parts/open.yaml", "- tapOn: email\n- runFlow: ../again.yaml\n")
    try write("set/again.yaml", "scene: sign-in\nscript:\n  - scroll\n")
    let steps = try script()
    #expect(steps.count == 3)
    let scroll = Step(.scroll, place: SourcePlace(line: 3, column: 5))
    guard case .runFlow(let open) = steps[0].action, case .runFlow(let again) = steps[1].action else {
      Issue.record("no flows")
      return
    }
    #expect(open.file == root.path + "/set/parts/open.yaml")
    #expect(again == Step.Flow([scroll], file: root.path + "/set/./again.yaml"))
    #expect(open.steps.map(\.place.line) == [1, 2])
    #expect(open.steps[1].action == .runFlow(Step.Flow([scroll], file: root.path + "/set/parts/../again.yaml")))
  }

  @Test func `it is written out, so that the script needs no other file`() throws {
    try main("runFlow: part.yaml")
    try write("set/part.yaml", "- tapOn: email\n- wait: 2\n")
    let line = ScriptWriter.line(for: try script()[0])
    #expect(line == "  - {runFlow: {commands: [{tapOn: email}, {wait: 2}]}}\n")
  }

  @Test func `errors in a flow name its own file and place`() throws {
    try main("runFlow: part.yaml")
    try write("set/part.yaml", "- scroll\n- tapOn: emial\n")
    #expect(complaint()?.hasPrefix("set/part.yaml:2:10: unknown id \"emial\"") == true)
    try write("set/part.yaml", "- wait: 2\n- {at: 1, scroll}\n")
    #expect(complaint() == "set/part.yaml:2:3: at 1, which is over by then; the steps before it take until 2")
    try write("set/part.yaml", "scene: sign-in\n")
    #expect(complaint() == "set/part.yaml:1:1: a flow without \"script\"; it is required")
    try write("set/part.yaml", "# nothing\n")
    #expect(complaint()?.hasPrefix("set/part.yaml:1:1: the file is empty") == true)
  }

  @Test(arguments: ["../other.yaml", "parts/../../other.yaml", "link.yaml", "/etc/hostname"])
  func `only files in the folder tree of the outermost one are read`(_ path: String) throws {
    try main("runFlow: \(path)")
    try write("other.yaml", "- scroll\n")
    try write("set/parts/x.yaml", "[]")
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "set/link.yaml").path,
      withDestinationPath: root.appending(path: "other.yaml").path)
    #expect(
      complaint() == "set/main.yaml:2:19: the file \"\(path)\", outside the script's folder; name a file in it or below"
    )
  }

  @Test func `a file that is not there is said where it is named`() throws {
    try main("runFlow: part.yaml")
    #expect(complaint() == "set/main.yaml:2:19: no file \"part.yaml\" beside this one; check the path of the flow")
  }

  @Test func `a cycle is refused`() throws {
    try main("runFlow: a.yaml")
    try write("set/a.yaml", "- runFlow: b.yaml\n")
    try write("set/b.yaml", "- scroll\n- runFlow: a.yaml\n")
    #expect(
      complaint()
        == "set/b.yaml:2:12: \"a.yaml\", which runs itself; a flow ends only if no file runs one around it")
    try write("set/a.yaml", "- runFlow: main.yaml\n")
    #expect(complaint()?.hasPrefix("set/a.yaml:1:12: \"main.yaml\", which runs itself") == true)
  }

  @Test func `sixteen files within each other are read, seventeen refused`() throws {
    try main("runFlow: 1.yaml")
    for index in 1...15 { try write("set/\(index).yaml", "- runFlow: \(index + 1).yaml\n") }
    try write("set/16.yaml", "- scroll\n")
    #expect(complaint() == nil)
    try write("set/16.yaml", "- runFlow: 17.yaml\n")
    try write("set/17.yaml", "- scroll\n")
    #expect(complaint() == "set/16.yaml:1:12: more than 16 files within each other; nest flows less deeply")
    // Read before, and so known: the depth is counted all the same.
    try main("runFlow: 10.yaml, {runFlow: 1.yaml}")
    #expect(complaint() == "set/16.yaml:1:3: more than 16 files within each other; nest flows less deeply")
  }

  @Test func `flows that come to more than a million steps are refused at once`() throws {
    try main("runFlow: 1.yaml")
    // Ten times ten times …: 10¹² steps.
    for index in 1...12 {
      try write("set/\(index).yaml", String(repeating: "- runFlow: \(index + 1).yaml\n", count: 10))
    }
    try write("set/13.yaml", "- scroll\n")
    #expect(complaint()?.contains("more than 1000000 steps; repeat less often") == true)
    try main("repeat: {times: 10000, commands: [runFlow: 11.yaml]}")
    // 10,000 times 1 + 10 + 100 + 100 steps.
    #expect(complaint() == "set/main.yaml:2:10: more than 1000000 steps; repeat less often")
  }
}
