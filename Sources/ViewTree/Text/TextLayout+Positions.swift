public import Foundation

extension TextLayout {
  /// The height of each line in points: all are equally high.
  var lineHeight: CGFloat { size.height / CGFloat(max(1, lineCount)) }

  /// The line (0 is the first) a caret is shown in.
  public func line(at position: TextPosition) -> Int {
    let line = line(at: position.offset)
    return isUpstream(position, line: line) ? line - 1 : line
  }

  /// The caret at a position: x, top and height of its line, width 0, in points from the layout's top left.
  public func caretRect(at position: TextPosition) -> CGRect {
    let line = line(at: position.offset)
    return isUpstream(position, line: line) ? caretRect(atEndOfLine: line - 1) : caretRect(at: position.offset)
  }

  private func isUpstream(_ position: TextPosition, line: Int) -> Bool {
    position.affinity == .upstream && line > 0 && range(ofLine: line - 1).upperBound == position.offset
  }

  /// The caret position nearest to a point (points from the top left) among those shown in the line there.
  public func position(at point: CGPoint) -> TextPosition {
    let offset = offset(at: point)
    let line = line(at: offset)
    guard line > 0, point.y >= 0, point.y < CGFloat(line) * lineHeight else { return TextPosition(offset) }
    return endPosition(ofLine: line - 1)
  }

  /// Where the caret stands at the end of a line. Where it was broken at a space, that is before the space; where it was
  /// broken without one, it is the next line's beginning shown at this line's end.
  func endPosition(ofLine line: Int) -> TextPosition {
    let range = range(ofLine: line)
    guard line < lineCount - 1, range.upperBound > range.lowerBound,
      self.range(ofLine: line + 1).lowerBound == range.upperBound
    else { return TextPosition(range.upperBound) }
    let text = EditedText(description.string, caret: range.upperBound)
    guard text.cluster(before: text.caret)?.isWhitespace == true else {
      return TextPosition(range.upperBound, affinity: .upstream)
    }
    return TextPosition(text.previousBoundary)
  }

  /// The end of a range that is shown further to the left, or to the right; above or below counts as the text runs.
  func end(of range: Range<Int>, atTheRight isRight: Bool) -> Int {
    let (lower, upper) = (caretRect(at: range.lowerBound), caretRect(at: range.upperBound))
    let lowerIsLeft =
      lower.minY == upper.minY ? lower.minX <= upper.minX : !isRightToLeft(line: line(at: range.lowerBound))
    return lowerIsLeft == isRight ? range.upperBound : range.lowerBound
  }

  /// The rectangles that show a range as selected, in points from the top left: those of its text, and a narrow one at the
  /// end of a line whose break is part of it. Only of lines that overlap `visible` vertically.
  func highlightRects(for range: Range<Int>, visible: CGRect) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let (top, bottom) = (visible.minY / lineHeight, visible.maxY / lineHeight)
    let first = max(line(at: range.lowerBound), Int(max(0, top)))
    let last = min(line(at: range.upperBound), Int(max(0, bottom)))
    guard first <= last else { return [] }
    return (first...last).flatMap { line -> [CGRect] in
      let bytes = self.range(ofLine: line)
      var rects = selectionRects(for: range.clamped(to: bytes), inLine: line)
      if range.upperBound > bytes.upperBound, line + 1 < lineCount,
        self.range(ofLine: line + 1).lowerBound > bytes.upperBound
      {
        let end = caretRect(at: bytes.upperBound)
        let x = isRightToLeft(line: line) ? end.minX - Self.breakWidth : end.minX
        rects.append(CGRect(x: x, y: end.minY, width: Self.breakWidth, height: end.height))
      }
      return rects
    }
  }

  /// The extent of the text with all of it selected, in points.
  var highlightedSize: CGSize { CGSize(width: size.width + Self.breakWidth, height: size.height) }

  /// How wide a selected line break is shown, in points.
  private static var breakWidth: CGFloat { 6 }
}
