import CPangoCairo
import Foundation
import Pixels
import ViewTree

extension CairoCanvas {
  /// The picture is painted at the renderer's scale; one beyond the renderer's limit of bytes is drawn without being kept.
  func layer(
    id: Int, version: Int, bounds: CGRect, isOpaque: Bool, changes: (Int) -> CGRect?, _ draw: (any Canvas) -> Void
  ) {
    guard bounds.width > 0, bounds.height > 0, !isHidden(grid.device(bounds)) else { return }
    let ownSpace = DeviceGrid(scale: Double(renderer.scale))
    let box = ownSpace.device(bounds)
    // An opaque picture ends where its own fill ends, on the nearest pixels: it has no half-covered edge.
    let rect = (isOpaque ? box.snapped : box).pixels
    let key = LayerCache.Key(version: version, rect: rect, scale: renderer.scale, isOpaque: isOpaque)
    let kept = renderer.layers.picture(of: id, showing: key)
    guard let picture = kept ?? updatePicture(of: id, key, changes, draw) ?? paintPicture(of: id, key, draw) else {
      return clip(to: bounds, cornerRadius: 0, draw)
    }
    if kept != nil { renderer.statistics.layersReused += 1 }
    if grid.isAligned(toScale: Double(renderer.scale)) {
      copy(picture, covering: rect, isOpaque: isOpaque)
    } else {
      interpolate(picture, covering: rect)
    }
  }

  /// Paints what differs into the picture of an older version; nil if there is none, or if everything differs.
  private func updatePicture(
    of id: Int, _ key: LayerCache.Key, _ changes: (Int) -> CGRect?, _ draw: (any Canvas) -> Void
  ) -> ImageSurface? {
    guard let old = renderer.layers.olderPicture(of: id, than: key), let area = changes(old.version),
      let context = cairo_create(old.picture.surface)
    else { return nil }
    let extent = PixelRect(x: 0, y: 0, width: key.rect.width, height: key.rect.height)
    let space = DeviceGrid(scale: Double(key.scale), originX: -key.rect.x, originY: -key.rect.y)
    // A pixel more on each side: antialiasing may reach that far.
    let box = space.device(area).pixels
    let part = PixelRect(x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2).intersection(extent)
    if !part.isEmpty {
      let canvas = CairoCanvas(cairo: context, renderer: renderer, grid: space, clip: part)
      if !key.isOpaque { canvas.erase() }
      draw(canvas)
      renderer.statistics.layersUpdated += 1
      renderer.statistics.pixelsPainted += part.area
    }
    cairo_destroy(context)
    renderer.layers.keep(old.picture, of: id, showing: key)
    return old.picture
  }

  /// Makes everything in the clip see-through.
  private func erase() {
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// Paints the picture of a layer; nil if it is larger than what may be kept, and so better drawn where it shows.
  private func paintPicture(of id: Int, _ key: LayerCache.Key, _ draw: (any Canvas) -> Void) -> ImageSurface? {
    renderer.layers.forget(id)
    guard key.rect.area * 4 <= renderer.layers.byteLimit,
      let picture = ImageSurface(
        size: PixelSize(width: key.rect.width, height: key.rect.height), isOpaque: key.isOpaque),
      let context = cairo_create(picture.surface)
    else { return nil }
    let extent = PixelRect(x: 0, y: 0, width: key.rect.width, height: key.rect.height)
    let space = DeviceGrid(scale: Double(key.scale), originX: -key.rect.x, originY: -key.rect.y)
    draw(CairoCanvas(cairo: context, renderer: renderer, grid: space, clip: extent))
    cairo_destroy(context)
    renderer.statistics.layersPainted += 1
    renderer.statistics.pixelsPainted += extent.area
    renderer.layers.keep(picture, of: id, showing: key)
    return picture
  }

  /// Copies a picture pixel by pixel: the fast way, for a layer that is only moved.
  private func copy(_ picture: ImageSurface, covering rect: PixelRect, isOpaque: Bool) {
    let (x, y) = (DeviceGrid.round(grid.matrix.x0) + Double(rect.x), DeviceGrid.round(grid.matrix.y0) + Double(rect.y))
    let shown = PixelRect(x: Int(x), y: Int(y), width: rect.width, height: rect.height)
    guard shown.intersects(clip) else { return }
    settleBackground(coveredBy: isOpaque ? shown : nil)
    inDevicePixels {
      cairo_set_source_surface(cairo, picture.surface, x, y)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      if isOpaque { cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE) }
      cairo_new_path(cairo)
      cairo_rectangle(cairo, x, y, Double(rect.width), Double(rect.height))
      cairo_fill(cairo)
      if isOpaque { cairo_set_operator(cairo, CAIRO_OPERATOR_OVER) }
    }
  }

  /// Draws a picture in a space that is scaled or turned. It is interpolated as a whole, apart, and then copied: what a
  /// pixel becomes must not depend on the part that is being painted.
  private func interpolate(_ picture: ImageSurface, covering rect: PixelRect) {
    let space = grid.appending(AffineTransform(scale: 1 / CGFloat(renderer.scale)))
    let extent = space.device(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)).pixels
    guard extent.intersects(clip), extent.width <= 8192, extent.height <= 8192,
      let result = ImageSurface(size: PixelSize(width: extent.width, height: extent.height), isOpaque: false),
      let context = cairo_create(result.surface)
    else { return }
    var matrix = space.matrix
    matrix.x0 -= Double(extent.x)
    matrix.y0 -= Double(extent.y)
    cairo_set_matrix(context, &matrix)
    cairo_set_source_surface(context, picture.surface, Double(rect.x), Double(rect.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    cairo_fill(context)
    cairo_destroy(context)
    settleBackground()
    inDevicePixels {
      cairo_set_source_surface(cairo, result.surface, Double(extent.x), Double(extent.y))
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_paint(cairo)
    }
  }
}
