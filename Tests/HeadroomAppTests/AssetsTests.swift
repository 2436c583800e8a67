import Foundation
import HeadroomApp
import Testing

@MainActor final class AssetsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func make(_ path: String) throws -> URL {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: file.path, contents: Data()))
    return file
  }

  @Test func `an installed program finds its assets in ../share/headroom`() throws {
    let program = try make("bin/headroom")
    _ = try make("share/headroom/fonts.conf")
    let assets = try Assets.locate(program: program, environment: [:])
    #expect(assets.directory.path == folder.appendingPathComponent("share/headroom").path)
  }

  @Test func `a program in a package finds them upward, but not in a folder that is no package`() throws {
    let program = try make("package/.build/debug/headroom")
    _ = try make("package/assets/fonts.conf")
    #expect(throws: Assets.Missing.self) { try Assets.locate(program: program, environment: [:]) }
    _ = try make("package/Package.swift")
    let assets = try Assets.locate(program: program, environment: [:])
    #expect(assets.directory.path == folder.appendingPathComponent("package/assets").path)
  }

  @Test func `the keyboard layouts are the text files of a folder, by name`() throws {
    let assets = Assets(directory: folder)
    #expect(assets.keyboardNames.isEmpty)
    for name in ["en.txt", "de.txt", "notes.md"] { _ = try make("keyboards/\(name)") }
    #expect(assets.keyboardNames == ["de", "en"])
    let layout = "page letters\na b\n"
    try Data(layout.utf8).write(to: folder.appendingPathComponent("keyboards/en.txt"))
    #expect(try assets.keyboardLayout().pages == ["letters": [[.text("a"), .text("b")]]])
    let error = #expect(throws: Assets.Missing.self) { try assets.keyboardLayout("fr") }
    #expect(
      error?.description.hasSuffix("keyboards/fr.txt: the keyboard layout cannot be read; reinstall the assets") == true
    )
  }

  @Test func `HEADROOM_ASSETS wins, and is refused where it has no assets`() throws {
    let program = try make("bin/headroom")
    _ = try make("share/headroom/fonts.conf")
    let other = try make("other/fonts.conf").deletingLastPathComponent()
    let assets = try Assets.locate(program: program, environment: ["HEADROOM_ASSETS": other.path])
    #expect(assets.directory.path == other.path)
    let error = #expect(throws: Assets.Missing.self) {
      try Assets.locate(program: program, environment: ["HEADROOM_ASSETS": "/nowhere"])
    }
    #expect(error?.description.contains("/nowhere") == true)
  }
}
