import CPangoCairo
import Foundation
public import ViewTree

/// Lays text out with Pango. Layouts are kept, so that text that is drawn again is not shaped again.
///
/// Points are Pango's units: nothing is hinted or rounded to pixels, so a layout is the same at every scale.
@MainActor public final class PangoTextLayoutEngine: TextLayoutEngine {
  /// How many layouts are kept at most.
  public let capacity: Int
  /// How many layouts have been made, for benches and tests.
  public private(set) var layoutsMade = 0

  let fonts: FontSetup
  /// One for each direction of text that has none.
  private let contexts: [Traits.LayoutDirection: OpaquePointer]
  private var faces: [Font: Face] = [:]
  private var kept: [TextDescription: (layout: PangoTextLayout, lastUse: Int)] = [:]
  private var uses = 0

  /// A loaded font and the metrics of its lines.
  private struct Face {
    let description: OpaquePointer
    let metrics: LineMetrics
  }

  /// An engine that keeps the layouts used last, `capacity` (a number, ≥ 1) at most.
  public init(fonts: FontSetup, capacity: Int = 1024) {
    self.fonts = fonts
    self.capacity = max(capacity, 1)
    contexts = [
      .leftToRight: Self.context(PANGO_DIRECTION_LTR, fonts: fonts),
      .rightToLeft: Self.context(PANGO_DIRECTION_RTL, fonts: fonts),
    ]
  }

  private static func context(_ direction: PangoDirection, fonts: FontSetup) -> OpaquePointer {
    guard let context = pango_font_map_create_context(fonts.fontMap) else { preconditionFailure("out of memory") }
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, direction)
    pango_context_set_round_glyph_positions(context, 0)
    pango_cairo_context_set_resolution(context, 72)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }

  isolated deinit {
    for face in faces.values { pango_font_description_free(face.description) }
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
  }

  /// The layout of a description; the same object as long as it is kept.
  public func layout(_ description: TextDescription) -> any TextLayout { pangoLayout(description) }

  func pangoLayout(_ description: TextDescription) -> PangoTextLayout {
    uses += 1
    if let found = kept[description]?.layout {
      kept[description]?.lastUse = uses
      return found
    }
    guard let context = contexts[description.neutralDirection] else { preconditionFailure("a direction is missing") }
    let face = face(for: description.font, in: context)
    let layout = PangoTextLayout(description, context: context, font: face.description, metrics: face.metrics)
    layoutsMade += 1
    if kept.count >= capacity { forgetOldest() }
    kept[description] = (layout, uses)
    return layout
  }

  /// Lets go of the older half at once, so that looking for the oldest costs nothing for each layout.
  private func forgetOldest() {
    let ages = kept.values.map(\.lastUse).sorted()
    let limit = ages[ages.count / 2]
    kept = kept.filter { $0.value.lastUse > limit }
  }

  /// Which way the first letter of a text runs that has a direction; nil if none has.
  public func direction(of text: String) -> Traits.LayoutDirection? {
    var text = PangoTextLayout.characters(of: text)
    text.append(0)
    switch pango_paragraph_direction(text, Int32(text.count - 1)) {
    case PANGO_DIRECTION_LTR: return .leftToRight
    case PANGO_DIRECTION_RTL: return .rightToLeft
    default: return nil
    }
  }

  private func face(for font: Font, in context: OpaquePointer) -> Face {
    if let face = faces[font] { return face }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, "Inter")
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight.rawValue)))
    pango_font_description_set_absolute_size(description, Double(max(font.size, 1)) * pangoUnits)
    guard let description else { preconditionFailure("out of memory") }
    let face = Face(description: description, metrics: LineMetrics(context: context, font: description))
    faces[font] = face
    return face
  }
}
