/// Where two pictures differ, in device pixels.
public struct PixelDifference: Hashable, Sendable {
  /// How many pixels differ. Pixels that only one of the pictures has count as different.
  public private(set) var count: Int
  /// The smallest rectangle around them; empty if there are none.
  public private(set) var bounds: PixelRect

  /// The first row (0 is the top) that differs; nil if the pictures are equal.
  public var firstRow: Int? { count == 0 ? nil : bounds.y }
  /// Whether the pictures are equal.
  public var isEmpty: Bool { count == 0 }

  /// Compares two pictures pixel by pixel; the ignored byte of a pixel is ignored.
  public init(between first: PixelBuffer, and second: PixelBuffer) {
    count = 0
    bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
    let shared = PixelRect(first.size).intersection(PixelRect(second.size))
    for y in 0..<shared.height {
      let (a, b) = (first.row(y), second.row(y))
      guard !Self.areEqual(a, b, count: shared.width) else { continue }
      var (left, right) = (shared.width, -1)
      for x in 0..<shared.width where (a[x] ^ b[x]) & 0xFF_FFFF != 0 {
        count += 1
        left = min(left, x)
        right = x
      }
      bounds = bounds.union(PixelRect(x: left, y: y, width: right - left + 1, height: 1))
    }
    for buffer in [first, second] { addRemainder(of: buffer, beyond: shared) }
  }

  /// Whether two pictures have the same size and the same pixels. Stops at the first row that differs.
  public static func areEqual(_ first: PixelBuffer, _ second: PixelBuffer) -> Bool {
    guard first.size == second.size else { return false }
    return (0..<first.size.height).allSatisfy {
      areEqual(first.row($0), second.row($0), count: first.size.width)
    }
  }

  /// The smallest rectangle around all that differs between two pictures of the same size; empty if nothing does.
  ///
  /// Cheaper than a whole comparison: what lies between the outermost differences is not looked at.
  public static func bounds(between first: PixelBuffer, and second: PixelBuffer) -> PixelRect {
    precondition(first.size == second.size, "the pictures have unequal sizes")
    let (width, height) = (first.size.width, first.size.height)
    func isEqual(_ y: Int) -> Bool { areEqual(first.row(y), second.row(y), count: width) }
    guard let top = (0..<height).first(where: { !isEqual($0) }) else {
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    let bottom = (top..<height).last { !isEqual($0) } ?? top
    var (left, right) = (width, -1)
    for y in top...bottom {
      let (a, b) = (first.row(y), second.row(y))
      var x = 0
      while x < left, (a[x] ^ b[x]) & 0xFF_FFFF == 0 { x += 1 }
      left = x
      x = width - 1
      while x > right, (a[x] ^ b[x]) & 0xFF_FFFF == 0 { x -= 1 }
      right = x
    }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private mutating func addRemainder(of buffer: PixelBuffer, beyond shared: PixelRect) {
    let right = PixelRect(
      x: shared.width, y: 0, width: buffer.size.width - shared.width, height: buffer.size.height)
    let below = PixelRect(
      x: 0, y: shared.height, width: shared.width, height: buffer.size.height - shared.height)
    for part in [right, below] where !part.isEmpty {
      count += part.area
      bounds = bounds.union(part)
    }
  }

  /// Two pixels at a time: a pass over a row is bound by memory, not by comparing.
  private static func areEqual(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    var difference: UInt64 = 0
    let (rawA, rawB) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    var offset = 0
    let pairs = count / 2 * 8
    while offset < pairs {
      difference |=
        rawA.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ rawB.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    if count % 2 == 1 { difference |= UInt64(a[count - 1] ^ b[count - 1]) }
    return difference & 0x00FF_FFFF_00FF_FFFF == 0
  }
}
