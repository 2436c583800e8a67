import Foundation
import KeyboardAvoidance
import Scenarios
import Testing

@Suite struct ScenarioDecodingTests {
  @Test func `a scenario that says nothing gets the defaults`() throws {
    let scenario = try Assets.library.scenario(yaml: "scene: long-form\nscript:\n", file: "a/quiet.yaml")
    #expect((scenario.name, scenario.title, scenario.source, scenario.theme) == ("quiet", "Delivery", nil, .light))
    #expect(
      scenario.device
        == Device(
          name: "phone-390", size: CGSize(width: 390, height: 844), safeArea: SceneInsets(top: 47, bottom: 34),
          landscapeSafeArea: SceneInsets(left: 47, bottom: 21, right: 47), cutout: .notch))
    #expect(scenario.keyboard == Scenario.Keyboard(height: 291, accessory: 40, motion: .ios, behavior: .default))
    #expect((scenario.strategy, scenario.scene.origin, scenario.script) == (nil, .library, []))
  }

  @Test func `a scenario that says all gets it`() throws {
    let yaml = """
      title: Everything
      source: owner/repository#12
      device: {width: 320, height: 568.5, safeArea: {top: 20}}
      keyboard: {height: 216, accessory: 0, motion: linear-220, behavior: early-ios}
      theme: dark
      strategy: transform-field
      scene: sign-in
      """
    let scenario = try Assets.library.scenario(yaml: yaml, file: "all.yaml")
    #expect((scenario.title, scenario.source) == ("Everything", "owner/repository#12"))
    #expect(scenario.device == Device(size: CGSize(width: 320, height: 568.5), safeArea: SceneInsets(top: 20)))
    let keyboard = Scenario.Keyboard(height: 216, accessory: 0, motion: .linear220, behavior: .earlyIOS)
    #expect(scenario.keyboard == keyboard)
    #expect((scenario.theme, scenario.strategy, scenario.scene.name) == (.dark, "transform-field", "sign-in"))
  }

  @Test(
    arguments: [
      ("tapOn: email", .tapOn(.id("email"))), ("tapOn: {id: email}", .tapOn(.id("email"))),
      ("tapOn: {text: Sign in}", .tapOn(.text("Sign in"))),
      ("tapOn: {point: [195, 640.5]}", .tapOn(.point(CGPoint(x: 195, y: 640.5)))),
      ("tapOn: {key: 123}", .tapOn(.key("123"))), ("tapOn: {key: ä}", .tapOn(.key("ä"))),
      ("doubleTapOn: email", .doubleTapOn(.id("email"))), ("longPressOn: email", .longPressOn(.id("email"))),
      ("tapOutside", .tapOutside), ("touchDown: [1, 2]", .touchDown(CGPoint(x: 1, y: 2))),
      ("touchMove: [-1, 2]", .touchMove(CGPoint(x: -1, y: 2))), ("touchUp: [1, 2e2]", .touchUp(CGPoint(x: 1, y: 200))),
      ("touchCancel", .touchCancel),
      ("wheel: {point: [1, 2], dy: -40}", .wheel(CGPoint(x: 1, y: 2), dx: 0, dy: -40)),
      (
        "drag: {path: [[1, 2], [3, 4], [5, 6]], duration: 0.5}",
        .drag(path: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)], duration: 0.5)
      ),
      ("swipe: up", .swipe(.up, from: nil, duration: 0.4)),
      ("swipe: {direction: left, from: card, duration: 1}", .swipe(.left, from: .id("card"), duration: 1)),
      ("scroll", .scroll), ("inputText: Ada", .inputText("Ada")), ("inputText: 12", .inputText("12")),
      ("inputText: \" \\n\"", .inputText(" \n")), ("eraseText", .eraseText(50)), ("eraseText: 3", .eraseText(3)),
      ("pressKey: Enter", .pressKey(.enter, modifiers: [])),
      ("pressKey: {key: left, modifiers: [shift, control]}", .pressKey(.left, modifiers: [.shift, .control])),
      ("pressKey: {key: z, modifiers: [shift, control]}", .pressKey(.z, modifiers: [.shift, .control])),
      ("shiftTouchDown: [1, 2]", .shiftTouchDown(CGPoint(x: 1, y: 2))),
      ("middleClick: [1, 2]", .middleClick(CGPoint(x: 1, y: 2))),
      ("composeText: ni", .composeText("ni", selected: 2..<2)),
      ("composeText: {text: ni hao, selected: [3, 6]}", .composeText("ni hao", selected: 3..<6)),
      ("composeText: \"\"", .composeText("", selected: 0..<0)), ("commitText: 你好", .commitText("你好")),
      ("pasteText", .pressKey(.v, modifiers: .control)), ("pasteText: Ada", .pasteText("Ada", at: nil)),
      ("pasteText: {text: Ada, point: [1, 2]}", .pasteText("Ada", at: CGPoint(x: 1, y: 2))),
      ("hideKeyboard", .hideKeyboard), ("next", .next), ("previous", .previous), ("wait: 0.8", .wait(0.8)),
      ("at: 1.25", .at(1.25)), ("waitForAnimationToEnd", .waitForAnimationToEnd), ("avoidance: on", .avoidance(.on)),
      ("avoidance: off", .avoidance(.off)), ("avoidance: headroom", .avoidance(.strategy("headroom"))),
      ("keyboard: {height: 336}", .keyboard(.init(height: 336))), ("theme: dark", .theme(.dark)), ("reset", .reset),
      ("startRecording", .startRecording), ("stopRecording", .stopRecording), ("chapter: One", .chapter("One")),
      (
        "repeat: {times: 3, commands: [scroll, {wait: 1}]}",
        .repeat(
          times: 3,
          [
            Step(.scroll, place: SourcePlace(line: 3, column: 35)),
            Step(.wait(1), place: SourcePlace(line: 3, column: 43)),
          ])
      ),
    ] as [(String, Step.Action)])
  func `each step is read`(_ yaml: String, _ action: Step.Action) throws {
    let script = try Assets.library.scenario(yaml: "scene: sign-in\nscript:\n  - \(yaml)\n", file: "s.yaml").script
    #expect(script == [Step(action, place: SourcePlace(line: 3, column: 5))])
  }

  @Test(arguments: KeyboardBehavior.allCases)
  func `a keyboard moves as one of its behaviour does, unless it is said how`(behavior: KeyboardBehavior) throws {
    func keyboard(_ entries: String) throws -> Scenario.Keyboard {
      try Assets.library.scenario(yaml: "scene: sign-in\nkeyboard: {\(entries)}\n", file: "k.yaml").keyboard
    }
    let name = behavior.rawValue
    #expect(try keyboard("behavior: \(name)") == Scenario.Keyboard(motion: behavior.usualMotion, behavior: behavior))
    for motion in KeyboardMotion.allCases {
      #expect(try keyboard("motion: \(motion.rawValue), behavior: \(name)").motion == motion)
      #expect(try keyboard("motion: \(motion.rawValue)") == Scenario.Keyboard(motion: motion))
    }
  }

  @Test func `a step may name the time it begins at`() throws {
    let yaml = """
      scene: sign-in
      script:
        - {at: 1.25, touchDown: [195, 640]}
        - {touchUp: [195, 640], at: 1.25}
        - {at: 2, tapOutside}
        - {wait: 1}
        - {at: 3, hideKeyboard: }
      """
    let script = try Assets.library.scenario(yaml: yaml, file: "s.yaml").script
    #expect(script.map(\.time) == [1.25, 1.25, 2, nil, 3])
    #expect(script.map(\.action)[2...] == [.tapOutside, .wait(1), .hideKeyboard])
  }

  @Test func `a scene in a file beside the scenario is found`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "headroom-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("root: {type: view, id: here}\n".utf8).write(to: folder.appending(path: "form.yaml"))
    try Data("scene: form.yaml\n".utf8).write(to: folder.appending(path: "case.yaml"))
    let scenario = try Assets.library.loadScenario(folder.appending(path: "case.yaml").path)
    #expect((scenario.name, scenario.scene.name, scenario.scene.root.id) == ("case", "form", "here"))
    #expect(scenario.scene.origin == .inline)
  }
}
