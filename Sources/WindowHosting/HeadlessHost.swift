public import Foundation
public import Pixels

/// A host without a window: one picture in memory, events that are pushed in, and a time that is set.
///
/// Recording, tests and measurements drive the same program through it that a window drives: push events, set the time,
/// take a turn, read ``picture``. Waiting costs nothing: it jumps to the deadline.
public final class HeadlessHost: WindowHost {
  /// Device pixels a point.
  public private(set) var scale: Int
  /// The picture's size in device pixels.
  public private(set) var pixelSize: PixelSize
  /// The title that a window would have.
  public var title: String
  /// The time in seconds; it is what it was set to.
  public var now: TimeInterval
  /// What a window would show.
  public private(set) var picture: PixelBuffer
  /// Every damage presented so far, oldest first.
  public private(set) var presentedDamage: [Damage] = []
  /// Whether a frame is due although nothing changed; see ``losePicture()``.
  public private(set) var needsFrame = true

  private var events = EventQueue()
  private var stale: Damage

  /// A host with a black picture of `width` × `height` points at `scale`, at time `now` seconds.
  public init(title: String = "", width: Int, height: Int, scale: Int = 1, now: TimeInterval = 0) {
    self.title = title
    self.scale = scale
    self.now = now
    pixelSize = PixelSize(width: width * scale, height: height * scale)
    picture = PixelBuffer(size: pixelSize)
    stale = Damage(PixelRect(pixelSize))
  }

  /// Adds an event for the next ``drainEvents()``.
  public func push(_ event: HostEvent) { events.append(event) }

  /// The events pushed since the last call, oldest first, successive moves merged.
  public func drainEvents() -> [HostEvent] { events.takeAll() }

  /// The picture, and the whole of it as stale before the first frame, after a resize, and after it was lost.
  public func beginFrame() -> (buffer: PixelBuffer, stale: Damage) { (picture, stale) }

  /// Keeps the damage in ``presentedDamage``; the picture has been painted in place.
  public func present(_ damage: Damage) {
    presentedDamage.append(damage)
    stale = Damage()
    needsFrame = false
  }

  /// Acts as if the window system had lost what was shown (an expose): a whole frame is due.
  public func losePicture() {
    stale = Damage(PixelRect(pixelSize))
    needsFrame = true
  }

  /// Sets ``now`` to the deadline (seconds), unless it has passed or an event is due; never blocks.
  public func wait(until deadline: TimeInterval?) {
    guard events.isEmpty, let deadline else { return }
    now = max(now, deadline)
  }

  /// Replaces the picture by a black one of `width` × `height` points at `scale`.
  public func resize(width: Int, height: Int, scale: Int) {
    self.scale = scale
    pixelSize = PixelSize(width: width * scale, height: height * scale)
    picture = PixelBuffer(size: pixelSize)
    losePicture()
  }
}
