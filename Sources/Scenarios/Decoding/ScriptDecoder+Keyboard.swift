import Foundation
import KeyboardAvoidance

extension ScriptDecoder {
  /// What becomes another about the keyboard: `{height: 336, bar: true}`.
  func keyboardChange(_ node: YamlNode) throws(ScenarioError) -> Step.KeyboardChange {
    let change = try Step.KeyboardChange(
      Fields(node, what: "a keyboard step", keys: Vocabulary.keyboard), on: device)
    guard change != Step.KeyboardChange() else {
      throw node.error(
        "a keyboard step that changes nothing", "give one of \(Vocabulary.keyboard.joined(separator: ", "))")
    }
    return change
  }

  /// A finger on the keyboard: `{to: 700, duration: 0.5}` or `{by: 120, release: false}`.
  func keyboardDrag(_ node: YamlNode) throws(ScenarioError) -> Step.KeyboardDrag {
    let fields = try Fields(node, what: "a dragKeyboard", keys: Vocabulary.dragKeyboardStep)
    let way: Step.KeyboardDrag.Way
    switch (try fields.number("to", .finite), try fields.number("by", .finite)) {
    case (let y?, nil): way = .to(y)
    case (nil, let distance?): way = .by(distance)
    case (nil, nil): throw node.error("a dragKeyboard that goes nowhere", "give \"to\", a y, or \"by\", a distance")
    case (_?, _?): throw node.error("a dragKeyboard with \"to\" and \"by\"", "give one of them")
    }
    return Step.KeyboardDrag(
      way, duration: try fields.number("duration", .gestureOrJump) ?? Step.swipeDuration,
      isReleased: try fields.bool("release") ?? true)
  }

  /// What the system says: `{kind: willShow, end: [0, 553, 390, 291]}`, or what it does not say any more.
  func systemWord(_ node: YamlNode) throws(ScenarioError) -> Step.SystemWord {
    let fields = try Fields(node, what: "a keyboardEvent", keys: Vocabulary.systemWord)
    let alone = Vocabulary.systemWordsAlone.filter { fields[$0] != nil }
    guard let word = alone.first else { return .send(try notification(fields)) }
    guard alone.count == 1, fields.count == 1 else {
      throw node.error("a keyboardEvent with \(word.quoted()) and more", "\(word) stands alone in it")
    }
    if let node = fields["lose"] { return .lose(try kinds(node)) }
    if let node = fields["delay"] { return .delay(try delays(node)) }
    let restored = try fields.required("restore", in: "a keyboardEvent")
    guard case .scalar("all", _) = restored.content else { throw restored.wrongType("restore", "write all") }
    return .restore
  }

  private func notification(_ fields: Fields) throws(ScenarioError) -> Step.SentNotification {
    let what = "a keyboardEvent"
    let kind = try fields.required("kind", in: what).choice("kind", KeyboardNotification.Kind.self)
    var sent = Step.SentNotification(kind, end: try fields.required("end", in: what).anyRect("end"))
    sent.begin = try fields["begin"]?.anyRect("begin")
    sent.duration = try fields.number("duration", .notNegative) ?? sent.duration
    sent.curve = try fields.choice("curve", Step.SentNotification.Curve.self) ?? sent.curve
    sent.isLocal = try fields.bool("isLocal") ?? true
    for piece in try fields["pieces"]?.items("pieces", of: "rectangles", atMost: 8) ?? [] {
      sent.pieces.append(try piece.anyRect("a piece"))
    }
    return sent
  }

  /// Some kinds of messages, or `all`.
  private func kinds(_ node: YamlNode) throws(ScenarioError) -> Set<KeyboardNotification.Kind> {
    if case .scalar("all", _) = node.content { return Set(KeyboardNotification.Kind.allCases) }
    var kinds: Set<KeyboardNotification.Kind> = []
    for item in try node.items("lose", of: "kinds of messages, or all,") {
      kinds.insert(try item.choice("kind", KeyboardNotification.Kind.self))
    }
    guard !kinds.isEmpty else { throw node.error("nothing to lose", "name a kind of message, or write all") }
    return kinds
  }

  private func delays(_ node: YamlNode) throws(ScenarioError) -> [KeyboardNotification.Kind: TimeInterval] {
    let fields = try Fields(node, what: "a delay", keys: Vocabulary.keyboardMessages)
    var delays: [KeyboardNotification.Kind: TimeInterval] = [:]
    for kind in KeyboardNotification.Kind.allCases {
      delays[kind] = try fields.number(kind.rawValue, .notNegative)
    }
    guard !delays.isEmpty else { throw node.error("nothing to delay", "name a kind of message and its seconds") }
    return delays
  }
}

extension YamlNode {
  /// Any four numbers, written `[x, y, width, height]`: what systems say of frames can be anything.
  fileprivate func anyRect(_ key: String) throws(ScenarioError) -> CGRect {
    guard case .sequence(let items) = content, items.count == 4 else {
      throw wrongType(key, "a rectangle [x, y, width, height] is expected")
    }
    return CGRect(
      x: try items[0].number("x", .finite), y: try items[1].number("y", .finite),
      width: try items[2].number("width", .finite), height: try items[3].number("height", .finite))
  }
}
