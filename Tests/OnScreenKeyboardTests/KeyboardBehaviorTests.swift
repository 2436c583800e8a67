import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Testing
import ViewTree

/// What is told when, on a window of 390 × 844 with a keyboard of 291 and an accessory of 40: FACTS.md §4, SYSTEMS.md.
@MainActor
struct KeyboardBehaviorTests {
  private func stage(_ behavior: KeyboardBehavior, hasAccessories: Bool = true) throws -> KeyboardStage {
    try KeyboardStage(hasAccessories: hasAccessories, motion: behavior.usualMotion, behavior: behavior)
  }

  @Test(
    arguments: [
      (.default, "0.000", "0.500"), (.gnome, "0.300", "0.450"), (.web, "0.100", "0.100"), (.instant, "0.000", "0.000"),
    ] as [(KeyboardBehavior, String, String)])
  func `all four are told, each at its time`(behavior: KeyboardBehavior, start: String, end: String) throws {
    let stage = try stage(behavior)
    stage.focus(stage.first)
    #expect(
      stage.log == [
        "willChangeFrame 513 \(start)", "willShow 513 \(start)", "didChangeFrame 513 \(end)", "didShow 513 \(end)",
      ])
    stage.forget()
    stage.window.makeFirstResponder(nil)
    stage.advance(by: 1)
    let gone = behavior == .default ? "1.500" : behavior == .gnome ? "1.150" : "1.000"
    #expect(
      stage.log == [
        "willChangeFrame 844 1.000", "willHide 844 1.000", "didChangeFrame 844 \(gone)", "didHide 844 \(gone)",
      ])
    #expect(stage.keyboard.location(ofKey: "q") == nil)
  }

  /// SYSTEMS.md: by default inside resigning, in the preset `lateHide` after the responder is cleared.
  @Test(arguments: KeyboardBehavior.allCases)
  func `will-hide comes before or after the responder is cleared`(behavior: KeyboardBehavior) throws {
    let stage = try stage(behavior)
    stage.focus(stage.first)
    stage.window.makeFirstResponder(nil)
    stage.advance(by: 1)
    let hide = try #require(stage.messages.last)
    #expect(hide.notification.kind == .willHide)
    #expect(hide.focus == (behavior.hidesBeforeResigning ? "first" : nil))
  }

  @Test func `early iOS tells of every switch`() throws {
    let stage = try stage(.earlyIOS, hasAccessories: false)
    stage.focus(stage.first)
    stage.focus(stage.second)
    #expect(stage.messages.map(\.text) == ["willShow 844 → 553 first", "willShow 553 → 553 second"])
  }

  @Test func `a motion that is broken off is not said to have come to its end`() throws {
    let stage = try stage(.default)
    stage.first.becomeFirstResponder()
    stage.advance(by: 0.2)
    stage.window.makeFirstResponder(nil)
    stage.advance(by: 1)
    #expect(
      stage.log.map { String($0.split(separator: " ")[0]) } == [
        "willChangeFrame", "willShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      ])
  }

  /// The app ends editing while it is told of the show: what is left of the show is not told after the hide.
  @Test func `a hide out of a show's own message leaves nothing of the show behind`() throws {
    let stage = try stage(.default)
    let tell = stage.keyboard.onNotification
    stage.keyboard.onNotification = { [window = stage.window] in
      tell($0)
      if $0.kind == .willShow { window.makeFirstResponder(nil) }
    }
    stage.first.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(
      stage.log == [
        "willChangeFrame 513 0.000", "willShow 513 0.000", "willChangeFrame 844 0.000", "willHide 844 0.000",
        "didChangeFrame 844 0.000", "didHide 844 0.000",
      ])
    #expect(stage.keyboard.shownEdge == 844 && stage.keyboard.location(ofKey: "q") == nil)
  }

  @Test func `at rest before it comes it is not there, and nobody hears of one that is called off`() throws {
    let stage = try stage(.gnome)
    stage.first.becomeFirstResponder()
    stage.advance(by: 0.29)
    #expect(stage.log.isEmpty && stage.keyboard.shownEdge == 844 && stage.keyboard.location(ofKey: "q") == nil)
    stage.window.makeFirstResponder(nil)
    stage.advance(by: 1)
    #expect(stage.log.isEmpty && stage.keyboard.shownEdge == 844)
    stage.first.becomeFirstResponder()
    stage.advance(by: 0.35)
    // Ease-out-quad: a third of 150 ms is 5/9 of the way (FACTS.md).
    #expect(abs(stage.keyboard.shownEdge - (844 - 331 * 5 / 9)) < 1e-6)
    #expect(abs(stage.keyboard.keys.frameInWindow(in: .presentation).minY - 40 - stage.keyboard.shownEdge) < 1e-9)
  }

  @Test func `Android's is followed at 60 Hz, each frame where it is shown, and then told in one step`() throws {
    let stage = try stage(.android)
    var places = 0
    stage.onFollow = { _, frame in
      places += 1
      #expect(frame.minY == stage.keyboard.shownEdge && frame.height >= 331)
      #expect(abs(stage.keyboard.keys.frameInWindow(in: .presentation).minY - 40 - frame.minY) < 1e-9)
    }
    // However coarse the frames that are looked at.
    stage.focus(stage.first)
    #expect(places == 16)
    #expect(stage.log.first == "began 844.0 0.000" && stage.log[1].hasSuffix("0.017"))
    #expect(
      stage.log.suffix(5) == [
        "ended 513.0 0.250", "willChangeFrame 513 0.250", "willShow 513 0.250", "didChangeFrame 513 0.250",
        "didShow 513 0.250",
      ])
  }

  /// Every behaviour and motion: the focus comes and goes in mid-flight, and what is shown never jumps.
  @Test(arguments: KeyboardBehavior.allCases)
  func `interrupted, it is continuous at every frame`(behavior: KeyboardBehavior) throws {
    for motion in [KeyboardMotion.ios, .android, .qt, .linear660] {
      let stage = try KeyboardStage(motion: motion, behavior: behavior)
      var keysTop: CGFloat { stage.keyboard.keys.frameInWindow(in: .presentation).minY }
      let acts: [() -> Void] = [
        { stage.first.becomeFirstResponder() }, { stage.window.makeFirstResponder(nil) },
        { stage.note.becomeFirstResponder() }, { stage.keyboard.height = 336 },
        { stage.picker.becomeFirstResponder() }, { stage.second.becomeFirstResponder() },
        { stage.keyboard.height = 216 }, { stage.window.makeFirstResponder(nil) },
      ]
      for (index, act) in acts.enumerated() {
        stage.advance(by: 0.07 + Double(index) * 0.013)
        let edge = stage.keyboard.shownEdge
        act()
        stage.window.layOut()
        #expect(stage.keyboard.shownEdge == edge, "\(motion) act \(index)")
        for _ in 0..<30 {
          let last = keysTop
          stage.advance(by: 0.002)
          // The fastest of these motions is Android's: 3.2 times its mean speed of 431 points in 250 ms.
          #expect(abs(keysTop - last) < 15, "\(motion) act \(index)")
        }
      }
      stage.advance(by: 2)
      #expect(stage.keyboard.shownEdge == 844)
    }
  }
}
