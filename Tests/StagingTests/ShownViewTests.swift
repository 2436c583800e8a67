import Foundation
import Staging
import Testing
import ViewTree

/// What a stage says of single views and of the accessories it gives them.
@MainActor
struct ShownViewTests {
  private let stage: Stage

  init() throws { stage = try Stages.stage("long-form") }

  private func focus(_ id: String) throws -> View {
    let view = try #require(stage.window.descendant(named: id))
    view.becomeFirstResponder()
    stage.window.layOut()
    stage.advance(to: stage.time + 1)
    return view
  }

  @Test func `a view is told of as it is shown, with caret and root`() throws {
    #expect(stage.keyboardEdge == 844 && stage.focusedView == nil && stage.shownView("caret") == nil)
    let view = try focus("full-name")
    // FACTS.md §2: 291 points of keys and 40 of the accessory: 844 − 331.
    #expect(stage.keyboardEdge == 513 && stage.focusedView == "full-name")
    let shown = try #require(stage.shownView("full-name"))
    #expect(shown.frame == view.frameInWindow(in: .presentation) && shown.frame.height == 44)
    #expect(shown.visibleFraction == 1 && shown.translationY == 0)
    #expect(shown.offset == nil && shown.insetBottom == nil)
    #expect(stage.shownView("caret")?.frame.size == CGSize(width: 2, height: 22))
    #expect(stage.shownView("root")?.frame.width == 390)
    #expect(stage.shownView("nobody") == nil && stage.shownText("nobody") == nil)
    #expect(stage.shownText("full-name") == "Ada Lovelace")
  }

  @Test func `the fields that can take the focus are told in reading order, of what lies in front alone`() throws {
    let yaml = """
      root:
        type: view
        children:
          - {type: field, id: right, frame: {x: 200, y: 60, width: 100, height: 44}}
          - {type: field, id: low, frame: {x: 16, y: 200, width: 100, height: 44}}
          - {type: field, id: left, frame: {x: 16, y: 60, width: 100, height: 44}}
          - type: sheet
            id: panel
            isPresented: false
            children: [{type: field, id: inner, frame: {x: 16, y: 20, height: 44}}]
      """
    let stage = try Stages.stage(Stages.library.scenario(yaml: yaml, file: "order.yaml"))
    #expect(stage.focusOrder == ["left", "right", "low"])
    stage.perform(.app(.present("panel")), at: 0)
    stage.advance(to: 1)
    #expect(stage.focusOrder == ["inner"])
  }

  @Test func `an input keeps its accessory, as high as is asked for`() throws {
    let view = try #require(stage.window.descendant(named: "full-name"))
    let provider = AccessoryProvider(window: stage.window, avoider: stage.avoider)
    #expect(provider.height == AccessoryProvider.Height.own)
    let accessory = try #require(provider.accessory(for: view))
    #expect(accessory.frame.height == 40)
    provider.height = .points(55)
    #expect(provider.accessory(for: view) === accessory && accessory.frame.height == 55)
    provider.height = .none
    #expect(provider.accessory(for: view) == nil)
  }
}
