import Foundation
import Testing
import Tracing

@Suite struct TraceReaderTests {
  @Test func `what was written is read`() throws {
    let frames = [Sample.empty, Sample.full]
    let trace = try TraceReader.read(Array(Sample.text(of: frames).utf8))
    #expect(trace == Trace(header: Sample.header, frames: frames))
  }

  @Test func `what was read is written in equal bytes, whatever the numbers were`() throws {
    var frames: [TraceFrame] = []
    var seed: UInt64 = 1
    func next() -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int64(bitPattern: seed) >> 24) / 65_536_000
    }
    for index in 0..<500 {
      var frame = Sample.full
      frame.time = Double(index) / 60
      frame.edge = next()
      frame.views[0].rect = CGRect(x: next(), y: next(), width: abs(next()), height: abs(next()))
      frame.views[0].offset = next()
      frames.append(frame)
    }
    let text = Sample.text(of: frames)
    #expect(Sample.text(of: try TraceReader.read(Array(text.utf8)).frames) == text)
  }

  @Test(arguments: [
    ("", "line 1: the trace is empty; a header is expected"), ("{\n", "line 1: not JSON"),
    ("{\"version\":1}\n", "line 1: no \"device\"; it is required"),
    (
      Sample.headerLine.replacing("\"version\":1", with: "\"version\":2"),
      "line 1: version 2 of the format; this program reads 1"
    ),
    (Sample.headerLine + "\n{\"t\":0}\n", "line 2: no \"edge\"; it is required"),
    (Sample.headerLine + "\n" + Sample.emptyLine + "\n\n", "line 3: not JSON"),
    (
      Sample.headerLine + "\n" + Sample.emptyLine.replacing("844", with: "null"), "line 2: edge: not of the type Double"
    ),
    (
      Sample.headerLine + "\n" + Sample.emptyLine.replacing("\"occluders\":[]", with: "\"occluders\":[[1,2]]"),
      "line 2: occluders: not four numbers"
    ),
    (
      Sample.headerLine + "\n" + Sample.fullLine.replacing("\"role\":\"caret\"", with: "\"role\":\"wheel\""),
      "line 2: views.[1].role: Cannot initialize Role from invalid String value wheel"
    ),
    (
      Sample.headerLine + "\n" + Sample.fullLine.replacing("\"offset\":-12.5", with: "\"offset\":null"),
      "line 2: views.[0].offset: not of the type Double"
    ),
  ])
  func `what is wrong is said with its line`(_ text: String, _ complaint: String) {
    let error = #expect(throws: TraceError.self) { try TraceReader.read(Array(text.utf8)) }
    #expect(error?.description == complaint)
  }
}
