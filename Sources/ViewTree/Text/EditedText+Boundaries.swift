nonisolated extension EditedText {
  /// The byte offset one grapheme cluster before the caret; 0 at the start.
  var previousBoundary: Int { boundary(previousTo: caret) }

  /// The byte offset one grapheme cluster behind the caret; the end at the end.
  var nextBoundary: Int { boundary(nextTo: caret) }

  /// The boundary one grapheme cluster before another boundary; 0 at the start.
  func boundary(previousTo offset: Int) -> Int { offset <= 0 ? 0 : self.offset(text.index(before: index(offset))) }

  /// The boundary one grapheme cluster behind another boundary; the end at the end.
  func boundary(nextTo offset: Int) -> Int {
    offset >= text.utf8.count ? text.utf8.count : self.offset(text.index(after: index(offset)))
  }

  /// The last boundary at or before a byte offset.
  func boundary(before offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= text.utf8.count { return text.utf8.count }
    // The index after one inside a cluster is the cluster's end, so one step on and one back finds its start.
    return self.offset(text.index(before: text.index(after: index(offset))))
  }

  /// The first boundary at or after a byte offset.
  func boundary(after offset: Int) -> Int {
    let before = boundary(before: offset)
    if before >= offset || before == text.utf8.count { return before }
    return self.offset(text.index(after: index(before)))
  }

  func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

  func indices(_ range: Range<Int>) -> Range<String.Index> { index(range.lowerBound)..<index(range.upperBound) }

  func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

  /// The grapheme cluster that begins at a boundary; nil at the end.
  func cluster(at offset: Int) -> Character? { offset < text.utf8.count ? text[index(offset)] : nil }

  /// The grapheme cluster that ends at a boundary; nil at the start.
  func cluster(before offset: Int) -> Character? { offset > 0 ? text[text.index(before: index(offset))] : nil }

  /// How many grapheme clusters of a text lie before a byte offset on a boundary.
  static func clusters(in text: String, before offset: Int) -> Int {
    text[..<text.utf8.index(text.startIndex, offsetBy: offset)].count
  }

  /// The byte offset at which the grapheme cluster of an index begins; the end for the count and beyond.
  static func offset(ofCluster index: Int, in text: String) -> Int {
    let place = text.index(text.startIndex, offsetBy: index, limitedBy: text.endIndex) ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: place)
  }
}
