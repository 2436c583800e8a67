public import Foundation
public import ViewTree

/// Lays text out without a font: every grapheme cluster is half an em wide, ideographs and emoji a whole one; lines are
/// 1.2 em high and break at spaces, within a word only where it is wider than a line.
@MainActor
public final class FixedTextLayoutEngine: TextLayoutEngine {
  /// How many layouts were made; equal descriptions are laid out once.
  public private(set) var layoutCount = 0
  private var layouts: [TextDescription: FixedTextLayout] = [:]

  /// An engine that has laid out nothing yet.
  public init() {}

  /// The layout of a description; the same object for equal ones.
  public func layout(_ description: TextDescription) -> any TextLayout {
    if let known = layouts[description] { return known }
    layoutCount += 1
    let layout = FixedTextLayout(description)
    layouts[description] = layout
    return layout
  }
}

extension FixedTextLayoutEngine {
  /// The direction of the first letter that has one.
  public func direction(of text: String) -> Traits.LayoutDirection? {
    text.lazy.compactMap(FixedDirection.init).first.map { $0 == .right ? .rightToLeft : .leftToRight }
  }
}

/// Text in lines of equal height.
@MainActor
public final class FixedTextLayout: TextLayout {
  /// What was laid out.
  public let description: TextDescription
  private let lines: [FixedLine]

  init(_ description: TextDescription) {
    self.description = description
    lines = FixedLine.lines(of: description)
  }

  private var lineHeight: CGFloat { description.font.size * 1.2 }

  /// The extent in points.
  public var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: lineHeight * CGFloat(lines.count))
  }

  /// The first line's baseline, in points from the top.
  public var baseline: CGFloat { description.font.size * 0.95 }

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// The line the caret before a byte offset stands in.
  public func line(at offset: Int) -> Int { lines.lastIndex { $0.start <= offset } ?? 0 }

  /// The bytes of a line without its line break.
  public func range(ofLine line: Int) -> Range<Int> { lines[line].start..<lines[line].end }

  /// Whether a line's paragraph begins with a letter that runs to the left.
  public func isRightToLeft(line: Int) -> Bool { lines[line].isRightToLeft }

  /// The caret before a byte offset.
  public func caretRect(at offset: Int) -> CGRect {
    let index = line(at: offset)
    return caretRect(x: lines[index].caretX(at: offset), line: index)
  }

  /// The caret behind the last byte of a line.
  public func caretRect(atEndOfLine line: Int) -> CGRect {
    caretRect(x: lines[line].caretX(at: lines[line].end), line: line)
  }

  private func caretRect(x: CGFloat, line: Int) -> CGRect {
    CGRect(x: indent(lines[line]) + x, y: CGFloat(line) * lineHeight, width: 0, height: lineHeight)
  }

  private func line(under point: CGPoint) -> Int {
    min(max(0, Int((point.y / lineHeight).rounded(.down))), lines.count - 1)
  }

  /// The caret position nearest to a point.
  public func offset(at point: CGPoint) -> Int {
    let line = lines[line(under: point)]
    let x = point.x - indent(line)
    var best = line.start
    for offset in line.glyphs.map(\.range.lowerBound) + [line.end]
    where abs(line.caretX(at: offset) - x) < abs(line.caretX(at: best) - x) {
      best = offset
    }
    return best
  }

  /// Where the cluster under a point begins.
  public func cluster(at point: CGPoint) -> Int {
    let line = lines[line(under: point)]
    let x = point.x - indent(line)
    func distance(_ glyph: FixedLine.Glyph) -> CGFloat { max(glyph.x - x, x - glyph.x - glyph.advance, 0) }
    return line.glyphs.min { distance($0) < distance($1) }?.range.lowerBound ?? line.start
  }

  /// The caret position at the left or right of another.
  public func offset(nextTo offset: Int, toTheRight isRight: Bool) -> Int? {
    let index = line(at: offset)
    let line = lines[index]
    let order = line.caretOffsets
    let place = (order.firstIndex(of: offset) ?? 0) + (isRight ? 1 : -1)
    // The end of a line that was broken is the beginning of the next.
    let isBroken = index + 1 < lines.count && lines[index + 1].start == line.end
    if order.indices.contains(place), !(isBroken && order[place] == line.end) { return order[place] }
    if isRight != line.isRightToLeft { return index + 1 < lines.count ? lines[index + 1].start : nil }
    guard index > 0 else { return nil }
    let before = lines[index - 1]
    return before.end < line.start ? before.end : before.glyphs.last?.range.lowerBound
  }

  /// The rectangles of a line's bytes.
  public func selectionRects(for range: Range<Int>, inLine index: Int) -> [CGRect] {
    let line = lines[index]
    var rects: [CGRect] = []
    for glyph in line.glyphs.sorted(by: { $0.x < $1.x }) where range.overlaps(glyph.range) {
      let x = indent(line) + glyph.x
      if let last = rects.last, last.maxX == x {
        rects[rects.count - 1].size.width += glyph.advance
      } else {
        rects.append(CGRect(x: x, y: CGFloat(index) * lineHeight, width: glyph.advance, height: lineHeight))
      }
    }
    return rects
  }

  private func indent(_ line: FixedLine) -> CGFloat {
    guard let width = description.width else { return 0 }
    switch description.alignment {
    case .leading: return line.isRightToLeft ? width - line.fullWidth : 0
    case .center: return (width - line.width) / 2
    case .trailing: return width - (line.isRightToLeft ? line.fullWidth : line.width)
    }
  }
}
