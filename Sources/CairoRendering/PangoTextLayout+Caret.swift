import CPangoCairo
import Foundation
import ViewTree

extension PangoTextLayout {
  /// A caret between two lines that one paragraph was broken into stands at the beginning of the second.
  func line(at offset: Int) -> Int {
    var line: Int32 = 0
    pango_layout_index_to_line_x(layout, clamped(offset), 0, &line, nil)
    return min(max(Int(line), 0), lineCount - 1)
  }

  /// Between two directions of writing, the caret stands where text of the paragraph's own direction goes on.
  func caretRect(at offset: Int) -> CGRect {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout, clamped(offset), &strong, nil)
    let line = line(at: offset)
    let shift = lines.isEmpty ? 0 : lines[line].shift
    return CGRect(
      x: Double(strong.x) / pangoUnits + shift, y: Double(line * metrics.height), width: 0,
      height: Double(metrics.height))
  }

  /// A point above or below the text counts as on its first or last line, one beside a line as at its end.
  func offset(at point: CGPoint) -> Int {
    guard let row = line(under: point) else { return 0 }
    let line = lines[row]
    let x = min(max(Double(point.x) - line.x, -1), line.width + 1)
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_line_x_to_index(line.line, Int32((x * pangoUnits).rounded()), &index, &trailing)
    let offset = characterBoundary(at: Int(index), movedBy: Int(trailing))
    return isNearerEnd(ofLine: row, x: Double(point.x), than: offset) ? range(ofLine: row).upperBound : offset
  }

  /// Whether a place is nearer to the end of a line that was broken without a space than to an offset in it. Pango takes
  /// no such end for a caret position of the line.
  private func isNearerEnd(ofLine row: Int, x: Double, than offset: Int) -> Bool {
    let end = range(ofLine: row).upperBound
    guard row + 1 < lines.count, range(ofLine: row + 1).lowerBound == end, offset < end else { return false }
    let text = description.string
    let last = characterBoundary(at: end - 1, movedBy: 0)
    guard offset == last, !text[text.utf8.index(text.startIndex, offsetBy: last)].isWhitespace else { return false }
    return abs(Double(caretRect(atEndOfLine: row).minX) - x) < abs(Double(caretRect(at: offset).minX) - x)
  }

  /// The line that a point is in, or the nearest; nil if there is none.
  func line(under point: CGPoint) -> Int? {
    guard !lines.isEmpty else { return nil }
    return Int(min(max((Double(point.y) / Double(metrics.height)).rounded(.down), 0), Double(lines.count - 1)))
  }

  /// The offset that lies `scalars` Unicode scalars after `index`.
  func scalarBoundary(at index: Int, movedBy scalars: Int) -> Int {
    let text = description.string
    let start = text.utf8.index(text.startIndex, offsetBy: Int(clamped(index)))
    let boundary = text.unicodeScalars.index(start, offsetBy: scalars, limitedBy: text.endIndex) ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: boundary)
  }

  /// The same, moved back to the beginning of its character.
  func characterBoundary(at index: Int, movedBy scalars: Int) -> Int {
    let text = description.string
    var boundary = text.utf8.index(text.startIndex, offsetBy: scalarBoundary(at: index, movedBy: scalars))
    while String.Index(boundary, within: text) == nil, boundary > text.startIndex {
      boundary = text.unicodeScalars.index(before: boundary)
    }
    return text.utf8.distance(from: text.startIndex, to: boundary)
  }

  func clamped(_ offset: Int) -> Int32 { Int32(min(max(offset, 0), description.string.utf8.count)) }
}
