import Foundation

/// The package's own files, found from this one.
enum Package {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct Source {
    var target: String
    var name: String
    var lines: [Substring]
    var place: String { "Sources/\(target)/\(name)" }

    /// The modules that its import lines name, with their line numbers.
    var imports: [(line: Int, module: String)] {
      lines.enumerated().compactMap { index, line in
        guard let match = line.firstMatch(of: Self.importLine) else { return nil }
        return (index + 1, String(match.1))
      }
    }

    private static var importLine: Regex<(Substring, Substring)> {
      #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)\s+)?([A-Za-z_]\w*)/#
    }
  }

  static func sources() throws -> [Source] {
    let sources = root.appending(path: "Sources")
    var found: [Source] = []
    for target in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
      let folder = sources.appending(path: target)
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      where name.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        found.append(
          Source(target: target, name: name, lines: text.split(separator: "\n", omittingEmptySubsequences: false)))
      }
    }
    return found
  }

  /// The dependency lists of the manifest's targets under `Sources`, by target.
  static func dependencies() throws -> [String: Set<String>] {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    var lists: [String: Set<String>] = [:]
    for call in manifest.matches(of: #/(?m)^ {4}(?:library|\.executableTarget)\(/#) {
      let strings = arguments(of: manifest[call.range.upperBound...])
        .matches(of: #/"([^"]+)"/#).map { String($0.1) }
      if let name = strings.first { lists[name] = Set(strings.dropFirst()) }
    }
    return lists
  }

  /// The text up to the parenthesis that closes an opened one.
  private static func arguments(of text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }
}
