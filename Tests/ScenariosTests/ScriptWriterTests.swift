import Foundation
import KeyboardAvoidance
import Scenarios
import Testing

@Suite struct ScriptWriterTests {
  /// One step of each kind, with the texts and numbers that are hard to write.
  static let steps: [Step] = [
    Step(.chapter("One: \"two\" # three"), at: 0.1 + 0.2), Step(.tapOn(.id("email")), at: 1.0 / 3 + 0.1),
    Step(.tapOn(.text("Sign in"))), Step(.tapOn(.point(CGPoint(x: 195, y: 640.123456789)))),
    Step(.tapOn(.key("123"))), Step(.tapOn(.key("#"))), Step(.tapOn(.key("\""))), Step(.tapOn(.key("n"))),
    Step(.doubleTapOn(.id("title"))), Step(.longPressOn(.id("card"))), Step(.tapOutside), Step(.tapOutside, at: 2),
    Step(.touchDown(CGPoint(x: 0.1, y: -1e-7)), at: 2),
    Step(.touchMove(CGPoint(x: 1e5, y: .leastNonzeroMagnitude)), at: 2.0625),
    Step(.touchUp(CGPoint(x: -0.0, y: 3)), at: 3), Step(.touchCancel),
    Step(.wheel(CGPoint(x: 1, y: 2), dx: 0, dy: 1.5)), Step(.wheel(CGPoint(x: 1, y: 2), dx: -3, dy: 0)),
    Step(.drag(path: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)], duration: 0.1)),
    Step(.swipe(.up, from: nil, duration: 0.4)),
    Step(.swipe(.left, from: nil, duration: 1)), Step(.swipe(.down, from: .text("Email"), duration: 0.4)),
    Step(.scroll),
    Step(.inputText("")), Step(.inputText("true")), Step(.inputText("- a: b")),
    Step(.inputText(" é\u{301} 家族 👩‍👩‍👧 \\ \" ")),
    Step(.inputText("a\nb\r\nc\td\u{0}\u{85}\u{2028}\u{FEFF}\u{1F600}\u{10FFFF}\u{7F}")), Step(.inputText("42")),
    Step(.inputText(String(repeating: "long ", count: 600))), Step(.eraseText(1)), Step(.eraseText(50)),
    Step(.pressKey(.enter, modifiers: [])), Step(.pressKey(.left, modifiers: [.shift, .alt, .control])),
    Step(.pressKey(.z, modifiers: [.control, .shift])), Step(.shiftTouchDown(CGPoint(x: 1, y: 2)), at: 5),
    Step(.middleClick(CGPoint(x: 1, y: 2.5))), Step(.composeText("你 \"#", selected: 3..<5)),
    Step(.composeText("", selected: 0..<0)), Step(.commitText("true")), Step(.pasteText("a\nb: [", at: nil)),
    Step(.pasteText("12", at: CGPoint(x: 0.1, y: 2))), Step(.hideKeyboard), Step(.next), Step(.previous),
    Step(.wait(1.0 / 7)), Step(.at(600.000001)),
    Step(.waitForAnimationToEnd), Step(.avoidance(.on)), Step(.avoidance(.off)),
    Step(.avoidance(.strategy("headroom"))),
    Step(.setOrientation(.landscapeRight)), Step(.setOrientation(.portrait), at: 601),
    Step(.window(CGRect(x: -20.5, y: 0, width: 320, height: 100.0 / 3))),
    Step(.window(CGRect(x: 0, y: 0, width: 390, height: 844))), Step(.safeArea(.init(top: 67))),
    Step(.safeArea(.init(left: 0, bottom: 21.5, right: 47))),
    Step(.keyboard(.init(height: 336))), Step(.theme(.dark)), Step(.reset), Step(.startRecording), Step(.stopRecording),
    Step(.repeat(times: 3, [Step(.scroll), Step(.wait(0.5)), Step(.repeat(times: 2, [Step(.tapOn(.id("email")))]))])),
    Step(.tapOutside, at: 700.1), Step(.expect(expectation)), Step(.expect(lone), at: 701),
  ]

  private static let lone: Scenarios.Expectation = {
    var expectation = Scenarios.Expectation()
    expectation.focus = Scenarios.Expectation.Focus.none
    return expectation
  }()

  /// Every kind of demand.
  static let expectation: Scenarios.Expectation = {
    var all = Scenarios.Expectation()
    all.measures = [
      .init("caretVisible", .passes(true)), .init("restoreDrift", .passes(false)),
      .init("overshoot", .noWorseThan(1.5)),
      .init("excessMovement", .number(.equals(34, within: nil))),
      .init("blankGap", .number(.between(atLeast: 0.1, atMost: nil))),
    ]
    all.views = [
      .init("email", .top, .equals(-0.25, within: nil)), .init("email", .visible, .between(atLeast: 0.5, atMost: 1)),
      .init("caret", .bottom, .between(atLeast: nil, atMost: 506)), .init("card", .moved, .equals(0, within: 0.5)),
    ]
    all.keyboardEdge = .equals(513, within: nil)
    all.focus = .view("email")
    all.texts = [.init("email", "- a: \"b\"\n"), .init("password", "")]
    return all
  }()

  private func scenario(_ scene: Scene) -> Scenario {
    var scenario = Scenario(
      name: "live", title: "What I did: \"all\"", source: "owner/repository#1",
      device: Device(size: CGSize(width: 390.5, height: 844), safeArea: SceneInsets(top: 47, bottom: 34)),
      window: CGRect(x: 20, y: 30.5, width: 300, height: 700),
      keyboard: Scenario.Keyboard(
        height: 300.25, landscapeHeight: 200.5, accessory: 0, motion: .qt, behavior: .lateHide), theme: .dark,
      strategy: "transform-field", scene: scene
    )
    scenario.expectation = Self.expectation
    scenario.symptomIn = ["headroom", "planted-off"]
    scenario.held = ["transform-field"]
    scenario.note = "Chosen: 44 # high"
    return scenario
  }

  private func check(prefixesOf scenario: Scenario) throws {
    let header = ScriptWriter.header(of: scenario)
    let lines = Self.steps.map { ScriptWriter.line(for: $0, comment: "under the finger:\nemail") }
    #expect(lines.allSatisfy { $0.hasSuffix("\n") && $0.utf8.count { $0 == UInt8(ascii: "\n") } == 1 })
    let headerLines = header.split(separator: "\n").map { $0 + "\n" }
    for count in 1...headerLines.count {
      let loaded = try Assets.library.scenario(yaml: headerLines.prefix(count).joined(), file: "live.yaml")
      #expect(loaded.script.isEmpty)
      #expect(loaded.scene.root.withoutPlaces == scenario.scene.root.withoutPlaces)
    }
    for count in 0...lines.count {
      var loaded = try Assets.library.scenario(yaml: header + lines.prefix(count).joined(), file: "live.yaml")
      #expect(loaded.script.map(\.withoutPlaces) == Array(Self.steps.prefix(count)))
      loaded.script = []
      loaded.scene = scenario.scene
      loaded.expectationPlace = .none
      #expect(loaded == scenario)
    }
  }

  @Test func `whatever whole lines there are load as what was written`() throws {
    try check(prefixesOf: scenario(try Assets.library.loadScene("sign-in")))
  }

  @Test func `a scene that no library has is written whole`() throws {
    let file = try String(contentsOf: Assets.folder.appending(path: "scenes/sign-in.yaml"), encoding: .utf8)
    let yaml = file.replacingOccurrences(of: "companions:", with: "accessory: toolbar\n          companions:")
    let scene = try Assets.library.scenario(yaml: yaml, file: "elsewhere.yaml").scene
    #expect(scene.origin == .inline && scene.node(id: "password")?.avoidance.accessory == .toolbar)
    try check(prefixesOf: scenario(scene))
  }

  @Test(arguments: try Assets.library.sceneNames())
  func `every scene survives being written into a scenario`(_ name: String) throws {
    var scene = try Assets.library.loadScene(name)
    scene.origin = .inline
    let header = ScriptWriter.header(of: try Assets.library.scenario(showing: scene))
    let loaded = try Assets.library.scenario(yaml: header, file: "\(name).yaml")
    #expect(loaded.scene.root.withoutPlaces == scene.root.withoutPlaces)
    #expect((loaded.title, loaded.device.name) == (scene.title, "phone-390"))
  }

  @Test func `texts are the same to the byte, numbers to the bit`() throws {
    let text = "e\u{301} vs \u{E9}"
    let times = (0..<200).map { (index: Int) -> Double in Double(index) * 0.1 + 1 / Double(index + 3) }.sorted()
    var yaml = "scene: sign-in\nscript:\n" + ScriptWriter.line(for: Step(.inputText(text)))
    for time in times { yaml += ScriptWriter.line(for: Step(.scroll, at: time)) }
    let script = try Assets.library.scenario(yaml: yaml, file: "s.yaml").script
    guard case .inputText(let read) = script[0].action else {
      Issue.record("not the text")
      return
    }
    #expect(Array(read.utf8) == Array(text.utf8))
    #expect(script.dropFirst().map { $0.time?.bitPattern } == times.map(\.bitPattern))
  }

  @Test func `a step is one line as people write it`() {
    #expect(
      ScriptWriter.line(for: Step(.touchDown(CGPoint(x: 195, y: 640)), at: 1.25), comment: "card-number")
        == "  - {at: 1.25, touchDown: [195, 640]}  # card-number\n")
    #expect(ScriptWriter.line(for: Step(.tapOutside)) == "  - tapOutside\n")
    #expect(ScriptWriter.line(for: Step(.tapOutside, at: 3)) == "  - {at: 3, tapOutside}\n")
    #expect(ScriptWriter.line(for: Step(.at(3))) == "  - {at: 3}\n")
    #expect(ScriptWriter.line(for: Step(.inputText("a\nb"))) == "  - {inputText: \"a\\nb\"}\n")
  }
}
