/// Which of its two places a caret is shown at where a line is broken without a space: both are the same place in the text.
public nonisolated enum CaretAffinity: Hashable, Sendable {
  /// At the end of the line before the break.
  case upstream
  /// At the beginning of the line behind the break.
  case downstream
}

/// A place in a text and the side it is shown at.
public nonisolated struct TextPosition: Hashable, Sendable {
  /// How many UTF-8 bytes are before it.
  public var offset: Int
  /// Which side of a broken line's end it is shown at.
  public var affinity: CaretAffinity

  /// A position before byte `offset`.
  public init(_ offset: Int, affinity: CaretAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// What is selected: the bytes between a fixed end and a moving one, or a caret where the two are the same.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// The end that stays when the selection is extended: a UTF-8 offset.
  public var anchor: Int
  /// The end that moves, where the caret is: a UTF-8 offset.
  public var caret: Int
  /// Which side of a broken line's end the caret is shown at.
  public var affinity: CaretAffinity

  /// A selection from `anchor` to `caret`, both UTF-8 offsets; a caret alone if they are equal.
  public init(anchor: Int, caret: Int, affinity: CaretAffinity = .downstream) {
    self.anchor = anchor
    self.caret = caret
    self.affinity = affinity
  }

  /// The selected bytes.
  public var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
}
