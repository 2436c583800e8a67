import CPangoCairo
public import Foundation

/// The fonts that text is drawn with: those that one private fontconfig file names, and no others.
///
/// Whoever draws text must have one, so no text is ever drawn with the machine's own font settings.
///
///     let fonts = try FontSetup.use(configuration: assets.appending(path: "fonts.conf"))
///     let renderer = CairoRenderer(scale: 2, fonts: fonts)
@MainActor public final class FontSetup {
  /// A family the interface uses and the Debian package that has it.
  public typealias Requirement = (family: String, package: String)

  /// The families in the order in which a character is looked for. The first is required.
  static let requirements: [Requirement] = [
    ("Inter", "fonts-inter"), ("DejaVu Sans", "fonts-dejavu-core"), ("Noto Sans CJK SC", "fonts-noto-cjk"),
    ("Noto Color Emoji", "fonts-noto-color-emoji"),
  ]

  private static var current: (path: String, setup: FontSetup)?

  let configuration: FontConfiguration
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// What ``RenderFingerprint`` has read of the font files.
  lazy var digest = FontDigest(files: configuration.files)

  /// Makes the fonts of a fontconfig file the only ones of this process. Asked again for the same file, it gives the same fonts.
  ///
  /// - Throws: when the file cannot be read, or when the interface font is not installed.
  public static func use(configuration file: URL) throws(FontSetupError) -> FontSetup {
    if let current, current.path == file.path { return current.setup }
    let setup = try FontSetup(file: file)
    current = (file.path, setup)
    return setup
  }

  /// The families that a fontconfig file would use and that are not installed, with the Debian packages that have them.
  public static func missingFonts(configuration file: URL) throws(FontSetupError) -> [Requirement] {
    shutOutEnvironment()
    return missing(in: try FontConfiguration(file: file))
  }

  /// The families that are not installed, with the Debian packages that have them. Text in them shows boxes.
  public func missingFonts() -> [Requirement] { Self.missing(in: configuration) }

  private init(file: URL) throws(FontSetupError) {
    Self.shutOutEnvironment()
    configuration = try FontConfiguration(file: file)
    if let lacking = Self.missing(in: configuration).first, lacking.family == Self.requirements[0].family {
      throw .missingFamily(lacking.family, package: lacking.package)
    }
    configuration.activate()
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { throw .unsupported }
    fontMap = map
  }

  isolated deinit { g_object_unref(fontMap) }

  private static func missing(in configuration: FontConfiguration) -> [Requirement] {
    let families = configuration.families
    return requirements.filter { !families.contains($0.family) }
  }

  /// What the user's environment could change about text: whose letter forms Han characters take (Pango asks `LANGUAGE`
  /// and `LANG` when the text's language does not say), FreeType's drivers, where fontconfig looks.
  private static func shutOutEnvironment() {
    setenv("PANGO_LANGUAGE", "en:zh-cn", 1)
    setenv("FC_LANG", "en", 1)
    unsetenv("FREETYPE_PROPERTIES")
    unsetenv("FONTCONFIG_SYSROOT")
  }
}
