import Foundation
import Measures
import Testing
import Tracing

/// What text that scrolls itself, and a caret on another line, mean for coming back and for doing the same again.
@Suite struct RestingTextTests {
  /// `low` is a text view of 144 with a text of 200; at the end of it the caret is at 150 to 172 of the text.
  private func trace(scrolledTo end: CGFloat) -> TraceBuilder {
    var trace = TraceBuilder.run(
      setUp: { $0.fields["low"] = (517, 144) },
      opened: { trace in
        trace.frame("pressKey: end")
        trace.rest(2)
      })
    let moved = trace.frames.firstIndex { $0.events == ["pressKey: end"] } ?? 0
    for index in trace.frames.indices {
      let (isAtEnd, views) = (index >= moved, trace.frames[index].views)
      guard let field = views.first(where: { $0.id == "low" }) else { continue }
      var text = field
      text.role = .scroll
      (text.offset, text.contentHeight, text.insetTop, text.insetBottom) = (isAtEnd ? end : 0, 200, 0, 0)
      (text.ownInsetTop, text.ownInsetBottom) = (0, 0)
      trace.frames[index].views.append(text)
      guard let caret = views.firstIndex(where: { $0.role == .caret }) else { continue }
      trace.frames[index].views[caret].container = "low"
      trace.frames[index].views[caret].rect.origin.y = field.rect.minY + (isAtEnd ? 150 - end : 11)
    }
    return trace
  }

  /// 172 + 12 − 144 = 40: it keeps the space around its text in sight.
  @Test(arguments: [(CGFloat(40), 0.0), (28, 12), (56, 16)])
  func `a text view rests where it has scrolled itself to for its caret`(_ end: CGFloat, _ drift: Double) {
    #expect(trace(scrolledTo: end).values(.restoreDrift) == [drift])
  }

  @Test(arguments: [(CGFloat(11), 20.0), (31, nil)])
  func `the same field with its caret on another line is another act`(_ caretY: CGFloat, _ spread: Double?) {
    var trace = TraceBuilder.run()
    trace.caretY = caretY
    trace.open("low", by: [6, 17, 19, 12, 24])
    trace.rest(3)
    #expect(trace.values(.idempotence) == [spread])
  }

  /// A line more lets the form go up by 15 in three frames, a character typed in each.
  @Test func `a move that goes on under the next characters is one move`() {
    let trace = TraceBuilder.run(opened: { trace in
      trace.caretY += 20
      for character in ["a", "b", "c"] {
        trace.offset += 5
        trace.frame("inputText: \(character)")
      }
      trace.rest(2)
    })
    #expect(trace.values(.typingSteps, .typingStepsPerCharacter, .typingReversals) == [0, 0.333, 0])
  }
}
