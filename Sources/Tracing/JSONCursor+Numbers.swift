extension JSONCursor {
  /// A length, rounded to 0.001, half away from 0; trailing zeros are left out.
  mutating func number(_ value: Double) {
    guard let magnitude = magnitude(value, unit: 1000) else { return }
    digits(magnitude / 1000)
    fraction(magnitude % 1000)
  }

  /// A time, rounded to 0.000001, half away from 0; trailing zeros are left out.
  mutating func time(_ value: Double) {
    guard let magnitude = magnitude(value, unit: 1_000_000) else { return }
    digits(magnitude / 1_000_000)
    let (high, low) = (magnitude / 1000 % 1000, magnitude % 1000)
    guard low != 0 else { return fraction(high) }
    byte(UInt8(ascii: "."))
    digit(high / 100)
    digit(high / 10 % 10)
    digit(high % 10)
    thousandths(low)
  }

  /// A whole number.
  mutating func integer(_ value: Int) {
    if value < 0 { byte(UInt8(ascii: "-")) }
    digits(value.magnitude)
  }

  /// The sign, if there is one; the magnitude in so small units is for the caller to write. Nil if all is written: a
  /// number so large has no places after the point, and one that is none is no JSON.
  private mutating func magnitude(_ value: Double, unit: Double) -> UInt? {
    let scaled = value * unit
    guard abs(scaled) < 9e15 else {
      var text = value.isFinite ? "\(value)" : "null"
      text.withUTF8 { copy($0) }
      return nil
    }
    // Cheaper than `rounded()`, which is a call.
    let magnitude = UInt(abs(scaled) + 0.5)
    if scaled < 0, magnitude > 0 { byte(UInt8(ascii: "-")) }
    return magnitude
  }

  private mutating func fraction(_ value: UInt) {
    guard value != 0 else { return }
    byte(UInt8(ascii: "."))
    thousandths(value)
  }

  /// Three digits without trailing zeros.
  private mutating func thousandths(_ value: UInt) {
    digit(value / 100)
    guard value % 100 != 0 else { return }
    digit(value / 10 % 10)
    if value % 10 != 0 { digit(value % 10) }
  }

  /// A whole number; one of a screen has three digits.
  private mutating func digits(_ value: UInt) {
    switch value {
    case 0..<10: return digit(value)
    case 10..<100: digit(value / 10)
    case 100..<1000:
      digit(value / 100)
      digit(value / 10 % 10)
    default:
      digits(value / 1000)
      digit(value / 100 % 10)
      digit(value / 10 % 10)
    }
    digit(value % 10)
  }

  private mutating func digit(_ value: UInt) { byte(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
}
