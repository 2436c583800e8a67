import Foundation
import Scenarios
import Testing
import Tracing
import ViewTree

@testable import Staging

@MainActor
struct ScriptPlayerTests {
  /// The events of a script, as `time word`, and the player after it.
  private func events(_ steps: String, until end: TimeInterval = 30) throws -> ([String], ScriptPlayer) {
    let (stage, player) = try Stages.script(steps)
    var told: [String] = []
    stage.onEvent = { told.append("\(($0.time * 1000).rounded() / 1000) \(ScriptWriter.text(of: $0.event.action))") }
    try player.advance(to: end)
    return (told, player)
  }

  @Test func `steps follow each other, and waits last as long as they say`() throws {
    let (told, player) = try events(
      """
      - wait: 0.5
      - tapOn: {point: [195, 227]}
      - wait: 0.25
      - inputText: ab
      - pressKey: left
      - wait: 1
      """)
    #expect(
      told == [
        "0.5 touchDown: [195, 227]", "0.58 touchUp: [195, 227]", "0.83 inputText: a", "0.89 inputText: b",
        "0.89 pressKey: left",
      ])
    #expect(abs(player.end - 1.89) < 1e-9)
    #expect(player.isFinished && player.nextTime == nil)
  }

  @Test func `at holds until a time`() throws {
    let (told, player) = try events(
      """
      - at: 1.5
      - theme: dark
      - {at: 2, theme: light}
      """)
    #expect(told == ["1.5 theme: dark", "2.0 theme: light"])
    #expect(player.end == 2)
  }

  @Test func `a repeat does its steps so many times, one in another too`() throws {
    let (told, _) = try events(
      """
      - repeat:
          times: 2
          commands:
            - theme: dark
            - repeat:
                times: 3
                commands: [{wait: 0.1}, {keyboard: {height: 300}}]
      """)
    #expect(told.filter { $0.hasSuffix("theme: dark") } == ["0.0 theme: dark", "0.3 theme: dark"])
    let times = told.filter { $0.contains("keyboard") }.map { String($0.prefix(3)) }
    #expect(times == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6"])
  }

  @Test func `waiting for the animation ends when nothing moves`() throws {
    let (told, _) = try events(
      """
      - tapOn: card-number
      - waitForAnimationToEnd
      - theme: dark
      - waitForAnimationToEnd
      - theme: light
      """)
    // The focus comes at 0.08 s, and the keyboard's motion lasts 0.5 s.
    #expect(told.suffix(2) == ["0.58 theme: dark", "0.58 theme: light"])
  }

  @Test func `it says what it will do next`() throws {
    let (stage, player) = try Stages.script("- wait: 0.5\n- tapOn: email\n- wait: 1")
    #expect(player.nextTime == 0)
    try player.advance(to: 0.1)
    #expect(player.nextTime == 0.5)
    try player.advance(to: 0.51)
    #expect(player.nextTime == 0.58)
    try player.advance(to: 0.6)
    #expect(player.nextTime == nil)
    #expect(!player.isFinished)
    try player.advance(to: 1.58)
    #expect(player.isFinished)
    #expect(stage.time == 1.58)
  }

  @Test func `marks are remembered with their times`() throws {
    let (_, player) = try events(
      "- chapter: One\n- wait: 0.5\n- startRecording\n- wait: 1\n- chapter: Two\n- wait: 0.25\n- stopRecording\n- wait: 9"
    )
    #expect(
      player.marks == [
        .init(time: 0, kind: .chapter("One")), .init(time: 0.5, kind: .recordingStarts),
        .init(time: 1.5, kind: .chapter("Two")), .init(time: 1.75, kind: .recordingEnds),
      ])
  }

  /// A tap holds 0.08 s; steps are from line 3 on.
  @Test func `what is expected and what is pictured is told of while the stage is so`() throws {
    let (stage, player) = try Stages.script(
      "- tapOn: city\n- wait: 1\n- expect: {focus: city}\n- takeScreenshot: up\n- wait: 1\n- unfocus")
    var told: [String] = []
    player.onExpectation = { expectation, file, place in
      let time = (stage.time * 1000).rounded() / 1000
      told.append("\(file):\(place.line):\(place.column) \(time) \(stage.look.focus ?? "")")
      #expect(expectation.focus == .view("city") && expectation.views.isEmpty)
    }
    player.onScreenshot = { told.append("\($0) \((stage.time * 1000).rounded() / 1000) \(stage.look.focus ?? "")") }
    try player.advance(to: 30)
    #expect(told == ["test.yaml:5:5 1.08 city", "up 1.08 city"])
    #expect(stage.look.focus == nil)
  }

  @Test func `of a script that nobody wrote, what cannot be done is left out and noted`() throws {
    let (stage, strict) = try Stages.script("- hideKeyboard\n- theme: dark\n- wait: 0.5\n- tapOn: notes\n- tapOn: city")
    #expect(throws: ScenarioError.self) { try strict.advance(to: 0) }
    let player = ScriptPlayer(
      try Stages.library.scenario(
        yaml:
          "scene: long-form\nscript:\n  - hideKeyboard\n  - theme: dark\n  - wait: 0.5\n  - tapOn: notes\n  - tapOn: city\n",
        file: "test.yaml"
      ).script, on: stage, file: "test.yaml", untappable: .isLeftOut)
    try player.advance(to: 1)
    #expect(
      player.marks == [
        .init(time: 0, kind: .leftOut(SourcePlace(line: 3, column: 5))),
        .init(time: 0.5, kind: .leftOut(SourcePlace(line: 6, column: 5))),
      ])
    #expect(stage.theme == .dark && stage.look.focus == "city")
  }

  @Test func `a target is aimed at where it is when the step begins`() throws {
    let (stage, player) = try Stages.script(
      "- tapOn: city\n- wait: 1\n- tapOn: {text: Postcode}\n- wait: 1\n- hideKeyboard\n- wait: 1\n- tapOn: {key: q}")
    try player.advance(to: 1.07)
    #expect(stage.look.focus == "city")
    try player.advance(to: 2.1)
    #expect(stage.look.focus == "postcode")
    try player.advance(to: 2.9)
    #expect(stage.look.focus == nil)
  }

  @Test func `keys are tapped on the keyboard, pages and capitals too`() throws {
    let (stage, player) = try Stages.script(
      """
      - tapOn: phone
      - wait: 1
      - tapOn: {key: shift}
      - tapOn: {key: a}
      - tapOn: {key: "123"}
      - tapOn: {key: "4"}
      - tapOn: {key: space}
      - tapOn: {key: "#+="}
      - tapOn: {key: "€"}
      - tapOn: {key: delete}
      - tapOn: {key: ABC}
      - tapOn: {key: b}
      """)
    try player.advance(to: 5)
    #expect((stage.window.descendant(named: "phone") as? TextField)?.text == "A4 b")
  }

  @Test func `drags, swipes and erasing do what a hand does`() throws {
    let (stage, player) = try Stages.script(
      """
      - swipe: up
      - waitForAnimationToEnd
      - drag: {path: [[195, 300], [195, 500]], duration: 0.3}
      - waitForAnimationToEnd
      - tapOn: city
      - wait: 0.5
      - inputText: Turin
      - eraseText: 2
      """)
    try player.advance(to: 0.5)
    #expect((stage.look.view(.scroll)?.offset ?? 0) > 100)
    try player.advance(to: 20)
    #expect((stage.window.descendant(named: "city") as? TextField)?.text == "Tur")
  }

  @Test func `a tap outside meets nothing that takes taps`() throws {
    let (stage, player) = try Stages.script("- tapOn: city\n- wait: 1\n- tapOutside\n- wait: 1")
    try player.advance(to: 1)
    #expect(stage.look.focus == "city")
    try player.advance(to: 3)
    #expect(stage.look.focus == nil)
  }

  /// The bar of a screen in tabs lies below the top limit of what holds the tabs, and a tap on it keeps the keyboard.
  @Test func `a tap outside does not meet the bar of a screen in tabs`() throws {
    let (stage, player) = try Stages.script("- tapOn: entry-2\n- wait: 1\n- tapOutside\n- wait: 1", on: "tabs")
    try player.advance(to: 1)
    #expect(stage.look.focus == "entry-2")
    try player.advance(to: 3)
    #expect(stage.look.focus == nil)
  }

  @Test(arguments: [
    ("- tapOn: notes", "\"notes\" cannot be seen at 0.5 s, so it cannot be tapped; scroll to it first"),
    ("- tapOn: {key: q}", "the key \"q\" is not on the keyboard at 0.5 s; show its page and focus a field first"),
    ("- tapOn: city\n- wait: 1\n- tapOn: {key: \"4\"}", "the key \"4\" is not on the keyboard at 1.58 s;"),
    ("- hideKeyboard", "the keyboard has no dismiss button at 0.5 s: it is hidden or has no accessory"),
    ("- focus: city\n- hideKeyboard", "the dismiss button is below the window at 0.5 s: the keyboard has only set out"),
    ("- pressKey: a", "the key a with these modifiers does nothing in a form"),
  ])
  func `what cannot be done is told with its place`(steps: String, message: String) throws {
    let place = 3 + steps.split(separator: "\n").count
    do {
      let (_, player) = try Stages.script("- wait: 0.5\n" + steps)
      try player.advance(to: 10)
      Issue.record("no error")
    } catch let error as ScenarioError {
      #expect(error.file == "test.yaml" && error.line == place && error.column == 5, "\(error)")
      #expect(error.message.hasPrefix(message), "\(error)")
    }
  }
}
