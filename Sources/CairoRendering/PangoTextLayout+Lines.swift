import CPangoCairo
import Foundation
import ViewTree

extension PangoTextLayout {
  /// The bytes of a line without its line break.
  func range(ofLine line: Int) -> Range<Int> {
    guard lines.indices.contains(line) else { return 0..<0 }
    let start = Int(lines[line].line.pointee.start_index)
    return start..<start + Int(lines[line].line.pointee.length)
  }

  /// Whether the paragraph of a line runs from right to left.
  func isRightToLeft(line: Int) -> Bool {
    lines.indices.contains(line) && lines[line].line.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue)
  }

  /// The caret behind the last byte of a line, in that line.
  func caretRect(atEndOfLine line: Int) -> CGRect {
    guard lines.indices.contains(line) else { return caretRect(at: 0) }
    let x = lines[line].x + (isRightToLeft(line: line) ? 0 : lines[line].width)
    return CGRect(x: x, y: Double(line * metrics.height), width: 0, height: Double(metrics.height))
  }

  /// The byte offset at which the character under a point begins, or the nearest in its line.
  func cluster(at point: CGPoint) -> Int {
    guard let line = line(under: point) else { return 0 }
    let range = range(ofLine: line)
    let x = min(max(Double(point.x) - lines[line].x, 0), max(0, lines[line].width - 1 / pangoUnits))
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_line_x_to_index(lines[line].line, Int32((x * pangoUnits).rounded(.down)), &index, &trailing)
    let offset = characterBoundary(at: Int(index), movedBy: 0)
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The caret position shown next to another, whichever way the text runs.
  func offset(nextTo offset: Int, toTheRight isRight: Bool) -> Int? {
    let line = self.line(at: offset)
    if let place = self.offset(inParagraphNextTo: offset, toTheRight: isRight), self.line(at: place) == line {
      return place
    }
    // Pango leaves a line of a paragraph from right to left at the wrong end of the next.
    if isRight != isRightToLeft(line: line) {
      return line + 1 < lines.count ? range(ofLine: line + 1).lowerBound : nil
    }
    guard line > 0 else { return nil }
    let end = range(ofLine: line - 1).upperBound
    // The end of a line that was broken is the beginning of this one.
    return end < range(ofLine: line).lowerBound ? end : characterBoundary(at: max(0, end - 1), movedBy: 0)
  }

  private func offset(inParagraphNextTo offset: Int, toTheRight isRight: Bool) -> Int? {
    var index = clamped(offset)
    // Pango stops within what Swift takes for one character: it goes on until it is out of it.
    for _ in 0...description.string.utf8.count {
      var (next, trailing): (Int32, Int32) = (0, 0)
      pango_layout_move_cursor_visually(layout, 1, index, 0, isRight ? 1 : -1, &next, &trailing)
      guard next >= 0, next != Int32.max else { return nil }
      let place = scalarBoundary(at: Int(next), movedBy: Int(trailing))
      if place != offset, characterBoundary(at: place, movedBy: 0) == place { return place }
      guard Int32(place) != index else { return nil }
      index = Int32(place)
    }
    return nil
  }

  /// The rectangles that bytes of a line take, from left to right.
  func selectionRects(for range: Range<Int>, inLine line: Int) -> [CGRect] {
    let range = range.clamped(to: self.range(ofLine: line))
    guard !range.isEmpty else { return [] }
    var (ranges, count): (UnsafeMutablePointer<Int32>?, Int32) = (nil, 0)
    pango_layout_line_get_x_ranges(
      lines[line].line, Int32(range.lowerBound), Int32(range.upperBound), &ranges, &count)
    defer { g_free(ranges) }
    guard let ranges else { return [] }
    var spans = (0..<Int(count)).map { (left: ranges[2 * $0], right: ranges[2 * $0 + 1]) }.sorted { $0.left < $1.left }
    for index in spans.indices.dropFirst().reversed() where spans[index - 1].right >= spans[index].left {
      spans[index - 1].right = max(spans[index - 1].right, spans[index].right)
      spans.remove(at: index)
    }
    return spans.filter { $0.right > $0.left }.map { span in
      CGRect(
        x: Double(span.left) / pangoUnits + lines[line].shift, y: Double(line * metrics.height),
        width: Double(span.right - span.left) / pangoUnits, height: Double(metrics.height))
    }
  }
}
