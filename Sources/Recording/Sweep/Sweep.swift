import Foundation
public import Staging

/// What every scene must stand, whoever made it: each of its fields, with keyboards of several heights, and slides of the
/// keyboard that something comes in the way of.
public final class Sweep {
  /// How long everything takes to come to rest, in seconds: twice the longest keyboard of FACTS.md §1.
  static let rest: TimeInterval = 1

  let makeStage: (Scenario) -> Stage

  /// A sweep; `makeStage` sets up the scene of a scenario.
  public init(makeStage: @escaping (Scenario) -> Stage) { self.makeStage = makeStage }

  /// Focus, switch, dismiss: a scenario for each field and each keyboard height.
  ///
  /// The heights are those of a device as it is held (FACTS.md §2): letters alone, with the space below them for the home
  /// indicator, and with a bar of suggestions as well.
  ///
  /// - Parameter scenario: a scene on a device; its script is not played.
  public func passes(of scenario: Scenario) -> [Scenario] {
    let usual = Scenario.Keyboard(on: scenario.device).height
    let home = scenario.device.keyboardHomeSpace
    let heights = Set([usual - home, usual, usual + Self.bar]).sorted()
    let fields = SweptField.all(in: scenario, makeStage: makeStage)
    return heights.flatMap { height in
      fields.map { field in
        var script = field.opening + [Step(.app(.focus(field.id))), Step(.wait(Self.rest))]
        if let other = field.other { script += [Step(.app(.focus(other))), Step(.wait(Self.rest))] }
        script += [Step(.hideKeyboard), Step(.wait(Self.rest))]
        return scenario.swept("\(Int(height))-\(field.id)", height: height, script)
      }
    }
  }

  /// The height of a bar of suggestions, in points (FACTS.md §2).
  static let bar: CGFloat = 45
}

extension Scenario {
  /// The scenario with another script, called after what is swept in it.
  func swept(_ name: String, height: CGFloat, _ script: [Step]) -> Scenario {
    var scenario = self
    scenario.name += "-" + name
    scenario.title = scenario.name
    scenario.keyboard.height = height
    scenario.script = script
    return scenario
  }
}
