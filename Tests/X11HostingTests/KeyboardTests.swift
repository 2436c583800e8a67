import Foundation
import Testing
import WindowHosting
import XServerSupport

@testable import X11Hosting

@MainActor struct KeyboardTests {
  private func presses(_ stage: Stage, _ command: String, count: Int) throws -> [WindowHosting.KeyPress] {
    try stage.probe.send(command)
    var presses: [WindowHosting.KeyPress] = []
    while presses.count < count {
      let events = try stage.events { $0.keyPress != nil }
      guard let press = events.last?.keyPress else { break }
      presses.append(press)
    }
    return presses + stage.settle().compactMap(\.keyPress)
  }

  private func focusedStage(options: [String] = []) throws -> Stage {
    let stage = try Stage(options: options)
    try stage.probe.send("click 10 10")
    stage.settle()
    return stage
  }

  @Test func `typed text arrives as characters`() throws {
    let stage = try focusedStage()
    let typed = try presses(stage, "type aZ 9!", count: 5)
    #expect(typed.map(\.text) == ["a", "Z", " ", "9", "!"])
    #expect(typed.allSatisfy { $0.key == .character && !$0.isRepeat })
    #expect(typed.map { $0.modifiers.contains(.shift) } == [false, true, false, false, true])
  }

  @Test func `characters no key has arrive as UTF-8`() throws {
    let stage = try focusedStage()
    #expect(try presses(stage, "type é€中", count: 3).map(\.text) == ["é", "€", "中"])
    #expect(stage.host.unexpectedErrors.isEmpty)
  }

  @Test func `a dead key and a letter compose`() throws {
    let stage = try focusedStage()
    try stage.probe.send("key dead_acute")
    #expect(try presses(stage, "key e", count: 1).map(\.text) == ["é"])
  }

  @Test func `keys with a meaning of their own have names`() throws {
    let stage = try focusedStage()
    let names = [
      "Escape", "Tab", "Return", "BackSpace", "Delete", "Left", "Right", "Up", "Down", "Home", "End", "Page_Up",
      "Page_Down", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12", "KP_Enter",
    ]
    let keys: [WindowHosting.KeyPress.Key] = [
      .escape, .tab, .enter, .delete, .forwardDelete, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .f1,
      .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12, .enter,
    ]
    for (name, key) in zip(names, keys) {
      let press = try #require(try presses(stage, "key \(name)", count: 1).first)
      #expect(press == WindowHosting.KeyPress(key))
    }
  }

  @Test func `modifiers are told and control keeps the letter`() throws {
    let stage = try focusedStage()
    #expect(
      try presses(stage, "key ctrl+r", count: 1) == [WindowHosting.KeyPress(.character, text: "r", modifiers: .control)]
    )
    #expect(
      try presses(stage, "key ctrl+shift+q", count: 1)
        == [WindowHosting.KeyPress(.character, text: "q", modifiers: [.control, .shift])])
    #expect(try presses(stage, "key shift+Tab", count: 1) == [WindowHosting.KeyPress(.tab, modifiers: .shift)])
    #expect(try presses(stage, "key alt+Left", count: 1) == [WindowHosting.KeyPress(.left, modifiers: .alt)])
  }

  @Test func `a held key repeats and says so`() throws {
    let stage = try focusedStage(options: ["-ardelay", "60", "-arinterval", "20"])
    let held = try presses(stage, "hold a 300", count: 3)
    #expect(held.first?.isRepeat == false)
    #expect(held.dropFirst().allSatisfy { $0.isRepeat })
    // Its release ends that: the next press is a new one.
    #expect(try presses(stage, "key a", count: 1).map(\.isRepeat) == [false])
  }

  @Test func `keysyms stand for their characters without an input method`() {
    #expect(String(keysym: 0x61) == "a")
    #expect(String(keysym: 0xE9) == "é")
    #expect(String(keysym: 0x0100_4E2D) == "中")
    #expect(String(keysym: 0xFFB7) == "7")
    #expect(String(keysym: 0xFF1B) == "")
    #expect(String(keysym: 0x0100_D800) == "")
  }
}
