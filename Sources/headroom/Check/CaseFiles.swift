import Foundation
import Scenarios

/// The cases that a check is asked for: files, folders with everything in them, names of the library; none = the corpus.
struct CaseFiles {
  /// One case: what it is called, where it is, and how messages name its file.
  struct Item: Hashable {
    var name: String
    /// What the library loads: a path or a name.
    var source: String
    var file: String
  }

  /// By name.
  let items: [Item]

  init(_ operands: [String], in library: ScenarioLibrary) throws {
    var items: [Item] = []
    for operand in operands { items += try Self.items(of: operand, library) }
    if operands.isEmpty { items = try Self.corpus(library) }
    var seen: Set<String> = []
    items = items.filter { seen.insert(URL(filePath: $0.source).standardized.path).inserted }
    let counts = Dictionary(grouping: items, by: \.name).mapValues(\.count)
    for index in items.indices where counts[items[index].name, default: 0] > 1 { items[index].name = items[index].file }
    self.items = items.sorted { $0.name < $1.name }
  }

  /// The cases of one of several parts, of which each case is in one.
  func shard(_ number: Int, of count: Int) -> [Item] {
    items.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }

  private static func corpus(_ library: ScenarioLibrary) throws -> [Item] {
    let folder = library.assets.appending(path: "scenarios/cases")
    let items = files(in: folder).map { Item(name: stem($0), source: folder.path + "/" + $0, file: "cases/" + $0) }
    guard !items.isEmpty else {
      throw Failure(.badInput, "there are no cases in \(folder.path); name a scenario, or a folder of them")
    }
    return items
  }

  private static func items(of operand: String, _ library: ScenarioLibrary) throws -> [Item] {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder), isFolder.boolValue {
      let base = operand.hasSuffix("/") ? operand : operand + "/"
      let items = files(in: URL(filePath: operand)).map { Item(name: stem($0), source: base + $0, file: base + $0) }
      guard !items.isEmpty else { throw Failure(.badInput, "\(operand): there is no .yaml file in this folder") }
      return items
    }
    let isPath = operand.contains("/") || operand.hasSuffix(".yaml") || operand.hasSuffix(".yml")
    if isPath {
      guard FileManager.default.fileExists(atPath: operand) else {
        throw Failure(.badInput, "\(operand): there is no such file; check its name and folder")
      }
      return [Item(name: stem(URL(filePath: operand).lastPathComponent), source: operand, file: operand)]
    }
    let cases = library.assets.appending(path: "scenarios/cases/\(operand).yaml")
    if FileManager.default.fileExists(atPath: cases.path) {
      return [Item(name: operand, source: cases.path, file: "cases/\(operand).yaml")]
    }
    let names = try library.scenarioNames()
    guard names.contains(operand) else {
      throw Arguments.unknown("scenario", operand, of: "check", known: names)
    }
    return [Item(name: operand, source: operand, file: operand)]
  }

  /// The scenario files in a folder and the folders in it, by their paths from there.
  private static func files(in folder: URL) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { ($0.hasSuffix(".yaml") || $0.hasSuffix(".yml")) && !$0.contains("/.") && !$0.hasPrefix(".") }
      .sorted()
  }

  private static func stem(_ path: String) -> String {
    path.hasSuffix(".yaml") ? String(path.dropLast(5)) : path.hasSuffix(".yml") ? String(path.dropLast(4)) : path
  }
}
