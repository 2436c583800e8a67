/// Where paragraphs end, as Pango has it: behind a line feed, a return, the two together, or U+2029.
nonisolated enum ParagraphBreaks {
  /// The breaks in some bytes of a text: where each begins and how many bytes it has.
  static func all(in text: String, _ bytes: Range<Int>) -> [(start: Int, length: Int)] {
    var text = text
    return text.withUTF8 { text in
      var breaks: [(start: Int, length: Int)] = []
      var index = bytes.lowerBound
      while index < bytes.upperBound {
        let length = Self.length(at: index, in: text)
        if length > 0 { breaks.append((index, length)) }
        index += max(1, length)
      }
      return breaks
    }
  }

  private static func length(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    switch text[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
    case 0xE2: index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] == 0xA9 ? 3 : 0
    default: 0
    }
  }
}
