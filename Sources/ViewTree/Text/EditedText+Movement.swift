public import Foundation

nonisolated extension EditedText {
  /// Moves the caret by the text alone: lines end at line breaks, up and down go to the start and the end. Answers
  /// whether it moved.
  @discardableResult
  public mutating func move(_ movement: CaretMovement) -> Bool {
    let old = caret
    switch movement {
    case .left: place(caret: previousBoundary)
    case .right: place(caret: nextBoundary)
    case .textStart, .up: place(caret: 0)
    case .textEnd, .down: place(caret: text.utf8.count)
    case .lineStart: place(caret: lineStart)
    case .lineEnd: place(caret: lineEnd)
    }
    return caret != old
  }

  private var lineStart: Int {
    var copy = self
    while copy.caret > 0 {
      let previous = copy.previousBoundary
      if copy.isLineBreak(at: previous) { break }
      copy.place(caret: previous)
    }
    return copy.caret
  }

  private var lineEnd: Int {
    var copy = self
    while copy.caret < text.utf8.count, !copy.isLineBreak(at: copy.caret) { copy.place(caret: copy.nextBoundary) }
    return copy.caret
  }

  private func isLineBreak(at offset: Int) -> Bool {
    text[text.utf8.index(text.startIndex, offsetBy: offset)].isNewline
  }
}

extension EditedText {
  /// Moves the caret by the lines of a layout of this very text: lines end where they are broken, up and down keep the x.
  /// From the first line up goes to the start, from the last line down to the end. Answers whether it moved.
  @discardableResult
  public mutating func move(_ movement: CaretMovement, in layout: any TextLayout) -> Bool {
    let old = caret
    let place = layout.caretRect(at: caret)
    switch movement {
    case .left, .right, .textStart, .textEnd: return move(movement)
    case .lineStart: self.place(caret: layout.caretOffset(at: CGPoint(x: -1e6, y: place.midY)))
    case .lineEnd: self.place(caret: layout.caretOffset(at: CGPoint(x: 1e6, y: place.midY)))
    case .up, .down:
      let line = layout.line(at: caret)
      guard movement == .up ? line > 0 : line < layout.lineCount - 1 else { return move(movement) }
      let x = goal.map { CGFloat($0) } ?? place.minX
      let y = movement == .up ? place.minY - 1 : place.maxY + 1
      self.place(caret: layout.caretOffset(at: CGPoint(x: x, y: y)))
      goal = Double(x)
    }
    return caret != old
  }
}

extension TextLayout {
  /// The caret position nearest to a point (points from the top left) among those shown in the line there: the end of a
  /// line that was broken, which is the start of the next, counts for the next.
  public func caretOffset(at point: CGPoint) -> Int {
    let offset = offset(at: point)
    guard offset > 0 else { return offset }
    var end = EditedText(description.string, caret: offset)
    if point.y >= 0, caretRect(at: offset).minY > point.y { end.move(.left) }
    return end.caret
  }
}
