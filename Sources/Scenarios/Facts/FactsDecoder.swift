import Foundation
import KeyboardAvoidance

/// Reads a file of facts: first everything as it is written, then everything taken home.
struct FactsDecoder {
  let fields: Fields
  let geometry: FactsFile.Geometry
  let window: CGSize
  /// The names of regions and bars, by index; an id is one more.
  let names: Names

  /// The names that parts of a file call each other by.
  struct Names {
    var regions: [String] = []
    var bars: [String] = []
  }

  init(_ node: YamlNode) throws(ScenarioError) {
    fields = try Fields(node, what: "a file of facts", keys: Vocabulary.facts)
    geometry = try fields.choice("geometry", FactsFile.Geometry.self) ?? .shown
    window = try fields.required("window", in: "a file of facts").size("window")
    names = Names(
      regions: try Self.names(fields["regions"], "regions", reserved: "root", limit: FactsFile.regionLimit),
      bars: try Self.names(fields["bars"], "bars", limit: FactsFile.listLimit))
  }

  /// The file, at home.
  func factsFile() throws(ScenarioError) -> FactsFile {
    var facts = AvoidanceFacts(window: window, topLimit: try topLimit())
    facts.screen = try fields["screen"]?.area("screen", defaults: windowBounds) ?? windowBounds
    facts.distance = try length("distance")
    facts.bottomSafeArea = try length("bottomSafeArea") ?? 0
    facts.visibleBottom = try length("visibleBottom")
    facts.isAppActive = try fields.bool("isAppActive") ?? true
    facts.isSwipingBack = try fields.bool("isSwipingBack") ?? false
    facts.prefersReducedMotion = try fields.bool("prefersReducedMotion") ?? false
    if let node = fields["focus"] { facts.focus = try FocusTraits(node) }
    if let node = fields["settings"] { facts.settings = try AvoidanceSettings(node) }
    facts.root = try root()
    facts.regions = try regions()
    let keyboard = try keyboard()
    let obstacles = try rects(fields["occluders"], "occluders").cut(to: window)
    facts.occluders = obstacles + (keyboard?.cover(in: window) ?? [])
    let home = HomeGeometry(facts, geometry: geometry, barLifts: try barLifts())
    facts.regions = home.regions
    facts.root = home.root
    facts.bars = try bars(home)
    let anchors = try anchors(fields, home, in: "a file of facts")
    let focusChain = Array(1..<(home.chain + 1))
    facts.setFocus(anchors, focusChain: focusChain)
    facts.shownField =
      try fields["shownField"]?.rect("shownField", defaults: windowBounds) ?? facts.fieldAsShown(home.barLifts)
    let events = try FactsEventDecoder(decoder: self, home: home, anchors: anchors, keyboard: keyboard).events()
    return FactsFile(
      title: try fields.text("title") ?? "", facts: facts, barLifts: home.barLifts, keyboard: keyboard,
      obstacles: obstacles,
      focusChain: focusChain, events: events, regionNames: Self.byID(names.regions), barNames: Self.byID(names.bars))
  }

  var windowBounds: CGRect { CGRect(origin: .zero, size: window) }

  private func topLimit() throws(ScenarioError) -> CGFloat {
    guard let node = fields["topLimit"] else { return 0 }
    let limit = try node.number("topLimit", .notNegative)
    guard limit < window.height else {
      throw node.error(
        "a top limit at \(YamlText.number(limit))", "the window is \(YamlText.number(window.height)) high")
    }
    return limit
  }

  func length(_ key: String) throws(ScenarioError) -> CGFloat? {
    try fields.number(key, .notNegative).map { CGFloat($0) }
  }

  func rects(_ node: YamlNode?, _ key: String) throws(ScenarioError) -> [CGRect] {
    guard let node else { return [] }
    var rects: [CGRect] = []
    for item in try node.items(key, of: key, atMost: FactsFile.listLimit) {
      rects.append(try item.rect("a rectangle of \(key)", defaults: windowBounds))
    }
    return rects
  }

  private static func byID(_ names: [String]) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.offset + 1, $0.element) })
  }

  /// The ids of a list's entries; one without has its number in the list, from 1.
  private static func names(
    _ node: YamlNode?, _ key: String, reserved: String? = nil, limit: Int
  ) throws(ScenarioError) -> [String] {
    guard let node else { return [] }
    var lines: [String: Int] = [:]
    var names: [String] = []
    for (index, item) in try node.items(key, of: key, atMost: limit).enumerated() {
      var name = String(index + 1)
      var place = item
      if case .mapping(let entries) = item.content, let id = entries.first(where: { $0.key == "id" })?.value {
        (name, place) = (try id.text("id"), id)
      }
      guard !name.isEmpty else { throw place.error("an empty id", "an id has at least one letter") }
      guard name != reserved else { throw place.error("the id \(name.quoted())", "it means the root; choose another") }
      if let first = lines[name] {
        throw place.error("id \(name.quoted()) for the second time", "choose another (the first is in line \(first))")
      }
      lines[name] = place.place.line
      names.append(name)
    }
    return names
  }
}
