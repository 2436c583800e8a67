import Foundation

extension ScriptDecoder {
  /// What a finger does that needs more than a target.
  func gesture(_ word: StepWord, _ node: YamlNode) throws(ScenarioError) -> Step.Action {
    switch word {
    case .scrollUntilVisible: return try scrollUntilVisible(node)
    case .fling: return try fling(node)
    case .swipeBack: return try swipeBack(node)
    default:
      guard try node.text("dismissSheet") == "drag" else {
        throw node.error("dismissSheet is \(node.summary)", "it stands alone, or is drag")
      }
      return .dragSheetAway
    }
  }

  /// Something that is shown, or not: an id or a text.
  func shown(_ node: YamlNode, _ key: String) throws(ScenarioError) -> Step.Target {
    let target = try target(node, key)
    switch target {
    case .id, .text: return target
    case .point: throw node.error("\(key) with a point", "give an id or a text")
    case .key: throw node.error("\(key) with a key", "give an id or a text")
    }
  }

  private func scrollUntilVisible(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    let fields = try Fields(node, what: "a scrollUntilVisible", keys: Vocabulary.scrollUntilVisible)
    let element = try shown(try fields.required("element", in: "a scrollUntilVisible"), "element")
    return .scrollUntilVisible(
      element, try fields["direction"].map { (node) throws(ScenarioError) in try direction(node) } ?? .down,
      timeout: try fields.number("timeout", .positive) ?? Step.scrollTimeout)
  }

  /// A direction; capitals do not matter, as Maestro writes them.
  private func direction(_ node: YamlNode) throws(ScenarioError) -> Step.Direction {
    let name = try node.text("direction")
    guard let direction = Step.Direction(rawValue: name.lowercased()) else {
      throw node.unknown("direction", name, among: Step.Direction.allCases.map(\.rawValue))
    }
    return direction
  }

  private func fling(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    let fields = try Fields(node, what: "a fling", keys: Vocabulary.fling)
    let origin = try target(try fields.required("from", in: "a fling"), "from")
    let place = try fields.required("velocity", in: "a fling")
    let velocity = try place.point("velocity")
    guard velocity != .zero else { throw place.error("a fling of no speed", "give points a second, as in [0, -2000]") }
    return .fling(from: origin, dx: velocity.x, dy: velocity.y)
  }

  private func swipeBack(_ node: YamlNode) throws(ScenarioError) -> Step.Action {
    let fields = try Fields(node, what: "a swipeBack", keys: Vocabulary.swipeBack)
    let x = try fields.number("to", .positive).map { CGFloat($0) }
    if let x, let place = fields["to"], x > screen.width {
      throw place.error(
        "to is \(YamlText.number(x)), outside the window",
        "the device is \(YamlText.number(screen.width)) wide")
    }
    return .swipeBack(
      to: x, isCancelled: try fields.bool("cancel") ?? false,
      duration: try fields.number("duration", .gesture) ?? Step.swipeBackDuration)
  }

  /// The name of a picture: one component of a path on every system.
  func pictureName(_ node: YamlNode) throws(ScenarioError) -> String {
    let name = try node.text("takeScreenshot")
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.".unicodeScalars.contains($0)
    }
    guard isPlain, !name.isEmpty, !name.hasPrefix("."), name.utf8.count <= 100 else {
      throw node.error(
        "a picture named \(name.quoted())", "a name is letters, digits, - _ . and no path; at most 100 bytes")
    }
    return name
  }
}
