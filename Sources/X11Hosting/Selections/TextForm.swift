import CX11

/// A form in which programs hand each other text, the best first.
enum TextForm: CaseIterable {
  case utf8, plainTextUTF8, latin1

  /// The target that stands for it.
  func target(_ atoms: X11Atoms) -> Atom {
    switch self {
    case .utf8: atoms[.utf8String]
    case .plainTextUTF8: atoms[.plainTextUTF8]
    case .latin1: XA_STRING
    }
  }

  /// A text's bytes; what Latin-1 has no character for becomes a question mark.
  func bytes(of text: String) -> [UInt8] {
    self == .latin1 ? text.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0x3F } : Array(text.utf8)
  }

  /// The text of bytes from another program: broken UTF-8 is mended, and what ends a C string is no text.
  static func text(of bytes: [UInt8], type: Atom) -> String {
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    guard type == XA_STRING else { return String(decoding: bytes[..<end], as: UTF8.self) }
    // The bytes of Latin-1 are the first 256 scalars.
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes[..<end].lazy.map { Unicode.Scalar($0) })
    return String(scalars)
  }
}
