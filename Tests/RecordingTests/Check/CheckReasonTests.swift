import Recording
import Testing

struct CheckReasonTests {
  @Test func `what a scene writes cannot break a line of the report or move a terminal's cursor`() {
    let reason = CheckRun.Reason("a\u{1B}[2J", wanted: "b\nc", found: "\u{202E}d", line: 3, time: 0.5)
    #expect(reason.sentence == "a\\u{1b}[2J: wanted b\\nc, found \\u{202e}d (line 3, at 0.5 s)")
  }
}
