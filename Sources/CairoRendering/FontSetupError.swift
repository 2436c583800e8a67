/// Why text cannot be drawn.
public enum FontSetupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The font configuration is missing or is no fontconfig file.
  case unreadableConfiguration(path: String)
  /// A family the interface cannot do without is not installed; the Debian package has it.
  case missingFamily(String, package: String)
  /// The text library was built without support for the fonts' format.
  case unsupported

  /// The reason in one line.
  public var description: String {
    switch self {
    case .unreadableConfiguration(let path): "\(path): cannot be read as a font configuration"
    case .missingFamily(let family, let package): "the font \(family) is missing: install the package \(package)"
    case .unsupported: "the text library (pango) was built without FreeType"
    }
  }
}
