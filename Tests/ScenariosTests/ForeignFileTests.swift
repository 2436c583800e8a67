import Foundation
import Testing

@testable import Scenarios

/// What a file is, and what it may name of other files.
@Suite final class ForeignFileTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "headroom-foreign-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: root.appending(path: "set/below"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ path: String, _ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: root.appending(path: path))
  }

  private func link(_ path: String, to target: URL) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: path).path, withDestinationPath: target.path)
  }

  /// The error of a file, without the folder in front of it.
  private func complaint(_ path: String) -> String? {
    do {
      _ = try Assets.library.loadScenario(path.hasPrefix("/") ? path : root.appending(path: path).path)
      return nil
    } catch { return String(describing: error).replacingOccurrences(of: root.path + "/", with: "") }
  }

  private static let scene = "root: {type: view, children: [{type: field, id: name}]}\n"

  @Test(arguments: [
    "../other.yaml", "below/../../other.yaml", "below/up/other.yaml", "link.yaml", "linked/other.yaml",
    "/etc/passwd.yaml",
    "/dev/zero", "../set/../other.yaml", "../set-beside/other.yaml",
  ])
  func `a scene outside the scenario's folder is refused, whatever way leads to it`(_ path: String) throws {
    try write("set/main.yaml", "scene: \(path)\n".utf8)
    try write("other.yaml", Self.scene.utf8)
    try FileManager.default.createDirectory(
      at: root.appending(path: "set-beside"), withIntermediateDirectories: true)
    try write("set-beside/other.yaml", Self.scene.utf8)
    try link("set/link.yaml", to: root.appending(path: "other.yaml"))
    try link("set/linked", to: root)
    try link("set/below/up", to: root)
    #expect(
      complaint("set/main.yaml")
        == "set/main.yaml:1:8: the scene \"\(path)\", outside the scenario's folder; "
        + "name a file in it or below, or a scene's name")
  }

  @Test(arguments: ["scene.yaml", "./below/scene.yaml", "below/../scene.yaml", "linked.yaml"])
  func `a scene in the folder or below is read`(_ path: String) throws {
    try write("set/main.yaml", "scene: \(path)\nscript: [tapOn: name]\n".utf8)
    try write("set/scene.yaml", Self.scene.utf8)
    try write("set/below/scene.yaml", Self.scene.utf8)
    try link("set/linked.yaml", to: root.appending(path: "set/below/scene.yaml"))
    #expect(complaint("set/main.yaml") == nil)
  }

  @Test func `a scene of the library is read by its path too, and a link to a scenario is where it leads`() throws {
    try write("set/main.yaml", "scene: \(Assets.folder.path)/scenes/sign-in.yaml\n".utf8)
    #expect(complaint("set/main.yaml") == nil)
    try write("set/main.yaml", "scene: below/scene.yaml\n".utf8)
    try write("set/below/scene.yaml", Self.scene.utf8)
    try link("main.yaml", to: root.appending(path: "set/main.yaml"))
    #expect(complaint("main.yaml") == nil)
  }

  @Test func `a flow below a folder that is a link to elsewhere is refused`() throws {
    try write("set/main.yaml", "scene: sign-in\nscript: [runFlow: linked/part.yaml]\n".utf8)
    try write("part.yaml", "- scroll\n".utf8)
    try link("set/linked", to: root)
    #expect(
      complaint("set/main.yaml")
        == "set/main.yaml:2:19: the file \"linked/part.yaml\", outside the script's folder; name a file in it or below")
  }

  @Test func `a pipe that nobody writes to and a device without end are refused at once`() throws {
    let pipe = root.appending(path: "set/pipe.yaml").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(complaint("set/pipe.yaml") == "set/pipe.yaml: it is a pipe or a device; name an ordinary file")
    #expect(complaint("/dev/zero") == "/dev/zero: it is a pipe or a device; name an ordinary file")
    try write("set/main.yaml", "scene: sign-in\nscript: [runFlow: pipe.yaml]\n".utf8)
    #expect(complaint("set/main.yaml") == "set/pipe.yaml: it is a pipe or a device; name an ordinary file")
    try write("set/main.yaml", "scene: pipe.yaml\n".utf8)
    #expect(complaint("set/main.yaml") == "set/pipe.yaml: it is a pipe or a device; name an ordinary file")
  }

  @Test func `100 MB are refused without being read`() throws {
    let file = root.appending(path: "set/large.yaml")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    #expect(truncate(file.path, 100_000_000) == 0)
    #expect(complaint("set/large.yaml") == "set/large.yaml: it is larger than 1 MiB; split it")
  }

  @Test func `other encodings and no text at all are refused with the place of the first wrong byte`() throws {
    let text = "title: é\nscene: sign-in\n"
    let notUTF8 = "bytes that are not UTF-8; save the file as UTF-8"
    let noControls =
      "this is not YAML (control characters are not allowed); check brackets, quotes and indentation here"
    let cases: [(Data?, String)] = [
      (text.data(using: .isoLatin1), "1:8: \(notUTF8)"),
      (text.data(using: .utf16), "1:1: \(notUTF8)"),
      (text.data(using: .utf16LittleEndian), "1:15: \(notUTF8)"),
      ("scene: a\n".data(using: .utf16LittleEndian), "1:2: \(noControls)"),
      ("scene: a\n".data(using: .utf16BigEndian), "1:1: \(noControls)"),
      (Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0]), "1:1: \(noControls)"),
      (Data([0x1F, 0x8B, 8, 0]), "1:2: \(notUTF8)"),
    ]
    for (data, expected) in cases {
      try write("set/main.yaml", try #require(data))
      #expect(complaint("set/main.yaml") == "set/main.yaml:" + expected)
    }
    try write("set/main.yaml", [0xEF, 0xBB, 0xBF] + Array("scene: sign-in\r\nscript: [scroll]\r\n".utf8))
    #expect(complaint("set/main.yaml") == nil)
  }
}
