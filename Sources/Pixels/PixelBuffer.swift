/// A picture in memory: 32 bits a pixel, blue, green, red, (ignored) in memory order, rows from the top.
///
/// The layout is what Cairo calls RGB24 on a little-endian machine and what a 24-bit X visual takes, so one buffer is
/// painted, presented, encoded and compared. The memory may be its own or somebody else's (a shared segment).
public final class PixelBuffer {
  /// Columns and rows.
  public let size: PixelSize
  /// Bytes from one row to the next; at least 4 × width.
  public let bytesPerRow: Int
  /// The first byte of the first row. Valid as long as the buffer lives.
  public let baseAddress: UnsafeMutableRawPointer
  private let release: ((UnsafeMutableRawPointer) -> Void)?

  /// A black buffer with memory of its own. Sides are at least 1.
  public init(size: PixelSize) {
    precondition(size.width > 0 && size.height > 0, "a buffer has at least one pixel")
    self.size = size
    bytesPerRow = size.width * 4
    baseAddress = .allocate(byteCount: bytesPerRow * size.height, alignment: 64)
    baseAddress.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * size.height)
    release = { $0.deallocate() }
  }

  /// A buffer over memory that somebody else owns and keeps alive, rows `bytesPerRow` bytes apart; `release` is called when the buffer goes away.
  public init(
    size: PixelSize, bytesPerRow: Int, over memory: UnsafeMutableRawPointer,
    release: ((UnsafeMutableRawPointer) -> Void)? = nil
  ) {
    precondition(bytesPerRow >= size.width * 4, "rows do not fit")
    self.size = size
    self.bytesPerRow = bytesPerRow
    self.baseAddress = memory
    self.release = release
  }

  deinit { release?(baseAddress) }

  /// The pixel at a column and row, as 0xRRGGBB.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { row(y)[x] & 0xFF_FFFF }
    set { row(y)[x] = newValue & 0xFF_FFFF }
  }

  /// The pixels of row `y`. Valid as long as the buffer lives.
  public func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(y >= 0 && y < size.height, "row out of range")
    return (baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Copies the pixels of `rect` from a buffer of the same size.
  public func copy(_ rect: PixelRect, from other: PixelBuffer) {
    let part = rect.intersection(PixelRect(size)).intersection(PixelRect(other.size))
    guard !part.isEmpty else { return }
    for y in part.y..<part.maxY { (row(y) + part.x).update(from: other.row(y) + part.x, count: part.width) }
  }
}
