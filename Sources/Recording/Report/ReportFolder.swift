public import Foundation
public import Measures

/// The folder of a check's report: `index.html`, `report.json`, `junit.xml`, and in `runs` the files of each run.
///
/// Every file is there whole or not at all, and none is outside the folder, whatever cases are called.
public nonisolated struct ReportFolder: Sendable {
  /// The folder.
  public let url: URL

  /// The folder at `url`, which exists.
  public init(_ url: URL) { self.url = url }

  /// Where a run's file of an ending is.
  public func file(of name: String, _ strategy: String, _ ending: String) -> URL {
    url.appending(path: RunFiles.path(of: name, strategy, ending))
  }

  /// Writes a run's diagram, and takes away what an earlier check has left of the same run.
  ///
  /// What the run falls short of is marked in it at its time.
  public func write(diagramOf run: CheckRun, _ trace: Trace) throws {
    let file = file(of: run.name, run.strategy, "svg")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    for ending in RunFiles.endings {
      try? FileManager.default.removeItem(at: self.file(of: run.name, run.strategy, ending))
    }
    let marks = run.reasons.compactMap { reason in
      reason.time.map {
        SpaceTimeDiagram.Mark(time: $0, text: "\(reason.subject): \(reason.found), not \(reason.wanted)", kind: .miss)
      }
    }
    try AtomicFile.write(Data(SpaceTimeDiagram(trace, marks: marks).svg.utf8), to: file)
  }

  /// Takes over the files of a report's runs from the folder of another report, where it has them.
  public func adopt(_ report: CheckReport, from other: ReportFolder) throws {
    for run in report.runs {
      for ending in RunFiles.endings {
        let (source, target) = (
          other.file(of: run.name, run.strategy, ending), file(of: run.name, run.strategy, ending)
        )
        guard source.standardizedFileURL != target.standardizedFileURL,
          let data = FileManager.default.contents(atPath: source.path)
        else { continue }
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try AtomicFile.write(data, to: target)
      }
    }
  }

  /// Writes the report itself; the page comes last, and links to what files of runs there are.
  public func write(_ report: CheckReport) throws {
    try AtomicFile.write(try report.json(), to: url.appending(path: "report.json"))
    try AtomicFile.write(report.junit(), to: url.appending(path: "junit.xml"))
    let page = CheckPage(report) { FileManager.default.fileExists(atPath: url.appending(path: $0).path) }
    try AtomicFile.write(Data(page.html.utf8), to: url.appending(path: "index.html"))
  }
}
