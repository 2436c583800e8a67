import Foundation

/// Bytes of JSON, with the few shapes that a trace is made of.
struct JSONLineBuffer: Sendable {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(4096) }

  /// What was written; the buffer is empty then.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: false) }
    return bytes
  }

  /// Bytes that are JSON already.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// A length, rounded to 0.001.
  mutating func number(_ value: Double) { decimal(value, places: 3) }

  /// A time in seconds, rounded to 0.000001.
  mutating func time(_ value: Double) { decimal(value, places: 6) }

  /// A key with a length, if there is one.
  mutating func optional(_ key: StaticString, _ value: CGFloat?) {
    guard let value else { return }
    raw(key)
    number(value)
  }

  /// `[x,y]`
  mutating func point(_ point: CGPoint) {
    bytes.append(UInt8(ascii: "["))
    number(point.x)
    bytes.append(UInt8(ascii: ","))
    number(point.y)
    bytes.append(UInt8(ascii: "]"))
  }

  /// `[x,y,width,height]`
  mutating func rect(_ rect: CGRect) {
    bytes.append(UInt8(ascii: "["))
    number(rect.origin.x)
    bytes.append(UInt8(ascii: ","))
    number(rect.origin.y)
    bytes.append(UInt8(ascii: ","))
    number(rect.size.width)
    bytes.append(UInt8(ascii: ","))
    number(rect.size.height)
    bytes.append(UInt8(ascii: "]"))
  }

  /// A list of texts.
  mutating func strings(_ texts: [String]) {
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      string(text)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// A text in quotes, with the escapes that JSON demands and no others.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x20...: bytes.append(byte)
      case UInt8(ascii: "\n"): raw("\\n")
      case UInt8(ascii: "\r"): raw("\\r")
      case UInt8(ascii: "\t"): raw("\\t")
      default:
        raw("\\u00")
        bytes.append(Self.hexDigits[Int(byte >> 4)])
        bytes.append(Self.hexDigits[Int(byte & 15)])
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A whole number.
  mutating func integer(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(value.magnitude)
  }

  /// A number with at most so many places after the point (3 or 6), trailing zeros left out.
  private mutating func decimal(_ value: Double, places: Int) {
    let unit: UInt64 = places == 3 ? 1000 : 1_000_000
    let scaled = (value * Double(unit)).rounded()
    guard abs(scaled) < 9e15 else {
      // Beyond this a number has no such places; what is not a number is no JSON.
      bytes.append(contentsOf: (value.isFinite ? "\(value)" : "null").utf8)
      return
    }
    let magnitude = UInt64(abs(scaled))
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: unit)
    digits(UInt(whole))
    guard fraction != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest, weight) = (fraction, unit / 10)
    while rest != 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / weight))
      rest %= weight
      weight /= 10
    }
  }

  private mutating func digits(_ value: UInt) {
    guard value >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
    var (rest, weight) = (value, UInt(10))
    while weight <= rest / 10 { weight *= 10 }
    while weight > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / weight))
      rest %= weight
      weight /= 10
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
