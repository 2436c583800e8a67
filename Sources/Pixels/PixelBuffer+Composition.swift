extension PixelBuffer {
  /// Fills the pixels of `rect` with 0xRRGGBB.
  public func fill(_ rect: PixelRect, with pixel: UInt32) {
    let part = rect.intersection(PixelRect(size))
    guard !part.isEmpty else { return }
    for y in part.y..<part.maxY { (row(y) + part.x).update(repeating: pixel & 0xFF_FFFF, count: part.width) }
  }

  /// Puts the whole of another picture with its top left at a column and row; what does not fit is cut off.
  public func place(_ picture: PixelBuffer, x: Int, y: Int) {
    let part = PixelRect(x: x, y: y, width: picture.size.width, height: picture.size.height)
      .intersection(PixelRect(size))
    guard !part.isEmpty else { return }
    for target in part.y..<part.maxY {
      (row(target) + part.x).update(from: picture.row(target - y) + (part.x - x), count: part.width)
    }
  }

  /// The picture at 1/`factor` of its size, each pixel the mean of factor × factor. Sides are rounded up.
  public func reduced(by factor: Int) -> PixelBuffer {
    precondition(factor >= 1, "a picture is reduced by 1 or more")
    let result = PixelBuffer(
      size: PixelSize(
        width: (size.width + factor - 1) / factor, height: (size.height + factor - 1) / factor))
    for y in 0..<result.size.height {
      let rows = y * factor..<min((y + 1) * factor, size.height)
      for x in 0..<result.size.width {
        result.row(y)[x] = mean(rows: rows, columns: x * factor..<min((x + 1) * factor, size.width))
      }
    }
    return result
  }

  private func mean(rows: Range<Int>, columns: Range<Int>) -> UInt32 {
    var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for y in rows {
      let pixels = row(y)
      for x in columns {
        red += pixels[x] >> 16 & 0xFF
        green += pixels[x] >> 8 & 0xFF
        blue += pixels[x] & 0xFF
      }
    }
    let count = UInt32(rows.count * columns.count)
    let half = count / 2
    return ((red + half) / count) << 16 | ((green + half) / count) << 8 | (blue + half) / count
  }
}
