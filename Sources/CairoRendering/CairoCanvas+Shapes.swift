import CPangoCairo
import Foundation
import Pixels
import ViewTree

extension CairoCanvas {
  /// Edges are put on whole device pixels; what has an extent covers at least one.
  func fill(_ rect: CGRect, color: Color) { fill(rect, cornerRadius: 0, color: color) }

  /// Edges are put on whole device pixels; a radius is at most half a side.
  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: Color) {
    guard rect.width > 0, rect.height > 0, color.alpha > 0 else { return }
    let box = grid.device(rect)
    guard !isHidden(box) else { return }
    guard grid.isAligned else { return fill(Path(rounding: rect, radius: cornerRadius), color: color) }
    let pixels = box.snapped.pixels
    if cornerRadius > 0 {
      settleBackground()
      paint(roundedBox(pixels, radius: cornerRadius, line: nil), covering: pixels, color: color)
    } else {
      settleBackground(coveredBy: color.isOpaque ? pixels : nil)
      setSource(color)
      inDevicePixels { fill([pixels]) }
    }
  }

  /// The line's outer edge is put on whole device pixels.
  func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color) {
    guard width > 0, rect.width >= 0, rect.height >= 0, color.alpha > 0 else { return }
    let box = grid.device(rect.insetBy(dx: -width / 2, dy: -width / 2))
    guard !isHidden(box) else { return }
    guard grid.isAligned(toScale: grid.matrix.xx) else {
      return stroke(Path(rounding: rect, radius: cornerRadius), style: StrokeStyle(width: width), color: color)
    }
    settleBackground()
    let pixels = box.snapped.pixels
    let line = Double(width) * grid.matrix.xx
    paint(roundedBox(pixels, radius: cornerRadius, line: line), covering: pixels, color: color)
  }

  /// Paths are drawn where they lie, not put on pixels.
  func fill(_ path: Path, color: Color) { paint(path, style: nil, color: color) }

  /// Paths are drawn where they lie, not put on pixels.
  func stroke(_ path: Path, style: StrokeStyle, color: Color) {
    if style.width > 0 { paint(path, style: style, color: color) }
  }

  private func paint(_ path: Path, style: StrokeStyle?, color: Color) {
    guard color.alpha > 0, !path.elements.isEmpty else { return }
    settleBackground()
    let (shape, x, y) = shape(of: path, style: style)
    guard let mask = renderer.masks.mask(shape) else { return }
    setSource(color)
    inDevicePixels { paintSource(through: mask.surface, x: x + mask.x, y: y + mask.y) }
  }

  /// A path in the current space, moved back by the whole pixels that its space begins at.
  func shape(of path: Path, style: StrokeStyle?) -> (PathShape, x: Int, y: Int) {
    let (x, y) = (grid.matrix.x0.rounded(.down), grid.matrix.y0.rounded(.down))
    let space = [
      grid.matrix.xx, grid.matrix.yx, grid.matrix.xy, grid.matrix.yy, grid.matrix.x0 - x, grid.matrix.y0 - y,
    ]
    return (PathShape(path: path, style: style, space: space), Int(x), Int(y))
  }

  /// A box with corners of a radius in points; no corner is larger than half a side.
  func roundedBox(_ pixels: PixelRect, radius: CGFloat, line: Double?) -> RoundedBox {
    let inner = line ?? 0
    return RoundedBox(
      radiusX: max(0, min(Double(radius) * grid.matrix.xx, (Double(pixels.width) - inner) / 2)),
      radiusY: max(0, min(Double(radius) * grid.matrix.yy, (Double(pixels.height) - inner) / 2)), line: line)
  }

  private func paint(_ box: RoundedBox, covering pixels: PixelRect, color: Color) {
    setSource(color)
    let corner = box.corner
    let isSmall = pixels.width <= 2 * corner.width || pixels.height <= 2 * corner.height || pixels.area <= 2048
    inDevicePixels {
      if isSmall {
        guard let mask = renderer.masks.mask(box, width: pixels.width, height: pixels.height) else { return }
        paintSource(through: mask, x: pixels.x, y: pixels.y)
      } else if let patch = renderer.masks.patch(box) {
        for (rect, mask) in zip(patch.cornerRects(in: pixels), patch.corners) where rect.intersects(clip) {
          paintSource(through: mask, x: rect.x, y: rect.y)
        }
        if box.line == nil { fill(patch.inside(of: pixels)) } else { fillEdges(of: patch, in: pixels, color: color) }
      }
    }
  }

  private func fillEdges(of patch: NinePatch, in pixels: PixelRect, color: Color) {
    for (rect, coverage) in patch.edges(in: pixels) where coverage > 0 && rect.intersects(clip) {
      setSource(color.withAlpha(color.alpha * Double(coverage) / 255))
      fill([rect])
    }
  }

  /// Fills whole pixels with the source; the space must be that of device pixels.
  private func fill(_ rects: [PixelRect]) {
    cairo_new_path(cairo)
    for rect in rects where rect.intersects(clip) {
      cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    cairo_fill(cairo)
  }

  /// Paints the source where a mask covers; the space must be that of device pixels.
  func paintSource(through mask: MaskSurface, x: Int, y: Int) {
    guard PixelRect(x: x, y: y, width: mask.size.width, height: mask.size.height).intersects(clip) else { return }
    cairo_mask_surface(cairo, mask.surface, Double(x), Double(y))
  }
}
