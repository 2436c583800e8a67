import Foundation

/// A generator that gives the same numbers in every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// Makes files that nobody means out of those that somebody wrote.
struct FileMutator {
  /// Words that are taken for numbers by some reader.
  private static let numbers = [
    "NaN", ".nan", ".inf", "-.inf", "inf", "1e400", "-1e400", "1e-400", "1000000000", "99999999999999999999", "0x1F",
    "1e6", "1000001", "-0", "-1", "0.0000001", "1_000", "+3", "1.", "٣",
  ]
  /// Characters that are not seen, turn what follows, end lines, or are none.
  private static let characters = [
    "\u{0}", "\u{1}", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{202E}", "\u{2066}", "\u{2028}",
    "\u{2029}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "e\u{301}\u{302}", "👩‍👩‍👧", "\r", "\t",
  ]
  private static let marks = Array("{}[]:,-&*!|>'\"#%@`?~\n\t 0.eE<=".utf8)

  /// What is spliced in: all files.
  let files: [[UInt8]]
  private var random: Seeded

  init(_ files: [[UInt8]], seed: UInt64) {
    self.files = files
    random = Seeded(state: seed)
  }

  /// A file with one to four changes.
  mutating func mutated(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0...below(4) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes = Array("scene: sign-in\n".utf8) }
    let place = below(bytes.count)
    let piece = place..<min(bytes.count, place + 1 + below(60))
    switch below(18) {
    case 0: bytes[place] ^= 1 << UInt8(below(8))
    case 1: bytes[place] = Self.marks[below(Self.marks.count)]
    case 2: bytes.insert(Self.marks[below(Self.marks.count)], at: place)
    case 3: bytes.removeSubrange(piece)
    case 4: bytes.insert(contentsOf: bytes[piece], at: below(bytes.count))
    case 5: splice(into: &bytes, at: place)
    case 6: swapWords(&bytes)
    case 7: replaceWord(&bytes, by: Array(Self.numbers[below(Self.numbers.count)].utf8))
    case 8: nest(&bytes, at: place)
    case 9: bytes.insert(contentsOf: [UInt8](repeating: bytes[place], count: 1 << below(14)), at: place)
    case 10: bytes.insert(contentsOf: Self.characters[below(Self.characters.count)].utf8, at: place)
    case 11: bytes = Array(bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
    case 12: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: below(2) == 0 ? 0 : place)
    case 13: bytes = bytes.map { $0 == 0x20 && below(40) == 0 ? 0x09 : $0 }
    case 14: bytes.removeSubrange(place...)
    case 15: swapLines(&bytes)
    case 16: replaceWord(&bytes, by: word(of: files[below(files.count)]))
    default: bytes = bytes.flatMap { below(200) == 0 ? [$0, 0] : [$0] }
    }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func splice(into bytes: inout [UInt8], at place: Int) {
    let other = files[below(files.count)]
    let start = below(other.count)
    bytes.insert(contentsOf: other[start..<min(other.count, start + 1 + below(300))], at: place)
  }

  private mutating func nest(_ bytes: inout [UInt8], at place: Int) {
    let shapes = ["[", "{a: ", "- ", "? ", "[[", "children: [{type: view, ", "repeat: {times: 2, commands: ["]
    let shape = Array(shapes[below(shapes.count)].utf8)
    bytes.insert(contentsOf: repeatElement(shape, count: 1 + below(2000)).joined(), at: place)
  }

  /// Where words are: letters, digits and what stands in numbers.
  private func words(_ bytes: [UInt8]) -> [Range<Int>] {
    var (words, start) = ([Range<Int>](), Int?.none)
    for (index, byte) in bytes.enumerated() {
      let isLetter =
        byte > 0x7F || byte == 0x2E || Character(UnicodeScalar(byte)).isLetter
        || Character(UnicodeScalar(byte)).isNumber
      if isLetter {
        start = start ?? index
      } else if let begin = start {
        (words, start) = (words + [begin..<index], nil)
      }
    }
    return words
  }

  private mutating func word(of bytes: [UInt8]) -> [UInt8] {
    let words = words(bytes)
    return words.isEmpty ? [] : Array(bytes[words[below(words.count)]])
  }

  private mutating func replaceWord(_ bytes: inout [UInt8], by word: [UInt8]) {
    let words = words(bytes)
    guard !words.isEmpty else { return }
    bytes.replaceSubrange(words[below(words.count)], with: word)
  }

  private mutating func swapWords(_ bytes: inout [UInt8]) {
    let words = words(bytes)
    guard words.count > 1 else { return }
    let (one, other) = (words[below(words.count)], words[below(words.count)])
    guard one.upperBound <= other.lowerBound else { return }
    let (first, second) = (Array(bytes[one]), Array(bytes[other]))
    bytes.replaceSubrange(other, with: first)
    bytes.replaceSubrange(one, with: second)
  }

  private mutating func swapLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    lines.swapAt(below(lines.count), below(lines.count))
    bytes = Array(lines.joined(separator: [0x0A]))
  }
}
