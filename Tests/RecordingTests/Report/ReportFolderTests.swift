import Foundation
import Recording
import Testing

@MainActor
struct ReportFolderTests {
  private func files(_ folder: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") && !$0.hasSuffix("-") }.sorted()
  }

  @Test func `a report is a page, two files for programs and a diagram a run, and every link leads to one`() throws {
    try Studio.inFolder { outer in
      let url = outer.appending(path: "report")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let folder = ReportFolder(url)
      let report = MadeReport.report
      for run in report.runs { try folder.write(diagramOf: run, MadeTrace(scenario: run.name).trace) }
      try folder.write(report)
      let html = try String(contentsOf: url.appending(path: "index.html"), encoding: .utf8)
      let links = html.matches(of: /href="([^"]*)"/).map { String($0.1) }
      #expect(links.count == report.runs.count && links.allSatisfy { $0.hasSuffix(".svg") })
      for link in links { #expect(FileManager.default.fileExists(atPath: url.appending(path: link).path), "\(link)") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: outer.path) == ["report"])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
          == ["index.html", "junit.xml", "report.json", "runs"])
      let json = try Data(contentsOf: url.appending(path: "report.json"))
      #expect(try CheckReport(json: json, file: "report.json") == report)
    }
  }

  @Test func `a diagram marks what fell short, at its time`() throws {
    try Studio.inFolder { url in
      let run = MadeReport.run("drifts", "none", .failed, drift: 174)
      try ReportFolder(url).write(diagramOf: run, MadeTrace().trace)
      let svg = try String(contentsOf: url.appending(path: "runs/drifts/none.svg"), encoding: .utf8)
      #expect(svg.contains("<g class=\"miss\"><title>1.5 s: restoreDrift: 174.0, not ≤ 0</title>"))
    }
  }

  @Test func `what an earlier check has left of a run is gone, that of others stays`() throws {
    try Studio.inFolder { url in
      let folder = ReportFolder(url)
      for name in ["a", "b"] {
        try folder.write(diagramOf: MadeReport.run(name, "ours"), MadeTrace().trace)
        try AtomicFile.write(Data("film".utf8), to: folder.file(of: name, "ours", "webp"))
      }
      try folder.write(diagramOf: MadeReport.run("a", "ours"), MadeTrace().trace)
      #expect(files(url) == ["runs/a/ours.svg", "runs/b/ours.svg", "runs/b/ours.webp"])
    }
  }

  @Test func `a merged report takes over the files of its shards`() throws {
    try Studio.inFolder { url in
      let (one, two) = (ReportFolder(url.appending(path: "one")), ReportFolder(url.appending(path: "two")))
      try one.write(diagramOf: MadeReport.run("drifts", "ours"), MadeTrace().trace)
      try AtomicFile.write(Data("film".utf8), to: one.file(of: "drifts", "ours", "webp"))
      try FileManager.default.createDirectory(at: two.url, withIntermediateDirectories: true)
      try two.adopt(MadeReport.report, from: one)
      try two.adopt(MadeReport.report, from: two)
      #expect(files(two.url) == ["runs/drifts/ours.svg", "runs/drifts/ours.webp"])
      #expect(try Data(contentsOf: two.file(of: "drifts", "ours", "webp")) == Data("film".utf8))
    }
  }
}
