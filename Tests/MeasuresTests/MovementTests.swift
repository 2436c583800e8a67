import Foundation
import Measures
import Testing
import Tracing

@Suite struct MovementTests {
  @Test func `a faultless run has an opening and a closing, each as long as it has to be`() {
    // The field ends at 561 and shall be 10 above 513: 58 points, in five steps; then back.
    let movements = TraceBuilder.run().trace.movements
    #expect(movements.map(\.cause) == [.open, .close])
    #expect(movements.map(\.view) == ["low", "low"])
    #expect(movements.map(\.need) == [58, 58] && movements.map(\.path) == [58, 58])
    #expect(movements.map(\.excess) == [0, 0])
    // Three frames at rest, five of the slide and six at rest: the closing begins at frame 14.
    #expect(abs(movements[0].start - 0.3) < 1e-9 && abs(movements[1].start - 1.4) < 1e-9)
    #expect(abs(movements[0].end - 1.3) < 1e-9)
  }

  @Test(arguments: [[6, 17, 19, 12, 14], [80, -22, 0, 0, 0], []] as [[CGFloat]])
  func `the greatest excess is the measure's`(steps: [CGFloat]) {
    let trace = TraceBuilder.run(up: steps)
    let excess = trace.trace.movements.compactMap(\.excess)
    #expect(excess.max() == trace.report[.excessMovement].value)
    #expect(abs(excess.reduce(0, +) - (trace.report[.excessMovementTotal].value ?? -1)) < 1e-9)
  }

  @Test func `without the distance kept nobody can say what was needed`() {
    var trace = TraceBuilder.run().trace
    for index in trace.frames.indices { trace.frames[index].distance = nil }
    #expect(trace.movements.map(\.need) == [nil, nil] && trace.movements.map(\.excess) == [nil, nil])
    #expect(trace.movements.map(\.path) == [58, 58])
  }

  @Test func `each change of focus, typing and keyboard is a cause of its own`() {
    var trace = TraceBuilder()
    trace.rest(2)
    trace.open("low")
    trace.rest(2)
    trace.focus = "high"
    trace.rest(2)
    trace.frame("inputText: a")
    trace.rest(2)
    trace.edge = 468
    trace.rest(2)
    trace.close()
    let movements = trace.trace.movements
    #expect(movements.map(\.cause) == [.open, .change, .typing, .keyboard, .close])
    #expect(movements.map(\.view) == ["low", "high", "high", "high", "high"])
    // Frames 2, 9, 11, 14 and 16 of ten a second.
    #expect(movements.map { ($0.start * 10).rounded() } == [2, 9, 11, 14, 16])
  }

  @Test func `a trace without frames has none`() {
    #expect(TraceBuilder().trace.movements.isEmpty && TraceBuilder().trace.coveredSpans.isEmpty)
  }
}

@Suite struct CoveredSpanTests {
  @Test func `a caret is covered from the frame in which the edge passes it to the end of the focus`() throws {
    // Its bottom is at 550; the edge is at 579.2 in frame 6 and at 513 from frame 7 on. Focus ends in frame 14.
    let trace = TraceBuilder.run(up: [])
    let span = try #require(trace.trace.coveredSpans.first)
    #expect(trace.trace.coveredSpans.count == 1 && span.view == "low")
    #expect(abs(span.start - 0.7) < 1e-9 && abs(span.end - 1.4) < 1e-9 && abs(span.duration - 0.7) < 1e-9)
  }

  @Test func `a caret that comes free and is covered again has two spans, which add up to the measure`() {
    var trace = TraceBuilder()
    trace.rest(2)
    trace.open("low", by: [0, 0, 0, 0, 0])
    trace.rest(1)
    trace.offset = 58
    trace.rest(2)
    trace.offset = 0
    trace.rest(3)
    let spans = trace.trace.coveredSpans
    // Covered in frames 6 and 7 and from frame 10 to the last, 12, which is shown no longer than it takes to see it.
    #expect(spans.map { ($0.start * 10).rounded() } == [6, 10] && spans.map { ($0.end * 10).rounded() } == [8, 12])
    #expect(abs(spans.reduce(0) { $0 + $1.duration } - (trace.report[.coveredTimeTotal].value ?? -1)) < 1e-9)
  }

  @Test func `a caret that is never covered has none`() { #expect(TraceBuilder.run().trace.coveredSpans.isEmpty) }
}
