public import Foundation
public import KeyboardAvoidance
public import ViewTree

/// The on-screen keyboard of a window: comes when a text input becomes first responder, leaves when editing ends, types,
/// and tells its listeners what the system would tell an app.
///
/// What is told when is up to ``behavior``; each message comes at its own exact time. By default (SYSTEMS.md, order of
/// events) will-hide is delivered inside resigning, before the responder is cleared, and a switch to another field sends
/// will-show if the accessory or the frame differs.
public final class KeyboardPresenter: WindowObserver {
  /// The keyboard as a value.
  public internal(set) var model: KeyboardModel
  /// How high it is for what, and how it stands; a change shows at once on a keyboard that is up.
  public var form: KeyboardForm {
    didSet { if form != oldValue, !isTurning { reload() } }
  }
  /// The height of its letters without the accessory, in points; a change moves a keyboard that is up.
  public var height: CGFloat {
    get { form.height }
    set { form.height = newValue }
  }
  /// How it moves, from its next motion on.
  public var motion: KeyboardMotion {
    didSet {
      (model.pace, model.hidingPace) = (motion.showPace, motion.hidePace)
      model.reportedDuration = motion.reportedDuration
    }
  }
  /// What it tells and when, from its next motion on.
  public var behavior: KeyboardBehavior {
    get { model.behavior }
    set { model.behavior = newValue }
  }
  /// The accessory on top of the keyboard for an input, or nil for none. Each input has its own.
  public var accessory: (View) -> View? = { _ in nil }
  /// Called with every notification, at the window's time: will… when a motion starts, did… when it ends.
  public var onNotification: (KeyboardNotification) -> Void = { _ in }
  /// Called with every place of a keyboard that is followed frame by frame, at the window's time.
  ///
  /// A finger drags it, or it moves as Android's does. The frame is in window points, accessory included.
  public var onFollow: (FollowPhase, CGRect) -> Void = { _, _ in }
  /// The keys.
  public let keys: KeyboardView
  /// The accessory that is up now, if any.
  public internal(set) var currentAccessory: View?
  /// The scroll view whose drag may take the keyboard along.
  weak var draggedScrollView: ScrollView?

  weak var window: Window?
  let container: View
  /// Below the keys, for the moment when a lower keyboard takes a higher one's place and has yet to slide down.
  let backdrop = View()
  /// What stands for keys that are not drawn, and the bar of suggestions.
  let plates = KeyboardPlates()
  /// What stays at the window's bottom while the keys are elsewhere.
  let remains: View
  /// The accessory that is up or coming: it takes its place when the motion starts.
  weak var comingAccessory: View?
  /// How what is up or coming is put together.
  var arrangement: KeyboardArrangement?
  /// Whether the device is being turned: what the window says of it meanwhile is known.
  var isTurning = false
  /// What is still to be told and done of the last motion.
  var deadlines: [Int] = []
  /// Grows with each motion, so that one that is begun while another is told of is not mixed up with it.
  var motionCount = 0

  /// A hidden keyboard in front of everything in `window`.
  ///
  /// - Parameters:
  ///   - window: what it is shown in, held weakly; it is as wide.
  ///   - layout: its pages.
  ///   - height: the height without accessory, in points (FACTS.md §2: 291 on a 390-point phone).
  ///   - hasHomeIndicator: whether the phone has one, which takes space below the keys.
  ///   - motion: how it moves.
  ///   - behavior: what it tells and when.
  public init(
    window: Window, layout: KeyboardLayout, height: CGFloat = 291, hasHomeIndicator: Bool = true,
    motion: KeyboardMotion = .ios, behavior: KeyboardBehavior = .default
  ) {
    self.window = window
    form = KeyboardForm(height: height)
    self.motion = motion
    let screen = window.screenInWindow
    model = KeyboardModel(window: screen.size, motion: motion, behavior: behavior)
    keys = KeyboardView(layout: layout, width: screen.width, height: height, hasHomeIndicator: hasHomeIndicator)
    container = View(frame: screen)
    remains = View(frame: screen)
    backdrop.backgroundRole = .keyboard
    for view in [backdrop, keys] + plates.all { container.addSubview(view) }
    for view in [remains, container] {
      view.takesTouchesItself = false
      view.belongsToSystem = true
      view.isHidden = true
      window.addSubview(view)
      view.setWithoutAnimation(.translationY, to: screen.height)
    }
    keys.onKey = { [unowned self] in type($0) }
    window.addObserver(self)
  }

  /// The top edge of keyboard and accessory as shown now, in window points; the window's height when no part of it is in
  /// the window.
  public var shownEdge: CGFloat { edge { model.edge(at: $0.time) } }

  func edge(_ onScreen: (Window) -> CGFloat) -> CGFloat {
    guard let window else { return model.window.height }
    return min(max(0, onScreen(window) + window.screenInWindow.minY), window.frame.height)
  }

  /// The frame in which keyboard and accessory are shown now, in window points; nil when no part of it is in the window.
  public var shownFrame: CGRect? {
    guard let window, shownEdge < window.frame.height else { return nil }
    return inWindow(model.frame(at: window.time))
  }

  /// The frame in which keyboard and accessory are once every motion has ended, in window points; nil when hidden then.
  public var endFrame: CGRect? { model.endFrame.map(inWindow) }

  /// Whether it is on its way somewhere, or about to be.
  public var isMoving: Bool { window.map { model.motionEnd(after: $0.time) != nil } ?? false }

  /// The middle of a key of the page shown, in window points; nil if there is no such key or the keyboard, or a plate in
  /// its place, hides it.
  public func location(ofKey name: String) -> CGPoint? {
    guard !container.isHidden, !keys.isHidden, let key = keys.key(named: name) else { return nil }
    let frame = keys.rectInWindow(key.frame, in: .presentation)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// What happens in the window: see the type.
  public func window(_ window: Window, didReport event: WindowEvent) {
    switch event {
    case .willEndEditing: if behavior.hidesBeforeResigning { hide() }
    case .focusChanged(_, to: let view):
      if let input = view as? any TextInput { show(for: input) } else { hide() }
    case .scrollBegan(let scroll): beginDrag(in: scroll)
    case .scrollDragged(let scroll, let point): drag(in: scroll, to: point)
    case .scrollReleased(let scroll, let velocity): endDrag(in: scroll, velocity: velocity)
    case .resized: followScreen()
    default: break
    }
  }

  private func show(for input: any TextInput) {
    keys.returnKey = input.isMultiline ? .return : input.returnKey
    keys.showLetters()
    present(for: input)
  }

  func hide() {
    guard let window else { return }
    perform(model.resign(at: window.time))
  }

  private func type(_ action: KeyAction) {
    guard let window, let input = window.firstResponder as? any TextInput else { return }
    switch action {
    case .text(let text): input.insertText(text)
    case .space: input.insertText(" ")
    case .delete: input.deleteBackward()
    case .return: window.press(.enter)
    case .shift, .page: break
    }
  }
}
