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
    let request = requestKey(on: display)
    return "\(kind) in \(Self.read { XGetErrorDatabaseText(display, "XRequest", request, request, $0, $1) })"
  }

  // What Xlib's database of names calls the request: "72", or "MIT-SHM.3" for an extension, whose number differs from
  // server to server.
  private func requestKey(on display: OpaquePointer) -> String {
    guard request >= 128, !X11ErrorLog.shared.isLost(display) else { return "\(request)" }
    var count: Int32 = 0
    guard let names = XListExtensions(display, &count) else { return "\(request).\(minorRequest)" }
    defer { XFreeExtensionList(names) }
    for name in UnsafeBufferPointer(start: names, count: Int(count)) {
      var (opcode, firstEvent, firstError): (Int32, Int32, Int32) = (0, 0, 0)
      guard let name, XQueryExtension(display, name, &opcode, &firstEvent, &firstError) != 0 else { continue }
      if opcode == request { return "\(String(cString: name)).\(minorRequest)" }
    }
    return "\(request).\(minorRequest)"
  }

  private static func read(_ fill: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String {
    var bytes = [CChar](repeating: 0, count: 256)
    _ = fill(&bytes, 256)
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
