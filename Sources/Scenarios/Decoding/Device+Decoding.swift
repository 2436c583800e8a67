import Foundation

extension Device {
  /// A device from a mapping of its sizes.
  init(_ node: YamlNode, name: String?) throws(ScenarioError) {
    let fields = try Fields(node, what: "a device", keys: Vocabulary.device)
    let width = try fields.required("width", in: "a device").number("width", .extent)
    let height = try fields.required("height", in: "a device").number("height", .extent)
    let size = CGSize(width: width, height: height)
    self.init(
      name: name, size: size, safeArea: try Self.safeArea(fields, "safeArea", in: size),
      landscapeSafeArea: try Self.safeArea(fields, "landscapeSafeArea", in: CGSize(width: height, height: width)),
      cutout: try fields.choice("cutout", Cutout.self) ?? .none)
  }

  private static func safeArea(_ fields: Fields, _ key: String, in size: CGSize) throws(ScenarioError) -> SceneInsets {
    guard let node = fields[key] else { return .zero }
    let insets = try SceneInsets(node, key: key)
    guard insets.top + insets.bottom < size.height, insets.left + insets.right < size.width else {
      throw node.error(
        "a safe area that leaves no space", "top + bottom is less than the height, left + right than the width")
    }
    return insets
  }

  /// The devices of a file, in its order.
  static func list(_ bytes: [UInt8], file: String) throws(ScenarioError) -> [Device] {
    let root = try YamlTree.root(
      of: bytes, file: file, orExpect: "a mapping with \"devices\" is expected")
    let devices = try Fields(root, what: "a list of devices", keys: Vocabulary.deviceList)
      .required("devices", in: "a list of devices")
    guard case .mapping(let entries) = devices.content else {
      throw devices.wrongType("devices", "a mapping of names to devices is expected")
    }
    var list: [Device] = []
    for entry in entries { list.append(try Device(entry.value, name: entry.key)) }
    return list
  }
}
