import Testing

@testable import ViewTree

struct EditedTextTests {
  /// Byte offsets between grapheme clusters, by walking through the characters.
  private func boundaries(_ text: String) -> [Int] {
    text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
  }

  /// Every text of up to `length` of these pieces; they join to clusters in every way there is.
  private func texts(length: Int) -> [String] {
    let pieces = ["a", "\u{301}", "🇩", "\r", "\n", "\u{200D}", "👩", "🏽", "한"]
    var all = [""]
    var longest = [""]
    for _ in 0..<length {
      longest = longest.flatMap { start in pieces.map { start + $0 } }
      all += longest
    }
    return all
  }

  @Test func `every boundary is found from every byte`() {
    for text in texts(length: 4) {
      let edited = EditedText(text)
      let expected = boundaries(text)
      for offset in -1...(text.utf8.count + 1) {
        let before = expected.last { $0 <= max(0, offset) } ?? 0
        let after = expected.first { $0 >= offset } ?? text.utf8.count
        #expect(edited.boundary(before: offset) == before, "\(text.unicodeScalars.map(\.value)) at \(offset)")
        #expect(edited.boundary(after: offset) == after, "\(text.unicodeScalars.map(\.value)) at \(offset)")
      }
    }
  }

  @Test func `left and right walk through every boundary once`() {
    for text in texts(length: 4) {
      let expected = boundaries(text)
      var edited = EditedText(text, caret: 0)
      var walked = [0]
      while edited.move(.right) { walked.append(edited.caret) }
      #expect(walked == expected)
      walked = [edited.caret]
      while edited.move(.left) { walked.append(edited.caret) }
      #expect(walked == expected.reversed())
    }
  }

  @Test func `every edit leaves the caret on a boundary and changes only what it says`() {
    for text in texts(length: 3) {
      for caret in boundaries(text) {
        for piece in ["x", "\u{301}", "🇩", "\n", "\u{200D}", "🏽"] {
          var edited = EditedText(text, caret: caret)
          edited.insert(piece)
          #expect(boundaries(edited.text).contains(edited.caret))
          #expect(edited.caret >= caret + piece.utf8.count)
          let bytes = Array(text.utf8)
          #expect(Array(edited.text.utf8) == bytes[..<caret] + Array(piece.utf8) + bytes[caret...])
        }
        var back = EditedText(text, caret: caret)
        let deleted = back.deleteBackward()
        #expect(deleted == (caret > 0))
        #expect(boundaries(back.text).contains(back.caret))
        var forward = EditedText(text, caret: caret)
        let answer1 = forward.deleteForward()
        #expect(answer1 == (caret < text.utf8.count))
        #expect(boundaries(forward.text).contains(forward.caret))
      }
    }
  }

  @Test(arguments: ["é", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "\r\n", "한", "नि", "❤️", "1️⃣"])
  func `one press deletes one cluster`(cluster: String) {
    var edited = EditedText("a" + cluster + "b", caret: 1 + cluster.utf8.count)
    edited.deleteBackward()
    #expect(edited == EditedText("ab", caret: 1))
    edited = EditedText("a" + cluster + "b", caret: 1)
    edited.deleteForward()
    #expect(edited == EditedText("ab", caret: 1))
  }

  @Test func `deleting at the ends changes nothing`() {
    var edited = EditedText("ab", caret: 0)
    let answer2 = edited.deleteBackward()
    #expect(!answer2)
    edited.move(.textEnd)
    let answer3 = edited.deleteForward()
    #expect(!answer3)
    let answer4 = edited.insert("")
    #expect(!answer4)
    #expect(edited == EditedText("ab"))
  }

  @Test func `letters that meet become one cluster and the caret stays out of it`() {
    var edited = EditedText("🇩x🇪", caret: 5)
    edited.deleteBackward()
    #expect(edited == EditedText("🇩🇪"))
    edited = EditedText("🇩x🇪", caret: 4)
    edited.deleteForward()
    #expect(edited == EditedText("🇩🇪", caret: 0))
  }

  @Test func `lines end at line breaks`() {
    var edited = EditedText("ab\r\ncd\n\nef", caret: 5)
    edited.move(.lineStart)
    #expect(edited.caret == 4)
    edited.move(.lineEnd)
    #expect(edited.caret == 6)
    edited.place(caret: 7)
    let answer5 = edited.move(.lineStart)
    #expect(!answer5)
    let answer6 = edited.move(.lineEnd)
    #expect(!answer6)
    edited.move(.textEnd)
    edited.move(.lineStart)
    #expect(edited.caret == 8)
    edited.move(.textStart)
    edited.move(.lineEnd)
    #expect(edited.caret == 2)
  }

  @Test func `equality looks at bytes`() {
    #expect(EditedText("é", caret: 0) != EditedText("e\u{301}", caret: 0))
    #expect(EditedText("é", caret: 0) == EditedText("é", caret: 0))
    #expect(EditedText("é", caret: 0) != EditedText("é"))
  }

  @Test(arguments: [
    (7, false, false, "one  three", 4), (4, false, true, "one  three", 4), (13, false, true, "one two three", 13),
    (0, false, false, "one two three", 0), (7, true, false, " three", 0), (7, true, true, "one two", 7),
  ])
  func `back to the word's start or on to its end, and all of it where the text is concealed`(
    caret: Int, isConcealed: Bool, isForward: Bool, left: String, place: Int
  ) {
    var text = EditedText("one two three", caret: caret)
    let changed =
      isForward ? text.deleteWordForward(isConcealed: isConcealed) : text.deleteWordBackward(isConcealed: isConcealed)
    #expect(changed == (left != "one two three"))
    #expect(text.text == left && text.caret == place && text.marked == nil)
  }

  @Test func `what is selected goes from the smaller end to the larger, and a caret is downstream`() {
    let back = TextSelection(anchor: 7, caret: 4)
    #expect(back.range == 4..<7 && back.affinity == .downstream)
    #expect(TextSelection(anchor: 4, caret: 4, affinity: .upstream).range.isEmpty)
    #expect(TextPosition(4).affinity == CaretAffinity.downstream)
    var text = EditedText("one two", caret: 4)
    text.place(caret: 7, extending: true)
    #expect(text.selection == TextSelection(anchor: 4, caret: 7) && text.selectedText == "two")
  }
}
