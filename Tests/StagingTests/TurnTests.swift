import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import Staging
import Testing
import Tracing
import ViewTree

/// A device that is turned with its scene on it: CASES.md G1–G5, G7, X28.
@MainActor
struct TurnTests {
  private func stage(_ header: String, strategy: String? = nil) throws -> Stage {
    try Stages.stage(try Stages.library.scenario(yaml: header + "\n", file: "test.yaml"), strategy: strategy)
  }

  private func focus(_ id: String, on stage: Stage) throws {
    let view = try #require(stage.window.descendant(named: id))
    #expect(view.becomeFirstResponder())
    stage.advance(to: stage.time + 1)
  }

  private func turn(_ stage: Stage, _ orientation: Device.Orientation, wait: Double = 1) {
    stage.perform(.orientation(orientation), at: stage.time)
    stage.advance(to: stage.time + wait)
  }

  /// Whether the focused view is wholly between the bar and the keyboard, with its distance.
  private func isMet(_ stage: Stage) -> Bool {
    guard let frame = stage.window.firstResponder?.frameInWindow(in: .presentation) else { return false }
    let bar = stage.frame("navigation-bar")?.maxY ?? 0
    return frame.minY >= bar && frame.maxY + 10 <= stage.keyboard.shownEdge + 0.001
  }

  /// FACTS.md §3: 47 and 34 upright, 47 at the sides and 21 below on its side; §2: 162 + 21, without an accessory.
  @Test func `everything has the sizes of the way the device is held`() throws {
    let stage = try stage("scene: long-form\nkeyboard: {accessory: 0}")
    try focus("email", on: stage)
    let before = stage.look.places
    turn(stage, .landscapeLeft)
    #expect(stage.device.orientation == .landscapeLeft)
    #expect(stage.window.frame.size == CGSize(width: 844, height: 390))
    #expect(stage.window.safeArea == EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(stage.frame("navigation-bar") == CGRect(x: 0, y: 0, width: 844, height: 44))
    #expect(stage.keyboard.shownFrame == CGRect(x: 0, y: 207, width: 844, height: 183))
    let frame = stage.traceFrame(at: stage.time)
    #expect(frame.window == CGSize(width: 844, height: 390) && frame.edge == 207 && frame.focus == "email")
    #expect(frame.events == ["setOrientation: landscapeLeft"])
    turn(stage, .portraitUpsideDown)
    #expect(stage.keyboard.shownFrame == CGRect(x: 0, y: 553, width: 390, height: 291))
    turn(stage, .portrait)
    #expect(stage.look.places == before)
  }

  /// SYSTEMS.md §6, Sticky bars: also after a turn that the keyboard has not seen.
  @Test func `after a turn a bar stands on the edge in every frame`() throws {
    let stage = try stage("scene: chat\nkeyboard: {accessory: 0}")
    turn(stage, .landscapeLeft)
    let bar = try #require(stage.avoider.stickyBars.first ?? stage.window.descendant(named: "message")?.superview)
    let home = bar.frameInWindow(in: .presentation).maxY
    #expect(stage.window.descendant(named: "message")?.becomeFirstResponder() == true)
    for _ in 0..<60 {
      stage.advance(to: stage.time + 1.0 / 60)
      let edge = stage.keyboard.shownEdge
      #expect(abs(bar.frameInWindow(in: .presentation).maxY - min(home, edge)) <= 0.5)
    }
  }

  /// CASES.md G3, X28: four times turned with the keyboard up, and closed on either side.
  @Test(arguments: ["long-form", "centered-card", "sign-in", "table", "tabs", "nested", "chat"], [false, true])
  func `nothing drifts`(scene: String, closesOnItsSide: Bool) throws {
    let stage = try stage("scene: \(scene)")
    let before = stage.look.places
    let fields = stage.window.focusOrder
    for round in 0..<4 {
      let field = fields[min(round, fields.count - 1)]
      #expect(field.becomeFirstResponder())
      stage.advance(to: stage.time + 1)
      turn(stage, .landscapeLeft)
      #expect(stage.keyboard.model.height > 0)
      if closesOnItsSide { stage.perform(.escape, at: stage.time) }
      turn(stage, .portrait)
      if !closesOnItsSide { stage.perform(.escape, at: stage.time) }
      stage.advance(to: stage.time + 1)
      #expect(stage.look.places == before, "round \(round)")
    }
  }

  /// CASES.md G1, G4: each way the field is met in the window as it is then, by scrolling or by lifting.
  @Test(arguments: ["long-form", "short-table", "nested", "tabs"])
  func `the lowest field is met after each turn`(scene: String) throws {
    let stage = try stage("scene: \(scene)\nkeyboard: {accessory: 0}")
    #expect(try #require(stage.window.focusOrder.last).becomeFirstResponder())
    stage.advance(to: 1)
    for orientation in [Device.Orientation.landscapeLeft, .portrait, .landscapeRight, .portraitUpsideDown] {
      turn(stage, orientation)
      #expect(isMet(stage), "\(scene), \(orientation)")
    }
  }

  /// CASES.md G7: a hide and a show around the turn are one change. Nothing is at rest in between, and where everything
  /// goes is known at once.
  @Test func `hide and show around the turn are treated as one`() throws {
    let stage = try stage("scene: long-form")
    try focus("postcode", on: stage)
    stage.perform(.orientation(.landscapeLeft), at: stage.time)
    let field = try #require(stage.window.firstResponder)
    // 390 − 183 − 40 = 167, less the distance.
    #expect(field.frameInWindow().maxY <= 157)
    let goal = field.frameInWindow()
    let count = stage.avoider.planCount
    var edges: [CGFloat] = []
    for _ in 0..<20 {
      edges.append(stage.keyboard.shownEdge)
      stage.advance(to: stage.time + 1.0 / 60)
    }
    #expect(edges.first == 59 && edges.last == 167, "390 − 331 at first")
    #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(stage.avoider.planCount == count && field.frameInWindow(in: .presentation) == goal)
  }

  /// CASES.md G5.
  @Test func `the last field of a sheet on a tablet is met after the turn`() throws {
    let stage = try stage("scene: sheet\ndevice: tablet-834\nkeyboard: {height: 338}")
    let before = stage.look.places
    try focus("birthday", on: stage)
    #expect(isMet(stage))
    turn(stage, .landscapeLeft)
    // 352 + 20 and, as 338 are 54 more than usual upright, a bar of 50; an accessory of 40.
    #expect(stage.keyboard.shownEdge == 372)
    #expect(isMet(stage))
    turn(stage, .portrait)
    #expect(isMet(stage))
    stage.perform(.escape, at: stage.time)
    stage.advance(to: stage.time + 1)
    #expect(stage.look.places.first == before.first)
  }

  @Test func `a film of a turned device is as wide and as high as each window was`() throws {
    let stage = try stage("scene: long-form")
    #expect(stage.extent == CGSize(width: 390, height: 844))
    turn(stage, .landscapeLeft, wait: 0)
    #expect(stage.window.frame.size == CGSize(width: 844, height: 390))
    #expect(stage.extent == CGSize(width: 844, height: 844))
    turn(stage, .portrait, wait: 0)
    #expect(stage.extent == CGSize(width: 844, height: 844), "it has been wide")
  }

  @Test func `what was set for one way holds for it alone, and a reset keeps how the device is held`() throws {
    let stage = try stage("scene: long-form\nkeyboard: {height: 291, landscapeHeight: 200, accessory: 0}")
    stage.perform(.keyboard(.init(height: 320)), at: 0.1)
    try focus("email", on: stage)
    turn(stage, .landscapeLeft)
    #expect(stage.keyboard.shownEdge == 190)
    stage.perform(.keyboard(.init(height: 180)), at: stage.time)
    stage.perform(.reset, at: stage.time)
    #expect(stage.window.frame.size == CGSize(width: 844, height: 390) && stage.window.firstResponder == nil)
    try focus("email", on: stage)
    #expect(stage.keyboard.shownEdge == 210)
    turn(stage, .portrait)
    #expect(stage.keyboard.shownEdge == 524)
  }

  @Test(arguments: StrategyCatalog.names.filter { $0 != "move-keyboard" })
  func `the keyboard follows a turn whatever the strategy`(strategy: String) throws {
    let stage = try stage("scene: long-form", strategy: strategy)
    try focus("postcode", on: stage)
    for orientation in [Device.Orientation.landscapeLeft, .portrait, .landscapeRight] {
      turn(stage, orientation)
      #expect(stage.window.firstResponder?.id == "postcode")
      #expect(stage.keyboard.shownEdge == (orientation.isLandscape ? 167 : 513))
    }
  }
}
