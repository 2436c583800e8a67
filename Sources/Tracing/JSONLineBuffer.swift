import Foundation

/// Bytes of JSON, with the few shapes that a trace is made of.
///
/// A frame has some two hundred numbers, so room is made for a whole shape at once and filled through a cursor: an array
/// that is appended to byte by byte checks its capacity and its owner at each, and took twice as long.
struct JSONLineBuffer: Sendable {
  private var storage = [UInt8](repeating: 0, count: 8192)
  private var end = 0

  /// What was written; the buffer is empty then.
  mutating func take() -> [UInt8] {
    defer { end = 0 }
    return Array(storage[..<end])
  }

  /// Bytes that are JSON already.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes in fill(atMost: bytes.count) { $0.copy(bytes) } }
  }

  /// A length, rounded to 0.001.
  mutating func number(_ value: Double) { fill(atMost: JSONCursor.numberLimit) { $0.number(value) } }

  /// A time in seconds, rounded to 0.000001.
  mutating func time(_ value: Double) { fill(atMost: JSONCursor.numberLimit) { $0.time(value) } }

  /// A whole number.
  mutating func integer(_ value: Int) { fill(atMost: JSONCursor.numberLimit) { $0.integer(value) } }

  /// A key with a length, if there is one.
  mutating func optional(_ key: StaticString, _ value: CGFloat?) {
    guard let value else { return }
    raw(key)
    number(value)
  }

  /// `[x,y]`
  mutating func point(_ point: CGPoint) {
    fill(atMost: 2 * JSONCursor.numberLimit) {
      $0.byte(UInt8(ascii: "["))
      $0.number(point.x)
      $0.byte(UInt8(ascii: ","))
      $0.number(point.y)
      $0.byte(UInt8(ascii: "]"))
    }
  }

  /// `[x,y,width,height]`
  mutating func rect(_ rect: CGRect) {
    fill(atMost: 4 * JSONCursor.numberLimit) {
      $0.byte(UInt8(ascii: "["))
      $0.number(rect.origin.x)
      $0.byte(UInt8(ascii: ","))
      $0.number(rect.origin.y)
      $0.byte(UInt8(ascii: ","))
      $0.number(rect.size.width)
      $0.byte(UInt8(ascii: ","))
      $0.number(rect.size.height)
      $0.byte(UInt8(ascii: "]"))
    }
  }

  /// A text in quotes, with the escapes that JSON demands and no others.
  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { bytes in fill(atMost: bytes.count * JSONCursor.escapeLimit + 2) { $0.string(bytes) } }
  }

  /// A list of texts.
  mutating func strings(_ texts: [String]) {
    raw("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { raw(",") }
      string(text)
    }
    raw("]")
  }

  /// Makes room for so many bytes and lets `body` write no more than those.
  private mutating func fill(atMost count: Int, _ body: (inout JSONCursor) -> Void) {
    if storage.count - end < count {
      storage.append(contentsOf: repeatElement(0, count: max(storage.count, count)))
    }
    let start = end
    end = storage.withUnsafeMutableBufferPointer { bytes in
      var cursor = JSONCursor(bytes, at: start)
      body(&cursor)
      return cursor.position
    }
  }
}
