import AvoidingViews
import Foundation
import Scenarios
import Staging
import Testing
import ViewTree

/// What is particular to single scenes of the assets, with the keyboard's edge at 513 and `headroom`.
@MainActor
struct SceneScreensTests {
  /// CASES.md C19: the strip keeps its place along both axes, and the page moves.
  @Test func `a field in a strip that is wider than the screen`() throws {
    let stage = try Stages.stage("strip")
    let strip = try #require(stage.window.descendant(named: "strip") as? ScrollView)
    // Four cells of 250, three gaps of 12, 16 at both ends.
    #expect(strip.contentSize == CGSize(width: 1068, height: 220))
    strip.setContentOffset(CGPoint(x: 300, y: 0))
    stage.window.descendant(named: "wheat-count")?.becomeFirstResponder()
    stage.advance(to: 1.2)
    #expect(stage.frame("wheat-count")?.maxY == 503)
    #expect(strip.contentOffset == CGPoint(x: 300, y: 0) && strip.avoidanceInset == nil)
  }

  /// CASES.md H11: beside what it belongs to, and above the keyboard once that comes.
  @Test func `a popover, from the view that is named`() throws {
    let stage = try Stages.stage("popover")
    let panel = try #require(stage.window.presentations.first)
    // The button begins at 651: 8 above it, 280 high; its middle is that of the button.
    #expect(stage.frame("add-label")?.minY == 651)
    #expect(panel.panelFrame == CGRect(x: 45, y: 363, width: 300, height: 280))
    stage.window.descendant(named: "third-label")?.becomeFirstResponder()
    stage.advance(to: 1.2)
    #expect(panel.panelFrame == CGRect(x: 45, y: 223, width: 300, height: 280))
    #expect(stage.window.rootController?.content.frameInWindow().minY == 91)
  }

  /// CASES.md X9, X12: on the keyboard's edge, whatever is around it.
  @Test(arguments: [("footer", "phone"), ("padded-bar", "caption")])
  func `a sticky bar`(scene: String, field: String) throws {
    let stage = try Stages.stage(scene)
    let bar = try #require(stage.window.tree.first { $0.avoidance.sticksToKeyboard })
    let home = bar.frameInWindow()
    #expect(bar.avoidance.list === (scene == "footer" ? stage.window.descendant(named: "form") : nil))
    stage.window.descendant(named: field)?.becomeFirstResponder()
    stage.advance(to: 1.2)
    #expect(bar.frameInWindow().maxY == 513)
    if scene == "footer" { #expect(stage.frame("phone")?.maxY == bar.frameInWindow().minY - 10) }
    stage.perform(.escape, at: stage.time)
    stage.advance(to: stage.time + 1.2)
    #expect(bar.frameInWindow() == home)
  }

  /// CASES.md C25, I4.
  @Test func `a scroll view without a content size, and a field that is off`() throws {
    let empty = try Stages.stage("no-content-size")
    let scroll = try #require(empty.window.descendant(named: "form") as? ScrollView)
    #expect(scroll.contentSize.height == 0)
    empty.window.descendant(named: "place")?.becomeFirstResponder()
    empty.advance(to: 1.2)
    #expect(empty.frame("place")?.maxY == 503)
    #expect(scroll.contentOffset.y == 0)
    let stacks = try Stages.stage("stacks")
    #expect((stacks.window.descendant(named: "tax") as? TextField)?.isEnabled == false)
    stacks.window.descendant(named: "amount")?.becomeFirstResponder()
    stacks.perform(.moveFocus(1), at: 0.5)
    #expect(stacks.window.firstResponder?.id == "issued")
    #expect(stacks.window.descendant(named: "tax")?.becomeFirstResponder() == false)
  }

  @Test func `a table keeps what was written, and not the rows that were shown`() throws {
    let stage = try Stages.stage("long-table")
    let table = try #require(stage.window.descendant(named: "people") as? TableView)
    (stage.window.descendant(named: "name-5") as? TextField)?.text = "Ada"
    weak let first = stage.window.descendant(named: "name-1")
    #expect(first != nil)
    for page in 1...40 {
      table.setContentOffset(CGPoint(x: 0, y: 700 * CGFloat(page)))
      stage.window.layOut()
    }
    #expect(first == nil)
    table.setContentOffset(.zero)
    stage.window.layOut()
    #expect((stage.window.descendant(named: "name-5") as? TextField)?.text == "Ada")
    #expect((stage.window.descendant(named: "name-6") as? TextField)?.text == "Person 6")
  }

  /// On a phone's side the popover is made lower than its 280 points above the keyboard, and its list scrolls there.
  @Test func `a popover's list is where it was once the keyboard has gone, though it has been less high meanwhile`()
    throws
  {
    let yaml = "scene: popover\norientation: landscapeLeft\nscript: []\n"
    let stage = try Stages.stage(Stages.library.scenario(yaml: yaml, file: "popover.yaml"))
    let height = stage.frame("list")?.height
    stage.perform(.app(.focus("second-label")), at: 0)
    stage.perform(.app(.focus("third-label")), at: 1)
    stage.advance(to: 2)
    #expect(stage.shownView("list")?.offset.map { $0.y > 0 } == true && stage.frame("list")?.height != height)
    stage.perform(.app(.unfocus), at: 2)
    stage.advance(to: 3)
    #expect(stage.shownView("list")?.offset == .zero && stage.frame("list")?.height == height)
  }
}
