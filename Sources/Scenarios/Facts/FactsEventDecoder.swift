import Foundation
import KeyboardAvoidance

/// Reads the events of a file of facts.
struct FactsEventDecoder {
  let decoder: FactsDecoder
  let home: HomeGeometry
  /// The anchors of the file, at home.
  let anchors: [Anchor]
  let keyboard: FactsFile.Keyboard?

  /// What the file lists; left out, the field gets the focus and then the keyboard comes.
  func events() throws(ScenarioError) -> [FactsFile.Event] {
    guard let node = decoder.fields["events"] else {
      return [.focus(anchors)] + (keyboard == nil ? [] : [.keyboard(.willShow, nil)])
    }
    let items = try node.items("events", of: "events", atMost: FactsFile.eventLimit)
    guard !items.isEmpty else { throw node.error("no events", "list at least one, or leave \"events\" out") }
    var events: [FactsFile.Event] = []
    for item in items { events.append(try event(item)) }
    return events
  }

  private func event(_ node: YamlNode) throws(ScenarioError) -> FactsFile.Event {
    switch node.content {
    case .sequence:
      throw node.error("a list where an event belongs", "an event is a word, or a word with what it needs")
    case .scalar:
      let word = try word(try node.text("an event"), node.file, node.place)
      return try event(word, value: nil, at: node)
    case .mapping(let entries):
      guard let entry = entries.first else { throw node.error("an empty event", "an event has a word") }
      if entries.count > 1 {
        throw ScenarioError(
          file: node.file, place: entries[1].place, found: "a second word \(entries[1].key.quoted()) in one event",
          expected: "an event has one; begin the next with \"- \"")
      }
      let word = try word(entry.key, node.file, entry.place)
      return try event(word, value: entry.value.isNull ? nil : entry.value, at: node)
    }
  }

  private func word(_ text: String, _ file: String, _ place: SourcePlace) throws(ScenarioError) -> FactsEventWord {
    guard let word = FactsEventWord(rawValue: text) else {
      throw .unknown("event", text, among: FactsEventWord.allCases.map(\.rawValue), file: file, place: place)
    }
    return word
  }

  private func event(
    _ word: FactsEventWord, value: YamlNode?, at node: YamlNode
  ) throws(ScenarioError) -> FactsFile.Event {
    guard let value else {
      guard word.standsAlone else {
        throw node.error("\(word.rawValue) alone", "it needs a value, as in \"\(word.rawValue): …\"")
      }
      return loneEvent(word)
    }
    switch word {
    case .focus:
      let fields = try Fields(value, what: "focus", keys: Vocabulary.anchors)
      return .focus(try decoder.anchors(fields, home, in: "focus"))
    case .edit:
      let fields = try Fields(value, what: "edit", keys: Vocabulary.anchors)
      return .edit(try decoder.anchors(fields, home, in: "edit", fallback: anchors))
    case .unfocus, .geometryChanged:
      throw value.error("\(word.rawValue) with a value", "it stands alone, as in \"- \(word.rawValue)\"")
    case .scroll:
      let (region, offset) = try offset(value, "scroll")
      return .scroll(region: region, to: offset)
    case .setOffset:
      let (region, offset) = try offset(value, "setOffset")
      return .setOffset(region: region, to: offset)
    case .resize: return .resize(try value.size("resize"))
    case .keyboard: return try keyboardEvent(value)
    case .dragKeyboard:
      let fields = try Fields(value, what: "dragKeyboard", keys: Vocabulary.dragKeyboard)
      let phase = try fields.required("phase", in: "dragKeyboard").choice("phase", PhaseWord.self)
      return .followKeyboard(phase.phase, y: try fields.required("y", in: "dragKeyboard").number("y", .notNegative))
    case .app: return .appState(isActive: try value.choice("app", AppWord.self) == .active)
    case .swipeBack: return .swipeBackEnded(isCancelled: try value.choice("swipeBack", SwipeWord.self) == .cancelled)
    }
  }

  private func loneEvent(_ word: FactsEventWord) -> FactsFile.Event {
    switch word {
    case .focus: .focus(anchors)
    case .edit: .edit(anchors)
    case .unfocus: .unfocus
    default: .geometryChanged
    }
  }

  private func offset(_ node: YamlNode, _ word: String) throws(ScenarioError) -> (Int, CGFloat) {
    let fields = try Fields(node, what: word, keys: Vocabulary.offsetEvent)
    let region = try fields.required("in", in: word)
    guard try region.text("in") != "root" else {
      throw region.error("the root, which does not scroll", "name a region")
    }
    let index = try decoder.index(of: region, "region", among: decoder.names.regions)
    return (index + 1, CGFloat(try fields.required("to", in: word).number("to", .finite)))
  }

  private func keyboardEvent(_ node: YamlNode) throws(ScenarioError) -> FactsFile.Event {
    if case .mapping = node.content {
      let fields = try Fields(node, what: "keyboard", keys: Vocabulary.keyboardEvent)
      let kind = try fields.choice("message", KeyboardNotification.Kind.self) ?? .willShow
      if case .mapping(let entries) = node.content, entries.allSatisfy({ $0.key == "message" }) {
        try requireKeyboard(node)
        return .keyboard(kind, nil)
      }
      return .keyboard(kind, try decoder.keyboard(fields, fallback: keyboard))
    }
    let word = try node.choice("keyboard", KeyboardWord.self)
    try requireKeyboard(node)
    return .keyboard(word == .show ? .willShow : .willHide, nil)
  }

  private func requireKeyboard(_ node: YamlNode) throws(ScenarioError) {
    if keyboard == nil {
      throw node.error(
        "a message of a keyboard that nothing describes", "add a \"keyboard\" to the file, or its height here")
    }
  }
}

/// What the keyboard does, in a word.
enum KeyboardWord: String, CaseIterable {
  case show, hide
}

/// Where the app is.
enum AppWord: String, CaseIterable {
  case active, inactive
}

/// How a swipe back ends.
enum SwipeWord: String, CaseIterable {
  case completed, cancelled
}

/// A moment of a keyboard that is dragged.
enum PhaseWord: String, CaseIterable {
  case began, moved, ended

  /// The same for a strategy.
  var phase: FollowPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    }
  }
}
