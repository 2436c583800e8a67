nonisolated extension EditedText {
  /// The word around the cluster that begins at a byte offset, or at the end the last one; between words the run of
  /// spaces, or of signs. Empty in an empty text.
  ///
  ///     EditedText("don't stop").wordRange(at: 2)   // 0..<5
  func wordRange(at offset: Int) -> Range<Int> {
    var start = boundary(before: offset)
    if start == text.utf8.count { start = boundary(previousTo: start) }
    var end = boundary(nextTo: start)
    while start > 0, !isWordEdge(at: start) { start = boundary(previousTo: start) }
    while end < text.utf8.count, !isWordEdge(at: end) { end = boundary(nextTo: end) }
    return start..<end
  }

  /// The paragraph around a byte offset, its line break not included.
  func paragraphRange(at offset: Int) -> Range<Int> {
    var (start, end) = (boundary(before: offset), boundary(before: offset))
    while let cluster = cluster(before: start), !cluster.isNewline { start = boundary(previousTo: start) }
    while let cluster = cluster(at: end), !cluster.isNewline { end = boundary(nextTo: end) }
    return start..<end
  }

  /// Where the next word ends behind a boundary; the end of the text if there is none.
  func wordEnd(after offset: Int) -> Int {
    var offset = offset
    while let cluster = cluster(at: offset), !TextClass(cluster).isWord { offset = boundary(nextTo: offset) }
    return offset == text.utf8.count ? offset : wordRange(at: offset).upperBound
  }

  /// Where the word before a boundary begins; the start of the text if there is none.
  func wordStart(before offset: Int) -> Int {
    var offset = offset
    while let cluster = cluster(before: offset), !TextClass(cluster).isWord { offset = boundary(previousTo: offset) }
    return offset == 0 ? 0 : wordRange(at: boundary(previousTo: offset)).lowerBound
  }

  /// Deletes what is selected, or else back to where the word before the caret begins; all before it where
  /// the text is concealed. Answers whether there was anything.
  @discardableResult
  public mutating func deleteWordBackward(isConcealed: Bool = false) -> Bool {
    if hasSelection { return deleteSelection() }
    goal = nil
    guard caret > 0 else { return false }
    replace((isConcealed ? 0 : wordStart(before: caret))..<caret, with: "")
    return true
  }

  /// Deletes what is selected, or else up to where the word behind the caret ends; all behind it where
  /// the text is concealed. Answers whether there was anything.
  @discardableResult
  public mutating func deleteWordForward(isConcealed: Bool = false) -> Bool {
    if hasSelection { return deleteSelection() }
    goal = nil
    let start = caret
    guard start < text.utf8.count else { return false }
    replace(start..<(isConcealed ? text.utf8.count : wordEnd(after: start)), with: "")
    place(caret: start)
    lastChange?.after = selection
    return true
  }

  /// Whether a word, or a run between words, begins or ends at a boundary within the text (Unicode's word rules WB6 to
  /// WB13; ideographs run together, as there is no dictionary).
  private func isWordEdge(at offset: Int) -> Bool {
    guard let before = cluster(before: offset), let behind = cluster(at: offset) else { return true }
    let (a, b) = (TextClass(before), TextClass(behind))
    if a == .lineBreak || b == .lineBreak { return true }
    if a == b { return false }
    // An apostrophe within a word and a point within a number are part of them.
    if b == .sign, let next = cluster(at: boundary(nextTo: offset)) { return !behind.joins(before, next) }
    if a == .sign, let last = cluster(before: boundary(previousTo: offset)) { return !before.joins(last, behind) }
    return true
  }
}

/// What words are made of.
private nonisolated enum TextClass: Hashable {
  case lineBreak, space, letter, ideograph, hiragana, katakana, sign

  init(_ character: Character) {
    let first = character.unicodeScalars.first?.value ?? 0
    if character.isNewline {
      self = .lineBreak
    } else if character.isWhitespace {
      self = .space
    } else {
      switch first {
      case 0x3041...0x309F: self = .hiragana
      case 0x30A1...0x30FF, 0x31F0...0x31FF: self = .katakana
      case 0x3005, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .ideograph
      default: self = character.isLetter || character.isNumber || character == "_" ? .letter : .sign
      }
    }
  }

  var isWord: Bool {
    switch self {
    case .letter, .ideograph, .hiragana, .katakana: true
    case .lineBreak, .space, .sign: false
    }
  }
}

private nonisolated extension Character {
  /// Whether it is a sign that makes one word of what it stands between.
  func joins(_ before: Character, _ behind: Character) -> Bool {
    switch self {
    case "'", "’", "·": before.isLetter && behind.isLetter
    case ".", ",": before.isNumber && behind.isNumber
    default: false
    }
  }
}
