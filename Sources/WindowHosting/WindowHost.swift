public import Foundation
public import Pixels

/// A place to show pictures in and get input from. It never calls the program: events are returned, the program asks.
///
/// One turn: `drainEvents()` → let time pass in the program → `beginFrame()`, paint the damage, `present` → `wait`.
public protocol WindowHost: AnyObject {
  /// Device pixels a point: 1, 2 or 3.
  var scale: Int { get }
  /// The picture's size in device pixels: the size asked for × scale, whatever size the window has.
  var pixelSize: PixelSize { get }
  /// The window's title.
  var title: String { get set }
  /// The host's monotonic time in seconds; a headless host's is what it was set to.
  var now: TimeInterval { get }

  /// The events since the last call, oldest first, moves between two others merged into one. Never waits.
  func drainEvents() -> [HostEvent]

  /// The buffer to paint the next frame into, and what of it is older than the last frame shown and must be painted
  /// again besides the new damage. The whole of it after a resize or an expose.
  func beginFrame() -> (buffer: PixelBuffer, stale: Damage)

  /// Shows the buffer of the last ``beginFrame()``; only the pixels of `damage` have changed since what is shown.
  func present(_ damage: Damage)

  /// Whether something that was shown has been lost (an expose) and a frame is due although nothing changed.
  var needsFrame: Bool { get }

  /// Waits until there may be an event or until the host's time reaches `deadline` (seconds); nil waits for an event alone.
  func wait(until deadline: TimeInterval?)

  /// Gives the window a picture of `width` × `height` points at `scale`; the next frame is painted whole.
  func resize(width: Int, height: Int, scale: Int)
}
