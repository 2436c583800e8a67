import Foundation
import HeadroomApp
import KeyboardAvoidance
import Scenarios

/// `headroom list strategies|scenes|scenarios|devices|keyboards [--json]`.
struct ListCommand {
  static let kinds = ["strategies", "scenes", "scenarios", "devices", "keyboards"]
  static let rules = [OptionRule(name: "--json", value: .none, help: "as JSON")]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(arguments, command: "list", rules: Self.rules)
  }

  func perform() throws {
    guard arguments.operands.count == 1, let kind = arguments.operands.first else {
      throw Failure(.badInput, "list what? known: \(Self.kinds.joined(separator: ", "))")
    }
    guard Self.kinds.contains(kind) else { throw Arguments.unknown("list", kind, of: "list", known: Self.kinds) }
    let rows = kind == "strategies" ? Self.strategies : try Self.rows(of: kind)
    if arguments.has("--json") { return try Console.printJSON(rows) }
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows {
      let about = row.about ?? row.rule ?? ""
      let padding = String(repeating: " ", count: width - row.name.count + 2)
      Console.print(row.name + (about.isEmpty ? "" : padding + about))
    }
  }

  /// One thing of a list.
  private struct Row: Encodable {
    var name: String
    /// What it is; of a strategy there is its rule.
    var about: String?
    var origin: String?
    var rule: String?
    var faults: [String]?
    /// In points.
    var defaultDistance: Double?
  }

  private static var strategies: [Row] {
    StrategyCatalog.all.map { strategy in
      let about = strategy.descriptor
      return Row(
        name: about.name, origin: about.origin, rule: about.rule, faults: about.faults,
        defaultDistance: about.defaultDistance)
    }
  }

  private static func rows(of kind: String) throws -> [Row] {
    let assets = try Assets.locate()
    let library = ScenarioLibrary(assets: assets.directory)
    switch kind {
    case "scenes": return try library.sceneNames().map { Row(name: $0, about: try library.loadScene($0).title) }
    case "scenarios":
      return try library.scenarioNames().map { Row(name: $0, about: try library.loadScenario($0).title) }
    case "devices":
      return try library.devices().map { device in
        let safe = device.safeArea
        return Row(
          name: device.name ?? "",
          about:
            "\(Int(device.size.width)) × \(Int(device.size.height)), top \(Int(safe.top)), bottom \(Int(safe.bottom))")
      }
    default: return assets.keyboardNames.map { Row(name: $0) }
    }
  }
}
