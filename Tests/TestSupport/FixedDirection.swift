import Foundation

/// Which way a letter runs: Hebrew and Arabic to the left, all else but spaces and signs to the right.
enum FixedDirection {
  case left, right

  /// `right` is for text that begins at the right; nil for characters that go with what is around them.
  init?(_ character: Character) {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x590...0x6FF: self = .right
    default:
      guard character.isLetter || character.isNumber || character.isWide else { return nil }
      self = .left
    }
  }
}

extension FixedLine {
  /// Puts the glyphs in the order they are shown in (the Unicode algorithm without its numbers, brackets and marks): what
  /// stands between letters of one direction runs with them, everything else with the paragraph.
  mutating func order() {
    let paragraph: FixedDirection = isRightToLeft ? .right : .left
    var index = 0
    while index < glyphs.count {
      var next = index
      while next < glyphs.count, glyphs[next].direction == nil { next += 1 }
      let before = index > 0 ? (glyphs[index - 1].isRightToLeft ? FixedDirection.right : .left) : paragraph
      let behind = next < glyphs.count ? glyphs[next].direction ?? paragraph : paragraph
      for neutral in index..<next {
        glyphs[neutral].isRightToLeft = (before == behind ? before : paragraph) == .right
      }
      if next < glyphs.count { glyphs[next].isRightToLeft = glyphs[next].direction == .right }
      index = next + 1
    }
    place()
  }

  private mutating func place() {
    var runs: [[Int]] = []
    for index in glyphs.indices {
      if let last = runs.last?.last, glyphs[last].isRightToLeft == glyphs[index].isRightToLeft {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    var x: CGFloat = 0
    for run in isRightToLeft ? runs.reversed() : runs {
      for index in glyphs[run[0]].isRightToLeft ? run.reversed() : run {
        glyphs[index].x = x
        x += glyphs[index].advance
      }
    }
  }

  /// The caret before a byte offset: between two directions where text of the paragraph's own goes on.
  func caretX(at offset: Int) -> CGFloat {
    let index = glyphs.firstIndex { $0.range.upperBound > offset } ?? glyphs.count
    let before = index > 0 ? glyphs[index - 1] : nil
    let behind = index < glyphs.count ? glyphs[index] : nil
    if let behind, behind.isRightToLeft == isRightToLeft { return behind.leadingX }
    if let before, before.isRightToLeft == isRightToLeft { return before.trailingX }
    if let before, let behind, before.isRightToLeft == behind.isRightToLeft { return behind.leadingX }
    let atStart = before == nil
    return atStart != isRightToLeft ? 0 : fullWidth
  }

  /// Every offset a caret can be shown at, from left to right.
  var caretOffsets: [Int] {
    let offsets = glyphs.map(\.range.lowerBound) + [end]
    let places = offsets.enumerated().map { (x: caretX(at: $0.element), order: $0.offset, offset: $0.element) }
    let sorted = places.sorted { a, b in a.x == b.x ? (a.order < b.order) != isRightToLeft : a.x < b.x }
    return sorted.map(\.offset)
  }
}
