import Foundation
import Scenarios
import Testing

@Suite struct BadFactsEventTests {
  @Test(arguments: [
    ("focus", "3:9: events is \"focus\"; a list of events is expected"),
    ("[]", "3:9: no events; list at least one, or leave \"events\" out"),
    ("[fcous]", "3:10: unknown event \"fcous\"; 11 are known (did you mean \"focus\"?)"),
    ("[{}]", "3:10: an empty event; an event has a word"),
    ("[[focus]]", "3:10: a list where an event belongs; an event is a word, or a word with what it needs"),
    ("[scroll]", "3:10: scroll alone; it needs a value, as in \"scroll: …\""),
    ("[{scroll: {in: form, to: 3}}]", "3:24: unknown region \"form\"; known: none"),
    ("[{scroll: {in: root, to: 3}}]", "3:24: the root, which does not scroll; name a region"),
    ("[{scroll: {to: 3}}]", "3:19: scroll without \"in\"; it is required"),
    ("[{unfocus: 3}]", "3:20: unfocus with a value; it stands alone, as in \"- unfocus\""),
    ("[{focus: {y: 3}}]", "3:19: unknown key \"y\" in focus; known: field, caret, companions"),
    ("[{focus: {caret: {y: 3, height: 3}}}]", "3:18: focus without \"field\"; it is required"),
    (
      "[{edit: {caret: 3}}]",
      "3:25: caret is \"3\"; a rectangle is expected, as in {y: 700, height: 44} or [x, y, width, height]"
    ),
    ("[{focus: , edit: }]", "3:20: a second word \"edit\" in one event; an event has one; begin the next with \"- \""),
    (
      "[{keyboard: show}]",
      "3:21: a message of a keyboard that nothing describes; add a \"keyboard\" to the file, or its height here"
    ),
    (
      "[{keyboard: {}}]",
      "3:21: a message of a keyboard that nothing describes; add a \"keyboard\" to the file, or its height here"
    ),
    ("[{keyboard: up}]", "3:21: unknown keyboard \"up\"; known: show, hide"),
    (
      "[{keyboard: {message: show, height: 3}}]",
      "3:31: unknown message \"show\"; known: willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame"
    ),
    (
      "[{dragKeyboard: {phase: end, y: 3}}]",
      "3:33: unknown phase \"end\"; known: began, moved, ended (did you mean \"ended\"?)"
    ),
    ("[{app: background}]", "3:16: unknown app \"background\"; known: active, inactive"),
    ("[{swipeBack: done}]", "3:22: unknown swipeBack \"done\"; known: completed, cancelled"),
    ("[{resize: {width: 0, height: 4}}]", "3:27: width is \"0\", zero; it is more than 0"),
  ])
  func `a wrong list of events is refused in one line`(_ events: String, _ complaint: String) {
    #expect(BadFactsTests.complaint(BadFactsTests.form + "events: " + events) == complaint)
  }

  @Test func `a keyboard in an event needs its height before anything else`() {
    #expect(
      BadFactsTests.complaint(BadFactsTests.form + "keyboard: {height: 3}\nevents: [{keyboard: {y: 3}}]")
        == "4:21: y of a keyboard without \"height\"; give its height too")
  }
}
