/// What an input method is composing, as it tells it: changes counted in Unicode scalars.
struct PreeditText: Equatable {
  private var scalars: [Unicode.Scalar] = []
  private var isHighlighted: [Bool] = []
  private(set) var caret = 0

  /// The text.
  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// What is selected of it, in UTF-8 bytes: the clause that is being converted, or else the caret.
  var selected: Range<Int> {
    guard let first = isHighlighted.firstIndex(of: true), let last = isHighlighted.lastIndex(of: true) else {
      return bytes(before: caret)..<bytes(before: caret)
    }
    // Servers that highlight all of a text mean no clause of it.
    if first == 0, last == scalars.count - 1 { return bytes(before: caret)..<bytes(before: caret) }
    return bytes(before: first)..<bytes(before: last + 1)
  }

  /// Puts a text in place of `count` scalars.
  mutating func replace(from first: Int, count: Int, with text: String, highlighted: [Bool], caret: Int) {
    let new = Array(text.unicodeScalars)
    let range = range(first, count)
    scalars.replaceSubrange(range, with: new)
    isHighlighted.replaceSubrange(range, with: new.indices.map { $0 < highlighted.count && highlighted[$0] })
    moveCaret(to: caret)
  }

  /// Highlights scalars anew that stay as they are.
  mutating func highlight(from first: Int, _ highlighted: [Bool], caret: Int) {
    let range = range(first, highlighted.count)
    isHighlighted.replaceSubrange(range, with: highlighted.prefix(range.count))
    moveCaret(to: caret)
  }

  /// Moves the caret to a place between scalars.
  mutating func moveCaret(to place: Int) { caret = min(max(place, 0), scalars.count) }

  /// What another program says may be of another length than it is.
  private func range(_ first: Int, _ count: Int) -> Range<Int> {
    let start = min(max(first, 0), scalars.count)
    return start..<min(start + max(count, 0), scalars.count)
  }

  private func bytes(before place: Int) -> Int {
    scalars.prefix(place).reduce(0) { $0 + UTF8.width($1) }
  }
}
