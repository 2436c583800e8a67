public import Foundation
public import Motion

/// What happens in a window that others react to: keyboard, avoider, recorder.
public enum WindowEvent {
  /// The first responder is about to resign with nothing taking its place. It still is first responder.
  case willEndEditing(View)
  /// Another view, or none, is first responder now.
  case focusChanged(from: View?, to: View?)
  /// The text or the caret of the first responder changed through its user.
  case edited(View)
  /// The text or the selection of the first responder has changed: what comes of it is laid out next, and then
  /// ``edited(_:)`` is said.
  case willLayOutEdit(View)
  /// A finger took hold of a scroll view's content.
  case scrollBegan(ScrollView)
  /// A finger that holds a scroll view's content moved; told before the content follows.
  case scrollDragged(ScrollView, to: CGPoint)
  /// A finger let a scroll view's content go, which has this velocity (points a second); told before it glides on.
  case scrollReleased(ScrollView, velocity: CGPoint)
  /// A scroll by hand, its inertia included, came to its end.
  case scrollEnded(ScrollView)
  /// The app itself set a scroll view's offset.
  case offsetSet(ScrollView)
  /// Layout gave views new frames or contents new sizes.
  case layoutChanged
  /// The window has another place on the screen, so far (points) from the old one; told before ``resized``.
  case movedOnScreen(by: CGPoint)
  /// The window changed its size or its place on the screen.
  case resized
  /// The return key was pressed in a field that does not break lines.
  case returnPressed(View)
}

/// Somebody who is told what happens in a window.
public protocol WindowObserver: AnyObject {
  /// Something happened, at ``Window/time``.
  func window(_ window: Window, didReport event: WindowEvent)
}

/// The root of a view tree: its clock, its first responder, its touches.
///
/// Time is handed in: ``advance(to:)`` says what time it is, and everything that is shown follows from it.
public final class Window: View {
  /// The time of everything that is shown, in seconds; what ``advance(to:)`` was last given.
  public internal(set) var time: TimeInterval = 0
  /// The view that keys and the on-screen keyboard type into.
  public internal(set) weak var firstResponder: View?
  /// Lays out its text.
  public let textEngine: any TextLayoutEngine
  /// Colours of everything in it.
  public var theme: Theme {
    didSet {
      guard theme != oldValue else { return }
      for view in tree {
        view.themeName = theme.name
        view.setNeedsDisplay()
      }
    }
  }
  /// Where its text is copied to and pasted from.
  public var clipboard: any Clipboard = InMemoryClipboard()
  /// How many views have been laid out since the window was made.
  public internal(set) var layoutPasses = 0
  /// The controller whose view fills it.
  public private(set) var rootController: ViewController?
  /// What is laid over the root controller, the frontmost last.
  public internal(set) var presentations: [Presentation] = []
  /// The space that status bar, notch and home indicator take at its edges, in points.
  public var safeArea: EdgeInsets = .zero {
    didSet { if safeArea != oldValue { tellOfOwnSafeArea() } }
  }
  /// What its user asked the system for: larger text, another direction.
  public var traits = Traits() {
    didSet { if traits != oldValue { traitsChanged() } }
  }
  /// Where the keyboard is or will be, accessory included, in window points; nil when it is hidden or leaving. Told by
  /// whoever shows it: see ``keyboardMoves(to:pace:)``.
  public internal(set) var keyboardFrame: CGRect?
  /// Its frame on the screen, in screen points; nil = it is the whole screen.
  public internal(set) var screenFrame: CGRect?
  /// How what has another place gets there while a layout is animated; at once where nothing is.
  public internal(set) var layoutPace = Pace.immediate

  /// The size of the screen that it has a frame on, in points.
  var screenSize = CGSize.zero
  var displayIsNeeded = true {
    didSet { if displayIsNeeded { changeCount &+= 1 } }
  }
  /// Counts up whenever something in it may look different or lie elsewhere from now on, and with every step of time
  /// while something moves. What was read off its views holds as long as this stays the same.
  public private(set) var changeCount = 0
  var layoutIsNeeded = true
  var animationsEnd: TimeInterval = 0
  var displayedTime: TimeInterval = 0
  var livePictures: [View] = []
  var movingViews: [View] = []
  var deadlines: [Deadline] = []
  var lastDeadline = 0
  var touch: Touch?
  var recognizers: [GestureRecognizer] = []
  var lastPress: Press?
  private var observers: [WeakObserver] = []

  /// A window of `size` points at time 0.
  public init(size: CGSize, textEngine: any TextLayoutEngine, theme: Theme = .light) {
    self.textEngine = textEngine
    self.theme = theme
    super.init(frame: CGRect(origin: .zero, size: size))
    clipsToBounds = true
  }

  /// Fills the window with a controller's view, behind everything else in it.
  public func setRootController(_ controller: ViewController) {
    rootController?.view.removeFromSuperview()
    rootController = controller
    if safeArea == .zero { safeArea = controller.safeArea } else { controller.safeArea = safeArea }
    insertSubview(controller.view, at: 0)
    controller.view.fillsSuperview = true
  }

  // MARK: Observers

  private struct WeakObserver {
    weak var value: (any WindowObserver)?
  }

  /// Tells `observer`, held weakly, what happens from now on; observers are told in the order they were added.
  public func addObserver(_ observer: any WindowObserver) { observers.append(WeakObserver(value: observer)) }

  /// Stops telling `observer`.
  public func removeObserver(_ observer: any WindowObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
  }

  /// Tells every observer.
  public func report(_ event: WindowEvent) {
    for observer in observers { observer.value?.window(self, didReport: event) }
  }
}
