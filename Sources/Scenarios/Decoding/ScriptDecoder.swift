import Foundation

/// Decodes steps against the scene, the device and the strategies they speak of.
struct ScriptDecoder {
  let nodes: [SceneNode]
  let ids: [String]
  let texts: [String]
  /// The same, to look one up.
  let knownTexts: Set<String>
  let kindsByID: [String: Set<SceneNode.Kind>]
  let rowPatterns: [SceneNode.RowPattern]
  let device: Device
  /// Whether the script turns the device, so that what lies beside the screen at first need not later.
  var mayTurn = false
  let strategies: [String]
  let files: FlowFiles
  let growth = SceneGrowth()

  /// A decoder of scripts that act on `scene` and take steps from `files`.
  init(scene: Scene, device: Device, strategies: [String], files: FlowFiles) {
    nodes = scene.nodes
    self.files = files
    ids = nodes.compactMap(\.id)
    rowPatterns = scene.root.rowPatterns
    kindsByID = nodes.reduce(into: [:]) { kinds, node in
      if let id = node.id { kinds[id, default: []].insert(node.kind) }
    }
    var (texts, knownTexts) = ([String](), Set<String>())
    for text in nodes.flatMap({
      [$0.label ?? "", $0.placeholder, $0.title, $0.kind == .label ? $0.text : "", $0.container.backTitle ?? ""]
        + $0.container.buttons + $0.container.messages + ($0.kind == .chat ? [SceneNode.sendTitle] : [])
    }) {
      if !text.isEmpty, knownTexts.insert(text).inserted { texts.append(text) }
    }
    self.texts = texts
    self.knownTexts = knownTexts
    self.device = device
    self.strategies = strategies
  }

  /// The steps of a list.
  func steps(_ node: YamlNode, _ key: String = "script") throws(ScenarioError) -> [Step] {
    var steps: [Step] = []
    for item in try node.items(key, of: "steps") { steps.append(try step(item)) }
    return steps
  }

  /// A word alone, or a mapping of one word to its value, with or without the time it begins at.
  private func step(_ node: YamlNode) throws(ScenarioError) -> Step {
    guard case .mapping(let entries) = node.content else { return try loneWord(node) }
    let fields = try Fields(node, what: "a step", keys: Vocabulary.step)
    let words = entries.filter { $0.key != "at" }
    guard words.count <= 1 else {
      throw ScenarioError(
        file: node.file, place: words[1].place, found: "a second action \(words[1].key.quoted()) in one step",
        expected: "a step has one; begin the next with \"- \"")
    }
    let time = try fields.number("at", .notNegative)
    guard let entry = words.first, let word = StepWord(rawValue: entry.key) else {
      guard let time else { throw node.error("an empty step", "a step has an action") }
      return Step(.at(time), place: node.place)
    }
    guard !(entry.value.isNull && word.standsAlone) else {
      return Step(try action(alone: word, node), at: time, place: node.place)
    }
    return Step(try action(word, entry.value), at: time, place: node.place)
  }

  private func loneWord(_ node: YamlNode) throws(ScenarioError) -> Step {
    guard case .scalar(let text, _) = node.content, !node.isNull else {
      throw node.error("\(node.summary) where a step belongs", "a step is an action, such as tapOn: ID")
    }
    guard let word = StepWord(rawValue: text) else {
      throw node.unknown("step", text, among: StepWord.allCases.map(\.rawValue))
    }
    return Step(try action(alone: word, node), place: node.place)
  }

  private func action(alone word: StepWord, _ node: YamlNode) throws(ScenarioError) -> Step.Action {
    switch word {
    case .tapOutside: return .tapOutside
    case .touchCancel: return .touchCancel
    case .scroll: return .scroll
    case .pasteText: return .pressKey(.v, modifiers: .control)
    case .eraseText: return .eraseText(Step.eraseCount)
    case .hideKeyboard: return .hideKeyboard
    case .next: return .next
    case .previous: return .previous
    case .waitForAnimationToEnd: return .waitForAnimationToEnd
    case .reset: return .reset
    case .startRecording: return .startRecording
    case .stopRecording: return .stopRecording
    case .back: return .app(.back)
    case .unfocus: return .app(.unfocus)
    case .background: return .app(.background(Step.Background()))
    case .foreground: return .app(.foreground)
    case .dismissSheet: return .app(.dismissSheet)
    case .swipeBack: return .swipeBack(to: nil, isCancelled: false, duration: Step.swipeBackDuration)
    default: throw node.error("\(word.rawValue) alone", "it needs a value, as in \"\(word.rawValue): …\"")
    }
  }
}
