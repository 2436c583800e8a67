import Foundation
import KeyboardAvoidance
import Staging
import Testing

/// One scenario, every strategy: where the focused field is after each step, against the strategies' own rules.
///
/// `switch-lower` puts the focus into `postcode`, then into `city` and `country`, 78 points further down each, and ends
/// editing. `postcode` is 44 points high and ends at 561; the form begins at 91 and ends at 844 with a safe area of 34; the
/// keyboard is 331 points high, so that its edge is at 513 and covers 48 points.
@MainActor
struct EveryStrategyTests {
  /// How far the focused field is above its home after each focus, and `postcode` in the end.
  private static let expected: [String: [CGFloat]] = [
    // 48 and the distance of 10; everything comes back (SYSTEMS.md §6).
    "headroom": [58, 136, 214, 0],
    // The same distance, by the frame (§1).
    "text-field-helper": [58, 136, 214, 0],
    // The window is measured in itself, so each show lifts again: 48 + 126 + 204; "original" is the last but one (§2 ⚠).
    "auto-adjust-field": [48, 174, 378, 174],
    // The safe area on top of the distance: 48 + 10 + 34; the offset is not restored (§3 ⚠).
    "keyboard-manager": [92, 170, 248, 248],
    // 126 is needed and 78 given, 204 and 126: read in its lifted place (§4 ⚠).
    "transform-field": [48, 78, 126, 0],
    "none": [0, 0, 0, 0],
    // Centred in 91…513: its top at 280. The offset stays, beyond its range of 299 (FACTS.md 2.1).
    "inset-scroll": [237, 315, 393, 393],
    // No margin (A.2).
    "pan": [48, 126, 204, 0],
    // Padding 20; nothing restored (A.11).
    "resize": [68, 146, 224, 224],
    // A container that is padded reveals nothing in a scroll view in it (A.7).
    "padding": [0, 0, 0, 0],
    "height": [0, 0, 0, 0],
    // All of what is covered of the container, needed or not (A.7).
    "position": [331, 331, 331, 0],
    // The caret's bottom, 11 above the field's, at the edge; back to the place at the last focus (A.9 ⚠).
    "aware-scroll": [37, 115, 193, 115],
    // Centred in 0…513 once; the others are then visible (A.17).
    "visual-viewport": [282.5, 282.5, 282.5, 0],
    // All of the keyboard (A.3).
    "window-shift": [331, 331, 331, 0],
    // A window as high as its screen can only shrink (A.4, A.5).
    "shift-then-shrink": [0, 0, 0, 0],
    "work-area": [0, 0, 0, 0],
    "root-lift": [48, 126, 204, 0],
    // At rest the translation is padding, which reveals nothing (A.8).
    "translate-then-commit": [0, 0, 0, 0],
    // Into the upper half: its bottom at 256.5. Then the range ends at 1018 + 34 − 753 = 299 (A.17).
    "safe-zone": [304.5, 382.5, 460.5, 299],
    // Minimal, no margin, nothing restored (A.12).
    "keep-in-view": [48, 126, 204, 204],
    // No place on a phone (A.19).
    "move-keyboard": [0, 0, 0, 0],
  ]

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

  @Test func `every strategy moves by its own rule`() throws {
    #expect(Set(Self.expected.keys) == Set(StrategyCatalog.names))
    for name in StrategyCatalog.names { #expect(try displacements(name) == Self.expected[name], "\(name)") }
  }
}
