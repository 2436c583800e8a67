import Foundation
import Recording

/// Makes one report of those of several shards.
enum CheckMerge {
  /// The merged report of files, and of all `.json` files in folders; `whole` is the part they make, nil = the check.
  static func report(of paths: [String], into whole: CheckReport.Shard? = nil) throws -> CheckReport {
    var shards: [(file: String, report: CheckReport)] = []
    for file in try paths.flatMap(files) {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw Failure(.badInput, "\(file): it cannot be read")
      }
      do {
        shards.append((file, try CheckReport(json: data, file: file)))
      } catch { throw Failure(.badInput, error.description) }
    }
    do {
      return try CheckReport(merging: shards, into: whole)
    } catch { throw Failure(.badInput, error.description) }
  }

  /// The folders of the reports that are merged, in which the files of their runs are.
  static func folders(of paths: [String]) throws -> [ReportFolder] {
    try paths.flatMap(files).map { ReportFolder(URL(filePath: $0).deletingLastPathComponent()) }
  }

  private static func files(of path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(.badInput, "\(path): there is no such file or folder")
    }
    guard isFolder.boolValue else { return [path] }
    let names = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".json") }.sorted()
    guard !names.isEmpty else { throw Failure(.badInput, "\(path): there is no .json file in this folder") }
    return names.map { path + "/" + $0 }
  }
}
