import Foundation
import KeyboardAvoidance
import Scenarios
import Testing

@Suite struct HostileFactsTests {
  private func region(_ count: Int) -> String {
    "regions:\n" + String(repeating: "  - {clip: [0, 0, 9, 9], contentHeight: 9}\n", count: count)
  }

  private func list(_ key: String, _ item: String, _ count: Int) -> String {
    "\(key): [" + Array(repeating: item, count: count).joined(separator: ", ") + "]"
  }

  @Test func `every list has a limit, and the error names it`() {
    let complaint = { BadFactsTests.complaint(BadFactsTests.form + $0) }
    #expect(complaint(region(32)) == nil)
    #expect(complaint(region(33)) == "4:3: 33 regions; at most 32 are read")
    #expect(complaint(list("occluders", "[0, 0, 9, 9]", 16)) == nil)
    #expect(complaint(list("occluders", "[0, 0, 9, 9]", 20_000)) == "3:12: 20000 occluders; at most 16 are read")
    #expect(complaint(list("companions", "[0, 0, 9, 9]", 17)) == "3:13: 17 companions; at most 16 are read")
    #expect(complaint(list("bars", "{frame: [0, 0, 9, 9]}", 17)) == "3:7: 17 bars; at most 16 are read")
    #expect(
      complaint("keyboard: {\(list("parts", "[0, 0, 9, 9]", 17))}") == "3:19: 17 rectangles; at most 16 are read")
    #expect(complaint("focus: {\(list("controllers", "A", 17))}") == "3:22: 17 names; at most 16 are read")
    #expect(complaint(list("events", "edit", 101)) == "3:9: 101 events; at most 100 are read")
  }

  @Test func `the largest file that is read is planned for`() throws {
    let text =
      BadFactsTests.form + "keyboard: {height: 300}\n" + region(32) + list("companions", "[0, 0, 9, 9]", 16) + "\n"
      + "events: [focus, {keyboard: show}]"
    let file = try FactsFile(text: text, file: "app.yaml")
    #expect(file.facts.regions.count == 32 && file.facts.anchors.count == 17)
    #expect(file.rehearsal(of: HeadroomStrategy.self).facts.regions.count == 32)
  }

  @Test func `what is too large or no text is refused, from a file and through a pipe`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "headroom-\(UUID().uuidString).yaml")
    defer { try? FileManager.default.removeItem(at: url) }
    func complaints(_ bytes: [UInt8]) throws -> [String] {
      try Data(bytes).write(to: url)
      let pipe = try FileHandle(forReadingFrom: url)
      return [
        complaint { () throws(ScenarioError) in try FactsFile(path: url.path) },
        complaint { () throws(ScenarioError) in try FactsFile(readingFrom: pipe) },
      ]
    }
    let large = try complaints([UInt8](repeating: 0x23, count: (1 << 20) + 1))
    #expect(large == ["\(url.path)", "standard input"].map { $0 + ": it is larger than 1 MiB; split it" })
    let binary = try complaints([0x7F, 0x45, 0x4C, 0x46, 0xFF, 0xD8])
    #expect(
      binary == ["\(url.path)", "standard input"].map { $0 + ":1:5: bytes that are not UTF-8; save the file as UTF-8" })
    #expect(
      complaint { () throws(ScenarioError) in try FactsFile(path: "no/such.yaml") }
        == "no/such.yaml: there is no such file; check its name and folder")
    #expect(
      complaint { () throws(ScenarioError) in try FactsFile(path: "/") } == "/: it is a folder; name a file in it")
  }

  private func complaint(of read: () throws(ScenarioError) -> FactsFile) -> String {
    do {
      _ = try read()
      return "nothing"
    } catch { return error.description }
  }
}
