import Foundation

extension ScriptWriter {
  /// A window's frame on its screen.
  static func yaml(window frame: CGRect) -> String {
    var mapping = FlowMapping()
    if frame.minX != 0 { mapping.add("x", number: frame.origin.x) }
    if frame.minY != 0 { mapping.add("y", number: frame.origin.y) }
    mapping.add("width", number: frame.size.width)
    mapping.add("height", number: frame.size.height)
    return mapping.yaml
  }

  /// The sides of a safe area that change.
  static func yaml(safeArea change: Step.SafeAreaChange) -> String {
    var mapping = FlowMapping()
    let sides = [("top", change.top), ("left", change.left), ("bottom", change.bottom), ("right", change.right)]
    for case (let side, let length?) in sides { mapping.add(side, number: length) }
    return mapping.yaml
  }
}
