/// The window's icon: a phone whose field has moved above its keyboard, drawn by arithmetic at any size.
enum X11Icon {
  /// The value of _NET_WM_ICON: width, height, pixels for each size. Xlib wants format-32 data as C longs.
  static var property: [UInt] {
    [16, 24, 32, 48, 64].flatMap { side in [UInt(side), UInt(side)] + pixels(side: side).map { UInt($0) } }
  }

  /// A square icon's pixels by rows, as 0xAARRGGBB, not premultiplied.
  static func pixels(side: Int) -> [UInt32] {
    (0..<side * side).map { index in
      let unit = 64 / Double(side)
      return pixel(x: (Double(index % side) + 0.5) * unit, y: (Double(index / side) + 0.5) * unit, blur: unit)
    }
  }

  private struct Shape {
    var (left, top, right, bottom, radius): (Double, Double, Double, Double, Double)
    var color: UInt32

    init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double, _ color: UInt32) {
      (self.left, self.top, self.right, self.bottom, self.radius) = (left, top, right, bottom, radius)
      self.color = color
    }

    /// How much of the pixel at (x, y) the rounded rectangle covers, from its distance to the outline.
    func coverage(x: Double, y: Double, blur: Double) -> Double {
      let dx = max(left + radius - x, x - (right - radius))
      let dy = max(top + radius - y, y - (bottom - radius))
      let outside = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
      let distance = outside + min(max(dx, dy), 0) - radius
      return min(max(0.5 - distance / blur, 0), 1)
    }
  }

  // On a grid of 64 × 64: body, screen, two lines of content, the field, the keyboard and its keys.
  private static let shapes: [Shape] =
    [
      Shape(14, 2, 50, 62, radius: 8, 0x1C_24_30), Shape(17, 5, 47, 59, radius: 5, 0xF7_F8_FA),
      Shape(21, 10, 38, 13, radius: 1.5, 0xC3_CA_D4), Shape(21, 16, 43, 19, radius: 1.5, 0xC3_CA_D4),
      Shape(20, 24, 44, 33, radius: 3, 0x1F_6F_EB), Shape(22, 26, 42, 31, radius: 1.5, 0xFF_FF_FF),
      Shape(17, 38, 47, 54, radius: 0, 0xA9_B3_C1), Shape(17, 44, 47, 59, radius: 5, 0xA9_B3_C1),
    ]
    + (0..<2).flatMap { row in
      (0..<4).map { column in
        let (x, y) = (19.5 + Double(column) * 6.5, 41 + Double(row) * 5)
        return Shape(x, y, x + 5, y + 3.5, radius: 1, 0xFF_FF_FF)
      }
    } + [Shape(24, 51, 40, 54.5, radius: 1, 0xFF_FF_FF)]

  private static func pixel(x: Double, y: Double, blur: Double) -> UInt32 {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    for shape in shapes {
      let share = shape.coverage(x: x, y: y, blur: blur)
      red += (Double(shape.color >> 16 & 0xFF) - red) * share
      green += (Double(shape.color >> 8 & 0xFF) - green) * share
      blue += (Double(shape.color & 0xFF) - blue) * share
      alpha += (255 - alpha) * share
    }
    // The sums are premultiplied by the coverage; the property wants straight colours.
    let straight = alpha > 0 ? 255 / alpha : 0
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value.rounded(), 0), 255)) }
    return byte(alpha) << 24 | byte(red * straight) << 16 | byte(green * straight) << 8 | byte(blue * straight)
  }
}
