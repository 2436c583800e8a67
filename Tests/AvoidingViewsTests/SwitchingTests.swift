import AvoidingViews
import Foundation
import KeyboardAvoidance
import Motion
import TestSupport
import Testing
import ViewTree

/// What was moved goes home when strategy, switch or window changes.
@MainActor
struct SwitchingTests {
  private final class Places { var all: [CGRect?] = [] }

  private nonisolated static let moving: [any AvoidanceStrategy.Type] = [
    HeadroomStrategy.self, TransformFieldStrategy.self, WindowLift.self, FrameLift.self, Padding.self, Commit.self,
    BarsAndList.self, Everything.self,
  ]
  private nonisolated static let strategies = moving + StrategyCatalog.all + [MoveKeyboard.self]

  private let form = Form()
  private let bar = View(frame: CGRect(x: 0, y: 693, width: 390, height: 60))
  private let places = Places()

  init() {
    form.controller.content.addSubview(bar)
    bar.avoidance.sticksToKeyboard = true
    form.scroll.setContentOffset(CGPoint(x: 0, y: 12.25))
    form.window.layOut()
    form.avoider.onKeyboardPlacement = { [places] in places.all.append($0) }
  }

  @Test(arguments: strategies.indices, [0.1, 1.0])
  func `everything a plan moved is undone, to the bit`(index: Int, wait: Double) {
    form.avoider.strategy = Self.strategies[index]
    let rest = form.tree
    form.fields[8].becomeFirstResponder()
    form.advance(by: wait)
    #expect(form.tree != rest || index >= Self.moving.count)
    form.avoider.isEnabled = false
    #expect(form.tree == rest)
    #expect(form.avoider.plan == nil)
    form.avoider.isEnabled = true
    #expect(form.tree != rest || index >= Self.moving.count)
    form.avoider.strategy = MoveKeyboard.self
    #expect(form.tree == rest)
    form.advance(by: 1)
    for view in form.window.tree {
      for property in AnimatedProperty.allCases { #expect(view.shown(property).value == Double(view.model(property))) }
    }
  }

  @Test func `the keyboard goes back to the system's place`() {
    form.avoider.strategy = MoveKeyboard.self
    form.focus(form.fields[8])
    form.setKeyboardHeight(376)
    #expect(places.all == [MoveKeyboard.place])
    form.avoider.strategyName = "headroom"
    #expect(places.all == [MoveKeyboard.place, nil])
  }

  @Test func `what a keyboard says of being moved is heard, but for its way home`() throws {
    let avoider = form.avoider
    avoider.onKeyboardPlacement = { [unowned avoider] place in
      let end = place ?? CGRect(x: 0, y: 513, width: 390, height: 331)
      let pace = Pace.immediate
      avoider.receive(KeyboardNotification(kind: .willShow, begin: .zero, end: end, duration: 0, pace: pace))
    }
    avoider.strategy = MoveKeyboard.self
    form.focus(form.fields[8])
    #expect(try form.facts().occluders == [MoveKeyboard.place])
    avoider.strategyName = "headroom"
    #expect(try form.facts().occluders == [CGRect(x: 0, y: 513, width: 390, height: 331)])
    #expect(try #require(avoider.plan).keyboardFrame == nil)
    form.advance(by: 1)
    // 503 less the bar's 60.
    #expect(form.shown(form.fields[8]).maxY == 443)
  }

  @Test func `what a person scrolled to meanwhile is where it goes home to, within the range it has`() {
    form.avoider.strategy = BarsAndList.self
    form.focus(form.fields[2])
    form.scroll.setContentOffset(CGPoint(x: 0, y: 90))
    form.avoider.isEnabled = false
    #expect(form.offset == 90)
    form.avoider.isEnabled = true
    form.scroll.setContentOffset(CGPoint(x: 0, y: 300))
    form.avoider.isEnabled = false
    // 1000 + 34 − 753.
    #expect(form.offset == 281)
  }

  @Test func `another window gets the avoider, the old one gets everything back`() {
    form.avoider.strategy = Everything.self
    let rest = form.tree
    form.focus(form.fields[8])
    let other = Form()
    let native = other.avoider
    native.window = nil
    other.focus(other.fields[2])
    form.avoider.window = other.window
    #expect(form.tree == rest)
    #expect(form.avoider.facts()?.rect(.field) == CGRect(x: 16, y: 267, width: 358, height: 44))
    form.endEditing()
    form.focus(form.fields[7])
    #expect(form.tree == rest)
    other.tap(CGPoint(x: 195, y: 172))
    #expect(other.window.firstResponder == nil)
  }

  @Test func `an app's own strategy has a name, too`() {
    form.avoider.strategy = WindowLift.self
    #expect(form.avoider.strategyName == "WindowLift")
    form.avoider.strategyName = "transform-field"
    #expect(form.avoider.strategy is TransformFieldStrategy.Type)
  }

  // MARK: Controllers and modes

  private final class LoginController: ViewController {}

  private let login = LoginController(size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47))

  private func loginField() -> TextField {
    let field = TextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
    login.content.addSubview(field)
    form.window.addSubview(login.view)
    return field
  }

  @Test func `nothing moves in a disabled controller, a subclass of one too`() throws {
    let field = loginField()
    form.avoider.disabledControllers = [LoginController.self]
    form.focus(field)
    #expect(form.avoider.movedDistance == 0)
    #expect(try form.facts().anchors.isEmpty)
    #expect(try form.facts().settings.disabledControllers == ["LoginController"])
    form.avoider.disabledControllers = [ViewController.self]
    #expect(form.avoider.movedDistance == 0)
    form.avoider.disabledControllers = []
    #expect(form.avoider.movedDistance == 241)
    form.avoider.disabledControllers = [ViewController.self]
    #expect(form.avoider.movedDistance == 0)
  }

  @Test func `an enabled controller moves though everything else is off, and goes home`() throws {
    let field = loginField()
    form.avoider.isEnabled = false
    form.avoider.enabledControllers = [LoginController.self]
    form.focus(field)
    // 744 + 10 − 513.
    #expect(form.avoider.movedDistance == 241)
    form.focus(form.fields[8])
    #expect(field.frameInWindow().minY == 700 && form.offset == 12.25)
    form.focus(field)
    form.endEditing()
    #expect(field.frameInWindow().minY == 700)
  }

  @Test func `a strategy with no word for it leaves nothing lifted for a field that it is off for`() {
    form.avoider.strategyName = "transform-field"
    form.focus(form.fields[8])
    #expect(form.lift > 0)
    form.fields[2].avoidance.mode = .disabled
    form.focus(form.fields[2])
    #expect(form.lift == 0 && form.offset == 12.25)
  }

  @Test func `a field's own word is the strongest`() throws {
    form.fields[8].avoidance.mode = .enabled
    form.avoider.isEnabled = false
    form.focus(form.fields[8])
    // 503 less the bar's 60.
    #expect(form.shown(form.fields[8]).maxY == 443)
    form.fields[8].avoidance.mode = .disabled
    form.avoider.update()
    #expect(form.offset == 12.25)
    form.fields[7].avoidance.mode = .disabled
    form.avoider.isEnabled = true
    form.focus(form.fields[7])
    #expect(form.offset == 12.25)
    #expect(try form.facts().focus.mode == .disabled)
  }
}
