public import Foundation

/// The folder of fonts file, keyboard layouts, scenes and scenarios.
public struct Assets: Hashable, Sendable {
  /// Why there is none.
  public struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// One line: what was looked for, where, and what would help.
    public var description: String
  }

  /// The folder.
  public let directory: URL

  /// The assets in a folder that has them.
  public init(directory: URL) { self.directory = directory }

  /// Finds the folder from the program's own place: `HEADROOM_ASSETS`, else `../share/headroom`, else upward to the
  /// package (a folder with `Package.swift` and `assets`).
  ///
  /// - Parameters:
  ///   - program: the program's file; nil = this process' own.
  ///   - environment: where `HEADROOM_ASSETS` is looked up.
  public static func locate(
    program: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Missing) -> Assets {
    if let chosen = environment["HEADROOM_ASSETS"], !chosen.isEmpty {
      let assets = Assets(directory: URL(fileURLWithPath: chosen))
      guard assets.isComplete else {
        throw Missing(description: "HEADROOM_ASSETS is \(chosen), which has no fonts.conf; name the folder that has it")
      }
      return assets
    }
    let program = program ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    let installed = Assets(directory: folder.deletingLastPathComponent().appendingPathComponent("share/headroom"))
    if installed.isComplete { return installed }
    while folder.path != "/" {
      let candidate = Assets(directory: folder.appendingPathComponent("assets"))
      let package = folder.appendingPathComponent("Package.swift").path
      if candidate.isComplete, FileManager.default.fileExists(atPath: package) { return candidate }
      folder = folder.deletingLastPathComponent()
    }
    throw Missing(
      description: "the assets are not beside the program (\(program.path)): expected ../share/headroom; "
        + "./dev install PREFIX puts them there, HEADROOM_ASSETS names another folder")
  }

  private var isComplete: Bool { FileManager.default.fileExists(atPath: fonts.path) }

  /// The fontconfig file that names the fonts.
  public var fonts: URL { directory.appendingPathComponent("fonts.conf") }

  /// The file of a keyboard layout, by name.
  private func keyboard(_ name: String) -> URL {
    directory.appendingPathComponent("keyboards").appendingPathComponent(name + ".txt")
  }

  /// The layout of an on-screen keyboard, by name.
  public func keyboardLayout(_ name: String = "en") throws(Missing) -> KeyboardLayout {
    let file = keyboard(name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Missing(description: "\(file.path): the keyboard layout cannot be read; reinstall the assets")
    }
    do { return try KeyboardLayout(parsing: text) } catch {
      throw Missing(description: "\(file.path): \(error)")
    }
  }

  /// The names of the keyboard layouts there are, sorted.
  public var keyboardNames: [String] {
    let folder = directory.appendingPathComponent("keyboards")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }
}
