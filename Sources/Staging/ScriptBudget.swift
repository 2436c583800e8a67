import Foundation
import Scenarios
import ViewTree

/// How much a script may still put into its scene: with a clipboard a few words double as often as they are pasted.
struct ScriptBudget {
  /// The most bytes of text that a script types, pastes and sets.
  static let textLimit = 1_000_000

  private var text = 0

  /// Counts what a step puts into the scene.
  ///
  /// - Throws: `ScenarioError` at the step that is too much.
  mutating func spend(_ action: Step.Action, aim: Aim) throws(ScenarioError) {
    text += Self.bytes(of: action, on: aim.stage)
    guard text <= Self.textLimit else {
      throw aim.error("the script puts more than \(Self.textLimit) bytes of text into the scene; type and paste less")
    }
  }

  private static func bytes(of action: Step.Action, on stage: Stage) -> Int {
    switch action {
    case .inputText(let text), .commitText(let text), .composeText(let text, _), .pasteText(let text, _),
      .app(.setText(_, let text)):
      text.utf8.count
    case .app(.insertMessages(_, let messages)): messages.reduce(0) { $0 + $1.utf8.count }
    case .pressKey(.v, let modifiers) where modifiers.contains(.control):
      stage.clipboard.text(of: .clipboard)?.utf8.count ?? 0
    case .middleClick: stage.clipboard.text(of: .primary)?.utf8.count ?? 0
    default: 0
    }
  }
}
