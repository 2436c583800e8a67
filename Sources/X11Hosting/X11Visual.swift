import CX11

/// A visual whose pixels are those of a `PixelBuffer`: 24-bit TrueColor in 32 bits, blue first.
struct X11Visual {
  /// Xlib's visual.
  let pointer: UnsafeMutablePointer<Visual>
  /// A colour map for it.
  let colormap: Colormap
  /// Its depth.
  let depth: Int32 = 24

  /// The screen's visual of that kind.
  init(_ connection: X11Connection) throws(X11Error) {
    let display = connection.display
    var found = XVisualInfo()
    guard XMatchVisualInfo(display, connection.screen, 24, TrueColor, &found) != 0, let visual = found.visual,
      found.red_mask == 0xFF_0000, found.green_mask == 0xFF00, found.blue_mask == 0xFF,
      XImageByteOrder(display) == LSBFirst, Self.bitsPerPixel(display, depth: 24) == 32
    else { throw .unsupportedVisual(depth: Int(XDefaultDepth(display, connection.screen))) }
    pointer = visual
    colormap =
      visual == XDefaultVisual(display, connection.screen)
      ? XDefaultColormap(display, connection.screen)
      : XCreateColormap(display, connection.root, visual, AllocNone)
  }

  private static func bitsPerPixel(_ display: OpaquePointer, depth: Int32) -> Int32 {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return 0 }
    defer { XFree(formats) }
    return UnsafeBufferPointer(start: formats, count: Int(count)).first { $0.depth == depth }?.bits_per_pixel ?? 0
  }
}
