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

  /// The public declarations of the library targets.
  static func publicSymbols() throws -> PublicSymbols {
    let libraries = try sources().filter { BoundaryTable.libraries.contains($0.target) }
    return PublicSymbols(
      libraries.map {
        DeclarationReader(target: $0.target, place: $0.place, text: $0.lines.joined(separator: "\n"))
      })
  }

  /// The files of the test targets, each with the library targets that its own depends on, near and far.
  static func testFiles() throws -> [TestFile] {
    let lists = try testDependencies()
    let tests = root.appending(path: "Tests")
    return try FileManager.default.subpathsOfDirectory(atPath: tests.path).sorted().compactMap { name in
      guard name.hasSuffix(".swift"), let folder = name.split(separator: "/").first, folder.hasSuffix("Tests"),
        let targets = lists[String(folder.dropLast(5))], !targets.isEmpty
      else { return nil }
      return TestFile(text: try String(contentsOf: tests.appending(path: name), encoding: .utf8), targets: targets)
    }
  }

  /// What the test targets of the manifest depend on, near and far, by their name without `Tests`.
  static func testDependencies() throws -> [String: Set<String>] {
    let libraries = try dependencies()
    return try dependencies(of: #/(?m)^ {4}tests\(/#).mapValues { direct in
      var found = direct
      while true {
        let more = found.union(found.flatMap { libraries[$0] ?? [] })
        if more == found { return found }
        found = more
      }
    }
  }

  /// The dependency lists of the manifest's targets under `Sources`, by target.
  static func dependencies() throws -> [String: Set<String>] {
    try dependencies(of: #/(?m)^ {4}(?:library|\.executableTarget)\(/#)
  }

  private static func dependencies(of calls: Regex<Substring>) throws -> [String: Set<String>] {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    var lists: [String: Set<String>] = [:]
    for call in manifest.matches(of: calls) {
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
