public import Foundation

/// Watches touches in a view and all in it for one kind of movement.
open class GestureRecognizer {
  /// How far along it is.
  enum State: Hashable, Sendable {
    /// Nothing recognized yet.
    case possible
    /// A continuous gesture is under way.
    case active
    /// Recognized; no more to come of this touch.
    case ended
    /// This touch is something else.
    case failed
  }

  /// Points a finger may stray before a press is a drag (UIKit's hysteresis).
  static let slop: CGFloat = 10

  /// The view it is attached to.
  public internal(set) weak var view: View?
  /// How far along it is.
  var state: State = .possible
  /// Whether it looks at touches at all.
  public var isEnabled = true
  /// Whether it is asked before the recognizers of the views inside its own (an edge swipe before a scroll view's drag).
  var precedesInnerViews = false
  /// Whether it recognizes a tap that another recognizer has recognized too, so that it takes the tap from nobody and
  /// nobody takes it from it (UIKit's simultaneous recognition).
  public var recognizesSimultaneously = false
  /// Whether it wants to look at this touch; asked when the finger goes down.
  public var shouldReceive: (Touch) -> Bool = { _ in true }

  /// Whether a touch is its own from the moment the finger goes down, whatever others would make of it: it catches
  /// something that moves.
  func catches(_ touch: Touch) -> Bool { false }

  /// A recognizer that is attached with ``View/addGestureRecognizer(_:)``.
  public init() {}

  /// A finger went down.
  open func began(_ touch: Touch) {}
  /// It moved. A continuous gesture that begins here takes the touch from the view and from the other recognizers.
  open func moved(_ touch: Touch) {}
  /// It went up.
  open func ended(_ touch: Touch) {}
  /// It was taken away.
  open func cancelled(_ touch: Touch) {}
}

/// A press and release at one place.
public final class TapGestureRecognizer: GestureRecognizer {
  private let action: (Touch) -> Void

  /// A recognizer that runs `action` on every tap.
  public init(_ action: @escaping (Touch) -> Void) { self.action = action }

  public override func moved(_ touch: Touch) {
    if hypot(touch.translation.x, touch.translation.y) >= Self.slop { state = .failed }
  }

  public override func ended(_ touch: Touch) {
    guard state == .possible else { return }
    state = .ended
    action(touch)
  }
}

/// A drag along an axis it accepts.
public final class PanGestureRecognizer: GestureRecognizer {
  /// One moment of a drag.
  public enum Event {
    /// The drag began; `translation` is what the finger has moved since it went down.
    case began(Touch)
    /// The finger moved on.
    case moved(Touch)
    /// The finger went up.
    case ended(Touch)
    /// The touch was taken away.
    case cancelled(Touch)
  }

  /// Whether a movement of this translation (points) is the beginning of this drag.
  public var accepts: (CGPoint) -> Bool = { _ in true }
  /// Whether a touch is a drag from the moment the finger goes down: it catches something that moves.
  var beginsAtOnce: (Touch) -> Bool = { _ in false }
  private let action: (Event) -> Void

  /// A recognizer that reports every step of a drag.
  public init(_ action: @escaping (Event) -> Void) { self.action = action }

  override func catches(_ touch: Touch) -> Bool { beginsAtOnce(touch) }

  public override func began(_ touch: Touch) {
    guard beginsAtOnce(touch) else { return }
    state = .active
    action(.began(touch))
  }

  public override func moved(_ touch: Touch) {
    switch state {
    case .possible where hypot(touch.translation.x, touch.translation.y) >= Self.slop:
      guard accepts(touch.translation) else {
        state = .failed
        return
      }
      state = .active
      action(.began(touch))
    case .active: action(.moved(touch))
    default: break
    }
  }

  public override func ended(_ touch: Touch) {
    guard state == .active else { return }
    state = .ended
    action(.ended(touch))
  }

  public override func cancelled(_ touch: Touch) {
    guard state == .active else { return }
    state = .failed
    action(.cancelled(touch))
  }
}
