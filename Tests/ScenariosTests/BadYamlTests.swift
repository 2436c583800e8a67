import Foundation
import Scenarios
import Testing

@Suite struct BadYamlTests {
  @Test(arguments: [
    BadInput("empty", "", "form.yaml:1:1: the file is empty; a scenario is a mapping with \"scene\" and \"script\""),
    BadInput(
      "comments alone", "# nothing\n",
      "form.yaml:1:1: the file is empty; a scenario is a mapping with \"scene\" and \"script\""),
    BadInput(
      "a list", "- scene\n",
      "form.yaml:1:1: a list where a scenario belongs; a mapping is expected (title, source, device, orientation, "
        + "window, keyboard, theme, strategy, scene, script, expect, symptomIn, held, note)"),
    BadInput(
      "an open bracket", "scene: [long-form\nscript: []\n",
      "form.yaml:2:7: this is not YAML (did not find expected ',' or ']'); check brackets, quotes and indentation here"),
    BadInput(
      "a tab for indentation", "scene:\n\troot: 1\n",
      "form.yaml:2:1: this is not YAML (found character that cannot start any token); "
        + "check brackets, quotes and indentation here"),
    BadInput(
      "a control character", "scene: a\nscript: \u{1}\n",
      "form.yaml:2:9: this is not YAML (control characters are not allowed); "
        + "check brackets, quotes and indentation here"),
    BadInput(
      "an alias", "scene: long-form\ntitle: *name\n",
      "form.yaml:2:8: an alias (*name); anchors and aliases are not read; write the value out"),
    BadInput(
      "an anchor", "scene: &x long-form\n",
      "form.yaml:1:8: an anchor (&x); anchors and aliases are not read; write the value out"),
    BadInput(
      "a tag", "scene: !thing long-form\n",
      "form.yaml:1:8: a tag (\"!thing\"); tags are not read; write the value alone"),
    BadInput(
      "two documents", "scene: long-form\n---\nscene: sign-in\n",
      "form.yaml:2:1: a second document begins here; a file holds one; remove the \"---\""),
    BadInput(
      "a key twice", "scene: long-form\ntitle: a\nscene: sign-in\n",
      "form.yaml:3:1: key \"scene\" for the second time; keep one (the first is in line 1)"),
    BadInput("a list as key", "[a, b]: 1\n", "form.yaml:1:1: a list as a key; a key is a word"),
    BadInput(
      "deep nesting", String(repeating: "[", count: 100_000),
      "form.yaml:1:66: more than 64 levels of nesting; nest less deeply"),
  ])
  func `what is no YAML of ours is refused with its place`(_ input: BadInput) {
    #expect(Assets.complaint(input.yaml) == input.complaint)
  }

  @Test func `a file that is not UTF-8 is refused at its first wrong byte`() throws {
    let bytes = Array("scene: long-form\ntitle: é".utf8) + [0xFF, 0x0A]
    #expect(try complaint(of: bytes) == "2:9: bytes that are not UTF-8; save the file as UTF-8")
    #expect(try complaint(of: [0xFF, 0xFE, 0x61, 0]) == "1:1: bytes that are not UTF-8; save the file as UTF-8")
  }

  @Test func `a file of more than 1 MiB is refused`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "#"), count: (1 << 20) + 1)
    #expect(try complaint(of: bytes) == " it is larger than 1 MiB; split it")
  }

  @Test func `a line break in a name does not break the line of the error`() {
    #expect(
      Assets.complaint("\"a\\nb\": 1\nscene: long-form\n")
        == "form.yaml:1:1: unknown key \"a\\nb\" in a scenario; known: title, source, device, orientation, "
        + "window, keyboard, theme, strategy, scene, script, expect, symptomIn, held, note")
  }

  private func complaint(of bytes: [UInt8]) throws -> String? {
    let url = FileManager.default.temporaryDirectory.appending(path: "headroom-\(UUID().uuidString).yaml")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      _ = try Assets.library.loadScenario(url.path)
      return nil
    } catch { return String(error.description.dropFirst(url.path.count + 1)) }
  }
}
