import Foundation

extension ScriptDecoder {
  /// What the screen may be as large as at some time of the script, in points.
  var screen: CGSize {
    guard mayTurn else { return device.size }
    let longer = max(device.size.width, device.size.height)
    return CGSize(width: longer, height: longer)
  }

  /// A way to hold the device, in our words or in Maestro's.
  func orientation(_ node: YamlNode) throws(ScenarioError) -> Device.Orientation {
    if case .scalar(let text, _) = node.content, let known = Self.maestroOrientations[text] { return known }
    return try node.choice("setOrientation", Device.Orientation.self)
  }

  /// Maestro's words for ``Device/Orientation``.
  static let maestroOrientations: [String: Device.Orientation] = [
    "PORTRAIT": .portrait, "LANDSCAPE_LEFT": .landscapeLeft, "LANDSCAPE_RIGHT": .landscapeRight,
    "UPSIDE_DOWN": .portraitUpsideDown,
  ]

  /// Sides of the safe area that change.
  func safeArea(_ node: YamlNode) throws(ScenarioError) -> Step.SafeAreaChange {
    let fields = try Fields(node, what: "a safeArea step", keys: Vocabulary.insets)
    let change = Step.SafeAreaChange(
      top: try side("top", of: fields), left: try side("left", of: fields), bottom: try side("bottom", of: fields),
      right: try side("right", of: fields))
    guard change != Step.SafeAreaChange() else {
      throw node.error("a safeArea step that changes nothing", "give one of top, left, bottom and right at least")
    }
    let (width, height) = (device.size.width, device.size.height)
    let (across, down) = mayTurn ? (min(width, height), min(width, height)) : (width, height)
    guard (change.top ?? 0) + (change.bottom ?? 0) < down, (change.left ?? 0) + (change.right ?? 0) < across else {
      throw node.error(
        "a safe area that leaves no space", "top + bottom is less than the height, left + right than the width")
    }
    return change
  }

  private func side(_ key: String, of fields: Fields) throws(ScenarioError) -> CGFloat? {
    try fields.number(key, .notNegative).map { CGFloat($0) }
  }
}

extension YamlNode {
  /// The frame of a window in screen points, of which a part at least lies on a screen of this size.
  func windowFrame(on screen: CGSize) throws(ScenarioError) -> CGRect {
    let fields = try Fields(self, what: "a window", keys: Vocabulary.frame)
    let frame = CGRect(
      x: try fields.number("x", .finite) ?? 0, y: try fields.number("y", .finite) ?? 0,
      width: try fields.required("width", in: "a window").number("width", .extent),
      height: try fields.required("height", in: "a window").number("height", .extent))
    let part = frame.intersection(CGRect(origin: .zero, size: screen))
    guard part.width > 0, part.height > 0 else {
      throw error(
        "a window beside the screen",
        "the screen is \(YamlText.number(screen.width)) × \(YamlText.number(screen.height))")
    }
    return frame
  }

  /// Whether a word stands anywhere in it, as a key or alone.
  func mentions(_ word: String) -> Bool {
    switch content {
    case .scalar(let text, _): text == word
    case .sequence(let items): items.contains { $0.mentions(word) }
    case .mapping(let entries): entries.contains { $0.key == word || $0.value.mentions(word) }
    }
  }
}
