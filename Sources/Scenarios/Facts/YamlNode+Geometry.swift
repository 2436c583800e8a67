import Foundation

extension YamlNode {
  /// A rectangle in points, written `[x, y, width, height]` or as a mapping; its size is not negative.
  ///
  /// What a mapping leaves out of x and width comes from `defaults`; y and height must be there.
  func rect(_ key: String, defaults: CGRect) throws(ScenarioError) -> CGRect {
    switch content {
    case .sequence(let items):
      guard items.count == 4 else {
        throw error("\(key) is a list of \(items.count)", "a rectangle [x, y, width, height] is expected")
      }
      return CGRect(
        x: try items[0].number("x", .finite), y: try items[1].number("y", .finite),
        width: try items[2].number("width", .notNegative), height: try items[3].number("height", .notNegative))
    case .mapping: return try Fields(self, what: key, keys: Vocabulary.frame).rect(key, defaults: defaults)
    case .scalar: throw wrongType(key, "a rectangle is expected, as in [x, y, width, height]")
    }
  }

  /// A rectangle with an area.
  func area(_ key: String, defaults: CGRect) throws(ScenarioError) -> CGRect {
    let rect = try rect(key, defaults: defaults)
    guard rect.width > 0, rect.height > 0 else {
      throw error("\(key) without area", "width and height are more than 0")
    }
    return rect
  }

  /// A size in points, above 0.
  func size(_ key: String) throws(ScenarioError) -> CGSize {
    let fields = try Fields(self, what: key, keys: Vocabulary.size)
    return CGSize(
      width: try fields.required("width", in: key).number("width", .positive),
      height: try fields.required("height", in: key).number("height", .positive))
  }
}

extension Fields {
  /// The rectangle whose sides are keys of this mapping, in points.
  func rect(_ key: String, defaults: CGRect) throws(ScenarioError) -> CGRect {
    let x = try number("x", .finite) ?? defaults.minX
    let width = try number("width", .notNegative) ?? max(0, defaults.maxX - x)
    return CGRect(
      x: x, y: try required("y", in: key).number("y", .finite), width: width,
      height: try required("height", in: key).number("height", .notNegative))
  }
}
