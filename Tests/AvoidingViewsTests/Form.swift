import AvoidingViews
import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import ViewTree

/// A window of 390 × 844 points below a bar of 91 with an avoider and a keyboard whose edge comes to 513.
///
/// A scroll view fills the content. In it are twelve fields, 44 high with a pitch of 78: field n is at y = 111 + 78 n of the
/// window while nothing is scrolled. The content is 1,000 high, the app's own bottom inset 34.
@MainActor
final class Form: WindowObserver {
  let window = Window(size: CGSize(width: 390, height: 844), textEngine: FixedTextLayoutEngine())
  let controller = ViewController(
    size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 753))
  let page = View(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
  let fields: [TextField]
  let avoider: KeyboardAvoider
  private(set) var keyboard = KeyboardModel(window: CGSize(width: 390, height: 844))
  private(set) var messages: [KeyboardNotification.Kind] = []
  /// The keyboard's height, accessory included; 0 = no keyboard comes.
  var keyboardHeight: CGFloat = 331

  init(strategy: any AvoidanceStrategy.Type = HeadroomStrategy.self) {
    fields = (0..<12).map { index in
      let field = TextField(frame: CGRect(x: 16, y: 20 + 78 * CGFloat(index), width: 358, height: 44))
      field.id = "field-\(index)"
      return field
    }
    avoider = KeyboardAvoider(window: window, strategy: strategy)
    controller.setTopBar(NavigationBar("Form", width: 390, safeAreaTop: 47))
    controller.content.addSubview(scroll)
    scroll.addSubview(page)
    scroll.contentSize = page.frame.size
    scroll.contentInset.bottom = 34
    for field in fields { page.addSubview(field) }
    window.setRootController(controller)
    window.addObserver(self)
    window.layOut()
  }

  /// Speaks as the on-screen keyboard does.
  func window(_ window: Window, didReport event: WindowEvent) {
    switch event {
    case .willEndEditing:
      if let message = keyboard.hide(at: window.time) { send(message) }
    case .focusChanged(_, to: _?) where keyboardHeight > 0:
      send(keyboard.show(height: keyboardHeight, at: window.time))
    default: break
    }
  }

  private func send(_ message: KeyboardNotification) {
    messages.append(message.kind)
    avoider.receive(message)
  }

  /// Changes the height of a keyboard that is up.
  func setKeyboardHeight(_ height: CGFloat) {
    keyboardHeight = height
    send(keyboard.show(height: height, at: window.time))
  }

  // MARK: Acts

  func advance(by seconds: TimeInterval) { window.advance(to: window.time + seconds) }

  /// Focuses and waits until nothing moves.
  func focus(_ view: View) {
    view.becomeFirstResponder()
    window.layOut()
    advance(by: 1)
  }

  /// Ends editing and waits until nothing moves.
  func endEditing() {
    window.makeFirstResponder(nil)
    window.layOut()
    advance(by: 1)
  }

  func tap(_ point: CGPoint) {
    window.touch(.began, at: point)
    advance(by: 0.08)
    window.touch(.ended, at: point)
  }

  /// A finger that goes up by `distance` (points) in 0.2 s, rests, and leaves.
  func drag(from start: CGPoint, up distance: CGFloat) {
    window.touch(.began, at: start)
    for step in 1...12 {
      advance(by: 1.0 / 60)
      window.touch(.moved, at: CGPoint(x: start.x, y: start.y - distance * CGFloat(step) / 12))
    }
    advance(by: 0.2)
    window.touch(.ended, at: CGPoint(x: start.x, y: start.y - distance))
    advance(by: 1)
  }

  // MARK: What can be seen

  var offset: CGFloat { scroll.contentOffset.y }
  var lift: CGFloat { -controller.content.model(.translationY) }
  func shown(_ view: View) -> CGRect { view.frameInWindow(in: .presentation) }

  /// The caret as it is shown, in window points.
  func shownCaret(in input: any TextInput) -> CGRect { input.rectInWindow(input.caretRect, in: .presentation) }

  /// Everything avoidance may have moved, so that two states can be compared whole.
  var state: [CGFloat?] {
    [offset, scroll.avoidanceInset?.top, scroll.avoidanceInset?.bottom, lift]
      + [scroll.shown(.offsetY).value, controller.content.shown(.translationY).value]
  }

  /// Everything that could be moved of every view in the window, to the bit.
  var tree: [String] {
    window.tree.filter { !($0 is CaretView) }.map { view in
      let inset = (view as? ScrollView)?.avoidanceInset
      return "\(view.identity) \(view.frame) \(view.transform) \(view.bounds.origin) \(inset.map { "\($0)" } ?? "")"
    }
  }

  /// Facts, which there must be.
  func facts() throws -> AvoidanceFacts { try #require(avoider.facts()) }
}

extension AvoidanceFacts {
  /// The rectangle of an anchor.
  func rect(_ level: Anchor.Level) -> CGRect? { anchors.first { $0.level == level }?.rect }
}
