import Foundation
import KeyboardAvoidance
import Scenarios
import Testing

/// What a script can say of the keyboard, of a finger on it, and of what the system tells of it.
@Suite struct KeyboardStepTests {
  /// A step as people write it, and what it means.
  struct Example: CustomTestStringConvertible {
    let yaml: String
    let action: Step.Action
    var testDescription: String { yaml }

    init(_ yaml: String, _ action: Step.Action) { (self.yaml, self.action) = (yaml, action) }
  }

  static let examples = [
    Example("keyboard: {height: 336}", .keyboard(.init(height: 336))),
    Example("keyboard: {accessory: 0, bar: true}", .keyboard(.init(accessory: 0, bar: 45))),
    Example("keyboard: {bar: 37}", .keyboard(.init(bar: 37))),
    Example("keyboard: {bar: false}", .keyboard(.init(bar: 0))),
    Example("keyboard: {type: emoji}", .keyboard(.init(kind: .always(.emoji)))),
    Example("keyboard: {type: automatic}", .keyboard(.init(kind: .asFieldsAsk))),
    Example(
      "keyboard: {heights: {number: 260, emoji: 380}}", .keyboard(.init(heights: [.number: 260, .emoji: 380]))),
    Example(
      "keyboard: {floating: {x: 400, y: 300, width: 320, height: 260}}",
      .keyboard(.init(posture: .floating(CGRect(x: 400, y: 300, width: 320, height: 260))))),
    Example("keyboard: {floating: false}", .keyboard(.init(posture: .docked))),
    Example("keyboard: {split: true}", .keyboard(.init(posture: .split))),
    Example("keyboard: {split: true, undocked: false}", .keyboard(.init(posture: .split))),
    Example("keyboard: {undocked: true}", .keyboard(.init(posture: .undocked))),
    Example("keyboard: {hardware: true, bar: 55}", .keyboard(.init(bar: 55, posture: .hardware))),
    Example("keyboard: {hardware: false}", .keyboard(.init(posture: .docked))),
    Example(
      "keyboard: {motion: qt, behavior: android}", .keyboard(.init(motion: .qt, behavior: .android))),
    Example("dragKeyboard: {to: 700}", .dragKeyboard(.init(.to(700)))),
    Example(
      "dragKeyboard: {by: -12.5, duration: 0, release: false}",
      .dragKeyboard(.init(.by(-12.5), duration: 0, isReleased: false))),
    Example(
      "keyboardEvent: {kind: willHide, end: [0, 808, 393, 44]}",
      .keyboardEvent(.send(.init(.willHide, end: CGRect(x: 0, y: 808, width: 393, height: 44))))),
    Example(
      "keyboardEvent: {kind: willShow, begin: [0, 0, 0, 0], end: [0, 516, 393, 336], duration: 0, curve: linear, "
        + "isLocal: false, pieces: [[0, 516, 393, -71]]}",
      .keyboardEvent(
        .send(
          .init(
            .willShow, begin: .zero, end: CGRect(x: 0, y: 516, width: 393, height: 336), duration: 0, curve: .linear,
            isLocal: false, pieces: [CGRect(origin: CGPoint(x: 0, y: 516), size: CGSize(width: 393, height: -71))])))),
    Example("keyboardEvent: {lose: [willHide, didHide]}", .keyboardEvent(.lose([.willHide, .didHide]))),
    Example("keyboardEvent: {lose: all}", .keyboardEvent(.lose(Set(KeyboardNotification.Kind.allCases)))),
    Example(
      "keyboardEvent: {delay: {willShow: 0.4, didShow: 0}}", .keyboardEvent(.delay([.willShow: 0.4, .didShow: 0]))),
    Example("keyboardEvent: {restore: all}", .keyboardEvent(.restore)), Example("dropFrames: 3", .dropFrames(3)),
  ]

  private func step(_ yaml: String) throws -> Step.Action? {
    try Assets.library.scenario(yaml: "scene: sign-in\nscript:\n  - {\(yaml)}\n", file: "s.yaml").script.first?.action
  }

  @Test(arguments: examples)
  func `a step is read, and reads back as it was written`(_ example: Example) throws {
    #expect(try step(example.yaml) == example.action)
    #expect(try step(ScriptWriter.text(of: example.action)) == example.action)
  }

  @Test func `a finger takes 0.4 s if nothing is said, over the screen or with the keyboard`() throws {
    #expect(Step.swipeDuration == 0.4)
    #expect(try step("swipe: down") == .swipe(.down, from: nil, duration: Step.swipeDuration))
    guard case .dragKeyboard(let drag) = try step("dragKeyboard: {by: 80}") else {
      Issue.record("not a drag")
      return
    }
    #expect((drag.way, drag.duration, drag.isReleased) == (.by(80), 0.4, true))
  }

  @Test func `a message names what its step names, and otherwise a keyboard of this app in one piece`() throws {
    func message(_ entries: String) throws -> Step.SentNotification? {
      guard case .keyboardEvent(.send(let message)) = try step("keyboardEvent: {kind: didShow, \(entries)}") else {
        return nil
      }
      return message
    }
    let end = CGRect(x: 0, y: 513, width: 390, height: 331)
    let short = try #require(try message("end: [0, 513, 390, 331]"))
    #expect((short.kind, short.begin, short.end, short.pieces) == (.didShow, nil, end, []))
    #expect((short.duration, short.curve, short.isLocal) == (0.25, .keyboard, true))
    let long = try #require(
      try message("begin: [0, 844, 390, 0], end: [0, 513, 390, 331], pieces: [[0, 513, 200, 331], [290, 513, 100, 9]]"))
    #expect(long.begin == CGRect(x: 0, y: 844, width: 390, height: 0))
    #expect(
      long.pieces == [CGRect(x: 0, y: 513, width: 200, height: 331), CGRect(x: 290, y: 513, width: 100, height: 9)])
  }

  @Test func `a scenario says the same of the keyboard it begins with, and is written so`() throws {
    let yaml = """
      scene: sign-in
      keyboard:
        height: 300
        bar: true
        type: password
        heights: {number: 260}
        split: true
        behavior: gnome
      """
    let scenario = try Assets.library.scenario(yaml: yaml, file: "k.yaml")
    var keyboard = Scenario.Keyboard(height: 300, behavior: .gnome)
    (keyboard.bar, keyboard.kind, keyboard.heights) = (45, .always(.password), [.number: 260])
    keyboard.posture = .split
    #expect(scenario.keyboard == keyboard)
    let written = try Assets.library.scenario(yaml: ScriptWriter.header(of: scenario), file: "k.yaml")
    #expect(written.keyboard == keyboard)
  }

  @Test func `what a step does not say of the keyboard stays, but its behaviour brings its motion`() {
    var keyboard = Scenario.Keyboard(height: 300, accessory: 0, motion: .qt)
    keyboard.heights = [.number: 260, .emoji: 300]
    keyboard.apply(.init(bar: 45, heights: [.emoji: 380]))
    #expect((keyboard.height, keyboard.accessory, keyboard.bar, keyboard.motion) == (300, 0, 45, .qt))
    #expect(keyboard.heights == [.number: 260, .emoji: 380])
    keyboard.apply(.init(behavior: .android))
    #expect((keyboard.behavior, keyboard.motion) == (.android, .android))
    keyboard.apply(.init(motion: .instant, behavior: .gnome))
    #expect((keyboard.behavior, keyboard.motion) == (.gnome, .instant))
  }

  @Test func `the guide's examples are read`() throws {
    let guide = Assets.folder.deletingLastPathComponent()
      .appending(path: "Sources/Scenarios/Scenarios.docc/Keyboards.md")
    let parts = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "```")
    let examples = parts.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element.dropFirst("yaml\n".count) }
    #expect(examples.count == 4)
    for example in examples {
      let scenario = try Assets.library.scenario(yaml: String(example), file: "guide.yaml")
      #expect(!scenario.script.isEmpty)
    }
  }

  @Test(arguments: [
    BadInput("nothing", "{keyboard: {}}", "1:38: a keyboard step that changes nothing; give one of height, "),
    BadInput("unknown key", "{keyboard: {hight: 3}}", "1:39: unknown key \"hight\" in a keyboard step; "),
    BadInput("a bar of words", "{keyboard: {bar: tall}}", "1:44: bar is \"tall\"; a number is expected"),
    BadInput("an unknown type", "{keyboard: {type: nmber}}", "1:45: unknown type \"nmber\"; known: automatic, text, "),
    BadInput(
      "heights of nothing", "{keyboard: {heights: {nmber: 2}}}", "1:49: unknown key \"nmber\" in a list of heights"),
    BadInput("too high", "{keyboard: {heights: {number: 900}}}", "1:57: a keyboard 900 high; the device is 844 high"),
    BadInput("floating nowhere", "{keyboard: {floating: true}}", "1:49: floating is \"true\"; false or a place "),
    BadInput("floating flat", "{keyboard: {floating: [0, 0, 9, 0]}}", "1:49: floating without area; "),
    BadInput(
      "beside the screen", "{keyboard: {floating: [900, 0, 9, 9]}}", "1:49: a keyboard beside the screen; the device is"
    ),
    BadInput(
      "two ways to stand", "{keyboard: {split: true, hardware: true}}",
      "1:62: a keyboard that is split and hardware; it stands in one way; leave one out"),
    BadInput("a drag to nowhere", "{dragKeyboard: {duration: 1}}", "1:42: a dragKeyboard that goes nowhere; give"),
    BadInput(
      "a drag to two places", "{dragKeyboard: {to: 1, by: 1}}", "1:42: a dragKeyboard with \"to\" and \"by\"; give one"),
    BadInput(
      "a message of no kind", "{keyboardEvent: {end: [0, 0, 0, 0]}}", "1:43: a keyboardEvent without \"kind\"; it is"),
    BadInput(
      "a message without end", "{keyboardEvent: {kind: didHide}}", "1:43: a keyboardEvent without \"end\"; it is"),
    BadInput(
      "an unknown message", "{keyboardEvent: {kind: wilHide, end: [0, 0, 0, 0]}}", "1:50: unknown kind \"wilHide\"; "),
    BadInput(
      "half a frame", "{keyboardEvent: {kind: didHide, end: [0, 1]}}", "1:64: end is a list; a rectangle [x, y, "),
    BadInput(
      "two words", "{keyboardEvent: {lose: all, restore: all}}", "1:43: a keyboardEvent with \"lose\" and more; "),
    BadInput(
      "nothing to lose", "{keyboardEvent: {lose: []}}", "1:50: nothing to lose; name a kind of message, or write all"),
    BadInput(
      "nothing to delay", "{keyboardEvent: {delay: {}}}", "1:51: nothing to delay; name a kind of message and its "),
    BadInput(
      "a delay back in time", "{keyboardEvent: {delay: {didHide: -1}}}", "1:61: didHide is \"-1\", negative; it is 0"),
    BadInput("half restored", "{keyboardEvent: {restore: some}}", "1:53: restore is \"some\"; write all"),
    BadInput(
      "no frame dropped", "{dropFrames: 0}", "1:40: dropFrames is \"0\"; a whole number from 1 to 10000 is expected"),
  ])
  func `what makes no sense is refused at its place`(_ input: BadInput) {
    let complaint = Assets.complaint("{scene: sign-in, script: [\(input.yaml)]}\n") ?? "nothing"
    #expect(complaint.hasPrefix("form.yaml:" + input.complaint), "\(complaint)")
  }
}
