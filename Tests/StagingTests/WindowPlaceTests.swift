import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Staging
import Testing
import Tracing
import ViewTree

/// Windows that are not the screen, and edges that change: CASES.md X14, X41, F5, F7, H7.
@MainActor
struct WindowPlaceTests {
  private func stage(_ header: String) throws -> Stage {
    try Stages.stage(try Stages.library.scenario(yaml: header + "\n", file: "test.yaml"))
  }

  private func focus(_ id: String, on stage: Stage) throws {
    let view = try #require(stage.window.descendant(named: id))
    #expect(view.becomeFirstResponder())
    stage.advance(to: stage.time + 1)
  }

  private func move(_ stage: Stage, _ frame: CGRect) {
    stage.perform(.window(frame), at: stage.time)
    stage.advance(to: stage.time + 1)
  }

  /// CASES.md X14: 1210 − 338 − 40 = 832 on the screen.
  @Test func `the keyboard is the screen's, and covers what of the window lies under it`() throws {
    let stage = try stage(
      "scene: long-form\ndevice: tablet-834\nwindow: {x: 400, y: 300, width: 320, height: 800}\nkeyboard: {height: 338}"
    )
    #expect(stage.window.frame.size == CGSize(width: 320, height: 800))
    #expect(stage.window.safeArea == .zero)
    #expect(stage.traceHeader(program: "", rate: 60, scale: 1, fingerprint: "").device == stage.window.frame.size)
    try focus("full-name", on: stage)
    #expect(stage.keyboard.shownFrame == CGRect(x: -400, y: 532, width: 834, height: 378))
    #expect(stage.keyboard.currentAccessory?.frame.width == 834)
    let frame = stage.traceFrame(at: stage.time)
    #expect(frame.window == nil && frame.edge == 532)
    #expect(frame.occluders == [CGRect(x: 0, y: 532, width: 320, height: 268)])
    #expect(stage.avoider.facts()?.occluders == frame.occluders)
    // The first field lies high enough.
    #expect(stage.avoider.plan?.lift == 0)
  }

  /// CASES.md X41.
  @Test func `a window that is dragged away is covered by what covers it there`() throws {
    let stage = try stage(
      "scene: long-form\ndevice: tablet-834\nwindow: {x: 400, y: 410, width: 320, height: 800}\nkeyboard: {height: 338}"
    )
    let before = stage.look.places
    try focus("house-number", on: stage)
    let field = try #require(stage.window.firstResponder)
    let covered = field.frameInWindow()
    #expect(stage.keyboard.shownEdge == 422 && covered.maxY <= 412)
    move(stage, CGRect(x: 20, y: 24, width: 320, height: 800))
    #expect(stage.keyboard.shownEdge == 800 && stage.keyboard.shownFrame == nil)
    #expect(stage.avoider.facts()?.occluders == [])
    let free = field.frameInWindow()
    #expect(free.minY > covered.minY)
    move(stage, CGRect(x: 400, y: 410, width: 320, height: 800))
    #expect(field.frameInWindow() == covered)
    move(stage, CGRect(x: 0, y: 100, width: 320, height: 800))
    // Of 832 to 900 on the screen something is covered, but not the field.
    #expect(stage.keyboard.shownEdge == 732 && field.frameInWindow() == free)
    move(stage, CGRect(x: 400, y: 410, width: 320, height: 800))
    stage.perform(.escape, at: stage.time)
    stage.advance(to: stage.time + 1)
    #expect(stage.look.places == before)
  }

  /// CASES.md F7: half of a split view; half again, another size, once the device is turned.
  @Test func `a window in a split view keeps its share of the screen that is turned`() throws {
    let stage = try stage(
      "scene: long-form\ndevice: tablet-834\nwindow: {x: 417, width: 417, height: 1210}\nkeyboard: {height: 338}")
    #expect(stage.window.safeArea == EdgeInsets(top: 24, bottom: 20))
    try focus("country", on: stage)
    let field = try #require(stage.window.firstResponder)
    #expect(field.frameInWindow().maxY <= 822)
    stage.perform(.orientation(.landscapeLeft), at: stage.time)
    stage.advance(to: stage.time + 1)
    #expect(stage.windowFrame == CGRect(x: 605, y: 0, width: 605, height: 834))
    #expect(stage.window.frame.size == CGSize(width: 605, height: 834))
    #expect(stage.keyboard.shownFrame == CGRect(x: -605, y: 372, width: 1210, height: 462))
    #expect(field.frameInWindow().maxY <= 362)
    move(stage, CGRect(x: 0, y: 0, width: 1210, height: 834))
    #expect(stage.windowFrame == nil && stage.keyboard.shownFrame?.minX == 0)
  }

  /// CASES.md F5: the list's end stays at the window's bottom when a narrow keyboard floats over the window.
  @Test func `a bar does not follow a keyboard that floats`() throws {
    let stage = try stage("scene: chat\ndevice: tablet-834\nkeyboard: {height: 338}")
    let input = try #require(stage.window.focusOrder.first)
    let bar = try #require(input.superview)
    let home = bar.frameInWindow()
    #expect(input.becomeFirstResponder())
    stage.advance(to: 1)
    #expect(bar.frameInWindow().minY < home.minY)
    stage.keyboard.place(at: CGRect(x: 300, y: 400, width: 320, height: 260))
    stage.advance(to: 2)
    #expect(bar.frameInWindow() == home)
  }

  /// CASES.md F8: of another app's keyboard a show is ignored and a hide honoured.
  @Test func `another app's keyboard moves nothing`() throws {
    let stage = try stage("scene: long-form\ndevice: tablet-834\nwindow: {x: 417, width: 417, height: 1210}")
    try focus("country", on: stage)
    let met = stage.look.places
    var foreign = KeyboardNotification(
      kind: .willShow, begin: .zero, end: CGRect(x: -417, y: 400, width: 834, height: 810), duration: 0.25,
      pace: .iosKeyboard)
    foreign.isLocal = false
    stage.avoider.receive(foreign)
    stage.advance(to: stage.time + 1)
    #expect(stage.look.places == met)
  }

  /// CASES.md H7: the call bar takes 20 points more.
  @Test func `a call bar shifts the rest by its height, keyboard or none`() throws {
    let stage = try stage("scene: long-form\ndevice: phone-375x667\nkeyboard: {height: 216}")
    let before = stage.look.places
    try focus("house-number", on: stage)
    let field = try #require(stage.window.firstResponder)
    // 667 − 216 − 40 = 411, less the distance: it is met before and after.
    #expect(field.frameInWindow().maxY == 401)
    stage.perform(.safeArea(.init(top: 40)), at: stage.time)
    stage.advance(to: stage.time + 1)
    #expect(stage.frame("navigation-bar")?.maxY == 84)
    #expect(field.frameInWindow().maxY == 401)
    stage.perform(.escape, at: stage.time)
    stage.advance(to: stage.time + 1)
    #expect(stage.look.view(.root)?.rect.minY == 84 && stage.look.view(.root)?.topLimit == 84)
    stage.perform(.safeArea(.init(top: 20)), at: stage.time)
    stage.advance(to: stage.time + 1)
    #expect(stage.look.places == before)
  }
}
