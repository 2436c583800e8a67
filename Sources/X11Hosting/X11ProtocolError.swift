import CX11

/// An error that the server sent for a request.
struct X11ProtocolError: Hashable {
  /// Which connection the request went through.
  let connection: Int
  /// The request's number in its connection.
  let serial: UInt
  /// The kind of error, such as BadWindow.
  let code: Int32
  /// The kind of request: below 128 of the core protocol, else of an extension.
  let request: Int32
  /// The request within its extension.
  let minorRequest: Int32

  /// The error and its request in words: "BadDrawable (invalid Pixmap or Window parameter) in X_PutImage".
  func text(on display: OpaquePointer) -> String {
    let kind = Self.read { XGetErrorText(display, code, $0, $1) }
    let core = Self.read { XGetErrorDatabaseText(display, "XRequest", "\(request)", "request \(request)", $0, $1) }
    return "\(kind) in \(request < 128 ? core : "\(core).\(minorRequest)")"
  }

  private static func read(_ fill: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String {
    var bytes = [CChar](repeating: 0, count: 256)
    _ = fill(&bytes, 256)
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
