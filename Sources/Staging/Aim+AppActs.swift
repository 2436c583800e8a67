import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import ViewTree

extension Aim {
  /// The most rows a table may have, as in a scene.
  private static let rowLimit = 1_000_000

  /// Throws where the app cannot do what is asked: what is meant is not there now.
  func check(_ act: Step.AppAct) throws(ScenarioError) {
    switch act {
    case .focus(let id):
      guard try view(id).canBecomeFirstResponder else { throw error("\"\(id)\" takes no input at \(seconds)") }
    case .select(let id, _, _), .setText(let id, _), .resize(let id, _), .insertMessages(let id, _): _ = try view(id)
    case .scrollTo(let id, _, _, _):
      guard stage.scrollView(id) != nil else { throw absent(id) }
    case .insertRows(let id, let row, let count):
      let rows = try rows(id)
      guard rows + count <= Self.rowLimit else { throw error("\"\(id)\" would have more than \(Self.rowLimit) rows") }
      try require(row ?? 1, upTo: rows + 1, rows, id)
    case .reloadRow(let id, let row, _):
      let rows = try rows(id)
      try require(row, upTo: rows, rows, id)
    case .deleteRows(let id, let row, let count):
      let rows = try rows(id)
      try require(row + count - 1, upTo: rows, rows, id)
    case .present(let id):
      guard ScenePresentables.of(stage.window)?.isPresented(id) == false else {
        throw error("\"\(id)\" is presented already at \(seconds)")
      }
    case .dismissSheet: _ = try presentation()
    case .copyText(let target):
      guard stage.window.view(of: target)?.wholeText != nil else {
        throw error("there is no text to copy at \(seconds): the target is not in the window, or has none")
      }
    case .back:
      let canGo = stage.keyboard.model.height > 0 || stage.window.frontmostPresentation != nil
      guard canGo || stage.window.stackToGoBackIn != nil else {
        throw error("there is nothing to go back to at \(seconds): no keyboard, no presentation, no screen before")
      }
    case .background:
      guard !stage.isInBackground else { throw error("the app is in the background already at \(seconds)") }
    case .foreground:
      guard stage.isInBackground else { throw error("the app is in front already at \(seconds)") }
    case .unfocus: break
    }
  }

  /// The frontmost thing that is presented.
  func presentation() throws(ScenarioError) -> Presentation {
    guard let presentation = stage.window.frontmostPresentation else {
      throw error("nothing is presented at \(seconds)")
    }
    return presentation
  }

  private func view(_ id: String) throws(ScenarioError) -> View {
    guard let view = stage.view(id) else { throw absent(id) }
    return view
  }

  private func rows(_ id: String) throws(ScenarioError) -> Int {
    guard let table = try view(id) as? TableView, let rows = SceneRows.of(table) else { throw absent(id) }
    return rows.numbers.count
  }

  private func require(_ row: Int, upTo last: Int, _ rows: Int, _ id: String) throws(ScenarioError) {
    guard row >= 1, row <= last else {
      throw error("\"\(id)\" has no row \(row) at \(seconds): it has \(rows)")
    }
  }

  private func absent(_ id: String) -> ScenarioError {
    error("there is no view \"\(id)\" in the window at \(seconds)")
  }
}
