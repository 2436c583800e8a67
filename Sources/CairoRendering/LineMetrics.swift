import CPangoCairo
import Foundation

/// How high a line of a font is and where its baseline lies, in whole points.
///
/// They are the interface font's own for every line, whatever fonts its characters come from: a line does not grow, and
/// its text does not move, when an emoji or a Chinese character is typed into it. Whole points keep what is laid out
/// around text on the pixel grid at every scale.
struct LineMetrics {
  /// From the top of a line to the top of the next.
  let height: Int
  /// From the top of a line to its baseline.
  let baseline: Int

  init(ascent: Double, descent: Double) {
    height = Int((ascent + descent).rounded(.up))
    baseline = Int((ascent + (Double(height) - ascent - descent) / 2).rounded())
  }

  /// The metrics of a font as a context loads it.
  init(context: OpaquePointer, font: OpaquePointer) {
    guard let metrics = pango_context_get_metrics(context, font, nil) else {
      self.init(ascent: 0, descent: 0)
      return
    }
    defer { pango_font_metrics_unref(metrics) }
    self.init(
      ascent: Double(pango_font_metrics_get_ascent(metrics)) / pangoUnits,
      descent: Double(pango_font_metrics_get_descent(metrics)) / pangoUnits)
  }
}

/// Pango counts in 1/1024 of a point.
let pangoUnits = Double(PANGO_SCALE)
