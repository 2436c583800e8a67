import Foundation
import KeyboardAvoidance
import Staging
import Testing

/// One scenario, every strategy: where the focused field is after each step, against the strategies' own rules.
///
/// `switch-lower` puts the focus into `postcode` (bottom at 561, FACTS.md's 331-point keyboard begins at 513), then into
/// `city` and `country`, 78 points further down each, then ends editing. The form starts at 91 and ends at 844.
@MainActor
struct EveryStrategyTests {
  /// How far the focused field is above its home, in points, after each of the three focuses and at the end.
  private func displacements(_ strategy: String) throws -> [CGFloat] {
    let scenario = try Stages.library.loadScenario("switch-lower")
    let stage = try Stages.stage(scenario, strategy: strategy)
    let fields = ["postcode", "city", "country"]
    let home = Dictionary(uniqueKeysWithValues: fields.map { ($0, stage.frame($0)?.minY ?? .nan) })
    let player = ScriptPlayer(scenario.script, on: stage, file: "switch-lower")
    var result: [CGFloat] = []
    for (field, time) in zip(fields + ["postcode"], [1.4, 2.4, 3.4, 6]) {
      try player.advance(to: time)
      result.append((home[field] ?? .nan) - (stage.frame(field)?.minY ?? .nan))
    }
    return result.map { ($0 * 1000).rounded() / 1000 }
  }

  @Test(arguments: StrategyCatalog.names)
  func `every strategy moves by its own rule`(name: String) throws {
    print("DISP", name, try displacements(name))
  }
}
