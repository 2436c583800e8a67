import CairoRendering
import Foundation
import HeadroomApp
import Pixels
import Recording
import Scenarios
import Staging

/// What the tests film with: the package's own assets, fonts and keyboard.
@MainActor enum Studio {
  static let assets = Assets(
    directory: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("assets"))
  static let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
  static let library = ScenarioLibrary(assets: assets.directory)

  static func cairo(scale: Int, sharing other: CairoRenderer? = nil) throws -> CairoRenderer {
    CairoRenderer(
      scale: scale, fonts: try FontSetup.use(configuration: assets.fonts), textEngine: other?.textEngine)
  }

  static func stage(
    _ scenario: Scenario, strategy: String? = nil, theme: Scenario.Theme? = nil, renderer: CairoRenderer
  ) throws -> Stage {
    Stage(
      scenario, strategy: strategy, theme: theme, textEngine: renderer.textEngine,
      layout: try assets.keyboardLayout())
  }

  /// A scenario on the long form with these steps.
  static func scenario(_ steps: [String]) throws -> Scenario {
    let yaml = "scene: long-form\nscript:\n" + steps.map { "  - \($0)\n" }.joined()
    return try library.scenario(yaml: yaml, file: "test.yaml")
  }

  static func recorder(scale: Int = 1) throws -> Recorder {
    let renderer = PaintingRenderer(try cairo(scale: scale))
    let layout = try assets.keyboardLayout()
    return Recorder(renderer: renderer) { request in
      Stage(
        request.scenario, strategy: request.strategy, theme: request.theme, textEngine: renderer.cairo.textEngine,
        layout: layout)
    }
  }

  static func comparisonRecorder(scale: Int = 1) throws -> ComparisonRecorder {
    let first = try cairo(scale: scale)
    let layout = try assets.keyboardLayout()
    let fonts = try FontSetup.use(configuration: assets.fonts)
    return ComparisonRecorder(
      makeRenderer: { PaintingRenderer(CairoRenderer(scale: scale, fonts: fonts, textEngine: first.textEngine)) },
      makeStage: { request in
        Stage(
          request.scenario, strategy: request.strategy, theme: request.theme, textEngine: first.textEngine,
          layout: layout)
      })
  }

  /// Runs `body` with an empty folder that is gone afterwards.
  static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// A whole picture of a stage as it is now, painted from nothing.
  static func picture(of stage: Stage, with renderer: CairoRenderer) -> PixelBuffer {
    let size = stage.window.frame.size
    let buffer = PixelBuffer(
      size: PixelSize(width: Int(size.width) * renderer.scale, height: Int(size.height) * renderer.scale))
    let list = stage.window.makeDisplayList()
    renderer.forgetLayers()
    renderer.paint(into: buffer, background: .black) { list.paint(on: $0) }
    return buffer
  }
}

/// Paints stages with Cairo, each frame only what changed, as the program's own recorder does.
@MainActor
final class PaintingRenderer: FrameRenderer {
  let cairo: CairoRenderer
  private let painter: FramePainter
  private var buffer: PixelBuffer?

  init(_ cairo: CairoRenderer) {
    self.cairo = cairo
    painter = FramePainter(renderer: cairo)
  }

  var scale: Int { cairo.scale }
  var fingerprint: String { "\(cairo.fingerprint)" }

  func render(_ stage: Stage) -> (buffer: PixelBuffer, changed: Bool) {
    let size = stage.window.frame.size
    let pixels = PixelSize(width: Int(size.width) * scale, height: Int(size.height) * scale)
    let known = self.buffer.flatMap { $0.size == pixels ? $0 : nil }
    let buffer = known ?? PixelBuffer(size: pixels)
    self.buffer = buffer
    guard stage.window.needsDisplay || painter.isFresh else { return (buffer, false) }
    return (buffer, !painter.paint(stage.window.makeDisplayList(), into: buffer).isEmpty)
  }

  func strip(of frames: [PixelBuffer], captions: [String], columns: Int?) -> PixelBuffer {
    cairo.stripImage(frames: frames, captions: captions, columns: columns)
  }

  func paintSheet(_ sheet: PixelBuffer, headings: [PictureHeading], theme: Scenario.Theme) {
    let headings = headings.map {
      CairoRenderer.SheetHeading(name: $0.name, note: $0.note, place: $0.place, picture: $0.picture)
    }
    cairo.paintSheet(sheet, headings: headings, isDark: theme == .dark)
  }

  func png(_ buffer: PixelBuffer) throws -> Data { try cairo.png(buffer) }
}

extension PixelBuffer {
  /// Whether every pixel is equal. Whole pictures are compared at once; the byte of a pixel that nobody sees may differ.
  func isEqual(to other: PixelBuffer) -> Bool {
    guard size == other.size else { return false }
    if bytesPerRow == other.bytesPerRow, memcmp(baseAddress, other.baseAddress, bytesPerRow * size.height) == 0 {
      return true
    }
    return PixelDifference.areEqual(self, other)
  }

  /// A digest of the pixels (FNV-1a, 64 bits), in hexadecimal digits.
  var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for y in 0..<size.height {
      let row = row(y)
      for x in 0..<size.width { hash = (hash ^ UInt64(row[x] & 0xFF_FFFF)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }
}
