import CX11
import CXext
import Pixels

/// The one or two buffers that frames are painted into, and which of them is free.
///
/// The buffer shown last is taken again as soon as the server has read it, since it lacks nothing; only when frames
/// come faster than that does a second one exist, which must be brought up to date first.
final class FrameStore {
  /// The pictures' size in device pixels.
  let size: PixelSize
  /// Whether the server reads the pixels from shared memory.
  var isShared: Bool { images.first is SharedImage }

  private let connection: X11Connection
  private let visual: X11Visual
  private let completionEvent: Int32
  private var images: [any FrameImage]
  private var shown = 0

  /// Buffers of `size`, in shared memory where that is wanted and possible.
  init(_ connection: X11Connection, visual: X11Visual, size: PixelSize, usesSharedMemory: Bool) throws(X11Error) {
    self.connection = connection
    self.visual = visual
    self.size = size
    let shared = usesSharedMemory ? SharedImage(connection, visual: visual, size: size) : nil
    completionEvent = shared == nil ? -1 : XShmGetEventBase(connection.display) + Int32(ShmCompletion)
    let first: (any FrameImage)? = shared ?? CopiedImage(connection, visual: visual, size: size)
    guard let first else { throw .windowRefused(reason: "no memory for its picture") }
    images = [first]
  }

  /// The buffer for the next frame; it may be painted at once.
  func next() -> any FrameImage {
    collectCompletions()
    if !images[shown].isInFlight { return images[shown] }
    if images.count == 1, let second = SharedImage(connection, visual: visual, size: size) { images.append(second) }
    if let free = images.firstIndex(where: { !$0.isInFlight }) { return images[free] }
    // Both are being read: the server answers after it has read them.
    XSync(connection.display, 0)
    collectCompletions()
    return images[shown]
  }

  /// Takes note that `image` is shown now, with `damage` as the difference to what was shown before.
  func didShow(_ image: any FrameImage, damage: Damage) {
    for (index, other) in images.enumerated() {
      if other === image {
        shown = index
        other.stale = Damage()
      } else {
        other.stale.add(damage)
      }
    }
  }

  /// Whether the event says that the server has read a buffer; then it is taken note of.
  func takesCompletion(_ event: inout XEvent) -> Bool {
    guard event.type == completionEvent else { return false }
    let segment = withUnsafePointer(to: &event) {
      $0.withMemoryRebound(to: XShmCompletionEvent.self, capacity: 1) { $0.pointee.shmseg }
    }
    images.forEach { $0.complete(segment: segment) }
    return true
  }

  private func collectCompletions() {
    guard images.contains(where: { $0.isInFlight }) else { return }
    var event = XEvent()
    while XCheckTypedEvent(connection.display, completionEvent, &event) != 0 { _ = takesCompletion(&event) }
  }
}
