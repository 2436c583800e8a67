public import Foundation

nonisolated extension EditedText {
  /// Moves the caret by the text alone: lines end at line breaks, up and down go to the start and the end, left is back.
  /// What is selected is given up, or extended. Answers whether anything changed.
  @discardableResult
  public mutating func move(_ movement: CaretMovement, extending: Bool = false) -> Bool {
    let old = selection
    if collapses(movement, extending: extending) {
      place(caret: movement == .left ? selection.range.lowerBound : selection.range.upperBound)
      return true
    }
    let target =
      switch movement {
      case .left: previousBoundary
      case .right: nextBoundary
      case .wordLeft: wordStart(before: caret)
      case .wordRight: wordEnd(after: caret)
      case .textStart, .up, .pageUp: 0
      case .textEnd, .down, .pageDown: text.utf8.count
      case .lineStart: paragraphRange(at: caret).lowerBound
      case .lineEnd: paragraphRange(at: caret).upperBound
      }
    place(caret: target, extending: extending)
    return selection != old
  }

  /// Whether an arrow only goes to an end of what is selected.
  private func collapses(_ movement: CaretMovement, extending: Bool) -> Bool {
    hasSelection && !extending && (movement == .left || movement == .right)
  }
}

extension EditedText {
  /// Moves the caret by the lines of a layout of this very text: left goes left whichever way the text runs, lines end
  /// where they are broken, up and down keep the x. From the first line up goes to the start, from the last line down to
  /// the end. What is selected is given up, or extended. Answers whether anything changed.
  /// `page` is how far a page goes, in points.
  @discardableResult
  public mutating func move(
    _ movement: CaretMovement, in layout: any TextLayout, page: CGFloat = 0, extending: Bool = false
  ) -> Bool {
    let old = selection
    let line = layout.line(at: selection.position)
    switch movement {
    case .left, .right:
      let isRight = movement == .right
      if collapses(movement, extending: extending) {
        place(caret: layout.end(of: selection.range, atTheRight: isRight))
      } else {
        place(caret: layout.offset(nextTo: caret, toTheRight: isRight) ?? caret, extending: extending)
      }
    case .wordLeft, .wordRight:
      let isForward = (movement == .wordRight) != layout.isRightToLeft(line: line)
      return move(isForward ? .wordRight : .wordLeft, extending: extending)
    case .textStart, .textEnd: return move(movement, extending: extending)
    case .lineStart: place(caret: layout.range(ofLine: line).lowerBound, extending: extending)
    case .lineEnd:
      let end = layout.endPosition(ofLine: line)
      place(caret: end.offset, affinity: end.affinity, extending: extending)
    case .up: moveVertically(by: -1, in: layout, extending: extending)
    case .down: moveVertically(by: 1, in: layout, extending: extending)
    case .pageUp, .pageDown:
      let lines = max(1, Int(page / layout.lineHeight))
      moveVertically(by: movement == .pageUp ? -lines : lines, in: layout, extending: extending)
    }
    return selection != old
  }

  private mutating func moveVertically(by lines: Int, in layout: any TextLayout, extending: Bool) {
    let line = layout.line(at: selection.position)
    guard lines < 0 ? line > 0 : line < layout.lineCount - 1 else {
      return place(caret: lines < 0 ? 0 : text.utf8.count, extending: extending)
    }
    let x = goal.map { CGFloat($0) } ?? layout.caretRect(at: selection.position).minX
    let target = min(max(0, line + lines), layout.lineCount - 1)
    let position = layout.position(at: CGPoint(x: x, y: (CGFloat(target) + 0.5) * layout.lineHeight))
    place(caret: position.offset, affinity: position.affinity, extending: extending)
    goal = Double(x)
  }
}

nonisolated extension TextSelection {
  /// Where the caret is.
  var position: TextPosition { TextPosition(caret, affinity: affinity) }
}
