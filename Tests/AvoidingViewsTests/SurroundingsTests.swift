import AvoidingViews
import Foundation
import KeyboardAvoidance
import Motion
import Testing
import ViewTree

/// What facts say beside geometry, and the events that do not come from the window.
@MainActor
struct SurroundingsTests {
  /// Answers with a lift that tells which event came.
  private struct Echo: AvoidanceStrategy {
    static let descriptor = StrategyDescriptor(name: "echo", origin: "", rule: "", faults: [], defaultDistance: 0)

    mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
      var plan = AvoidancePlan(explanation: ["\(event)"])
      if case .keyboardFollowed = event { plan.lift = facts.window.height - (facts.occluders.first?.minY ?? 844) }
      if case .keyboard = event { plan.explanation = ["keyboard"] }
      return plan
    }
  }

  private class FormController: ViewController {}
  private final class SignInController: FormController {}

  private let form = Form(strategy: Echo.self)

  private var heard: String? { form.avoider.plan?.explanation.first }

  @Test func `what the app says of itself and of the screen is in the facts`() throws {
    form.fields[0].becomeFirstResponder()
    var facts = try form.facts()
    #expect(facts.isAppActive && !facts.isSwipingBack && facts.settings == AvoidanceSettings())
    #expect(facts.screen == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(facts.bottomSafeArea == 34)
    form.avoider.isAppActive = false
    #expect(heard == "appStateChanged")
    form.avoider.isSwipingBack = true
    form.avoider.preventsBlankSpace = false
    form.avoider.enabledControllers = [SignInController.self]
    form.avoider.screen = CGRect(x: -100, y: -50, width: 1024, height: 1366)
    facts = try form.facts()
    #expect(!facts.isAppActive && facts.isSwipingBack && !facts.settings.preventsBlankSpace)
    #expect(facts.settings.enabledControllers == ["SignInController"])
    #expect(facts.screen == CGRect(x: -100, y: -50, width: 1024, height: 1366))
    form.avoider.swipeBackEnded(isCancelled: true)
    #expect(heard == "swipeBackEnded(isCancelled: true)")
    #expect(try !form.facts().isSwipingBack)
  }

  @Test func `the focused view is told with its controller's types`() throws {
    let controller = SignInController(size: CGSize(width: 390, height: 844))
    let field = TextField(frame: CGRect(x: 0, y: 300, width: 100, height: 44))
    controller.content.addSubview(field)
    form.window.addSubview(controller.view)
    form.focus(field)
    let focus = try form.facts().focus
    #expect(focus.id == field.identity && focus.kind == .field && focus.mode == .automatic)
    #expect(focus.controllers == ["SignInController", "FormController", "ViewController"])
    #expect(!focus.isInAlert && !focus.isInSearchBar)
    field.avoidance.isEnabled = false
    #expect(try form.facts().focus.mode == .disabled)
  }

  @Test func `the root is told with what the app says of it`() throws {
    form.focus(form.fields[0])
    #expect(try !form.facts().root.isChosenByApp && form.facts().root.regionID == nil)
    form.fields[1].avoidance.movingView = form.scroll
    form.scroll.avoidance.avoidsByItself = true
    form.focus(form.fields[1])
    let root = try form.facts().root
    #expect(root.isChosenByApp && root.avoidsByItself)
    #expect(root.regionID == form.scroll.identity)
  }

  @Test func `a region is told with what the app says of it`() throws {
    form.focus(form.fields[0])
    var region = try #require(form.facts().regions.first)
    #expect(!region.keepsInsets && region.restoresOffset == nil && region.kind == .scrollView)
    form.scroll.avoidance.keepsInsets = true
    form.scroll.avoidance.restoresContentOffset = true
    region = try #require(form.facts().regions.first)
    #expect(region.keepsInsets && region.restoresOffset == true)
  }

  @Test func `insets that are the app's alone are not written`() {
    form.scroll.avoidance.keepsInsets = true
    form.avoider.strategy = BarsAndList.self
    form.focus(form.fields[0])
    #expect(form.offset == 50 && form.scroll.avoidanceInset == nil)
  }

  // MARK: The keyboard

  @Test func `a keyboard that is followed moves content in the same frame`() {
    form.focus(form.fields[0])
    for (phase, y) in [(FollowPhase.began, CGFloat(513)), (.moved, 600), (.moved, 731.5), (.ended, 731.5)] {
      form.avoider.follow(phase, frame: CGRect(x: 0, y: y, width: 390, height: 331))
      #expect(form.controller.content.shown(.translationY).value == Double(y - 844))
      #expect(form.avoider.keyboardFrame?.minY == y)
      #expect(heard == "keyboardFollowed(KeyboardAvoidance.FollowPhase.\(phase))")
    }
  }

  private func message(
    _ kind: KeyboardNotification.Kind, _ end: CGRect, isLocal: Bool = true
  ) -> KeyboardNotification {
    var message = KeyboardNotification(kind: kind, begin: .zero, end: end, duration: 0.25, pace: .iosKeyboard)
    message.isLocal = isLocal
    return message
  }

  @Test func `what the keyboard covers is made out from what is said of it`() throws {
    form.keyboardHeight = 0
    form.focus(form.fields[0])
    // CASES.md F8: another app's keyboard is not ours.
    form.avoider.receive(message(.willShow, CGRect(x: 0, y: 513, width: 390, height: 331), isLocal: false))
    #expect(try form.facts().occluders.isEmpty && form.avoider.keyboardFrame == nil)
    // X30: a floating one covers what it lies over.
    form.avoider.receive(message(.willShow, CGRect(x: 20, y: 300, width: 320, height: 260)))
    #expect(try form.facts().occluders == [CGRect(x: 20, y: 300, width: 320, height: 260)])
    // E4: one that sticks out of the window is cut to it.
    form.avoider.receive(message(.willShow, CGRect(x: 0, y: 700, width: 390, height: 331)))
    #expect(try form.facts().occluders == [CGRect(x: 0, y: 700, width: 390, height: 144)])
    // D8: a hide that names the accessory's frame hides.
    form.avoider.receive(message(.willHide, CGRect(x: 0, y: 808, width: 390, height: 44)))
    #expect(try form.facts().occluders.isEmpty && form.avoider.keyboardFrame == nil)
  }

  @Test func `wishes that change are met when the avoider is told`() {
    form.avoider.strategyName = "headroom"
    form.focus(form.fields[8])
    form.fields[8].avoidance.distance = 40
    #expect(form.offset == 276)
    form.avoider.update()
    #expect(form.offset == 306)
  }
}
