import Foundation
import KeyboardAvoidance

/// Writes a scenario down line by line, so that a recording can append each step as it happens.
///
/// Whatever whole lines there are make a valid scenario: the scene comes first, everything after it has a default, and
/// every step is one line. Numbers are written so that they read back exactly.
///
///     var text = ScriptWriter.header(of: scenario)
///     text += ScriptWriter.line(for: Step(.touchDown(CGPoint(x: 195, y: 640)), at: 1.25), comment: "card-number")
///     // …
///     //   - {at: 1.25, touchDown: [195, 640]}  # card-number
public enum ScriptWriter {
  /// Everything of a scenario but its steps: some lines, the last of them `script:`.
  public static func header(of scenario: Scenario) -> String {
    var lines = ["scene: " + yaml(scene: scenario.scene), "title: " + YamlText.scalar(scenario.title)]
    if let source = scenario.source { lines.append("source: " + YamlText.scalar(source)) }
    lines.append("device: " + yaml(device: scenario.device))
    if scenario.device.orientation != .portrait {
      lines.append("orientation: " + scenario.device.orientation.rawValue)
    }
    if let window = scenario.window { lines.append("window: " + yaml(window: window)) }
    lines.append("keyboard: " + yaml(keyboard: scenario.keyboard))
    lines.append("theme: " + scenario.theme.rawValue)
    if let strategy = scenario.strategy { lines.append("strategy: " + YamlText.scalar(strategy)) }
    if let note = scenario.note { lines.append("note: " + YamlText.scalar(note)) }
    if let expectation = scenario.expectation { lines.append("expect: " + yaml(expectation: expectation)) }
    if scenario.held != Scenario.usuallyHeld { lines.append("held: " + yaml(names: scenario.held)) }
    if !scenario.symptomIn.isEmpty { lines.append("symptomIn: " + yaml(names: scenario.symptomIn)) }
    lines.append("script:")
    return lines.map { $0 + "\n" }.joined()
  }

  /// A step as one line below the header, with a comment that only people read.
  public static func line(for step: Step, comment: String? = nil) -> String {
    let note = comment.map { "  # " + $0.printable() } ?? ""
    return "  - " + yaml(step: step) + note + "\n"
  }

  private static func yaml(names: [String]) -> String { YamlText.list(names.map(YamlText.scalar)) }

  private static func yaml(device: Device) -> String {
    if let name = device.name { return YamlText.scalar(name) }
    let device = device.held(.portrait)
    var mapping = FlowMapping()
    mapping.add("width", number: device.size.width)
    mapping.add("height", number: device.size.height)
    if device.safeArea != .zero { mapping.add("safeArea", yaml(insets: device.safeArea)) }
    if device.otherSafeArea != .zero { mapping.add("landscapeSafeArea", yaml(insets: device.otherSafeArea)) }
    mapping.add("cutout", word: device.cutout, unless: .none)
    return mapping.yaml
  }

  private static func yaml(keyboard: Scenario.Keyboard) -> String {
    yaml(change: keyboard.change)
  }

  /// Insets as one number where all sides are equal, otherwise by side.
  static func yaml(insets: SceneInsets) -> String {
    if insets == SceneInsets(all: insets.top) { return YamlText.number(insets.top) }
    var mapping = FlowMapping()
    let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
    for (side, length) in sides where length != 0 { mapping.add(side, number: length) }
    return mapping.yaml
  }
}
