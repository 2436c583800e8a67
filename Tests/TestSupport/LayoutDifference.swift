import Foundation
public import ViewTree

/// What two layouts of the same text answer differently, to 1/1024 point: nil if nothing.
///
/// They are asked for every caret, line, line end and neighbour, and for points in and around the text.
@MainActor
public func difference(between a: any TextLayout, and b: any TextLayout) -> String? {
  func units(_ value: CGFloat) -> Int { Int((value * 1024).rounded()) }
  func units(_ rect: CGRect) -> [Int] { [rect.minX, rect.minY, rect.width, rect.height].map(units) }
  func differs<Answer: Equatable>(_ what: String, _ a: Answer, _ b: Answer) -> String? {
    a == b ? nil : "\(what): \(a) is not \(b)"
  }
  let text = a.description.string
  if let found = differs("text", Array(text.utf8), Array(b.description.string.utf8)) { return found }
  if let found = differs("lines", a.lineCount, b.lineCount) { return found }
  if let found = differs("height", units(a.size.height), units(b.size.height)) { return found }
  if let found = differs("width", units(a.size.width), units(b.size.width)) { return found }
  if let found = differs("baseline", units(a.baseline), units(b.baseline)) { return found }
  let boundaries = text.boundaries
  for line in 0..<a.lineCount {
    let range = a.range(ofLine: line)
    let middle = boundaries.last { $0 <= (range.lowerBound + range.upperBound) / 2 } ?? 0
    let half = range.lowerBound..<max(range.lowerBound, middle)
    let points = [-9, 0.3, 0.7, 1.1].map { share in
      CGPoint(x: share * (a.description.width ?? 100), y: (CGFloat(line) + 0.4) * a.size.height / CGFloat(a.lineCount))
    }
    let found =
      differs("range of line \(line)", range, b.range(ofLine: line))
      ?? differs("direction of line \(line)", a.isRightToLeft(line: line), b.isRightToLeft(line: line))
      ?? differs(
        "end of line \(line)", units(a.caretRect(atEndOfLine: line)), units(b.caretRect(atEndOfLine: line)))
      ?? differs(
        "half of line \(line)", a.selectionRects(for: half, inLine: line).map(units),
        b.selectionRects(for: half, inLine: line).map(units))
      ?? differs(
        "line \(line)", a.selectionRects(for: 0..<text.utf8.count, inLine: line).map(units),
        b.selectionRects(for: 0..<text.utf8.count, inLine: line).map(units))
      ?? differs("offsets in line \(line)", points.map(a.offset), points.map(b.offset))
      ?? differs("clusters in line \(line)", points.map(a.cluster), points.map(b.cluster))
    if let found { return found }
  }
  for offset in boundaries {
    let found =
      differs("line of \(offset)", a.line(at: offset), b.line(at: offset))
      ?? differs("caret at \(offset)", units(a.caretRect(at: offset)), units(b.caretRect(at: offset)))
      ?? differs(
        "right of \(offset)", a.offset(nextTo: offset, toTheRight: true), b.offset(nextTo: offset, toTheRight: true))
      ?? differs(
        "left of \(offset)", a.offset(nextTo: offset, toTheRight: false), b.offset(nextTo: offset, toTheRight: false))
    if let found { return found }
  }
  return nil
}

extension String {
  /// The byte offsets between its grapheme clusters, from 0 to the end.
  var boundaries: [Int] { indices.map { utf8.distance(from: startIndex, to: $0) } + [utf8.count] }
}
