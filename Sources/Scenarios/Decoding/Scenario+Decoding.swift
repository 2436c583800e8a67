import Foundation
import KeyboardAvoidance

/// What the decoding of a scenario needs to know of the world.
struct ScenarioSurroundings {
  let devices: [Device]
  let strategies: [String]
  /// The names of planners that are wrong on purpose.
  let planted: [String]
  /// Loads the scene of a name, or of a path beside the scenario; the error says what is wrong without a place.
  let scene: (YamlNode) throws(ScenarioError) -> Scene
  /// The files a script may take steps from.
  let files: FlowFiles
}

extension Scenario {
  /// The scenario in a mapping.
  init(_ node: YamlNode, name: String, in surroundings: ScenarioSurroundings) throws(ScenarioError) {
    let fields = try Fields(node, what: "a scenario", keys: Vocabulary.scenario)
    let sceneNode = try fields.required("scene", in: "a scenario")
    let scene: Scene
    if case .mapping = sceneNode.content {
      scene = try Scene(sceneNode, name: name, origin: .inline)
    } else {
      scene = try surroundings.scene(sceneNode)
    }
    self.init(
      name: name, title: try fields.text("title") ?? scene.title, source: try fields.text("source"),
      device: try Self.device(fields, among: surroundings.devices)
        .held(try fields.choice("orientation", Device.Orientation.self) ?? .portrait), scene: scene)
    keyboard =
      try fields["keyboard"].map { node throws(ScenarioError) in try Keyboard(node, on: device) }
      ?? Keyboard(on: device)
    guard keyboard.fits(device) else {
      throw node.error("a keyboard taller than the device", "set its height and accessory")
    }
    window = try fields["window"]?.windowFrame(on: device.size)
    theme = try fields.choice("theme", Theme.self) ?? .light
    if let node = fields["strategy"] {
      let name = try node.text("strategy")
      guard surroundings.strategies.contains(name) else {
        throw node.unknown("strategy", name, among: surroundings.strategies)
      }
      strategy = name
    }
    var decoder = ScriptDecoder(
      scene: scene, device: device, strategies: surroundings.strategies, files: surroundings.files)
    // A script without steps is what a recording has before the first thing was done.
    if let node = fields["script"], !node.isNull {
      decoder.mayTurn = node.mentions("setOrientation")
      script = try decoder.steps(node)
      try ScriptTiming(file: node.file).check(script)
    }
    try decodeVerdict(fields, with: decoder, in: surroundings)
  }

  private static func device(_ fields: Fields, among devices: [Device]) throws(ScenarioError) -> Device {
    guard let node = fields["device"] else {
      guard let device = devices.first(where: { $0.name == Device.defaultName }) else {
        throw fields.node.error(
          "no device, and the list of devices has no \(Device.defaultName)", "add a \"device\"")
      }
      return device
    }
    if case .mapping = node.content { return try Device(node, name: nil) }
    guard case .scalar = node.content, !node.isNull else {
      throw node.wrongType("device", "a device's name, or a mapping with width and height is expected")
    }
    let name = try node.text("device")
    guard let device = devices.first(where: { $0.name == name }) else {
      throw node.unknown("device", name, among: devices.compactMap(\.name))
    }
    return device
  }
}

extension Scenario.Keyboard {
  /// The keyboard in a mapping.
  init(_ node: YamlNode, on device: Device) throws(ScenarioError) {
    let fields = try Fields(node, what: "a keyboard", keys: Vocabulary.keyboard)
    let change = try Step.KeyboardChange(fields, on: device)
    // Beside a height for a device on its side the other is that of an upright one.
    self.init(on: change.landscapeHeight == nil ? device : device.held(.portrait))
    apply(change)
  }

  /// A keyboard's height in points: above 0, and not more than the device has.
  static func height(_ node: YamlNode, on device: Device) throws(ScenarioError) -> CGFloat {
    let height = try node.number("height", .positive)
    guard height <= device.size.height else {
      throw node.error(
        "a keyboard \(YamlText.number(height)) high", "the device is \(YamlText.number(device.size.height)) high")
    }
    return height
  }
}
