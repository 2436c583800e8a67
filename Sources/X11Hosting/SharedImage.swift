import CX11
import CXext
import Glibc
import Pixels

/// A buffer in a memory segment that the server reads itself (MIT-SHM): a put copies nothing through the connection.
final class SharedImage: FrameImage {
  let buffer: PixelBuffer
  var stale: Damage
  private(set) var isInFlight = false
  private let connection: X11Connection
  private let image: UnsafeMutablePointer<XImage>
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>

  /// A segment that the server has attached; nil if it cannot (another machine, another namespace, no extension).
  init?(_ connection: X11Connection, visual: X11Visual, size: PixelSize) {
    let display = connection.display
    guard XShmQueryExtension(display) != 0 else { return nil }
    // Only this user may read the segment: it holds what the person typed.
    let identifier = shmget(IPC_PRIVATE, size.width * size.height * 4, IPC_CREAT | 0o600)
    guard identifier >= 0 else { return nil }
    let address = shmat(identifier, nil, 0)
    guard let address, address != UnsafeMutableRawPointer(bitPattern: -1) else {
      shmctl(identifier, IPC_RMID, nil)
      return nil
    }
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(
      to: XShmSegmentInfo(
        shmseg: 0, shmid: identifier, shmaddr: address.assumingMemoryBound(to: CChar.self), readOnly: 0))
    let refusal = X11ErrorLog.shared.trap(on: display) { XShmAttach(display, segment) }
    // Removed by name at once: the memory goes when both sides have let go, however the program ends.
    shmctl(identifier, IPC_RMID, nil)
    guard refusal == nil, !connection.isLost,
      let image = XShmCreateImage(
        display, visual.pointer, UInt32(visual.depth), ZPixmap, segment.pointee.shmaddr, segment, UInt32(size.width),
        UInt32(size.height))
    else {
      shmdt(address)
      segment.deallocate()
      return nil
    }
    self.connection = connection
    self.image = image
    self.segment = segment
    buffer = PixelBuffer(size: size, bytesPerRow: Int(image.pointee.bytes_per_line), over: address) { shmdt($0) }
    stale = Damage(PixelRect(size))
  }

  func put(_ rect: PixelRect, on window: Drawable, with context: GC, originX: Int, originY: Int, isLast: Bool) {
    XShmPutImage(
      connection.display, window, context, image, Int32(rect.x), Int32(rect.y), Int32(originX + rect.x),
      Int32(originY + rect.y), UInt32(rect.width), UInt32(rect.height), isLast ? 1 : 0)
    isInFlight = true
  }

  func complete(segment finished: UInt) {
    if finished == segment.pointee.shmseg { isInFlight = false }
  }

  isolated deinit {
    if !connection.isLost { XShmDetach(connection.display, segment) }
    headroom_destroy_image(image)
    segment.deallocate()
  }
}
