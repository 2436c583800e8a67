public import Foundation
public import KeyboardAvoidance

/// The scenes, scenarios and devices in a folder of assets.
///
///     let library = ScenarioLibrary(assets: folder)
///     try library.sceneNames()                      // ["editor", "long-form", "sign-in"]
///     try library.loadScenario("tour").script.count
///     try library.loadScenario("my/form.yaml")      // a path: has a slash, or ends in .yaml or .yml
public struct ScenarioLibrary: Sendable {
  /// The folder that holds `scenes`, `scenarios` and `devices.yaml`.
  public let assets: URL
  /// The names that a scenario may call a strategy by.
  public let strategies: [String]
  /// The names of planners that are wrong on purpose, which a scenario may name as those that fall short.
  public let planted: [String]

  /// The library in a folder; nothing is read yet.
  public init(
    assets: URL, strategies: [String] = StrategyCatalog.names, planted: [String] = StrategyCatalog.plantedNames
  ) {
    self.assets = assets
    self.strategies = strategies
    self.planted = planted
  }

  /// The names of the scenes, sorted.
  public func sceneNames() throws(ScenarioError) -> [String] { try names(in: "scenes") }

  /// The names of the scenarios, sorted.
  public func scenarioNames() throws(ScenarioError) -> [String] { try names(in: "scenarios") }

  /// The devices, sorted by name.
  public func devices() throws(ScenarioError) -> [Device] {
    let url = assets.appending(path: "devices.yaml")
    let devices = try Device.list(try TextFile.bytes(at: url, file: url.relativePath), file: url.relativePath)
    return devices.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  /// The device of a name.
  public func device(named name: String) throws(ScenarioError) -> Device {
    let devices = try devices()
    guard let device = devices.first(where: { $0.name == name }) else {
      throw unknown("device", name, among: devices.compactMap(\.name), list: "devices")
    }
    return device
  }

  /// The scene of a name in the library, or in the file at a path.
  public func loadScene(_ nameOrPath: String) throws(ScenarioError) -> Scene {
    if Self.isPath(nameOrPath) { return try scene(at: URL(filePath: nameOrPath), file: nameOrPath, origin: .inline) }
    let names = try sceneNames()
    guard names.contains(nameOrPath) else { throw unknown("scene", nameOrPath, among: names, list: "scenes") }
    let url = url("scenes", nameOrPath)
    return try scene(at: url, file: url.relativePath, origin: .library)
  }

  /// The scenario of a name in the library, or in the file at a path. A scene, by name or path, gives a scenario on the
  /// default device in which nothing is done; where a scenario and a scene have the same name, it is the scenario.
  public func loadScenario(_ nameOrPath: String) throws(ScenarioError) -> Scenario {
    if Self.isPath(nameOrPath) { return try scenario(at: URL(filePath: nameOrPath), file: nameOrPath) }
    let (scenarios, scenes) = (try scenarioNames(), try sceneNames())
    if scenarios.contains(nameOrPath) {
      let url = url("scenarios", nameOrPath)
      return try scenario(at: url, file: url.relativePath)
    }
    if scenes.contains(nameOrPath) { return try scenario(showing: try loadScene(nameOrPath)) }
    throw unknown(
      "scenario or scene", nameOrPath, among: scenarios + scenes.filter { !scenarios.contains($0) }, list: "scenarios")
  }

  /// A scenario on the default device in which nothing is done.
  public func scenario(showing scene: Scene) throws(ScenarioError) -> Scenario {
    Scenario(name: scene.name, title: scene.title, device: try device(named: Device.defaultName), scene: scene)
  }

  /// The scenario in a text, which errors call `file`; paths in it are relative to the current folder.
  public func scenario(yaml: String, file: String) throws(ScenarioError) -> Scenario {
    try scenario(Array(yaml.utf8), url: URL(filePath: file), file: file)
  }

  private func names(in folder: String) throws(ScenarioError) -> [String] {
    let url = assets.appending(path: folder)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".yaml") }
        .map { String($0.dropLast(5)) }.sorted()
    } catch {
      throw ScenarioError(
        file: url.relativePath, found: "there is no such folder", expected: "the assets folder has \(folder) in it")
    }
  }

  private func url(_ folder: String, _ name: String) -> URL { assets.appending(path: "\(folder)/\(name).yaml") }

  private func unknown(_ what: String, _ name: String, among names: [String], list: String) -> ScenarioError {
    ScenarioError(
      file: name, found: "there is no \(what) of this name", expected: "see \"headroom list \(list)\"", name: name,
      among: names)
  }
}
