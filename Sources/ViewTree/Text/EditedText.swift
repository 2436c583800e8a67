/// Text with a caret in it, as it is edited: a value without a view, a font or a clock.
///
/// The caret is a UTF-8 offset and always stands between two grapheme clusters, whatever the edits make of the clusters
/// around it: two regional indicators that meet become one flag, a combining mark joins what is before it.
///
///     var text = EditedText("Zoë 👩‍👧")
///     text.deleteBackward()   // "Zoë ": one press for one cluster, however many scalars it has
///     text.move(.left)        // the caret stands before the space
public nonisolated struct EditedText: Sendable {
  /// The whole text.
  public private(set) var text: String
  /// The caret: how many UTF-8 bytes are before it. From 0 to `text.utf8.count`.
  public private(set) var caret: Int
  /// The x, in points of the layout, that moves up and down keep to; nil after anything else.
  var goal: Double?

  /// Text with the caret at its end, or at byte `caret` (see ``place(caret:)``).
  public init(_ text: String = "", caret: Int? = nil) {
    self.text = text
    self.caret = text.utf8.count
    if let caret { place(caret: caret) }
  }

  /// Puts the caret at a byte offset; inside a grapheme cluster it goes before it, outside the text to the nearer end.
  public mutating func place(caret offset: Int) {
    goal = nil
    caret = boundary(before: offset)
  }

  // MARK: Editing

  /// Types text at the caret, which ends up behind it (and behind what it joined). Answers whether anything changed.
  @discardableResult
  public mutating func insert(_ inserted: String) -> Bool {
    goal = nil
    guard !inserted.isEmpty else { return false }
    let end = caret + inserted.utf8.count
    text.insert(contentsOf: inserted, at: index(caret))
    caret = boundary(after: end)
    return true
  }

  /// Deletes the grapheme cluster before the caret. Answers whether there was one.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    goal = nil
    guard caret > 0 else { return false }
    let start = previousBoundary
    text.removeSubrange(index(start)..<index(caret))
    caret = boundary(after: start)
    return true
  }

  /// Deletes the grapheme cluster behind the caret. Answers whether there was one.
  @discardableResult
  public mutating func deleteForward() -> Bool {
    goal = nil
    guard caret < text.utf8.count else { return false }
    text.removeSubrange(index(caret)..<index(nextBoundary))
    caret = boundary(before: caret)
    return true
  }

  // MARK: Boundaries

  /// The byte offset one grapheme cluster before the caret; 0 at the start.
  var previousBoundary: Int { caret == 0 ? 0 : offset(text.index(before: index(caret))) }

  /// The byte offset one grapheme cluster behind the caret; the end at the end.
  var nextBoundary: Int { caret == text.utf8.count ? caret : offset(text.index(after: index(caret))) }

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

  private func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

  private func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
}

nonisolated extension EditedText: Hashable {
  /// Whether bytes and carets agree; `String`'s own `==` takes composed and decomposed text for the same.
  public static func == (a: EditedText, b: EditedText) -> Bool {
    a.caret == b.caret && a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// Takes the caret and the bytes in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(caret)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

nonisolated extension EditedText {
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
