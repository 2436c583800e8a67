/// Text with a selection in it, as it is edited: a value without a view, a font or a clock.
///
/// Places are UTF-8 offsets and always stand between two grapheme clusters, whatever the edits make of the clusters
/// around them: two regional indicators that meet become one flag, a combining mark joins what is before it.
///
///     var text = EditedText("Zoë 👩‍👧")
///     text.deleteBackward()                // "Zoë ": one press for one cluster, however many scalars it has
///     text.move(.left)                     // the caret stands before the space
///     text.move(.textStart, extending: true)
///     text.insert("Ada")                   // "Ada ": what is selected is replaced
public nonisolated struct EditedText: Sendable {
  /// The whole text.
  public internal(set) var text: String
  /// What is selected in it.
  public internal(set) var selection: TextSelection
  /// The bytes that an input method has not committed yet; nil if none composes.
  public internal(set) var marked: Range<Int>?
  /// What an input method's text stands in for, while it composes.
  var composition: TextChange?
  /// The x, in points of the layout, that moves up and down keep to; nil after anything else.
  var goal: Double?
  /// What the last call that changed the text changed; whoever notes it sets it back to nil.
  var lastChange: TextChange?
  /// What is as it was when this was nil; whoever follows the changes sets it back to nil.
  var unchanged: UnchangedBytes?

  /// Text with the caret at its end, or at byte `caret` (see ``place(caret:affinity:extending:)``).
  public init(_ text: String = "", caret: Int? = nil) {
    self.text = text
    selection = TextSelection(anchor: text.utf8.count, caret: text.utf8.count)
    if let caret { place(caret: caret) }
  }

  /// The caret, which is the selection's moving end: how many UTF-8 bytes are before it.
  public var caret: Int { selection.caret }

  /// Whether more than a caret is selected.
  var hasSelection: Bool { selection.anchor != selection.caret }

  /// The selected text; empty where there is a caret alone.
  public var selectedText: String { String(text[indices(selection.range)]) }

  /// Puts the caret at a byte offset; inside a grapheme cluster it goes before it, outside the text to the nearer end. The
  /// selection reaches from its anchor to there if it is extended, else it is gone.
  public mutating func place(caret offset: Int, affinity: CaretAffinity = .downstream, extending: Bool = false) {
    goal = nil
    let caret = boundary(before: offset)
    selection = TextSelection(
      anchor: extending ? selection.anchor : caret, caret: caret, affinity: caret == offset ? affinity : .downstream)
  }

  /// Selects bytes, the caret at their end; bounds inside a grapheme cluster go outwards, an empty range before it.
  public mutating func select(_ range: Range<Int>) {
    if range.isEmpty { return place(caret: range.lowerBound) }
    goal = nil
    selection = TextSelection(
      anchor: boundary(before: range.lowerBound), caret: boundary(after: min(range.upperBound, text.utf8.count)))
  }

  // MARK: Editing

  /// Types text in place of what is selected or composed; the caret ends up behind it (and behind what it joined). Answers
  /// whether anything changed.
  ///
  /// `limit` is how many grapheme clusters the text may have; what is beyond is not typed. nil = no limit.
  @discardableResult
  public mutating func insert(_ inserted: String, limit: Int? = nil) -> Bool {
    goal = nil
    let range = marked ?? selection.range
    let piece = fitting(inserted, into: range, limit: limit)
    guard !piece.isEmpty || marked != nil else { return false }
    replace(range, with: piece)
    endComposing(with: piece)
    return true
  }

  /// Deletes what is selected, or else the grapheme cluster before the caret. Answers whether there was one.
  @discardableResult
  public mutating func deleteBackward() -> Bool {
    goal = nil
    if hasSelection { return deleteSelection() }
    guard caret > 0 else { return false }
    replace(previousBoundary..<caret, with: "")
    return true
  }

  /// Deletes what is selected, or else the grapheme cluster behind the caret. Answers whether there was one.
  @discardableResult
  public mutating func deleteForward() -> Bool {
    goal = nil
    if hasSelection { return deleteSelection() }
    let start = caret
    guard start < text.utf8.count else { return false }
    replace(start..<nextBoundary, with: "")
    // What is left may join what is before: the caret stays out of it, on the side it was on.
    place(caret: start)
    lastChange?.after = selection
    return true
  }

  /// Deletes what is selected. Answers whether anything was.
  @discardableResult
  mutating func deleteSelection() -> Bool {
    goal = nil
    guard hasSelection else { return false }
    replace(selection.range, with: "")
    return true
  }

  /// The one way in which text changes. The caret goes behind what is inserted.
  mutating func replace(_ range: Range<Int>, with inserted: String) {
    let removed = String(text[indices(range)])
    let suffix = text.utf8.count - range.upperBound
    unchanged = UnchangedBytes(
      prefix: min(unchanged?.prefix ?? range.lowerBound, range.lowerBound),
      suffix: min(unchanged?.suffix ?? suffix, suffix))
    var change = TextChange(
      start: range.lowerBound, removed: removed, inserted: inserted, before: selection, after: selection)
    text.replaceSubrange(indices(range), with: inserted)
    let caret = boundary(after: range.lowerBound + inserted.utf8.count)
    selection = TextSelection(anchor: caret, caret: caret)
    change.after = selection
    lastChange = change
  }

  /// As much of a text, from its beginning, as the limit leaves room for.
  private func fitting(_ inserted: String, into range: Range<Int>, limit: Int?) -> String {
    // A text has no more clusters than bytes, so most are not counted at all.
    guard let limit, text.utf8.count - range.count + inserted.utf8.count > limit else { return inserted }
    let (before, behind) = (text[..<index(range.lowerBound)], text[index(range.upperBound)...])
    var piece = inserted
    while !piece.isEmpty {
      let excess = (before + piece + behind).count - limit
      if excess <= 0 { break }
      piece.removeLast(min(excess, piece.count))
    }
    return piece
  }
}

nonisolated extension EditedText: Hashable {
  /// Whether bytes, selections and marks agree; `String`'s own `==` takes composed and decomposed text for the same.
  public static func == (a: EditedText, b: EditedText) -> Bool {
    a.selection == b.selection && a.marked == b.marked && a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// Takes the selection and the bytes in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(selection)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
