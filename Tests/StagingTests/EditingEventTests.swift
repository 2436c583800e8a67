import Foundation
import Scenarios
import Staging
import Testing
import ViewTree

@MainActor
struct EditingEventTests {
  /// Another program's clipboard, which answers when it is told to.
  private final class Outside: Clipboard {
    var offered: [String] = []
    var replies: [(String?) -> Void] = []
    func setText(_ text: String, of selection: ClipboardSelection) { offered.append("\(selection): \(text)") }
    func requestText(of selection: ClipboardSelection, _ reply: @escaping (String?) -> Void) { replies.append(reply) }
  }

  private func focusedStage() throws -> (Stage, TextField) {
    let stage = try Stages.stage("sign-in")
    let field = try #require(stage.window.focusOrder.first as? TextField)
    field.becomeFirstResponder()
    return (stage, field)
  }

  @Test func `every editing key is a step of a script and comes back from it`() throws {
    let stage = try Stages.stage("sign-in")
    for key in EditingKey.allCases {
      var script = ScriptWriter.header(of: stage.scenario)
      script += ScriptWriter.line(for: Step(StageEvent.key(key).action))
      let scenario = try Stages.library.scenario(yaml: script, file: "k.yaml")
      let replay = try Stages.stage(scenario)
      var events: [StageEvent] = []
      replay.onEvent = { events.append($0.event) }
      let player = ScriptPlayer(scenario.script, on: replay, file: "k.yaml")
      try player.advance(to: 1)
      #expect(events == [.key(key)])
    }
  }

  @Test func `control, shift and Z is redo as well`() throws {
    let (stage, field) = try focusedStage()
    stage.perform(.text("a"), at: 1)
    stage.perform(.key(.undo), at: 1)
    let player = ScriptPlayer([Step(.pressKey(.z, modifiers: [.control, .shift]))], on: stage, file: "k.yaml")
    try player.advance(to: 2)
    #expect(field.text == "a")
  }

  @Test func `what is pasted from outside is an event with its text, when it comes`() throws {
    let (stage, field) = try focusedStage()
    let outside = Outside()
    stage.outsideClipboard = outside
    var events: [TimedEvent] = []
    stage.onEvent = { events.append($0) }
    stage.perform(.text("a"), at: 1)
    stage.perform(.key(.paste), at: 2)
    #expect(field.text == "a")
    stage.advance(to: 3)
    outside.replies[0]("b\nc")
    #expect(field.text == "ab c")
    stage.perform(.middleClick(field.frameInWindow(in: .presentation).origin.applying(4)), at: 4)
    outside.replies[1]("x")
    #expect(events.dropFirst().map(\.event).first == .paste("b\nc", at: nil))
    #expect(events.count == 3 && events[1].time == 3)
    #expect(field.text == "xab c")
    stage.perform(.key(.paste), at: 5)
    stage.perform(.escape, at: 6)
    outside.replies[2]("lost")
    #expect(field.text == "xab c", "the focus has gone")
  }

  @Test func `what is selected and copied is offered outside and outlives a reset`() throws {
    let (stage, _) = try focusedStage()
    let outside = Outside()
    stage.outsideClipboard = outside
    stage.perform(.text("ab"), at: 1)
    for key in [EditingKey.selectAll, .copy] { stage.perform(.key(key), at: 1) }
    #expect(outside.offered == ["primary: ab", "clipboard: ab"])
    stage.outsideClipboard = nil
    stage.perform(.reset, at: 2)
    let field = try #require(stage.window.focusOrder.first as? TextField)
    field.becomeFirstResponder()
    stage.perform(.key(.paste), at: 3)
    #expect(field.text == "ab")
  }
}

extension CGPoint {
  fileprivate func applying(_ inset: CGFloat) -> CGPoint { CGPoint(x: x + inset, y: y + inset) }
}
