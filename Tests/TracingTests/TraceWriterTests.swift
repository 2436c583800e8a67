import Foundation
import KeyboardAvoidance
import Testing
import Tracing

@Suite struct TraceWriterTests {
  @Test func `a trace is one line for the header and one a frame, keys in a fixed order`() {
    #expect(
      Sample.text(of: [Sample.empty, Sample.full])
        == [Sample.headerLine, Sample.emptyLine, Sample.fullLine, ""].joined(separator: "\n"))
  }

  @Test func `bytes are handed over once`() {
    var writer = TraceWriter(header: Sample.header)
    #expect(!writer.takeBytes().isEmpty)
    #expect(writer.takeBytes().isEmpty)
    writer.append(Sample.empty)
    #expect(writer.takeBytes() == Array((Sample.emptyLine + "\n").utf8))
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0006, "-0.001"), (1, "1"), (-1, "-1"), (10, "10"),
      (99.9995, "100"), (100, "100"), (1234567.891, "1234567.891"), (0.1, "0.1"), (0.25, "0.25"), (0.012, "0.012"),
      (513.0999999, "513.1"), (2.0.nextDown, "2"), (1e18, "1e+18"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func `lengths are rounded to 0.001`(_ value: Double, _ text: String) {
    let line = Sample.text(of: [TraceFrame(time: 0, edge: value)]).split(separator: "\n")[1]
    #expect(line == "{\"t\":0,\"edge\":\(text),\"occluders\":[],\"views\":[],\"layoutPasses\":0}")
  }

  @Test(arguments: [
    (1.0 / 60, "0.016667"), (1.0 / 1000, "0.001"), (12.5, "12.5"), (0.0000004, "0"), (3599.999999, "3599.999999"),
  ])
  func `times are rounded to a microsecond`(_ time: Double, _ text: String) {
    #expect(Sample.text(of: [TraceFrame(time: time, edge: 1)]).contains("{\"t\":\(text),"))
  }

  @Test func `every character survives`() throws {
    var text = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar(UInt32($0)) }))
    text += "\u{2028}\u{FEFF}👩‍👩‍👧\u{10FFFF}"
    var frame = Sample.empty
    frame.events = [text, "", "\"\\\u{1}"]
    let written = Sample.text(of: [frame])
    #expect(written.contains(#""\"\\\u0001""#))
    let read = try TraceReader.read(Array(written.utf8)).frames[0].events
    #expect(read.map { Array($0.utf8) } == frame.events.map { Array($0.utf8) })
  }

  @Test func `a plan of the engine is kept`() {
    let plan = AvoidancePlan(
      lift: 3, regions: [AvoidancePlan.Region(id: 4, offset: nil, topInset: 1, bottomInset: 2)],
      unsatisfied: [
        AvoidancePlan.Unsatisfied(level: .caret, bound: .tooTall),
        AvoidancePlan.Unsatisfied(level: .field, bound: .gap),
        AvoidancePlan.Unsatisfied(level: .companion(1), bound: .topLimit),
      ], explanation: ["so"])
    #expect(
      TracePlan(plan)
        == TracePlan(
          lift: 3, regions: [TracePlan.Region(id: 4, offset: nil, insetTop: 1, insetBottom: 2)],
          unsatisfied: [
            TracePlan.Unsatisfied(level: "caret", bound: "tooTall"),
            TracePlan.Unsatisfied(level: "field", bound: "gap"),
            TracePlan.Unsatisfied(level: "companion1", bound: "topLimit"),
          ], explanation: ["so"]))
  }
}
