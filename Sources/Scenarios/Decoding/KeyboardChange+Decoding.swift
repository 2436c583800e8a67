import Foundation
import KeyboardAvoidance

extension Step.KeyboardChange {
  /// What the keys of a mapping say of a keyboard: a step's, or a scenario's of how it is from the beginning.
  init(_ fields: Fields, on device: Device) throws(ScenarioError) {
    self.init()
    if let node = fields["landscapeHeight"] {
      landscapeHeight = try Scenario.Keyboard.height(node, on: device.onItsSide)
    }
    if let node = fields["height"] {
      height = try Scenario.Keyboard.height(node, on: landscapeHeight == nil ? device : device.held(.portrait))
    }
    accessory = try fields.number("accessory", .notNegative).map { CGFloat($0) }
    if let node = fields["bar"] { bar = try Self.bar(node) }
    if let node = fields["type"] { kind = try Self.kind(node) }
    if let node = fields["heights"] { heights = try Self.heights(node, on: device) }
    posture = try Self.posture(fields, on: device)
    motion = try fields.choice("motion", KeyboardMotion.self)
    behavior = try fields.choice("behavior", KeyboardBehavior.self)
  }

  /// `true` is the height that FACTS.md §2 has.
  private static func bar(_ node: YamlNode) throws(ScenarioError) -> CGFloat {
    switch node.content {
    case .scalar("true", isPlain: true): return KeyboardKind.suggestionBar
    case .scalar("false", isPlain: true): return 0
    case .scalar(_, isPlain: true): return try node.number("bar", .notNegative)
    default: throw node.wrongType("bar", "true, false or a height is expected")
    }
  }

  private static func kind(_ node: YamlNode) throws(ScenarioError) -> Scenario.Keyboard.KindWish {
    let word = try node.text("type")
    if word == Scenario.Keyboard.KindWish.automatic { return .asFieldsAsk }
    guard let kind = KeyboardKind(rawValue: word) else {
      throw node.unknown("type", word, among: Scenario.Keyboard.KindWish.words)
    }
    return .always(kind)
  }

  private static func heights(_ node: YamlNode, on device: Device) throws(ScenarioError) -> [KeyboardKind: CGFloat] {
    let fields = try Fields(node, what: "a list of heights", keys: Vocabulary.keyboardHeights)
    var heights: [KeyboardKind: CGFloat] = [:]
    for kind in KeyboardKind.allCases {
      if let node = fields[kind.rawValue] { heights[kind] = try Scenario.Keyboard.height(node, on: device) }
    }
    return heights
  }

  /// How it stands: what is true of four words, or, where some are false and none is true, at the bottom.
  private static func posture(_ fields: Fields, on device: Device) throws(ScenarioError) -> KeyboardPosture? {
    var found: (key: String, posture: KeyboardPosture)?
    var isSaid = false
    for key in Vocabulary.postures {
      guard let node = fields[key] else { continue }
      isSaid = true
      guard let posture = try Self.posture(key, node, on: device) else { continue }
      if let found {
        throw node.error("a keyboard that is \(found.key) and \(key)", "it stands in one way; leave one out")
      }
      found = (key, posture)
    }
    return found?.posture ?? (isSaid ? .docked : nil)
  }

  private static func posture(
    _ key: String, _ node: YamlNode, on device: Device
  ) throws(ScenarioError) -> KeyboardPosture? {
    guard key == "floating" else {
      guard try node.bool(key) else { return nil }
      return key == "split" ? .split : key == "undocked" ? .undocked : .hardware
    }
    if case .scalar(let word, _) = node.content {
      if word == "false" { return nil }
      throw node.wrongType(key, "false or a place {x, y, width, height} is expected")
    }
    // Whichever way the device is held then.
    let side = max(device.size.width, device.size.height)
    let frame = try node.area(key, defaults: CGRect(origin: .zero, size: device.size))
    guard frame.intersects(CGRect(x: 0, y: 0, width: side, height: side)) else {
      throw node.error(
        "a keyboard beside the screen",
        "the device is \(YamlText.number(device.size.width)) × \(YamlText.number(device.size.height))")
    }
    return .floating(frame)
  }
}

extension Scenario.Keyboard {
  /// All that can be said of it, as a step would say it.
  var change: Step.KeyboardChange {
    Step.KeyboardChange(
      height: height, landscapeHeight: landscapeHeight, accessory: accessory, bar: bar == 0 ? nil : bar,
      kind: kind == .asFieldsAsk ? nil : kind,
      heights: heights, posture: posture == .docked ? nil : posture, motion: motion, behavior: behavior)
  }

  /// Whether the highest of its kinds leaves anything of a device as that is held at the start.
  func fits(_ device: Device) -> Bool {
    let letters = height(device.orientation, on: device)
    return max(letters + bar, heights.values.max() ?? 0) + accessory <= device.size.height
  }
}
