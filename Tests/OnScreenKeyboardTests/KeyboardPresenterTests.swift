import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Testing
import ViewTree

@MainActor
struct KeyboardPresenterTests {
  private let stage: KeyboardStage
  private var keyboard: KeyboardPresenter { stage.keyboard }
  private var messages: [String] { stage.messages.map(\.text) }

  init() throws { stage = try KeyboardStage() }

  /// How much of its way the keyboard has gone after `t` seconds (FACTS.md §1).
  private func progress(_ t: Double) -> Double {
    let omega = (1000.0 / 3).squareRoot()
    return t >= 0.5 ? 1 : 1 - (1 + omega * t) * exp(-omega * t)
  }

  // MARK: Messages

  @Test func `it comes with a focus and says where it will be, accessory included`() throws {
    stage.first.becomeFirstResponder()
    #expect(messages == ["willShow 844 → 513 first"])
    let message = try #require(stage.messages.first).notification
    #expect(message.begin == CGRect(x: 0, y: 844, width: 390, height: 331))
    #expect(message.end == CGRect(x: 0, y: 513, width: 390, height: 331))
    #expect(message.duration == 0.25)
    #expect(message.pace == .iosKeyboard)
  }

  @Test func `it says that it leaves while the old one still is first responder`() {
    stage.focus(stage.first)
    stage.window.makeFirstResponder(nil)
    #expect(messages == ["willShow 844 → 513 first", "willHide 513 → 844 first"])
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `a switch of fields says will-show with equal frames, for each has an accessory of its own`() {
    stage.focus(stage.first)
    let accessory = keyboard.currentAccessory
    stage.focus(stage.second)
    stage.focus(stage.note)
    #expect(messages == ["willShow 844 → 513 first", "willShow 513 → 513 second", "willShow 513 → 513 note"])
    #expect(keyboard.currentAccessory !== accessory)
  }

  @Test func `nothing is said where neither accessory nor height differ`() throws {
    let plain = try KeyboardStage(hasAccessories: false)
    plain.focus(plain.first)
    plain.focus(plain.second)
    #expect(plain.messages.map(\.text) == ["willShow 844 → 553 first"])
    let bar = View(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    keyboard.accessory = { _ in bar }
    stage.focus(stage.first)
    stage.focus(stage.note)
    #expect(messages == ["willShow 844 → 509 first"])
  }

  @Test func `an accessory of another height changes the frame`() {
    let bar = View(frame: CGRect(x: 0, y: 0, width: 390, height: 64))
    keyboard.accessory = { [second = stage.second] in $0 === second ? bar : nil }
    stage.focus(stage.first)
    stage.focus(stage.second)
    stage.focus(stage.first)
    #expect(messages == ["willShow 844 → 553 first", "willShow 553 → 489 second", "willShow 489 → 553 first"])
    #expect(bar.window == nil)
  }

  @Test func `a focus on what takes no text sends it away`() {
    stage.focus(stage.first)
    stage.focus(stage.picker)
    #expect(messages == ["willShow 844 → 513 first", "willHide 513 → 844 picker"])
    #expect(stage.picker.isFirstResponder)
  }

  @Test func `a field that leaves the window takes it along`() {
    stage.focus(stage.first)
    stage.first.removeFromSuperview()
    #expect(messages == ["willShow 844 → 513 first", "willHide 513 → 844 first"])
  }

  // MARK: Motion

  @Test func `what is shown is where the motion says, in each frame`() {
    stage.window.advance(to: 2)
    stage.first.becomeFirstResponder()
    for frame in 0...40 {
      let elapsed = Double(frame) / 60
      stage.window.advance(to: 2 + elapsed)
      let expected = 844 - 331 * progress(elapsed)
      #expect(abs(keyboard.shownEdge - expected) < 1e-9, "frame \(frame)")
      #expect(keyboard.shownEdge == keyboard.model.edge(at: stage.window.time))
      let keys = keyboard.keys.frameInWindow(in: .presentation)
      #expect(abs(keys.minY - 40 - expected) < 1e-9, "frame \(frame)")
      let bar = keyboard.currentAccessory?.frameInWindow(in: .presentation)
      #expect(abs((bar?.minY ?? 0) - expected) < 1e-9, "frame \(frame)")
    }
    #expect(keyboard.shownEdge == 513)
  }

  @Test func `it is hidden once it has left, and not before`() {
    stage.focus(stage.first)
    let start = stage.window.time
    stage.window.makeFirstResponder(nil)
    stage.window.advance(to: start + 0.4999)
    #expect(keyboard.location(ofKey: "q") != nil)
    stage.window.advance(to: start + 0.5)
    #expect(keyboard.location(ofKey: "q") == nil)
    #expect(keyboard.shownEdge == 844)
  }

  @Test func `without motion it is there and gone at once`() throws {
    let stage = try KeyboardStage(motion: .instant)
    stage.first.becomeFirstResponder()
    #expect(stage.keyboard.shownEdge == 513)
    #expect(stage.keyboard.location(ofKey: "q") == CGPoint(x: 19.5, y: 513 + 40 + 29))
    stage.window.makeFirstResponder(nil)
    #expect(stage.keyboard.shownEdge == 844)
    #expect(stage.keyboard.location(ofKey: "q") == nil)
  }

  @Test func `called back on its way out it turns round without a jump and stays`() {
    stage.focus(stage.first)
    let start = stage.window.time
    stage.window.makeFirstResponder(nil)
    stage.window.advance(to: start + 0.1)
    let turn = keyboard.shownEdge
    #expect(turn > 600 && turn < 800)
    stage.second.becomeFirstResponder()
    #expect(keyboard.shownEdge == turn)
    // The speed it had carries it on for a moment.
    stage.advance(by: 0.001)
    #expect(keyboard.shownEdge > turn)
    var last = keyboard.keys.frameInWindow(in: .presentation).minY
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      let now = keyboard.keys.frameInWindow(in: .presentation).minY
      #expect(abs(now - last) < 40)
      #expect(abs(now - 40 - keyboard.shownEdge) < 1e-9)
      last = now
    }
    // The end of the first motion is past: it must not hide what came back.
    #expect(keyboard.shownEdge == 513)
    #expect(keyboard.location(ofKey: "q") != nil)
    #expect(messages.last == "willShow 844 → 513 second")
  }

  @Test func `another height while it is up moves it and is said`() {
    stage.focus(stage.first)
    keyboard.height = 336
    #expect(messages.last == "willShow 513 → 468 first")
    stage.advance(by: 0.1)
    #expect(abs(keyboard.shownEdge - (513 - 45 * progress(0.1))) < 1e-9)
    stage.advance(by: 1)
    #expect(keyboard.shownEdge == 468)
    #expect(keyboard.keys.keyAreaHeight == 336)
    // Accessory 40, top 8, three rows of (336 − 75) / 4, half a key of 53.25.
    let space: CGFloat = 468 + 40 + 8 + 3 * 65.25 + 53.25 / 2
    #expect(keyboard.location(ofKey: "space")?.y == space)
    keyboard.height = 291
    stage.advance(by: 1)
    #expect(messages.last == "willShow 468 → 513 first")
    #expect(stage.messages.count == 3)
  }

  @Test func `another height while it is hidden shows with the next focus`() {
    keyboard.height = 250
    #expect(messages.isEmpty)
    stage.focus(stage.first)
    #expect(messages == ["willShow 844 → 554 first"])
    #expect(keyboard.keys.keyAreaHeight == 250)
  }

  @Test func `the background reaches below the window while a lower keyboard takes a higher one's place`() {
    stage.focus(stage.first)
    keyboard.height = 200
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 60)
      let covering = keyboard.keys.superview?.subviews.filter { $0.backgroundRole == .keyboard && !$0.isHidden } ?? []
      let frames = covering.map { $0.frameInWindow(in: .presentation) }.sorted { $0.minY < $1.minY }
      #expect(frames.last?.maxY ?? 0 >= 844)
      for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY == lower.minY) }
    }
  }

  /// 331 points (FACTS.md) up and down: each motion takes half a second.
  @Test func `it says where it will end and whether it is on its way`() {
    #expect(keyboard.endFrame == nil && !keyboard.isMoving)
    stage.first.becomeFirstResponder()
    stage.advance(by: 0.1)
    #expect(keyboard.endFrame == CGRect(x: 0, y: 513, width: 390, height: 331) && keyboard.isMoving)
    stage.advance(by: 0.9)
    #expect(keyboard.endFrame?.minY == 513 && !keyboard.isMoving)
    stage.window.makeFirstResponder(nil)
    stage.advance(by: 0.1)
    #expect(keyboard.endFrame == nil && keyboard.isMoving)
    stage.advance(by: 0.9)
    #expect(keyboard.endFrame == nil && !keyboard.isMoving)
  }

  /// FACTS.md §4: another accessory object is told of though the height is the same; without a focus nothing is.
  @Test func `reloaded it shows again only where the accessory is another`() {
    keyboard.reload()
    #expect(messages.isEmpty)
    stage.focus(stage.first)
    keyboard.reload()
    #expect(messages == ["willShow 844 → 513 first"])
    keyboard.accessory = { _ in DismissAccessory(width: 390) {} }
    keyboard.reload()
    #expect(messages == ["willShow 844 → 513 first", "willShow 513 → 513 first"])
  }
}
