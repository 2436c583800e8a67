import CPangoCairo
import Foundation

/// A fontconfig configuration that was read from one file and has found its fonts.
@MainActor final class FontConfiguration {
  private let config: OpaquePointer

  /// Reads the file and the indexes of its font folders.
  init(file: URL) throws(FontSetupError) {
    guard FileManager.default.isReadableFile(atPath: file.path), let config = FcConfigCreate() else {
      throw .unreadableConfiguration(path: file.path)
    }
    guard FcConfigParseAndLoad(config, file.path, 0) != 0, FcConfigBuildFonts(config) != 0 else {
      FcConfigDestroy(config)
      throw .unreadableConfiguration(path: file.path)
    }
    self.config = config
  }

  isolated deinit { FcConfigDestroy(config) }

  /// Makes it the configuration of the whole process, for Pango and Cairo alike.
  func activate() { FcConfigSetCurrent(config) }

  /// The names of the families it has found.
  var families: Set<String> { Set(strings(FC_FAMILY)) }

  /// The font files it has found, in alphabetical order of their paths.
  var files: [String] { Set(strings(FC_FILE)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  private func strings(_ property: String) -> [String] {
    guard let set = FcConfigGetFonts(config, FcSetSystem), let fonts = set.pointee.fonts else { return [] }
    var found: [String] = []
    for index in 0..<Int(set.pointee.nfont) {
      var value: UnsafeMutablePointer<FcChar8>?
      var position: Int32 = 0
      while FcPatternGetString(fonts[index], property, position, &value) == FcResultMatch, let text = value {
        found.append(String(cString: text))
        position += 1
      }
    }
    return found
  }
}
