import Foundation

extension ScriptDecoder {
  /// The action of a word that has a value.
  func action(_ word: StepWord, _ node: YamlNode) throws(ScenarioError) -> Step.Action {
    let key = word.rawValue
    switch word {
    case .tapOn: return .tapOn(try target(node, key))
    case .doubleTapOn: return .doubleTapOn(try target(node, key))
    case .longPressOn: return .longPressOn(try target(node, key))
    case .touchDown: return .touchDown(try node.point(key))
    case .shiftTouchDown: return .shiftTouchDown(try node.point(key))
    case .middleClick: return .middleClick(try node.point(key))
    case .touchMove: return .touchMove(try node.point(key))
    case .touchUp: return .touchUp(try node.point(key))
    case .wheel: return try wheel(node)
    case .drag: return try drag(node)
    case .swipe: return try swipe(node)
    case .inputText: return .inputText(try node.text(key))
    case .composeText: return try composeText(node)
    case .commitText: return .commitText(try node.text(key))
    case .pasteText: return try pasteText(node)
    case .eraseText: return .eraseText(try node.integer(key, in: 1...10_000))
    case .pressKey: return try pressKey(node)
    case .wait: return .wait(try node.number(key, .notNegative))
    case .at: return .at(try node.number(key, .notNegative))
    case .avoidance: return .avoidance(try avoidance(node))
    case .keyboard: return .keyboard(try keyboardChange(node))
    case .dragKeyboard: return .dragKeyboard(try keyboardDrag(node))
    case .keyboardEvent: return .keyboardEvent(try systemWord(node))
    case .dropFrames: return .dropFrames(try node.integer(key, in: 1...10_000))
    case .setOrientation: return .setOrientation(try orientation(node))
    case .window: return .window(try node.windowFrame(on: screen))
    case .safeArea: return .safeArea(try safeArea(node))
    case .theme: return .theme(try node.choice(key, Scenario.Theme.self))
    case .chapter: return .chapter(try node.text(key))
    case .repeat: return try repetition(node)
    case .expect: return .expect(try expectation(node))
    case .runFlow: return .runFlow(try flow(node))
    case .assertVisible: return .assertVisible(try shown(node, key))
    case .assertNotVisible: return .assertNotVisible(try shown(node, key))
    case .takeScreenshot: return .takeScreenshot(try pictureName(node))
    case .scrollUntilVisible, .fling, .dismissSheet, .swipeBack: return try gesture(word, node)
    case .copyTextFrom, .select, .setText, .resize, .insertRows, .reloadRow, .deleteRows, .focus, .background, .present,
      .scrollTo:
      return try appAct(word, node)
    case .tapOutside, .touchCancel, .scroll, .hideKeyboard, .next, .previous, .waitForAnimationToEnd, .reset,
      .startRecording, .stopRecording, .back, .unfocus, .foreground:
      throw node.error("\(key) with a value", "it stands alone, as in \"- \(key)\"")
    }
  }

  private func wheel(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    let fields = try Fields(node, what: "a wheel step", keys: Vocabulary.wheel)
    return .wheel(
      try fields.required("point", in: "a wheel step").point("point"), dx: try fields.number("dx", .finite) ?? 0,
      dy: try fields.number("dy", .finite) ?? 0)
  }

  private func drag(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    let fields = try Fields(node, what: "a drag", keys: Vocabulary.drag)
    let path = try fields.required("path", in: "a drag")
    var points: [CGPoint] = []
    for item in try path.items("path", of: "points", atMost: 10_000) {
      points.append(try item.point("a point of the path"))
    }
    guard points.count >= 2 else { throw path.error("a path of fewer than two points", "give begin and end at least") }
    return .drag(path: points, duration: try fields.required("duration", in: "a drag").number("duration", .gesture))
  }

  private func swipe(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    guard case .mapping = node.content else {
      return .swipe(try node.choice("swipe", Step.Direction.self), from: nil, duration: Step.swipeDuration)
    }
    let fields = try Fields(node, what: "a swipe", keys: Vocabulary.swipe)
    let direction = try fields.required("direction", in: "a swipe").choice("direction", Step.Direction.self)
    var origin: Step.Target?
    if let from = fields["from"] { origin = try target(from, "from") }
    return .swipe(direction, from: origin, duration: try fields.number("duration", .gesture) ?? Step.swipeDuration)
  }

  private func pressKey(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    guard case .mapping = node.content else { return .pressKey(try key(node), modifiers: []) }
    let fields = try Fields(node, what: "a pressKey", keys: Vocabulary.pressKey)
    var modifiers: Step.Modifiers = []
    for item in try fields["modifiers"]?.items("modifiers", of: "modifiers", atMost: 16) ?? [] {
      let name = try item.text("modifier")
      guard let match = Step.Modifiers.named.first(where: { $0.name == name }) else {
        throw item.unknown("modifier", name, among: Step.Modifiers.named.map(\.name))
      }
      modifiers.insert(match.modifier)
    }
    return .pressKey(try key(try fields.required("key", in: "a pressKey")), modifiers: modifiers)
  }

  /// A key by its name; capitals do not matter, as in Maestro.
  private func key(_ node: YamlNode) throws(ScenarioError) -> Step.Key {
    let name = try node.text("key")
    guard let key = Step.Key.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      throw node.unknown("key", name, among: Step.Key.allCases.map(\.rawValue))
    }
    return key
  }

  private func avoidance(_ node: YamlNode) throws(ScenarioError) -> Step.AvoidanceSetting {
    switch try node.text("avoidance") {
    case "on": return .on
    case "off": return .off
    case let name where strategies.contains(name): return .strategy(name)
    case let name: throw node.unknown("strategy", name, among: ["on", "off"] + strategies)
    }
  }

  private func repetition(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    let fields = try Fields(node, what: "a repeat", keys: Vocabulary.repetition)
    let times = try fields.required("times", in: "a repeat").integer("times", in: 1...10_000)
    let commands = try fields.required("commands", in: "a repeat")
    return .repeat(times: times, try steps(commands, "commands"))
  }
}
