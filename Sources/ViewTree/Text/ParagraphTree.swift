import Foundation

/// What a layout remembers of a paragraph that is out of sight.
nonisolated struct Paragraph: Hashable, Sendable {
  /// Its bytes, without its break.
  var length: Int
  /// The bytes of the break it ends with; 0 for the last.
  var breakLength: Int
  /// How many lines it takes; at least 1.
  var lines: Int
  /// How wide the widest is, in points.
  var width: CGFloat
  /// Which way its first letter that has a direction runs; nil if none has.
  var direction: Traits.LayoutDirection?
}

/// Paragraphs below each other: which one has a byte, or a line, and where that begins, in logarithmic time.
///
/// The sums are kept in a binary tree over the paragraphs: a node has those of the two below it.
nonisolated struct ParagraphTree: Sendable {
  /// A paragraph's number, the byte it begins at and its first line's number.
  struct Place: Hashable, Sendable {
    var index = 0
    var start = 0
    var line = 0
  }

  /// Of some paragraphs that follow each other.
  struct Sum: Hashable, Sendable {
    var bytes = 0
    var lines = 0
    var width: CGFloat = 0
    /// The direction of the first and the last that has one of its own.
    var first: Traits.LayoutDirection?
    var last: Traits.LayoutDirection?
  }

  private var paragraphs: [Paragraph]
  /// Node n has the nodes 2n and 2n + 1; the paragraphs' own begin at ``leaf``.
  private var sums: [Sum] = []
  private var leaf = 1

  /// One paragraph or more.
  init(_ paragraphs: [Paragraph]) {
    self.paragraphs = paragraphs
    rebuild()
  }

  var count: Int { paragraphs.count }

  subscript(index: Int) -> Paragraph { paragraphs[index] }

  /// Of all of them.
  var total: Sum { sums[1] }

  /// The paragraph that has a byte, its break counted in; the last one for the end and beyond.
  func place(ofByte offset: Int) -> Place { place(of: offset, \.bytes) }

  /// The paragraph that has a line; the last one beyond the end.
  func place(ofLine line: Int) -> Place { place(of: line, \.lines) }

  private func place(of number: Int, _ counts: KeyPath<Sum, Int>) -> Place {
    if number >= sums[1][keyPath: counts] {
      let last = paragraphs[count - 1]
      return Place(
        index: count - 1, start: total.bytes - last.length - last.breakLength, line: total.lines - last.lines)
    }
    var (node, place, left) = (1, Place(), max(0, number))
    while node < leaf {
      node *= 2
      let sum = sums[node]
      guard left >= sum[keyPath: counts] else { continue }
      left -= sum[keyPath: counts]
      place.start += sum.bytes
      place.line += sum.lines
      node += 1
    }
    place.index = node - leaf
    return place
  }

  /// The direction that a paragraph without one of its own takes: that of the nearest before it, else of the first that
  /// has one. nil if none has.
  func directionAround(_ index: Int) -> Traits.LayoutDirection? {
    var node = leaf + index
    while node > 1 {
      if node & 1 == 1, let last = sums[node - 1].last { return last }
      node /= 2
    }
    return total.first
  }

  /// Puts paragraphs in the place of others.
  mutating func replace(_ range: Range<Int>, with new: [Paragraph]) {
    paragraphs.replaceSubrange(range, with: new)
    guard new.count == range.count else { return rebuild() }
    for index in range {
      var node = leaf + index
      sums[node] = Sum(paragraphs[index])
      while node > 1 {
        node /= 2
        sums[node] = Sum(sums[2 * node], sums[2 * node + 1])
      }
    }
  }

  private mutating func rebuild() {
    leaf = 1
    while leaf < count { leaf *= 2 }
    sums = Array(repeating: Sum(), count: 2 * leaf)
    for index in paragraphs.indices { sums[leaf + index] = Sum(paragraphs[index]) }
    for node in stride(from: leaf - 1, to: 0, by: -1) { sums[node] = Sum(sums[2 * node], sums[2 * node + 1]) }
  }
}

nonisolated extension ParagraphTree.Sum {
  init(_ paragraph: Paragraph) {
    self.init(
      bytes: paragraph.length + paragraph.breakLength, lines: paragraph.lines, width: paragraph.width,
      first: paragraph.direction, last: paragraph.direction)
  }

  init(_ a: Self, _ b: Self) {
    self.init(
      bytes: a.bytes + b.bytes, lines: a.lines + b.lines, width: max(a.width, b.width), first: a.first ?? b.first,
      last: b.last ?? a.last)
  }
}
