import Foundation
import TestSupport
import Testing

@testable import ViewTree

struct ParagraphTreeTests {
  private static func paragraph(using random: inout SeededGenerator) -> Paragraph {
    Paragraph(
      length: .random(in: 0...9, using: &random), breakLength: .random(in: 1...3, using: &random),
      lines: .random(in: 1...4, using: &random), width: .random(in: 0...99, using: &random),
      direction: [nil, nil, .leftToRight, .rightToLeft].randomElement(using: &random) ?? nil)
  }

  /// Every answer against one that adds up the paragraphs in order.
  private func check(_ tree: ParagraphTree, against paragraphs: [Paragraph]) {
    #expect(tree.count == paragraphs.count)
    #expect(tree.total.width == paragraphs.map(\.width).max())
    var place = ParagraphTree.Place()
    let first = paragraphs.lazy.compactMap(\.direction).first
    var before: Traits.LayoutDirection?
    for (index, paragraph) in paragraphs.enumerated() {
      place.index = index
      let bytes = paragraph.length + paragraph.breakLength
      for byte in place.start..<place.start + bytes { #expect(tree.place(ofByte: byte) == place) }
      for line in place.line..<place.line + paragraph.lines { #expect(tree.place(ofLine: line) == place) }
      #expect(tree[index] == paragraph)
      #expect(tree.directionAround(index) == before ?? first)
      before = paragraph.direction ?? before
      if index == paragraphs.count - 1 {
        #expect(tree.place(ofByte: place.start + bytes) == place && tree.place(ofByte: .max) == place)
        #expect(tree.place(ofLine: place.line + paragraph.lines) == place && tree.place(ofLine: .max) == place)
      }
      place.start += bytes
      place.line += paragraph.lines
    }
    #expect(tree.total.bytes == place.start && tree.total.lines == place.line)
    #expect(tree.place(ofByte: -1) == ParagraphTree.Place() && tree.place(ofLine: -1) == ParagraphTree.Place())
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `whatever is replaced, every byte and line is found where adding up finds it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var paragraphs = (0..<Int.random(in: 1...20, using: &random)).map { _ in Self.paragraph(using: &random) }
    var tree = ParagraphTree(paragraphs)
    check(tree, against: paragraphs)
    for _ in 0..<60 {
      let start = Int.random(in: 0...paragraphs.count, using: &random)
      let end = Int.random(in: start...min(paragraphs.count, start + 4), using: &random)
      let least = end - start == paragraphs.count ? 1 : 0
      let new = (0..<Int.random(in: least...4, using: &random)).map { _ in Self.paragraph(using: &random) }
      paragraphs.replaceSubrange(start..<end, with: new)
      tree.replace(start..<end, with: new)
      check(tree, against: paragraphs)
    }
  }

  @Test func `the last paragraph has no break and may be empty`() {
    let text = Paragraph(length: 3, breakLength: 1, lines: 2, width: 30, direction: .rightToLeft)
    let end = Paragraph(length: 0, breakLength: 0, lines: 1, width: 0, direction: nil)
    let tree = ParagraphTree([text, end])
    #expect(tree.place(ofByte: 3) == ParagraphTree.Place())
    #expect(tree.place(ofByte: 4) == ParagraphTree.Place(index: 1, start: 4, line: 2))
    #expect(tree.place(ofLine: 2) == ParagraphTree.Place(index: 1, start: 4, line: 2))
    #expect(tree.directionAround(1) == .rightToLeft)
    #expect(ParagraphTree([end]).place(ofByte: 0) == ParagraphTree.Place())
  }
}
