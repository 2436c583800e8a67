import Foundation
import KeyboardAvoidance

extension FactsDecoder {
  /// The root as the file has it.
  func root() throws(ScenarioError) -> AvoidanceFacts.Root {
    var root = AvoidanceFacts.Root(frame: windowBounds)
    guard let node = fields["root"] else { return root }
    let fields = try Fields(node, what: "root", keys: Vocabulary.factsRoot)
    if let frame = fields["frame"] { root.frame = try frame.area("frame", defaults: windowBounds) }
    root.allowance = try fields.number("allowance", .notNegative).map { CGFloat($0) } ?? .infinity
    root.lift = try fields.number("lift", .notNegative) ?? 0
    root.bottomPadding = try fields.number("bottomPadding", .notNegative) ?? 0
    root.topMargin = try fields.number("topMargin", .notNegative) ?? 0
    root.bottomMargin = try fields.number("bottomMargin", .notNegative) ?? 0
    root.isChosenByApp = try fields.bool("isChosenByApp") ?? false
    root.avoidsByItself = try fields.bool("avoidsByItself") ?? false
    if let node = fields["region"] { root.regionID = try index(of: node, "region", among: names.regions) + 1 }
    return root
  }

  /// The scroll regions as the file has them.
  func regions() throws(ScenarioError) -> [ScrollRegion] {
    guard let list = fields["regions"] else { return [] }
    var regions: [ScrollRegion] = []
    for (index, node) in try list.items("regions", of: "regions").enumerated() {
      let region = try region(node, id: index + 1)
      guard !region.isInFocusChain || regions.last?.isInFocusChain ?? true else {
        throw node.error(
          "a region of the focus chain after one that is not", "list those around the field first, inner to outer")
      }
      regions.append(region)
    }
    return regions
  }

  private func region(_ node: YamlNode, id: Int) throws(ScenarioError) -> ScrollRegion {
    let fields = try Fields(node, what: "a region", keys: Vocabulary.region)
    var region = ScrollRegion(
      id: id, clip: try fields.required("clip", in: "a region").area("clip", defaults: windowBounds),
      contentHeight: try fields.required("contentHeight", in: "a region").number("contentHeight", .positive),
      offset: try fields.number("offset", .finite) ?? 0, isInFocusChain: try fields.bool("isInFocusChain") ?? true,
      isInHand: try fields.bool("isInHand") ?? false)
    if let node = fields["insets"] {
      let insets = try Fields(node, what: "a pair of insets", keys: Vocabulary.verticalInsets)
      region.topInset = try insets.number("top", .notNegative) ?? 0
      region.bottomInset = try insets.number("bottom", .notNegative) ?? 0
    }
    region.kind = try fields.choice("kind", ScrollRegion.Kind.self) ?? .scrollView
    region.keepsInsets = try fields.bool("keepsInsets") ?? false
    region.restoresOffset = try fields.bool("restoresOffset")
    region.previousRowBottom = try fields.number("previousRowBottom", .finite).map { CGFloat($0) }
    return region
  }

  /// How far each bar is above its home, by its id.
  func barLifts() throws(ScenarioError) -> [Int: CGFloat] {
    guard let list = fields["bars"] else { return [:] }
    var lifts: [Int: CGFloat] = [:]
    for (index, node) in try list.items("bars", of: "bars").enumerated() {
      let fields = try Fields(node, what: "a bar", keys: Vocabulary.bar)
      lifts[index + 1] = try fields.number("lift", .notNegative) ?? 0
    }
    return lifts
  }

  /// The bars, at home.
  func bars(_ home: HomeGeometry) throws(ScenarioError) -> [StickyBar] {
    guard let list = fields["bars"] else { return [] }
    var bars: [StickyBar] = []
    for (index, node) in try list.items("bars", of: "bars").enumerated() {
      let fields = try Fields(node, what: "a bar", keys: Vocabulary.bar)
      let frame = try fields.required("frame", in: "a bar").area("frame", defaults: windowBounds)
      var bar = StickyBar(id: index + 1, frame: home.bar(frame, id: index + 1))
      if let node = fields["list"] { bar.list = try self.index(of: node, "list", among: names.regions) + 1 }
      bar.listPolicy = try fields.choice("listPolicy", StickyBar.ListPolicy.self) ?? bar.listPolicy
      bars.append(bar)
    }
    return bars
  }

  /// The index of the region or bar that a node names.
  func index(of node: YamlNode, _ key: String, among known: [String]) throws(ScenarioError) -> Int {
    let name = try node.text(key)
    guard let index = known.firstIndex(of: name) else { throw node.unknown(key, name, among: known) }
    return index
  }
}
