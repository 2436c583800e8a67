import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import TestSupport
import ViewTree

/// A window of 390 × 844 points with two fields, a text view, a view without text, and a keyboard that types into them.
@MainActor
final class KeyboardStage {
  /// A message of the keyboard and who was first responder when it came.
  struct Message {
    let notification: KeyboardNotification
    let focus: String?

    /// Such as `willShow 844 → 513 first`: the tops of the frames.
    var text: String {
      "\(notification.kind) \(Int(notification.begin.minY)) → \(Int(notification.end.minY)) \(focus ?? "nobody")"
    }
  }

  let window = Window(size: CGSize(width: 390, height: 844), textEngine: FixedTextLayoutEngine())
  let first = TextField(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
  let second = TextField(frame: CGRect(x: 16, y: 160, width: 358, height: 44))
  let note = TextView(frame: CGRect(x: 16, y: 220, width: 358, height: 120))
  let picker = Picker(frame: CGRect(x: 16, y: 360, width: 358, height: 44))
  let keyboard: KeyboardPresenter
  /// Will-show and will-hide, in order.
  private(set) var messages: [Message] = []
  /// Everything that was told, with the window's time, such as `didShow 513 0.500` or `moved 620.5 0.100`.
  private(set) var log: [String] = []
  /// Called with every place of a keyboard that is followed.
  var onFollow: (FollowPhase, CGRect) -> Void = { _, _ in }
  private var accessories: [ObjectIdentifier: View] = [:]

  /// Takes the focus, but no text.
  final class Picker: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  init(hasAccessories: Bool = true, motion: KeyboardMotion = .ios, behavior: KeyboardBehavior = .default) throws {
    keyboard = KeyboardPresenter(window: window, layout: try english(), motion: motion, behavior: behavior)
    (first.id, second.id, note.id, picker.id) = ("first", "second", "note", "picker")
    for (index, view) in [first, second, note, picker].enumerated() { window.insertSubview(view, at: index) }
    keyboard.onNotification = { [unowned self] in
      note("\($0.kind) \(Int($0.end.minY))")
      guard $0.kind == .willShow || $0.kind == .willHide else { return }
      messages.append(Message(notification: $0, focus: window.firstResponder?.id))
    }
    keyboard.onFollow = { [unowned self] phase, frame in
      note("\(phase) \(String(format: "%.1f", frame.minY))")
      onFollow(phase, frame)
    }
    guard hasAccessories else { return }
    keyboard.accessory = { [unowned self] view in
      let key = ObjectIdentifier(view)
      let known = accessories[key] ?? DismissAccessory(width: 390) { [unowned self] in window.makeFirstResponder(nil) }
      accessories[key] = known
      return known
    }
  }

  private func note(_ text: String) { log.append(text + String(format: " %.3f", window.time)) }

  /// Forgets what was told so far.
  func forget() { log = [] }

  /// Gives a view the focus and waits until the keyboard is up.
  func focus(_ view: View) {
    view.becomeFirstResponder()
    advance(by: 1)
  }

  func advance(by seconds: TimeInterval) { window.advance(to: window.time + seconds) }

  /// Presses and releases the middle of a key of the page shown; there must be one.
  func tap(_ key: String) throws {
    guard let point = keyboard.location(ofKey: key) else { throw MissingKey(name: key) }
    window.touch(.began, at: point)
    advance(by: 0.08)
    window.touch(.ended, at: point)
    advance(by: 0.08)
  }

  func tap(_ keys: [String]) throws { for key in keys { try tap(key) } }

  func point(_ key: String) throws -> CGPoint {
    guard let point = keyboard.location(ofKey: key) else { throw MissingKey(name: key) }
    return point
  }

  struct MissingKey: Error { let name: String }
}

let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("assets")

@MainActor
func english() throws -> KeyboardLayout {
  let file = assets.appendingPathComponent("keyboards/en.txt")
  return try KeyboardLayout(parsing: try String(contentsOf: file, encoding: .utf8))
}
