import CPangoCairo

/// What decides about the pixels besides the program: the versions of the drawing libraries, the fonts, the scale.
///
/// Two pictures of the same scene are byte-equal if their fingerprints are equal. Nothing is read before one is made.
public struct RenderFingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The libraries with their versions, in a fixed order.
  public let libraries: [String]
  /// A digest of the font files; 12 hexadecimal digits.
  public let fonts: String
  /// Device pixels a point.
  public let scale: Int

  /// The fingerprint of pictures drawn with these fonts at `scale` device pixels a point in this process.
  public init(fonts: FontSetup, scale: Int) {
    libraries = [
      "cairo \(String(cString: cairo_version_string()))", "pixman \(String(cString: pixman_version_string()))",
      "pango \(String(cString: pango_version_string()))", "harfbuzz \(String(cString: hb_version_string()))",
      "freetype \(Self.freeTypeVersion)",
    ]
    self.fonts = fonts.digest.text
    self.scale = scale
  }

  /// One line, such as `cairo 1.16.0, …, freetype 2.12.1, fonts 0123456789ab, scale 2`.
  public nonisolated var description: String {
    (libraries + ["fonts \(fonts)", "scale \(scale)"]).joined(separator: ", ")
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
