public import Foundation
public import Pixels
import ViewTree

extension CairoRenderer {
  /// Frames side by side, read like a page, with their captions below.
  ///
  /// - Parameters:
  ///   - frames: the pictures, at this renderer's scale; those of unequal size stand at the top of equal cells.
  ///   - captions: a line for each frame; a missing one is empty, one too long for its frame is cut with an ellipsis.
  ///   - columns: how many stand in a row; nil = all.
  ///   - reduction: by which whole number the frames are made smaller.
  ///   - spacing: between frames and around them, in points.
  public func stripImage(
    frames: [PixelBuffer], captions: [String], columns: Int? = nil, reduction: Int = 1, spacing: CGFloat = 16
  ) -> PixelBuffer {
    let pictures = reduction > 1 ? frames.map { $0.reduced(by: reduction) } : frames
    // Captions keep their size beside the frames, as far as whole pixels a point allow.
    let captionScale = max(1, scale / max(reduction, 1))
    let lettering = CairoRenderer(scale: captionScale, fonts: textEngine.fonts, textEngine: textEngine)
    let grid = StripGrid(
      pictures: pictures, columns: columns ?? pictures.count, spacing: Int(spacing) * captionScale,
      captionHeight: captions.isEmpty ? 0 : 24 * captionScale)
    let strip = PixelBuffer(size: grid.size)
    lettering.paint(into: strip, background: Color(hex: 0xF2_F2F6)) { canvas in
      for (index, caption) in captions.enumerated() where index < pictures.count {
        let cell = grid.caption(at: index)
        let place = CGRect(
          x: cell.x / captionScale, y: cell.y / captionScale, width: cell.width / captionScale,
          height: cell.height / captionScale)
        let layout = textEngine.layout(
          TextDescription(
            caption, font: Font(size: 13, weight: .medium), width: place.width, isTruncated: true, alignment: .center))
        canvas.draw(
          layout, at: CGPoint(x: place.minX, y: place.maxY - layout.size.height), color: Color(hex: 0x4B_5563))
      }
    }
    for (index, picture) in pictures.enumerated() {
      let cell = grid.frame(at: index)
      strip.place(picture, x: cell.x, y: cell.y)
    }
    return strip
  }
}

/// Where the frames of a film strip and their captions stand, in device pixels.
private struct StripGrid {
  let columns: Int
  let rows: Int
  let cell: PixelSize
  let spacing: Int
  let captionHeight: Int

  init(pictures: [PixelBuffer], columns: Int, spacing: Int, captionHeight: Int) {
    self.columns = max(1, min(columns, pictures.count))
    rows = (pictures.count + self.columns - 1) / self.columns
    cell = PixelSize(width: pictures.map(\.size.width).max() ?? 1, height: pictures.map(\.size.height).max() ?? 1)
    self.spacing = max(spacing, 0)
    self.captionHeight = captionHeight
  }

  var size: PixelSize {
    PixelSize(
      width: columns * (cell.width + spacing) + spacing,
      height: max(1, rows * (cell.height + captionHeight + spacing) + spacing))
  }

  func frame(at index: Int) -> PixelRect {
    PixelRect(
      x: spacing + index % columns * (cell.width + spacing),
      y: spacing + index / columns * (cell.height + captionHeight + spacing), width: cell.width, height: cell.height)
  }

  func caption(at index: Int) -> PixelRect {
    let frame = frame(at: index)
    return PixelRect(x: frame.x, y: frame.maxY, width: frame.width, height: captionHeight)
  }
}
