import Foundation
import ViewTree

/// One line: where it starts in the text, and its grapheme clusters as they are shown.
struct FixedLine {
  struct Glyph {
    /// Its cluster's bytes.
    let range: Range<Int>
    /// Its left edge.
    var x: CGFloat
    let advance: CGFloat
    let direction: FixedDirection?
    var isRightToLeft = false

    /// The edge text comes from, and the one it goes on at.
    var leadingX: CGFloat { isRightToLeft ? x + advance : x }
    var trailingX: CGFloat { isRightToLeft ? x : x + advance }
  }

  let start: Int
  /// In the order of the text.
  var glyphs: [Glyph] = []
  /// Without the spaces it ends with.
  var width: CGFloat = 0
  var isRightToLeft = false

  var end: Int { glyphs.last?.range.upperBound ?? start }
  var fullWidth: CGFloat { glyphs.reduce(0) { $0 + $1.advance } }

  @MainActor
  static func lines(of description: TextDescription) -> [FixedLine] {
    let room = description.width.map { description.isTruncated ? .infinity : $0 } ?? .infinity
    var lines: [FixedLine] = []
    var offset = 0
    // A paragraph of spaces and signs runs like the one before it.
    let first = description.string.lazy.compactMap(FixedDirection.init).first
    var direction = first ?? (description.neutralDirection == .rightToLeft ? .right : .left)
    for paragraph in description.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      direction = paragraph.lazy.compactMap(FixedDirection.init).first ?? direction
      for var line in broken(paragraph, at: offset, em: description.font.size, room: room) {
        line.isRightToLeft = direction == .right
        line.order()
        if description.isTruncated, let width = description.width { line.width = min(line.width, width) }
        lines.append(line)
      }
      let end = paragraph.endIndex
      offset += paragraph.utf8.count
      if end < description.string.endIndex { offset += description.string[end].utf8.count }
    }
    return lines
  }

  private static func broken(_ text: Substring, at start: Int, em: CGFloat, room: CGFloat) -> [FixedLine] {
    var lines: [FixedLine] = []
    var line = FixedLine(start: start)
    var (x, offset): (CGFloat, Int) = (0, start)
    for character in text {
      let glyph = Glyph(
        range: offset..<offset + character.utf8.count, x: 0, advance: character.isWide ? em : em / 2,
        direction: FixedDirection(character))
      if x + glyph.advance > room, character != " ", !line.glyphs.isEmpty {
        let breakIndex = line.glyphs.lastIndex { $0.isSpace(in: text, at: start) }.map { $0 + 1 } ?? line.glyphs.count
        let moved = Array(line.glyphs[breakIndex...])
        line.glyphs.removeSubrange(breakIndex...)
        line.measure(in: text, at: start)
        lines.append(line)
        line = FixedLine(start: moved.first?.range.lowerBound ?? offset, glyphs: moved)
        x = line.fullWidth
      }
      line.glyphs.append(glyph)
      x += glyph.advance
      offset = glyph.range.upperBound
    }
    line.measure(in: text, at: start)
    if room == .infinity { line.width = line.fullWidth }
    return lines + [line]
  }

  private mutating func measure(in text: Substring, at start: Int) {
    let last = glyphs.lastIndex { !$0.isSpace(in: text, at: start) }
    width = glyphs[..<(last.map { $0 + 1 } ?? 0)].reduce(0) { $0 + $1.advance }
  }
}

extension FixedLine.Glyph {
  fileprivate func isSpace(in text: Substring, at start: Int) -> Bool {
    text.utf8[text.utf8.index(text.startIndex, offsetBy: range.lowerBound - start)] == 32
  }
}

extension Character {
  /// Whether it takes a whole em.
  var isWide: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || (0x1100...0x115F).contains(scalar.value)
        || (0x2E80...0xA4CF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
        || (0xF900...0xFAFF).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
    }
  }
}
