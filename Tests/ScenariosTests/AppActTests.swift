import Foundation
import Testing

@testable import Scenarios

/// What a script says of the app and of the gestures that need more than a target.
@Suite struct AppActTests {
  /// A scene with one of each view that steps speak of.
  static let scene = """
    scene:
      root:
        type: view
        children:
          - {type: navigationBar, id: bar, title: Members, backTitle: Back}
          - {type: label, id: hint, text: "Hint", frame: {y: 0, height: 20}}
          - {type: field, id: name, frame: {y: 20, height: 44}}
          - {type: scroll, id: form, frame: {y: 70, height: 100}, layout: {axis: vertical}, children: [
              {type: textView, id: notes}]}
          - {type: chat, id: message, frame: {y: 170, height: 200}, messages: [Hello]}
          - {type: table, id: people, frame: {y: 370}, rows: {count: 3, template: {type: field, id: "name-{n}"}}}
          - {type: sheet, id: contact, isPresented: false, children: []}
    script:

    """

  private func decoded(_ step: String) throws -> Step.Action {
    let script = try Assets.library.scenario(yaml: Self.scene + "  - \(step)\n", file: "form.yaml").script
    return try #require(script.first).action
  }

  private static let actions: [(String, Step.Action)] = [
    ("copyTextFrom: hint", .app(.copyText(from: .id("hint")))),
    ("copyTextFrom: {text: Hello}", .app(.copyText(from: .text("Hello")))),
    ("scrollUntilVisible: {element: name-3}", .scrollUntilVisible(.id("name-3"), .down, timeout: 20)),
    (
      "scrollUntilVisible: {element: {text: Hint}, direction: UP, timeout: 3}",
      .scrollUntilVisible(.text("Hint"), .up, timeout: 3)
    ),
    ("back", .app(.back)), ("assertVisible: hint", .assertVisible(.id("hint"))),
    ("assertNotVisible: {text: Hint}", .assertNotVisible(.text("Hint"))),
    ("takeScreenshot: sent-1.done", .takeScreenshot("sent-1.done")),
    ("runFlow: {commands: []}", .runFlow(Step.Flow([]))),
    ("fling: {from: form, velocity: [0, -2500]}", .fling(from: .id("form"), dx: 0, dy: -2500)),
    ("select: all", .pressKey(.a, modifiers: .control)),
    ("select: {in: name, from: 1, to: 3}", .app(.select(in: "name", from: 1, to: 3))),
    ("select: {in: message, from: 2, to: 2}", .app(.select(in: "message", from: 2, to: 2))),
    ("setText: {in: hint, text: \"\"}", .app(.setText(in: "hint", ""))),
    ("resize: {id: hint, height: 40}", .app(.resize("hint", Step.Resizing(height: 40)))),
    (
      "resize: {id: hint, x: -1, y: 2.5, width: 3, height: 4, duration: 0.3}",
      .app(.resize("hint", Step.Resizing(x: -1, y: 2.5, width: 3, height: 4, duration: 0.3)))
    ),
    ("insertRows: {in: people}", .app(.insertRows(in: "people", at: nil, count: 1))),
    ("insertRows: {in: people, at: 1, count: 9}", .app(.insertRows(in: "people", at: 1, count: 9))),
    ("insertRows: {in: message, messages: [One, \"2\"]}", .app(.insertMessages(in: "message", ["One", "2"]))),
    ("reloadRow: {in: people, row: 2, height: 68}", .app(.reloadRow(in: "people", row: 2, height: 68))),
    ("deleteRows: {in: people, at: 2, count: 2}", .app(.deleteRows(in: "people", at: 2, count: 2))),
    ("focus: notes", .app(.focus("notes"))), ("focus: name-2", .app(.focus("name-2"))), ("unfocus", .app(.unfocus)),
    ("background", .app(.background(Step.Background()))),
    (
      "background: {resetsLayout: true, removesKeyboard: true}",
      .app(.background(Step.Background(resetsLayout: true, removesKeyboard: true)))
    ),
    ("foreground", .app(.foreground)), ("present: contact", .app(.present("contact"))),
    ("dismissSheet", .app(.dismissSheet)), ("dismissSheet: drag", .dragSheetAway),
    ("swipeBack", .swipeBack(to: nil, isCancelled: false, duration: 0.4)),
    (
      "swipeBack: {to: 150, cancel: true, duration: 0.6}", .swipeBack(to: 150, isCancelled: true, duration: 0.6)
    ),
    ("scrollTo: {in: form, y: 90}", .app(.scrollTo(in: "form", x: nil, y: 90, isAnimated: false))),
    (
      "scrollTo: {in: message, x: 0, y: 10, animated: true}",
      .app(.scrollTo(in: "message", x: 0, y: 10, isAnimated: true))
    ),
  ]

  @Test(arguments: actions)
  func `each step is read, and written so that it reads back as the same`(_ yaml: String, _ action: Step.Action) throws
  {
    #expect(try decoded(yaml) == action)
    #expect(try decoded(ScriptWriter.text(of: action)) == action)
    let line = ScriptWriter.line(for: Step(action, at: 2.5))
    let script = try Assets.library.scenario(yaml: Self.scene + line, file: "form.yaml").script
    #expect(script.map(\.withoutPlaces) == [Step(action, at: 2.5)])
  }

  @Test(arguments: [
    BadInput("a point that is to be seen", "assertVisible: {point: [1, 2]}", "18: assertVisible with a point"),
    BadInput("an unknown text", "assertNotVisible: {text: Hnit}", "28: unknown text \"Hnit\""),
    BadInput("a path as a name", "takeScreenshot: ../sent", "19: a picture named \"../sent\"; a name is letters"),
    BadInput("no name", "takeScreenshot: \"\"", "19: a picture named \"\""),
    BadInput("a hidden file", "takeScreenshot: .sent", "19: a picture named \".sent\""),
    BadInput("no speed", "fling: {from: form, velocity: [0, 0]}", "33: a fling of no speed"),
    BadInput("a selection of nothing", "select: none", "11: select is \"none\"; it is all, or a mapping"),
    BadInput("a selection backwards", "select: {in: name, from: 3, to: 1}", "35: to is 1, before from"),
    BadInput(
      "a label that is selected in", "select: {in: hint, from: 0, to: 1}",
      "16: \"hint\", which is a label; a field or text view is meant; known: name, notes, message"),
    BadInput(
      "an id with a slip", "focus: nmae", "10: unknown field or text view \"nmae\"; known: name, notes, message"),
    BadInput("a row that is not there", "focus: name-4", "10: unknown field or text view \"name-4\""),
    BadInput("a resize to nothing else", "resize: {id: hint}", "11: a resize to what it is"),
    BadInput("the bar's place", "resize: {id: bar, height: 9}", "16: \"bar\", which has the window's place"),
    BadInput("a size below zero", "resize: {id: hint, width: -1}", "29: width is \"-1\", negative"),
    BadInput("messages for a table", "insertRows: {in: people, messages: [a]}", "38: messages for a table"),
    BadInput("a row of a chat", "insertRows: {in: message, at: 1}", "33: a place or a count for a chat"),
    BadInput("no messages", "insertRows: {in: message, messages: []}", "39: no messages"),
    BadInput("row zero", "reloadRow: {in: people, row: 0, height: 9}", "32: row is \"0\"; a whole number from 1"),
    BadInput(
      "rows without end", "insertRows: {in: people, count: 1000000000}",
      "35: count is \"1000000000\", beyond 1000000; write a smaller one"),
    BadInput("a sheet that is none", "present: people", "12: \"people\", which is a table; a sheet, alert or popover"),
    BadInput("a third way", "dismissSheet: slowly", "17: dismissSheet is \"slowly\"; it stands alone, or is drag"),
    BadInput("a swipe out of the window", "swipeBack: {to: 391}", "19: to is 391, outside the window"),
    BadInput("no place to scroll to", "scrollTo: {in: form}", "13: a scrollTo without a place"),
    BadInput("an unknown direction", "scrollUntilVisible: {element: hint, direction: dwon}", "50: unknown direction"),
    BadInput("a flow of two kinds", "runFlow: {file: a.yaml, commands: []}", "12: a runFlow of neither or both"),
    BadInput("back with a value", "back: now", "9: back with a value; it stands alone"),
    BadInput("focus alone", "focus", "3: focus alone; it needs a value"),
  ])
  func `a wrong step is refused with its place`(_ input: BadInput) throws {
    let complaint = try #require(Assets.complaint(Self.scene + "- " + input.yaml + "\n"))
    let line = Self.scene.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(complaint.hasPrefix("form.yaml:\(line):\(input.complaint)"), "\(complaint)")
    #expect(!complaint.contains("\n"))
  }

  @Test func `later steps may speak of rows and texts that earlier ones bring`() throws {
    let steps = """
        - insertRows: {in: people, count: 2}
        - tapOn: name-5
        - insertRows: {in: message, messages: [See you]}
        - assertVisible: {text: See you}
        - setText: {in: hint, text: Saved}
        - assertVisible: {text: Saved}

      """
    #expect(try Assets.library.scenario(yaml: Self.scene + steps, file: "form.yaml").script.count == 6)
  }

  @Test func `a table of a billion rows is refused with the limit`() throws {
    let yaml = Self.scene.replacingOccurrences(of: "count: 3", with: "count: 1000000000")
    #expect(Assets.complaint(yaml)?.contains("count is \"1000000000\", beyond 1000000") == true)
  }
}
