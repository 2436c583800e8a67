import Testing

@testable import X11Hosting

@MainActor struct PreeditTextTests {
  @Test func `changes are counted in scalars and the caret is told in UTF-8 bytes`() {
    var text = PreeditText()
    #expect(text.string == "" && text.selected == 0..<0)
    text.replace(from: 0, count: 0, with: "한글", highlighted: [], caret: 1)
    #expect(text.string == "한글" && text.selected == 3..<3)
    text.replace(from: 1, count: 1, with: "é🙂", highlighted: [], caret: 3)
    #expect(text.string == "한é🙂" && text.selected == 9..<9)
    text.replace(from: 1, count: 1, with: "", highlighted: [], caret: 1)
    #expect(text.string == "한🙂" && text.selected == 3..<3)
    text.moveCaret(to: 2)
    #expect(text.selected == 7..<7)
  }

  @Test func `a highlighted clause is what is selected, and all of the text is no clause`() {
    var text = PreeditText()
    text.replace(from: 0, count: 0, with: "私の名前", highlighted: [false, false, true, true], caret: 4)
    #expect(text.selected == 6..<12)
    text.highlight(from: 0, [true, true, false, false], caret: 0)
    #expect(text.selected == 0..<6)
    text.highlight(from: 0, [true, true, true, true], caret: 4)
    #expect(text.selected == 12..<12)
  }

  @Test(arguments: [(-3, 2), (0, -1), (1, 99), (99, 1), (2, 0)])
  func `what a server says wrongly is taken as far as it makes sense`(first: Int, count: Int) {
    var text = PreeditText()
    text.replace(from: 0, count: 0, with: "ab", highlighted: [true], caret: 77)
    #expect(text.selected == 0..<1)
    text.replace(from: first, count: count, with: "x", highlighted: [], caret: -5)
    #expect(text.string.contains("x") && text.string.count <= 3)
    text.highlight(from: first, Array(repeating: false, count: 9), caret: 0)
    #expect(text.caret == 0)
  }
}
