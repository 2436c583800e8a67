import Foundation

/// A text whose paragraphs are laid out each by itself, and that follows edits: a letter that is typed lays out the
/// paragraph it is typed in, however long the text is.
///
/// It answers what a layout of the whole text in one would answer. Paragraphs out of sight are measured and not kept; one
/// that is asked for again is laid out again, or found with the engine.
final class ParagraphedLayout: TextLayout {
  /// What is laid out.
  private(set) var description: TextDescription
  let engine: any TextLayoutEngine
  let baseline: CGFloat
  let lineHeight: CGFloat
  private var tree: ParagraphTree

  /// A layout of all of a text in lines of `description.width` points.
  init(_ description: TextDescription, engine: any TextLayoutEngine) {
    self.description = description
    self.engine = engine
    var empty = description
    empty.string = ""
    let line = engine.layout(empty)
    (baseline, lineHeight) = (line.baseline, line.size.height)
    tree = ParagraphTree([])
    tree = ParagraphTree(measure(0..<description.string.utf8.count, isEnd: true))
  }

  /// Lets go of the text, which can then be changed where it is instead of in a copy. Nothing can be asked until
  /// ``follow(_:unchanged:)``.
  func releaseText() { description.string = "" }

  /// The text is another one now, but for some bytes at its beginning and its end. What is between is laid out. nil = it is
  /// the same.
  func follow(_ text: String, unchanged: UnchangedBytes?) {
    guard let unchanged else { return description.string = text }
    let first = tree.place(ofByte: unchanged.prefix)
    let last = tree.place(ofByte: tree.total.bytes - unchanged.suffix)
    let end = last.start + tree[last.index].length + tree[last.index].breakLength
    let growth = text.utf8.count - tree.total.bytes
    description.string = text
    // A return at the end of the paragraph before may become one break with what is new.
    let before = first.index > 0 ? tree[first.index - 1] : nil
    let start = first.start - (before.map { $0.length + $0.breakLength } ?? 0)
    let measured = measure(start..<end + growth, isEnd: last.index == tree.count - 1)
    tree.replace(max(0, first.index - 1)..<last.index + 1, with: measured)
  }

  // MARK: Paragraphs

  /// The paragraphs of some bytes; the last one of the text has no break.
  private func measure(_ bytes: Range<Int>, isEnd: Bool) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var start = bytes.lowerBound
    func add(to end: Int, breakLength: Int) {
      let layout = layout(ofBytes: start..<end + breakLength, around: nil)
      paragraphs.append(
        Paragraph(
          length: end - start, breakLength: breakLength, lines: layout.lineCount - (breakLength > 0 ? 1 : 0),
          width: layout.size.width, direction: engine.direction(of: layout.description.string)))
      start = end + breakLength
    }
    for (end, length) in ParagraphBreaks.all(in: description.string, bytes) { add(to: end, breakLength: length) }
    if isEnd { add(to: bytes.upperBound, breakLength: 0) }
    return paragraphs
  }

  /// A paragraph is laid out with its break, which has a say in where its lines break: an empty line too many.
  private func layout(ofBytes bytes: Range<Int>, around direction: Traits.LayoutDirection?) -> any TextLayout {
    var paragraph = description
    let text = description.string
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    paragraph.string = String(text[start..<text.utf8.index(start, offsetBy: bytes.count)])
    paragraph.neutralDirection = direction ?? description.neutralDirection
    return engine.layout(paragraph)
  }

  private func layout(at place: ParagraphTree.Place) -> any TextLayout {
    let paragraph = tree[place.index]
    return layout(
      ofBytes: place.start..<place.start + paragraph.length + paragraph.breakLength,
      around: paragraph.direction == nil ? tree.directionAround(place.index) : nil)
  }

  /// Draws what of it `visible` (points from its top left) shows, its top left at `origin`.
  func draw(at origin: CGPoint, color: Color, visible: CGRect, on canvas: any Canvas) {
    // Letters may reach out of their line, by less than its height.
    let (top, bottom) = (row(at: visible.minY - lineHeight), row(at: visible.maxY + lineHeight))
    var place = tree.place(ofLine: top)
    while place.line <= bottom {
      let paragraph = tree[place.index]
      let y = origin.y + CGFloat(place.line) * lineHeight
      canvas.draw(layout(at: place), at: CGPoint(x: origin.x, y: y), color: color)
      guard place.index + 1 < tree.count else { break }
      place.index += 1
      place.start += paragraph.length + paragraph.breakLength
      place.line += paragraph.lines
    }
  }

  // MARK: Layout

  var size: CGSize { CGSize(width: tree.total.width, height: lineHeight * CGFloat(lineCount)) }

  var lineCount: Int { tree.total.lines }

  /// The paragraph a byte is in, its layout, and the byte's offset in it.
  private func paragraph(at offset: Int) -> (place: ParagraphTree.Place, layout: any TextLayout, offset: Int) {
    let offset = min(max(0, offset), tree.total.bytes)
    let place = tree.place(ofByte: offset)
    return (place, layout(at: place), min(offset - place.start, tree[place.index].length))
  }

  /// The paragraph a line is in, its layout, and the line's number in it.
  private func paragraph(ofLine line: Int) -> (place: ParagraphTree.Place, layout: any TextLayout, line: Int) {
    let place = tree.place(ofLine: line)
    return (place, layout(at: place), line - place.line)
  }

  /// The line at a height, or the nearest.
  private func row(at y: CGFloat) -> Int {
    Int(min(max((y / lineHeight).rounded(.down), 0), CGFloat(lineCount - 1)))
  }

  func line(at offset: Int) -> Int {
    let (place, layout, offset) = paragraph(at: offset)
    return place.line + layout.line(at: offset)
  }

  func range(ofLine line: Int) -> Range<Int> {
    guard line >= 0, line < lineCount else { return 0..<0 }
    let (place, layout, line) = paragraph(ofLine: line)
    let range = layout.range(ofLine: line)
    return place.start + range.lowerBound..<place.start + range.upperBound
  }

  func isRightToLeft(line: Int) -> Bool {
    guard line >= 0, line < lineCount else { return false }
    let (_, layout, line) = paragraph(ofLine: line)
    return layout.isRightToLeft(line: line)
  }

  func caretRect(at offset: Int) -> CGRect {
    let (place, layout, offset) = paragraph(at: offset)
    return caretRect(x: layout.caretRect(at: offset).minX, line: place.line + layout.line(at: offset))
  }

  func caretRect(atEndOfLine line: Int) -> CGRect {
    guard line >= 0, line < lineCount else { return caretRect(at: 0) }
    let (place, layout, line) = paragraph(ofLine: line)
    return caretRect(x: layout.caretRect(atEndOfLine: line).minX, line: place.line + line)
  }

  private func caretRect(x: CGFloat, line: Int) -> CGRect {
    CGRect(x: x, y: CGFloat(line) * lineHeight, width: 0, height: lineHeight)
  }

  func offset(at point: CGPoint) -> Int {
    let (place, layout, line) = paragraph(ofLine: row(at: point.y))
    return place.start + layout.offset(at: CGPoint(x: point.x, y: (CGFloat(line) + 0.5) * lineHeight))
  }

  func cluster(at point: CGPoint) -> Int {
    let (place, layout, line) = paragraph(ofLine: row(at: point.y))
    return place.start + layout.cluster(at: CGPoint(x: point.x, y: (CGFloat(line) + 0.5) * lineHeight))
  }

  func offset(nextTo offset: Int, toTheRight isRight: Bool) -> Int? {
    let (place, layout, offset) = paragraph(at: offset)
    if let next = layout.offset(nextTo: offset, toTheRight: isRight) { return place.start + next }
    let isForward = isRight != layout.isRightToLeft(line: layout.line(at: offset))
    if isForward {
      let next = place.start + tree[place.index].length + tree[place.index].breakLength
      return place.index + 1 < tree.count ? next : nil
    }
    return place.index > 0 ? place.start - tree[place.index - 1].breakLength : nil
  }

  func selectionRects(for range: Range<Int>, inLine line: Int) -> [CGRect] {
    guard line >= 0, line < lineCount else { return [] }
    let (place, layout, row) = paragraph(ofLine: line)
    let bytes = 0..<tree[place.index].length
    let local = (range.lowerBound - place.start..<range.upperBound - place.start).clamped(to: bytes)
    return layout.selectionRects(for: local, inLine: row).map {
      CGRect(x: $0.minX, y: CGFloat(line) * lineHeight, width: $0.width, height: lineHeight)
    }
  }
}
