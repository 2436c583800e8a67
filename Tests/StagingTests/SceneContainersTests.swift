import AvoidingViews
import Foundation
import KeyboardAvoidance
import Scenarios
import Staging
import Testing
import ViewTree

/// Scenes of containers on the stage, with the keyboard and `headroom`.
@MainActor
struct SceneContainersTests {
  private func stage(_ scene: String) throws -> Stage {
    let indented = scene.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    let yaml = "keyboard: {height: 336, accessory: 0}\nscene:\n" + indented.joined(separator: "\n")
    return try Stages.stage(try Stages.library.scenario(yaml: yaml, file: "test.yaml"))
  }

  private func focus(_ id: String, on stage: Stage) throws {
    let view = try #require(stage.window.descendant(named: id))
    let frame = view.visibleRectInWindow()
    for phase in [TouchPhase.began, .ended] {
      stage.perform(.touch(phase, CGPoint(x: frame.midX, y: frame.midY)), at: stage.time)
    }
    #expect(view.isFirstResponder)
    stage.advance(to: stage.time + 1)
  }

  private static let top: CGFloat = 508  // 844 − 336

  /// CASES.md C21, X38: tabs and home indicator count once; the field stands 10 above the keyboard.
  @Test func `a form above a tab bar`() throws {
    let stage = try stage(
      """
      root:
        type: view
        children:
          - {type: navigationBar, title: Form}
          - {type: tabBar, titles: [Shop, You]}
          - {type: field, id: low, frame: {x: 16, y: 600}}
      """)
    let tabs = try #require(stage.window.rootController as? TabBarController)
    #expect(tabs.selected?.content.frameInWindow() == CGRect(x: 0, y: 91, width: 390, height: 670))
    try focus("low", on: stage)
    #expect(stage.frame("low")?.maxY == Self.top - 10)
    #expect(tabs.tabBar.frameInWindow().minY == 761, "it stays under the keyboard")
  }

  /// CASES.md X36, H13: the sheet's own content moves, the form behind stays; its place at rest comes back.
  @Test func `a field in a sheet`() throws {
    let stage = try stage(
      """
      root:
        type: view
        children:
          - {type: field, id: behind, frame: {x: 16, y: 300}}
          - type: sheet
            id: sheet
            children: [{type: field, id: low, frame: {x: 16, y: 300}}]
      """)
    // The sheet's top at 422, its grabber takes 16: the field at 738.
    #expect(stage.frame("low")?.minY == 738)
    try focus("low", on: stage)
    #expect(stage.frame("low")?.maxY == Self.top - 10)
    #expect(stage.frame("behind")?.minY == 347)
    stage.perform(.escape, at: stage.time)
    stage.advance(to: stage.time + 1)
    #expect(stage.frame("low")?.minY == 738)
  }

  /// CASES.md H12: nobody but the alert itself moves.
  @Test func `an alert with a field, presented by a button`() throws {
    let stage = try stage(
      """
      root:
        type: view
        children:
          - {type: button, id: rename, title: Rename, presents: alert, frame: {x: 16, y: 650}}
          - {type: alert, id: alert, title: Rename, isPresented: false, children: [{type: field, id: name}]}
      """)
    #expect(stage.window.presentations.isEmpty)
    let button = try #require(stage.frame("rename"))
    for phase in [TouchPhase.began, .ended] {
      stage.perform(.touch(phase, CGPoint(x: button.midX, y: button.midY)), at: stage.time)
    }
    stage.advance(to: 1)
    let alert = try #require(stage.window.frontmostController as? AlertController)
    #expect(stage.window.firstResponder?.id == "name")
    // In the middle of 47…508.
    #expect(stage.window.presentations.first?.panelFrame.midY == 277.5)
    #expect(stage.avoider.plan?.lift == 0 && alert.content.frame.minY == 0)
    #expect(stage.frame("rename") == button)
  }

  /// CASES.md C23: only the list's viewport shrinks; the bar stands on the keyboard.
  @Test func `a chat`() throws {
    let messages = (1...30).map { "M\($0)" }.joined(separator: ", ")
    let stage = try stage(
      """
      root:
        type: view
        children:
          - {type: navigationBar, title: Chat}
          - {type: chat, id: message, messages: [\(messages)]}
      """)
    let text = try #require(stage.window.descendant(named: "message") as? TextView)
    let bar = try #require(text.superview as? ComposerBar)
    let list = try #require(bar.list as? MessageList)
    #expect(bar.frameInWindow().maxY == 810)
    list.scrollToEnd()
    let bottom = list.frameInWindow().maxY - list.contentOffset.y
    try focus("message", on: stage)
    #expect(bar.frameInWindow().maxY == Self.top)
    #expect(stage.window.rootController?.content.frameInWindow().minY == 91)
    // The last message stands on the bar, which went up by 810 − 508.
    #expect(list.frameInWindow().maxY - list.contentOffset.y == bottom - 302)
  }

  @Test func `a table of 100,000 rows, by template`() throws {
    let stage = try stage(
      """
      root:
        type: view
        children:
          - type: table
            id: people
            rows: {count: 100000, template: {type: stack, children: [{type: field, id: "name-{n}", text: "Person {n}"}]}}
      """)
    let table = try #require(stage.window.descendant(named: "people") as? TableView)
    #expect(table.contentSize.height == 4_400_000)
    #expect(table.loadedRows.count < 60)
    let field = try #require(stage.window.descendant(named: "name-12") as? TextField)
    #expect(field.text == "Person 12")
    try focus("name-12", on: stage)
    #expect(stage.frame("name-12")?.maxY ?? 999 <= Self.top - 10)
    stage.perform(.text("!"), at: stage.time)
    stage.perform(.escape, at: stage.time)
    table.setContentOffset(CGPoint(x: 0, y: 100_000))
    stage.window.layOut()
    #expect(stage.window.descendant(named: "name-12") == nil)
    table.setContentOffset(.zero)
    stage.window.layOut()
    #expect((stage.window.descendant(named: "name-12") as? TextField)?.text.contains("!") == true)
  }

  /// CASES.md A12, X57: the pager stays on its page and the root moves.
  @Test func `a field on the second page`() throws {
    let stage = try stage(
      """
      root:
        type: view
        children:
          - type: pager
            id: pager
            page: 1
            children:
              - {type: view}
              - {type: view, children: [{type: field, id: low, frame: {x: 16, y: 700}}]}
      """)
    let pager = try #require(stage.window.descendant(named: "pager") as? PagerView)
    #expect(pager.contentOffset.x == 390)
    try focus("low", on: stage)
    #expect(stage.frame("low")?.maxY == Self.top - 10)
    #expect(pager.contentOffset == CGPoint(x: 390, y: 0))
  }

  @Test func `a page under a fixed header`() throws {
    let stage = try stage(
      """
      root:
        type: view
        children:
          - type: webPage
            id: page
            headerHeight: 56
            children: [{type: field, id: low, frame: {x: 16, y: 600}}, {type: view, frame: {y: 1200, height: 300}}]
      """)
    let page = try #require(stage.window.descendant(named: "page") as? WebPageView)
    try focus("low", on: stage)
    #expect(page.visualViewport.height == 461, "508 − 47")
    #expect(stage.frame("low")?.maxY == Self.top - 10)
    #expect(page.visualViewport.minY == 0 && page.document.contentOffset.y > 0)
    #expect(page.header?.frameInWindow().minY == 47)
  }

  /// CASES.md H3, X34: a swipe back that is cancelled leaves all as it was.
  @Test func `a swipe back with the keyboard up, cancelled`() throws {
    let stage = try stage(
      """
      root:
        type: view
        children:
          - {type: navigationBar, id: bar, title: Order, backTitle: Orders}
          - {type: field, id: low, frame: {x: 16, y: 600}}
      """)
    #expect(stage.frame("low")?.minY == 691)
    try focus("low", on: stage)
    let before = stage.look
    #expect(stage.frame("low")?.maxY == Self.top - 10)
    let start = stage.time
    stage.perform(.touch(.began, CGPoint(x: 5, y: 300)), at: start)
    for step in 1...15 {
      stage.perform(.touch(.moved, CGPoint(x: 5 + 10 * CGFloat(step), y: 300)), at: start + Double(step) / 60)
    }
    #expect(stage.avoider.isSwipingBack)
    for step in 1...15 {
      stage.perform(.touch(.moved, CGPoint(x: 155 - 10 * CGFloat(step), y: 300)), at: start + Double(15 + step) / 60)
    }
    stage.perform(.touch(.ended, CGPoint(x: 5, y: 300)), at: start + 0.6)
    stage.advance(to: start + 2)
    #expect(!stage.avoider.isSwipingBack)
    #expect(stage.look == before)
  }

  @Test func `a phone on its side`() throws {
    let yaml =
      "device: phone-393\norientation: landscapeLeft\nkeyboard: {height: 200, accessory: 0}\nscene: long-form\n"
    let stage = try Stages.stage(try Stages.library.scenario(yaml: yaml, file: "test.yaml"))
    #expect(stage.window.frame.size == CGSize(width: 852, height: 393))
    #expect(stage.frame("navigation-bar") == CGRect(x: 0, y: 0, width: 852, height: 44))
    #expect(stage.window.safeArea == EdgeInsets(left: 59, bottom: 21, right: 59))
    // CASES.md X13: 59 at the sides belong to the island, 16 are the form's own.
    #expect(stage.frame("full-name")?.minX == 75 && stage.frame("full-name")?.maxX == 777)
    try focus("full-name", on: stage)
    #expect(stage.frame("full-name")?.maxY ?? 999 <= 183)
  }
}
