/// A place in a buffer, at which the pieces of JSON are written. Whoever makes it has made room for them.
struct JSONCursor {
  /// The most bytes of a number with a mark before or after it: sign, 16 digits, point, 6 digits; or a `Double` as it
  /// describes itself.
  static let numberLimit = 32
  /// The most bytes that one byte of a text becomes.
  static let escapeLimit = 6

  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// Where the next byte goes.
  private(set) var position: Int

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// A byte as it is.
  mutating func byte(_ byte: UInt8) {
    bytes[position] = byte
    position += 1
  }

  /// Bytes as they are.
  mutating func copy(_ source: UnsafeBufferPointer<UInt8>) {
    guard let goal = bytes.baseAddress, let start = source.baseAddress else { return }
    (goal + position).update(from: start, count: source.count)
    position += source.count
  }

  /// A text in quotes.
  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    byte(UInt8(ascii: "\""))
    if text.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      copy(text)
    } else {
      for byte in text { escaped(byte) }
    }
    byte(UInt8(ascii: "\""))
  }

  private mutating func escaped(_ code: UInt8) {
    switch code {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): escape(code)
    case 0x20...: byte(code)
    case UInt8(ascii: "\n"): escape(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): escape(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): escape(UInt8(ascii: "t"))
    default:
      escape(UInt8(ascii: "u"))
      byte(UInt8(ascii: "0"))
      byte(UInt8(ascii: "0"))
      // A control character is below 0x20: its first digit is 0 or 1.
      byte(UInt8(ascii: "0") + code >> 4)
      byte(code & 15 < 10 ? UInt8(ascii: "0") + code & 15 : UInt8(ascii: "a") + code & 15 - 10)
    }
  }

  private mutating func escape(_ letter: UInt8) {
    byte(UInt8(ascii: "\\"))
    byte(letter)
  }
}
