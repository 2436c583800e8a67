import CPangoCairo
import Foundation
import ViewTree

/// Text laid out by Pango, with lines of equal height.
@MainActor final class PangoTextLayout: TextLayout {
  /// What was laid out.
  let description: TextDescription
  /// The widest line's width; one line's height for each line.
  let size: CGSize
  /// The y of the first line's baseline, in whole points.
  let baseline: CGFloat

  let layout: OpaquePointer
  let metrics: LineMetrics
  let lines: [Line]

  /// One line: Pango's, and where it begins and how wide it is, in points.
  struct Line {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    let x: Double
    let width: Double
    /// How far right of where Pango has it it stands.
    let shift: Double
  }

  init(_ description: TextDescription, context: OpaquePointer, font: OpaquePointer, metrics: LineMetrics) {
    self.description = description
    self.metrics = metrics
    layout = pango_layout_new(context)
    Self.configure(layout, with: description, font: font)
    lines = Self.lines(of: layout, isTrailing: description.alignment == .trailing)
    baseline = CGFloat(metrics.baseline)
    size = CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: CGFloat(max(lines.count, 1) * metrics.height))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The number of lines; at least 1.
  var lineCount: Int { max(lines.count, 1) }

  private static func configure(_ layout: OpaquePointer, with description: TextDescription, font: OpaquePointer) {
    pango_layout_set_font_description(layout, font)
    if let width = description.width {
      // Rounded up: text that was measured to be this wide must fit.
      let units = (Double(width) * pangoUnits).rounded(.up)
      pango_layout_set_width(layout, Int32(min(max(units, 0), Double(Int32.max))))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      if description.isTruncated { pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END) }
    }
    // For Pango a line stands left or right of where its context's direction begins.
    let isTurned = description.neutralDirection == .rightToLeft
    switch description.alignment {
    case .leading: pango_layout_set_alignment(layout, isTurned ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .trailing: pango_layout_set_alignment(layout, isTurned ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    }
    let text = characters(of: description.string)
    pango_layout_set_text(layout, text, Int32(text.count))
  }

  /// The bytes of a text for Pango, which stops at a zero byte: a space takes its place and its length.
  static func characters(of text: String) -> [CChar] {
    text.utf8.map { $0 == 0 ? CChar(0x20) : CChar(bitPattern: $0) }
  }

  private static func lines(of layout: OpaquePointer, isTrailing: Bool) -> [Line] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [Line] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      // Pango has the left for the trailing edge of a paragraph from right to left, whatever is around it.
      let isTurned = isTrailing && line.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue)
      let room = pango_layout_get_width(layout)
      let shift = isTurned && room >= 0 ? room - extents.width - extents.x : 0
      lines.append(
        Line(
          line: line, x: Double(extents.x + shift) / pangoUnits, width: Double(extents.width) / pangoUnits,
          shift: Double(shift) / pangoUnits))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }
}
