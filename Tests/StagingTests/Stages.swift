import Foundation
import OnScreenKeyboard
import Scenarios
import Staging
import TestSupport
import Tracing
import ViewTree

/// Stages with the package's own scenes, scenarios and keyboard, and text without a font.
@MainActor enum Stages {
  static let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("assets")
  static let library = ScenarioLibrary(assets: assets)

  static func layout() throws -> KeyboardLayout {
    try KeyboardLayout(
      parsing: try String(contentsOf: assets.appendingPathComponent("keyboards/en.txt"), encoding: .utf8))
  }

  /// A stage of a scenario or scene of the assets.
  static func stage(_ name: String, strategy: String? = nil) throws -> Stage {
    try stage(try library.loadScenario(name), strategy: strategy)
  }

  static func stage(_ scenario: Scenario, strategy: String? = nil) throws -> Stage {
    Stage(scenario, strategy: strategy, textEngine: FixedTextLayoutEngine(), layout: try layout())
  }

  /// A stage with a script of these steps on a scene, and the player of it.
  static func script(
    _ steps: String, on scene: String = "long-form", strategy: String? = nil
  ) throws -> (stage: Stage, player: ScriptPlayer) {
    let indented = steps.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    let yaml = "scene: \(scene)\nscript:\n" + indented.joined(separator: "\n") + "\n"
    let scenario = try library.scenario(yaml: yaml, file: "test.yaml")
    let stage = try stage(scenario, strategy: strategy)
    return (stage, ScriptPlayer(scenario.script, on: stage, file: "test.yaml"))
  }
}

/// What is shown at one time, as a trace has it, without what adds up between its frames.
struct Look: Equatable {
  let edge: CGFloat
  let focus: String?
  let finger: CGPoint?
  let views: [TraceView]
}

@MainActor
extension Stage {
  var look: Look {
    let frame = traceFrame(at: time)
    return Look(edge: frame.edge, focus: frame.focus, finger: frame.finger, views: frame.views)
  }

  /// The frame of a view by its id, in window points, once everything has come to rest.
  func frame(_ id: String) -> CGRect? { window.descendant(named: id)?.frameInWindow() }
}

extension Look {
  /// Where everything is, whoever put it there, without what is there for a focus alone.
  var places: [String] {
    views.filter { $0.role == .root || $0.role == .scroll || $0.role != .stickyBar && $0.visible != nil }.map {
      "\($0.id) \($0.rect) \($0.offset ?? 0) \($0.insetTop ?? 0) \($0.insetBottom ?? 0) \($0.translationY ?? 0)"
    }
  }

  func view(_ role: TraceView.Role, _ id: String? = nil) -> TraceView? {
    views.first { $0.role == role && (id == nil || $0.id == id) }
  }
}
