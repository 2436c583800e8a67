import CX11
import Pixels

/// A buffer that can be put on a window, with what it lacks of the frame shown last.
protocol FrameImage: AnyObject {
  /// The pixels.
  var buffer: PixelBuffer { get }
  /// What is older in it than in the frame shown last.
  var stale: Damage { get set }
  /// Whether the server may still be reading the pixels.
  var isInFlight: Bool { get }
  /// Puts the pixels of `rect` on `window` with the picture's origin at (x, y); the last put of a frame is marked.
  func put(_ rect: PixelRect, on window: Drawable, with context: GC, originX: Int, originY: Int, isLast: Bool)
  /// Takes note that the server has read the segment.
  func complete(segment: UInt)
}
