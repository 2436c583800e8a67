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
  /// The height without the accessory, in points; a change moves a keyboard that is up.
  public var height: CGFloat {
    didSet { if height != oldValue, !isTurning { heightChanged() } }
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
  public private(set) var currentAccessory: View?
  /// The scroll view whose drag may take the keyboard along.
  weak var draggedScrollView: ScrollView?

  weak var window: Window?
  let container: View
  /// Below the keys, for the moment when a lower keyboard takes a higher one's place and has yet to slide down.
  private let backdrop = View()
  /// The accessory that is up or coming: it takes its place when the motion starts.
  private(set) weak var comingAccessory: View?
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
    self.height = height
    self.motion = motion
    let screen = window.screenInWindow
    model = KeyboardModel(window: screen.size, motion: motion, behavior: behavior)
    keys = KeyboardView(layout: layout, width: screen.width, height: height, hasHomeIndicator: hasHomeIndicator)
    container = View(frame: screen)
    container.takesTouchesItself = false
    container.belongsToSystem = true
    backdrop.backgroundRole = .keyboard
    container.addSubview(backdrop)
    container.addSubview(keys)
    container.isHidden = true
    window.addSubview(container)
    container.setWithoutAnimation(.translationY, to: screen.height)
    keys.onKey = { [unowned self] in type($0) }
    window.addObserver(self)
  }

  /// The top edge of keyboard and accessory as shown now, in window points; the window's height when no part of it is in
  /// the window.
  public var shownEdge: CGFloat { edge { model.edge(at: $0.time) } }

  /// Where the top edge is on its way to, in window points; the window's height when it leaves or lies below the window.
  public var endEdge: CGFloat { edge { _ in model.endFrame?.minY ?? model.window.height } }

  private func edge(_ onScreen: (Window) -> CGFloat) -> CGFloat {
    guard let window else { return model.window.height }
    return min(max(0, onScreen(window) + window.screenInWindow.minY), window.frame.height)
  }

  /// The frame in which keyboard and accessory are shown now, in window points; nil when no part of it is in the window.
  public var shownFrame: CGRect? {
    guard let window, shownEdge < window.frame.height else { return nil }
    return inWindow(model.frame(at: window.time))
  }

  /// The middle of a key of the page shown, in window points; nil if there is no such key or the keyboard is hidden.
  public func location(ofKey name: String) -> CGPoint? {
    guard !container.isHidden, let key = keys.key(named: name) else { return nil }
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
    guard let window else { return }
    keys.returnKey = input.isMultiline ? .return : input.returnKey
    keys.showLetters()
    let accessory = accessory(input)
    let total = height + (accessory?.frame.height ?? 0)
    let messages = model.focus(
      height: total, accessoryDiffers: accessory !== comingAccessory, at: window.time)
    guard messages != nil else { return }
    comingAccessory = accessory
    perform(messages) { [weak self, accessory] in self?.arrange(accessory) }
  }

  func hide() {
    guard let window else { return }
    perform(model.resign(at: window.time))
  }

  private func heightChanged() {
    guard let window, model.height > 0 else { return }
    let accessory = comingAccessory
    let messages = model.focus(height: height + (accessory?.frame.height ?? 0), at: window.time)
    perform(messages) { [weak self, accessory] in self?.arrange(accessory) }
  }

  /// Puts an accessory on top of the keys, at the start of the motion that brings it.
  func arrange(_ accessory: View?) {
    if accessory !== currentAccessory {
      currentAccessory?.removeFromSuperview()
      currentAccessory = accessory
      if let accessory { container.addSubview(accessory) }
    }
    let top = accessory?.frame.height ?? 0
    accessory?.frame = CGRect(x: 0, y: 0, width: model.window.width, height: top)
    keys.frame.origin.y = top
    keys.setKeyArea(CGSize(width: model.window.width, height: height))
    backdrop.frame = CGRect(x: 0, y: keys.frame.maxY, width: keys.frame.width, height: keys.frame.height)
    if model.floatingFrame == nil { backdrop.isHidden = false }
    container.isHidden = false
  }

  /// Away from the window's bottom nothing is below the keys.
  func hideBackdrop() { backdrop.isHidden = true }

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
