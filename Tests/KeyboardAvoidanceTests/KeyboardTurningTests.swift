import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// A device of 390 × 844 points with a keyboard of 331 that is turned to where it is 223 high: FACTS.md §2 and §4.
@Suite struct KeyboardTurningTests {
  private static let upright = CGSize(width: 390, height: 844)
  private static let side = CGSize(width: 844, height: 390)
  private static let pace = Pace.easeInOut(duration: 0.3)

  private func keyboard(_ behavior: KeyboardBehavior, upAt time: TimeInterval? = 0) -> KeyboardModel {
    var keyboard = KeyboardModel(window: Self.upright, motion: behavior.usualMotion, behavior: behavior)
    if let time { _ = keyboard.focus(height: 331, at: time) }
    return keyboard
  }

  private func text(_ messages: [KeyboardMessage]?) -> [String] {
    (messages ?? []).map { message in
      let time = String(format: "%.1f", message.time)
      guard let notification = message.notification else { return "followed \(time)" }
      let end = notification.end
      return "\(notification.kind) \(Int(end.minY)) \(Int(end.width)) x \(Int(end.height)) \(time)"
    }
  }

  /// FACTS.md §4, "Rotation": hide, turn, show; CASES.md G7.
  @Test(arguments: [.default, .earlyIOS, .lateHide] as [KeyboardBehavior])
  func `iOS tells of a hide before the turn and of a show after it`(behavior: KeyboardBehavior) {
    var keyboard = keyboard(behavior)
    let turn = keyboard.turn(to: Self.side, height: 223, pace: Self.pace, at: 2)
    #expect(text(turn.before) == ["willChangeFrame 844 390 x 331 2.0", "willHide 844 390 x 331 2.0"])
    #expect(
      text(turn.after) == [
        "willChangeFrame 167 844 x 223 2.0", "willShow 167 844 x 223 2.0", "didChangeFrame 844 390 x 331 2.3",
        "didHide 844 390 x 331 2.3", "didChangeFrame 167 844 x 223 2.3", "didShow 167 844 x 223 2.3",
      ])
    #expect(turn.after?.first?.notification?.duration == 0.3)
    #expect(turn.after?.first?.notification?.pace == Self.pace)
  }

  @Test(
    arguments: [
      (.web, ["willChangeFrame 167 844 x 223 2.0", "willShow 167 844 x 223 2.0"], 4),
      (.instant, ["willChangeFrame 167 844 x 223 2.0", "willShow 167 844 x 223 2.0"], 4),
      (.gnome, ["willChangeFrame 167 844 x 223 2.0", "willShow 167 844 x 223 2.0"], 4),
      (.android, ["followed 2.0", "followed 2.0"], 23),
    ] as [(KeyboardBehavior, [String], Int)])
  func `others tell of another frame`(behavior: KeyboardBehavior, first: [String], count: Int) {
    var keyboard = keyboard(behavior)
    let turn = keyboard.turn(to: Self.side, height: 223, pace: Self.pace, at: 2)
    #expect(turn.before == [])
    #expect(Array(text(turn.after).prefix(2)) == first)
    #expect(turn.after?.count == count)
  }

  /// FACTS.md §4: "looks continuous". The bottom is the new one at once, and 331 points become 223 on the way.
  @Test func `a keyboard that is up never leaves the bottom`() {
    var keyboard = keyboard(.default)
    _ = keyboard.turn(to: Self.side, height: 223, pace: Self.pace, at: 2)
    #expect(keyboard.edge(at: 2) == 59)
    #expect(abs(keyboard.edge(at: 2.15) - 113) < 0.01)
    #expect(keyboard.edge(at: 2.3) == 167)
    #expect(keyboard.phase(at: 3) == .docked(CGRect(x: 0, y: 167, width: 844, height: 223)))
  }

  @Test func `one that is on its way is as high as it was, and goes on from there`() {
    var keyboard = keyboard(.default)
    let shown = 844 - keyboard.edge(at: 0.1)
    _ = keyboard.turn(to: Self.side, height: 223, pace: Self.pace, at: 0.1)
    #expect(abs(keyboard.edge(at: 0.1) - (390 - shown)) < 1e-9)
    #expect(keyboard.edge(at: 1) == 167)
  }

  @Test func `one that leaves goes on leaving, and nothing more is said of it`() {
    var keyboard = keyboard(.default)
    _ = keyboard.resign(at: 2)
    let shown = 844 - keyboard.edge(at: 2.2)
    let turn = keyboard.turn(to: Self.side, height: 223, pace: Self.pace, at: 2.1)
    #expect(turn.before == [] && turn.after == nil)
    #expect(abs(keyboard.edge(at: 2.2) - (390 - shown)) < 1e-9)
    #expect(keyboard.edge(at: 2.5) == 390 && keyboard.phase(at: 2.5) == .hidden)
  }

  @Test func `a hidden one is below the new bottom and comes up to its new height`() {
    var keyboard = keyboard(.default, upAt: nil)
    let turn = keyboard.turn(to: Self.side, height: 223, pace: Self.pace, at: 2)
    #expect(turn.before == [] && turn.after == nil)
    #expect(keyboard.edge(at: 2) == 390)
    let shown = keyboard.show(height: 223, at: 3)
    #expect(shown.end == CGRect(x: 0, y: 167, width: 844, height: 223))
  }

  /// GNOME Shell rests 0.3 s: the turn comes in the middle of that.
  @Test func `one that rests before it comes still does, with its new height`() {
    var keyboard = keyboard(.gnome)
    let turn = keyboard.turn(to: Self.side, height: 223, pace: Self.pace, at: 0.1)
    #expect(turn.before == [])
    #expect(text(turn.after).first == "willChangeFrame 167 844 x 223 0.3")
    #expect(keyboard.edge(at: 0.2) == 390 && keyboard.edge(at: 1) == 167)
  }

  @Test func `one that was put elsewhere stays as near to there as it can`() {
    var keyboard = keyboard(.default)
    _ = keyboard.place(at: CGRect(x: 60, y: 300, width: 320, height: 260), time: 1)
    let turn = keyboard.turn(to: Self.side, height: 223, pace: Self.pace, at: 2)
    #expect(turn.before == [])
    #expect(text(turn.after).first == "willChangeFrame 130 320 x 260 2.0")
    #expect(keyboard.frame(at: 2) == CGRect(x: 60, y: 130, width: 320, height: 260))
  }

  /// CASES.md X41: what was announced lies elsewhere for a window that was moved, and a late word of it is still late.
  @Test func `an occlusion is where it is on the screen when the window moves`() {
    let screen = CGRect(x: -200, y: -300, width: 1032, height: 1376)
    let window = CGSize(width: 400, height: 700)
    func notification(_ kind: KeyboardNotification.Kind, _ frame: CGRect) -> KeyboardNotification {
      KeyboardNotification(kind: kind, begin: frame, end: frame, duration: 0.25, pace: .iosKeyboard)
    }
    var occlusion = KeyboardOcclusion()
    let lower = CGRect(x: -200, y: 700, width: 1032, height: 376)
    occlusion.receive(notification(.willShow, lower), window: window, screen: screen)
    let frame = CGRect(x: -200, y: 600, width: 1032, height: 476)
    occlusion.receive(notification(.willShow, frame), window: window, screen: screen)
    #expect(occlusion.occluders(in: window) == [CGRect(x: 0, y: 600, width: 400, height: 100)])
    occlusion.move(by: CGPoint(x: 0, y: 50))
    #expect(occlusion.occluders(in: window) == [CGRect(x: 0, y: 650, width: 400, height: 50)])
    let moved = screen.offsetBy(dx: 0, dy: 50)
    occlusion.receive(notification(.didShow, lower.offsetBy(dx: 0, dy: 50)), window: window, screen: moved)
    #expect(occlusion.occluders(in: window) == [CGRect(x: 0, y: 650, width: 400, height: 50)])
    occlusion.move(by: CGPoint(x: 0, y: 100))
    #expect(occlusion.occluders(in: window) == [] && occlusion.state == .docked)
  }
}
