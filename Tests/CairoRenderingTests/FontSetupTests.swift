import CairoRendering
import Foundation
import Testing

@MainActor @Suite struct FontSetupTests {
  @Test func `the project's configuration finds the interface font`() throws {
    #expect(try !Drawing.fonts().missingFonts().contains { $0.family == "Inter" })
    #expect(try Drawing.fonts() === Drawing.fonts())
  }

  @Test func `a configuration that does not exist is named`() throws {
    let file = URL(fileURLWithPath: "/nowhere/fonts.conf")
    #expect(throws: FontSetupError.unreadableConfiguration(path: "/nowhere/fonts.conf")) {
      try FontSetup.use(configuration: file)
    }
  }

  @Test func `a missing interface font is named with the package that has it`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString).conf")
    try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: FontSetupError.missingFamily("Inter", package: "fonts-inter")) {
      try FontSetup.use(configuration: file)
    }
    let missing: [FontSetup.Requirement] = try FontSetup.missingFonts(configuration: file)
    #expect(missing.map(\.family) == ["Inter", "DejaVu Sans", "Noto Sans CJK SC", "Noto Color Emoji"])
    #expect(
      missing.map(\.package)
        == ["fonts-inter", "fonts-dejavu-core", "fonts-noto-cjk", "fonts-noto-color-emoji"])
    #expect(
      FontSetupError.missingFamily("Inter", package: "fonts-inter").description
        == "the font Inter is missing: install the package fonts-inter")
    #expect(FontSetupError.unsupported.description == "the text library (pango) was built without FreeType")
  }

  @Test func `the fingerprint names libraries, fonts and scale, and is the same each time`() throws {
    let one = RenderFingerprint(fonts: try Drawing.fonts(), scale: 1)
    #expect(one == (try Drawing.renderer()).fingerprint)
    #expect(
      one.libraries.map { String($0.prefix { $0 != " " }) } == ["cairo", "pixman", "pango", "harfbuzz", "freetype"])
    #expect(one.fonts.count == 12 && one.fonts.allSatisfy(\.isHexDigit))
    #expect(one.description.hasSuffix("scale 1"))
    #expect(one != RenderFingerprint(fonts: try Drawing.fonts(), scale: 2))
  }
}
