import CX11
import Glibc
import Pixels

/// A buffer in the program's own memory; a put sends the pixels through the connection.
final class CopiedImage: FrameImage {
  let buffer: PixelBuffer
  var stale: Damage
  // The pixels are on their way once the put returns.
  let isInFlight = false
  private let connection: X11Connection
  private let image: UnsafeMutablePointer<XImage>

  /// A buffer of that size; nil without memory for Xlib's side of it.
  init?(_ connection: X11Connection, visual: X11Visual, size: PixelSize) {
    let buffer = PixelBuffer(size: size)
    let image = XCreateImage(
      connection.display, visual.pointer, UInt32(visual.depth), ZPixmap, 0,
      buffer.baseAddress.assumingMemoryBound(to: CChar.self), UInt32(size.width), UInt32(size.height), 32,
      Int32(buffer.bytesPerRow))
    guard let image else { return nil }
    self.connection = connection
    self.buffer = buffer
    self.image = image
    stale = Damage(PixelRect(size))
  }

  func put(_ rect: PixelRect, on window: Drawable, with context: GC, originX: Int, originY: Int, isLast: Bool) {
    XPutImage(
      connection.display, window, context, image, Int32(rect.x), Int32(rect.y), Int32(originX + rect.x),
      Int32(originY + rect.y), UInt32(rect.width), UInt32(rect.height))
  }

  func complete(segment: UInt) {}

  isolated deinit { headroom_destroy_image(image) }
}
