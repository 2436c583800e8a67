import Foundation
import Scenarios

/// The package's own assets, and ways to read texts against them.
enum Assets {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "assets")

  static let library = ScenarioLibrary(
    assets: folder, strategies: ["headroom", "transform-field"], planted: ["planted-off"])

  /// The YAML examples of a page of the catalog.
  static func examples(of page: String) throws -> [String] {
    let catalog = folder.deletingLastPathComponent().appending(path: "Sources/Scenarios/Scenarios.docc")
    return try String(contentsOf: catalog.appending(path: page), encoding: .utf8)
      .components(separatedBy: "```yaml\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  /// The one line that reading this text as `form.yaml` ends with; nil if nothing is wrong with it.
  static func complaint(_ yaml: String) -> String? {
    do {
      _ = try library.scenario(yaml: yaml, file: "form.yaml")
      return nil
    } catch { return error.description }
  }
}
