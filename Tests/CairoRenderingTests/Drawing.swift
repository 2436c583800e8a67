import CairoRendering
import Foundation
import Pixels
import Testing
import ViewTree

/// What the tests of this target draw with.
@MainActor enum Drawing {
  static let configuration = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("assets/fonts.conf")

  static func fonts() throws -> FontSetup { try FontSetup.use(configuration: configuration) }

  static func renderer(scale: Int = 1, layerByteLimit: Int = 24 << 20) throws -> CairoRenderer {
    CairoRenderer(scale: scale, fonts: try fonts(), layerByteLimit: layerByteLimit)
  }

  /// A picture of `width` × `height` points on white.
  static func picture(
    _ renderer: CairoRenderer, width: Int = 40, height: Int = 30, _ draw: (any Canvas) -> Void
  ) -> PixelBuffer {
    let buffer = PixelBuffer(size: PixelSize(width: width * renderer.scale, height: height * renderer.scale))
    renderer.paint(into: buffer, background: .white, draw)
    return buffer
  }

  static func layout(
    _ string: String, size: CGFloat = 17, width: CGFloat? = nil, isTruncated: Bool = false,
    alignment: TextAlignment = .leading
  ) throws -> any TextLayout {
    PangoTextLayoutEngine(fonts: try fonts()).layout(
      TextDescription(string, font: Font(size: size), width: width, isTruncated: isTruncated, alignment: alignment))
  }

  /// The pixels that are not white, as a rectangle.
  static func ink(_ buffer: PixelBuffer) -> PixelRect {
    let blank = PixelBuffer(size: buffer.size)
    blank.fill(PixelRect(blank.size), with: 0xFFFFFF)
    return PixelDifference(between: buffer, and: blank).bounds
  }
}
