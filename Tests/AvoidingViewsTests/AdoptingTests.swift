import AvoidingViews
import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import ViewTree

/// The four ways of adoption in Adopting.md: its examples, as they stand there, at work.
@MainActor
struct AdoptingTests {
  private let form = Form()
  private var avoider: KeyboardAvoider { form.avoider }

  /// A field that ends at 751 of the window, in a plain content.
  private func lowField() -> TextField {
    form.scroll.removeFromSuperview()
    let field = TextField(frame: CGRect(x: 16, y: 616, width: 358, height: 44))
    form.controller.content.addSubview(field)
    return field
  }

  @Test func `with no line of code a field keeps its distance and everything goes back`() {
    let window = Window(size: CGSize(width: 390, height: 844), textEngine: FixedTextLayoutEngine())
    let controller = ViewController(size: CGSize(width: 390, height: 844))
    let field = TextField(frame: CGRect(x: 16, y: 707, width: 358, height: 44))
    controller.content.addSubview(field)
    window.setRootController(controller)
    let avoider = KeyboardAvoider(window: window)
    var keyboard = KeyboardModel(window: CGSize(width: 390, height: 844))
    field.becomeFirstResponder()
    avoider.receive(keyboard.show(height: 331, at: 0))
    window.advance(to: 1)
    #expect(field.frameInWindow(in: .presentation).maxY == 503)
    if let hide = keyboard.hide(at: 1) { avoider.receive(hide) }
    window.makeFirstResponder(nil)
    window.advance(to: 2)
    #expect(field.frameInWindow(in: .presentation).maxY == 751)
  }

  @Test func `field by field`() throws {
    let field = lowField()
    let signIn = Button("Sign in", frame: CGRect(x: 16, y: 670, width: 358, height: 50))
    let card = View(frame: CGRect(x: 0, y: 0, width: 390, height: 753))
    let map = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    form.controller.content.insertSubview(card, at: 0)
    for view in [field, signIn, map] { card.addSubview(view) }

    field.avoidance.distance = 16
    field.avoidance.companions = [signIn]
    field.avoidance.movingView = card
    field.avoidance.accessory = .toolbar
    field.avoidance.mode = .enabled
    map.avoidance.ignoresAvoidance = true
    map.avoidance.keepsInsets = true
    map.avoidance.restoresContentOffset = false

    form.focus(field)
    // The button ends at 811: 811 + 16 − 513.
    #expect(card.model(.translationY) == -314 && form.lift == 0)
    #expect(avoider.movedDistance == 314)
    #expect(avoider.initialPosition == CGPoint(x: 0, y: 91))
    guard case .toolbar = avoider.accessory(for: field) else {
      Issue.record("no toolbar")
      return
    }
    form.endEditing()
    field.avoidance.isEnabled = false
    form.focus(field)
    #expect(card.transform == .identity)
  }

  @Test func `for the whole app`() throws {
    let field = lowField()
    avoider.strategyName = "transform-field"
    avoider.distance = 12
    avoider.resignsOnTouchOutside = false
    avoider.preventsBlankSpace = false
    avoider.isToolbarEnabled = true
    avoider.toolbarShowsPlaceholder = false
    avoider.toolbarOrder = .tag
    avoider.toolbarUsesFieldTint = true
    avoider.prefersReducedMotion = true
    form.focus(field)
    // 751 + 12 − 513.
    #expect(avoider.movedDistance == 250)
    #expect(avoider.keyboardFrame == CGRect(x: 0, y: 513, width: 390, height: 331))
    #expect(try #require(avoider.plan).explanation.count == 2)
    form.tap(CGPoint(x: 195, y: 150))
    #expect(field.isFirstResponder)
    avoider.isEnabled = false
    #expect(avoider.movedDistance == 0)
  }

  /// A screen of an app that knows nothing of avoidance.
  private final class ChatController: ViewController {
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 784))
    let composer = View(frame: CGRect(x: 0, y: 784, width: 390, height: 60))
    let input = TextField(frame: CGRect(x: 16, y: 8, width: 358, height: 44))

    init() {
      super.init(size: CGSize(width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: 2000)
      content.addSubview(list)
      content.addSubview(composer)
      composer.addSubview(input)
    }
  }

  @Test func `in an app as it is, from the outside`() {
    let chat = ChatController()
    form.window.addSubview(chat.view)
    form.window.layOut()

    chat.composer.avoidance.sticksToKeyboard = true
    chat.composer.avoidance.list = chat.list
    chat.composer.avoidance.listPolicy = .whenAtEnd
    chat.composer.avoidance.avoidsByItself = true
    avoider.disabledControllers = [ChatController.self]
    form.focus(chat.input)
    #expect(form.shown(chat.composer).maxY == 844)

    avoider.disabledControllers = []
    avoider.isEnabled = false
    avoider.enabledControllers = [ChatController.self]
    form.advance(by: 1)
    #expect(form.shown(chat.composer).maxY == 513)
    #expect(chat.list.contentOffset.y == 0)
    form.endEditing()
    #expect(form.shown(chat.composer).maxY == 844 && chat.list.avoidanceInset == nil)
  }
}
