import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Testing
import Tracing
import ViewTree

@testable import Staging

/// What the app does by program, on a stage. The content begins below a bar that ends at 91 (47 + 44).
@MainActor
struct AppActEventTests {
  static let scene = """
    scene:
      root:
        type: view
        children:
          - {type: navigationBar, id: bar, title: Members, backTitle: Club}
          - {type: label, id: hint, text: All of them, frame: {y: 8, height: 24}}
          - {type: field, id: search, text: "a👩‍👧bc", placeholder: Search, frame: {x: 16, y: 40, height: 44}}
          - {type: textView, id: notes, text: Notes, frame: {x: 16, y: 92, height: 80}}
          - type: stack
            id: pair
            frame: {y: 180, height: 120}
            children:
              - {type: field, id: first, frame: {height: 44}}
              - {type: field, id: second, frame: {height: 44}}
          - type: table
            id: people
            frame: {y: 310, height: 440}
            rows: {count: 100, template: {type: field, id: "name-{n}", text: "Person {n}", placeholder: Name}}
          - {type: sheet, id: contact, isPresented: false, detents: [medium], children: []}
    script:

    """

  private func play(_ steps: String, until end: TimeInterval = 60) throws -> Stage {
    let scenario = try Stages.library.scenario(
      yaml: Self.scene + steps.split(separator: "\n").map { "  \($0)\n" }.joined(), file: "test.yaml")
    let stage = try Stages.stage(scenario)
    try ScriptPlayer(scenario.script, on: stage, file: "test.yaml").advance(to: end)
    return stage
  }

  private func text(_ id: String, _ stage: Stage) -> String? {
    stage.view(id).flatMap { ($0 as? any TextInput)?.text ?? ($0 as? Label)?.text }
  }

  // MARK: Focus and text

  @Test func `focus and its end come without a finger, and the keyboard with them`() throws {
    #expect(try play("- focus: first").look.focus == "first")
    #expect(try play("- focus: name-3\n- wait: 1", until: 2).keyboard.model.height == 331)
    let stage = try play("- focus: first\n- wait: 1\n- unfocus")
    #expect(stage.look.focus == nil && stage.keyboard.model.height == 0)
  }

  @Test func `what is done by program is an event as what a hand does, and the step of the same name`() throws {
    let stage = try play("- wait: 0.1", until: 0.1)
    var told: [TimedEvent] = []
    stage.onEvent = { told.append($0) }
    stage.perform(.app(.focus("second")), at: 0.5)
    #expect(told == [TimedEvent(.app(.focus("second")), at: 0.5)] && stage.look.focus == "second")
    #expect(StageEvent.app(.focus("second")).action == .app(.focus("second")))
    stage.perform(.app(.unfocus), at: 1)
    #expect(told.count == 2 && stage.look.focus == nil)
  }

  @Test func `characters are selected, whatever they are made of`() throws {
    let stage = try play("- focus: search\n- select: {in: search, from: 1, to: 2}")
    let input = try #require(stage.view("search") as? any TextInput)
    #expect(input.selection.range == 1..<(1 + "👩‍👧".utf8.count))
    #expect(
      text("search", try play("- focus: search\n- select: {in: search, from: 1, to: 3}\n- inputText: x")) == "axc")
    #expect(
      text("search", try play("- focus: search\n- select: {in: search, from: 2, to: 2}\n- inputText: x")) == "a👩‍👧xbc")
    // Beyond the end is the end.
    #expect(
      text("search", try play("- focus: search\n- select: {in: search, from: 90, to: 99}\n- inputText: x")) == "a👩‍👧bcx")
    #expect(text("search", try play("- focus: search\n- select: all\n- inputText: x")) == "x")
  }

  @Test func `the app sets texts, and text is copied from one view into another`() throws {
    let stage = try play(
      """
      - setText: {in: hint, text: Saved}
      - setText: {in: first, text: Ada}
      - setText: {in: notes, text: ""}
      - copyTextFrom: hint
      - focus: notes
      - pasteText
      """)
    #expect(["hint", "first", "notes"].map { text($0, stage) } == ["Saved", "Ada", "Saved"])
  }

  // MARK: Geometry

  @Test func `a view gets another frame, and what a stack places another size`() throws {
    let stage = try play("- resize: {id: search, y: 60, height: 60}\n- resize: {id: first, height: 60}")
    #expect(stage.frame("search") == CGRect(x: 16, y: 151, width: 358, height: 60))
    // The stack stands at 91 + 180 = 271.
    #expect(stage.frame("first") == CGRect(x: 0, y: 271, width: 390, height: 60))
    #expect(stage.frame("second")?.minY == 331)
  }

  @Test func `with a duration it goes there`() throws {
    let stage = try play("- resize: {id: search, y: 80, duration: 0.4}", until: 0.2)
    let view = try #require(stage.view("search"))
    // Ease-in-out is half way at half time: 91 + 40 + 20.
    #expect(abs(view.frameInWindow(in: .presentation).minY - 151) < 0.001)
    #expect(view.frameInWindow().minY == 171)
    #expect(stage.window.animationEnd == 0.4)
  }

  @Test func `the app scrolls, at once or on a way`() throws {
    let way = try play("- scrollTo: {in: people, y: 500, animated: true}", until: 0.15)
    let table = try #require(way.view("people") as? TableView)
    #expect(abs(table.shown(.offsetY).value - 250) < 0.001)
    way.advance(to: 1)
    #expect(table.contentOffset == CGPoint(x: 0, y: 500))
    #expect(
      (try play("- scrollTo: {in: people, y: 500}", until: 0).view("people") as? TableView)?.contentOffset.y == 500)
  }

  // MARK: Rows

  private func numbers(_ stage: Stage) -> [String] {
    (stage.view("people") as? TableView)?.loadedRows.prefix(4).compactMap(\.content.id) ?? []
  }

  @Test func `rows come, go and grow, and keep their ids`() throws {
    #expect(
      numbers(try play("- insertRows: {in: people, at: 2, count: 2}")) == ["name-1", "name-101", "name-102", "name-2"])
    #expect(
      numbers(try play("- deleteRows: {in: people, at: 2, count: 2}")) == ["name-1", "name-4", "name-5", "name-6"])
    let stage = try play("- reloadRow: {in: people, row: 2, height: 68}")
    #expect(numbers(stage) == ["name-1", "name-2", "name-3", "name-4"])
    // Rows are 44 high; the table stands at 91 + 310 = 401.
    #expect(["name-2", "name-3"].map { stage.frame($0)?.minY } == [445, 513])
    let end = try play("- insertRows: {in: people}\n- scrollTo: {in: people, y: 4004}\n- tapOn: name-101", until: 1)
    #expect(end.look.focus == "name-101")
  }

  @Test func `rows come into a table that has none, and none can be taken from it`() throws {
    let steps = "- deleteRows: {in: people, at: 1, count: 100}\n- insertRows: {in: people, count: 2}"
    #expect(numbers(try play(steps)) == ["name-101", "name-102"])
    #expect(throws: ScenarioError.self) {
      try play("- deleteRows: {in: people, at: 1, count: 100}\n- reloadRow: {in: people, row: 1, height: 50}")
    }
  }

  @Test func `a row that is reloaded lets go of the focus, one that is inserted above does not`() throws {
    let tap = "- focus: name-2\n- wait: 1\n"
    #expect(try play(tap + "- reloadRow: {in: people, row: 2, height: 68}").look.focus == nil)
    let stage = try play(tap + "- insertRows: {in: people, at: 1, count: 3}")
    #expect(stage.look.focus == "name-2")
  }

  @Test func `messages come at the end of a chat, which stays in sight`() throws {
    let (stage, player) = try Stages.script("- insertRows: {in: message, messages: [One, Two]}", on: "chat")
    try player.advance(to: 1)
    let list = try #require(stage.chat("message")?.list)
    #expect(list.messages.suffix(2).map(\.text) == ["One", "Two"] && list.isAtEnd)
  }

  // MARK: Presentations and screens

  @Test(arguments: ["dismissSheet", "dismissSheet: drag", "back"])
  func `a sheet comes by program and goes, by a finger too`(way: String) throws {
    let stage = try play("- present: contact\n- wait: 1", until: 1)
    #expect(stage.window.frontmostPresentation?.phase == .shown)
    let gone = try play("- present: contact\n- wait: 1\n- \(way)\n- wait: 1", until: 3)
    #expect(gone.window.presentations.isEmpty)
  }

  @Test func `back takes the keyboard first, then the screen`() throws {
    let stage = try play("- focus: first\n- wait: 1\n- back\n- wait: 1", until: 2)
    #expect(stage.look.focus == nil && stage.window.stackToGoBackIn != nil)
    #expect(try play("- focus: first\n- wait: 1\n- back\n- wait: 1\n- back").window.stackToGoBackIn == nil)
  }

  @Test func `a swipe back leaves the screen, a cancelled one does not`() throws {
    #expect(try play("- swipeBack\n- wait: 1").window.stackToGoBackIn == nil)
    // CASES.md H3: x 0, 150, 0 with the keyboard up; everything is as before.
    let before = try play("- focus: second\n- wait: 1", until: 3)
    let after = try play("- focus: second\n- wait: 1\n- swipeBack: {to: 150, cancel: true}\n- wait: 1", until: 3)
    #expect(after.look == before.look && after.window.stackToGoBackIn != nil)
    let held = try play("- swipeBack: {to: 150, duration: 1}", until: 0.5)
    #expect(abs((held.window.fingerLocation?.x ?? 0) - 76) < 3)
  }

  @Test func `a fling moves on when the finger has left`() throws {
    let stage = try play("- fling: {from: {point: [200, 700]}, velocity: [0, -3000]}", until: 0.1)
    let table = try #require(stage.view("people") as? TableView)
    let offset = table.shown(.offsetY).value
    // 0.1 s at 3,000 points a second, but for the first frame's 50, in which the drag is made out.
    #expect(abs(offset - 250) < 0.001)
    stage.advance(to: 5)
    #expect(table.contentOffset.y > offset + 300)
  }

  @Test(arguments: [
    ("present: contact\n- wait: 1\n- present: contact", "\"contact\" is presented already at 1.0 s"),
    ("dismissSheet", "nothing is presented at 0.0 s"), ("dismissSheet: drag", "nothing is presented at 0.0 s"),
    ("swipeBack\n- wait: 1\n- swipeBack", "there is no screen to swipe back to"),
    (
      "swipeBack\n- wait: 1\n- back", "there is nothing to go back to at 1.4 s: no keyboard, no presentation, no screen"
    ),
    ("deleteRows: {in: people, at: 100, count: 2}", "\"people\" has no row 101 at 0.0 s: it has 100"),
    ("reloadRow: {in: people, row: 101, height: 9}", "\"people\" has no row 101 at 0.0 s: it has 100"),
    ("insertRows: {in: people, at: 102}", "\"people\" has no row 102 at 0.0 s: it has 100"),
    ("insertRows: {in: people, count: 1000000}", "\"people\" would have more than 1000000 rows"),
    ("focus: name-90", "there is no view \"name-90\" in the window at 0.0 s"),
    ("foreground", "the app is in front already at 0.0 s"),
    ("background\n- background", "the app is in the background already at 0.0 s"),
  ])
  func `what cannot be done is told`(steps: String, message: String) throws {
    let error = #expect(throws: ScenarioError.self) { try play("- " + steps) }
    #expect(error?.message.hasPrefix(message) == true, "\(String(describing: error))")
  }

  // MARK: Recordings

  @Test func `a recording of all of it replays to the same trace, byte for byte`() throws {
    let steps = """
      - focus: search
      - {at: 0.7, select: {in: search, from: 1, to: 2}}
      - setText: {in: hint, text: Saved}
      - resize: {id: first, height: 60, duration: 0.3}
      - insertRows: {in: people, at: 1, count: 2}
      - wait: 0.4
      - reloadRow: {in: people, row: 1, height: 90}
      - deleteRows: {in: people, at: 4}
      - scrollTo: {in: people, y: 120, animated: true}
      - copyTextFrom: hint
      - pasteText
      - background: {resetsLayout: true}
      - wait: 0.5
      - foreground
      - wait: 0.3
      - focus: name-4
      - wait: 0.5
      - swipeBack: {cancel: true}
      - wait: 1
      - unfocus
      - fling: {from: {point: [200, 700]}, velocity: [0, -900]}
      - wait: 1.5
      - scrollUntilVisible: {element: name-20}
      - present: contact
      - wait: 0.6
      - dismissSheet: drag
      - wait: 0.6
      - back
      """
    func trace(_ scenario: Scenario, onEvent: (TimedEvent) -> Void = { _ in }) throws -> Data {
      let stage = try Stages.stage(scenario)
      return try withoutActuallyEscaping(onEvent) { told in
        stage.onEvent = { told($0) }
        defer { stage.onEvent = { _ in } }
        let player = ScriptPlayer(scenario.script, on: stage, file: "test.yaml")
        var log = TraceLog(stage: stage, program: "test", rate: 20, scale: 1, fingerprint: "")
        for frame in 0...500 {
          let time = Double(frame) / 20
          try player.advance(to: time)
          log.append(stage, time: time)
        }
        #expect(player.isFinished)
        return log.takeData()
      }
    }
    let indented = steps.split(separator: "\n").map { "  \($0)\n" }.joined()
    let scenario = try Stages.library.scenario(yaml: Self.scene + indented, file: "test.yaml")
    var recording = ScriptWriter.header(of: scenario)
    let live = try trace(scenario) { recording += ScriptWriter.line(for: Step($0.event.action, at: $0.time)) }
    let recorded = try Stages.library.scenario(yaml: recording, file: "test.yaml")
    #expect(recorded.script.count > 100)
    #expect(try trace(recorded) == live)
  }
}
