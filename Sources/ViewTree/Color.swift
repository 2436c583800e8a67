/// An sRGB colour with alpha, not premultiplied; components from 0 to 1.
public nonisolated struct Color: Hashable, Sendable {
  /// Red, 0 to 1.
  public var red: Double
  /// Green, 0 to 1.
  public var green: Double
  /// Blue, 0 to 1.
  public var blue: Double
  /// Opacity, 0 to 1.
  public var alpha: Double

  /// A colour from components of 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from 0xRRGGBB and an opacity of 0 to 1.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// The same colour at another opacity, 0 to 1.
  public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// Whether nothing shows through it.
  public var isOpaque: Bool { alpha >= 1 }

  /// Black.
  public static let black = Color(hex: 0)
  /// White.
  public static let white = Color(hex: 0xFF_FFFF)
  /// Nothing.
  public static let clear = Color(hex: 0, alpha: 0)
}
