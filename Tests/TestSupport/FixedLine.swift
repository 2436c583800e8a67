import Foundation
import ViewTree

/// One line: where it starts in the text, and the places a caret can be shown in it.
struct FixedLine {
  struct Caret {
    let offset: Int
    let x: CGFloat
  }

  let start: Int
  /// At least one. The end of a line that was broken belongs to the next line.
  var carets: [Caret] = []
  /// Without the spaces it ends with.
  var width: CGFloat = 0

  @MainActor
  static func lines(of description: TextDescription) -> [FixedLine] {
    let em = description.font.size
    let room = description.width.map { description.isTruncated ? .infinity : $0 } ?? .infinity
    var lines: [FixedLine] = []
    var line = FixedLine(start: 0)
    var (x, offset): (CGFloat, Int) = (0, 0)
    var lastSpace: Int?
    for character in description.string {
      if character.isNewline {
        line.carets.append(Caret(offset: offset, x: x))
        lines.append(line)
        offset += character.utf8.count
        (line, x, lastSpace) = (FixedLine(start: offset), 0, nil)
        continue
      }
      let advance = character.isWide ? em : em / 2
      if x + advance > room, character != " ", let first = line.carets.first {
        let breakIndex = lastSpace.map { $0 + 1 } ?? line.carets.count
        let moved = Array(line.carets[breakIndex...])
        line.carets.removeSubrange(breakIndex...)
        let start = moved.first ?? Caret(offset: offset, x: x)
        line.width = lastSpace.map { line.carets[$0].x } ?? x
        if line.carets.isEmpty { line.carets = [first] }
        lines.append(line)
        line = FixedLine(start: start.offset, carets: moved.map { Caret(offset: $0.offset, x: $0.x - start.x) })
        (x, lastSpace) = (x - start.x, nil)
      }
      if character == " " { lastSpace = line.carets.count }
      line.carets.append(Caret(offset: offset, x: x))
      x += advance
      offset += character.utf8.count
      if character != " " { line.width = x }
    }
    line.carets.append(Caret(offset: offset, x: x))
    if room == .infinity { line.width = x }
    lines.append(line)
    guard description.isTruncated, let width = description.width else { return lines }
    return lines.map { line in
      var line = line
      line.width = min(line.width, width)
      return line
    }
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
