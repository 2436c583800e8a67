import CPangoCairo
import Foundation
import ViewTree

extension CairoCanvas {
  /// The origin is put on whole device pixels. Lines out of sight are not drawn.
  func draw(_ layout: any TextLayout, at origin: CGPoint, color: Color) {
    // A layout of another engine has no glyphs for this canvas; its description has all that makes one.
    let text = layout as? PangoTextLayout ?? renderer.textEngine.pangoLayout(layout.description)
    guard color.alpha > 0 else { return }
    var space = grid
    if grid.isAligned { space = grid.appending(AffineTransform(translationByX: origin.x, byY: origin.y)) }
    let start = grid.isAligned ? CGPoint.zero : origin
    settleBackground()
    within(space) {
      setSource(color)
      let height = Double(text.metrics.height)
      for (index, line) in text.lines.enumerated() where line.width > 0 {
        let top = Double(start.y) + Double(index) * height
        // Letters may reach out of their line, by less than its height.
        let reach = CGRect(
          x: Double(start.x) + line.x - height, y: top - height, width: line.width + 2 * height, height: 3 * height)
        guard !isHidden(space.device(reach)) else { continue }
        cairo_move_to(cairo, Double(start.x) + line.x, top + Double(text.metrics.baseline))
        pango_cairo_show_layout_line(cairo, line.line)
      }
      cairo_new_path(cairo)
    }
  }
}
