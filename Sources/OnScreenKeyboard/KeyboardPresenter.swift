public import Foundation
public import KeyboardAvoidance
public import ViewTree

/// The on-screen keyboard of a window: comes when a text input becomes first responder, leaves when editing ends, types,
/// and tells its listeners what the system would tell an app.
///
/// Order (SYSTEMS.md, default preset): will-hide is delivered inside resigning, before the responder is cleared; a switch
/// to another field sends will-show if the accessory or the frame differs.
public final class KeyboardPresenter: WindowObserver {
  /// The keyboard as a value.
  public private(set) var model: KeyboardModel
  /// The height without the accessory, in points; a change moves a keyboard that is up.
  public var height: CGFloat {
    didSet { if height != oldValue { heightChanged() } }
  }
  /// The accessory on top of the keyboard for an input, or nil for none. Each input has its own.
  public var accessory: (View) -> View? = { _ in nil }
  /// Called with every message, at the window's time.
  public var onNotification: (KeyboardNotification) -> Void = { _ in }
  /// The keys.
  public let keys: KeyboardView
  /// The accessory that is up now, if any.
  public private(set) var currentAccessory: View?

  private weak var window: Window?
  private let container: View
  /// Below the keys, for the moment when a lower keyboard takes a higher one's place and has yet to slide down.
  private let backdrop = View()
  private var hideDeadline: Int?

  /// A hidden keyboard in front of everything in `window`.
  ///
  /// - Parameters:
  ///   - window: what it is shown in, held weakly; it is as wide.
  ///   - layout: its pages.
  ///   - height: the height without accessory, in points (FACTS.md §2: 291 on a 390-point phone).
  ///   - hasHomeIndicator: whether the phone has one, which takes space below the keys.
  ///   - pace: how it moves.
  public init(
    window: Window, layout: KeyboardLayout, height: CGFloat = 291, hasHomeIndicator: Bool = true,
    pace: Pace = .iosKeyboard
  ) {
    self.window = window
    self.height = height
    model = KeyboardModel(window: window.frame.size, pace: pace)
    keys = KeyboardView(
      layout: layout, width: window.frame.width, height: height, hasHomeIndicator: hasHomeIndicator)
    container = View(frame: CGRect(origin: .zero, size: window.frame.size))
    container.takesTouchesItself = false
    container.belongsToSystem = true
    backdrop.backgroundRole = .keyboard
    container.addSubview(backdrop)
    container.addSubview(keys)
    container.isHidden = true
    window.addSubview(container)
    container.setWithoutAnimation(.translationY, to: window.frame.height)
    keys.onKey = { [unowned self] in type($0) }
    window.addObserver(self)
  }

  /// The top edge of keyboard and accessory as shown now, in window points; the window's height when hidden.
  public var shownEdge: CGFloat { model.edge(at: window?.time ?? 0) }

  /// The middle of a key of the page shown, in window points; nil if there is no such key or the keyboard is hidden.
  public func location(ofKey name: String) -> CGPoint? {
    guard !container.isHidden, let key = keys.key(named: name) else { return nil }
    let frame = keys.rectInWindow(key.frame, in: .presentation)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// What happens in the window: see the type.
  public func window(_ window: Window, didReport event: WindowEvent) {
    switch event {
    case .willEndEditing: hide()
    case .focusChanged(_, to: let view?):
      if let input = view as? any TextInput { show(for: input) } else { hide() }
    default: break
    }
  }

  private func show(for input: any TextInput) {
    keys.returnKey = input.isMultiline ? .return : input.returnKey
    keys.showLetters()
    let accessory = accessory(input)
    if model.height > 0, accessory === currentAccessory { return }
    place(accessory)
    present()
  }

  private func place(_ accessory: View?) {
    if accessory !== currentAccessory {
      currentAccessory?.removeFromSuperview()
      currentAccessory = accessory
      if let accessory { container.addSubview(accessory) }
    }
    let top = accessory?.frame.height ?? 0
    accessory?.frame.origin = .zero
    keys.frame.origin.y = top
    keys.keyAreaHeight = height
    backdrop.frame = CGRect(x: 0, y: keys.frame.maxY, width: keys.frame.width, height: keys.frame.height)
  }

  private func present() {
    guard let window else { return }
    container.isHidden = false
    cancelHiding()
    let total = height + (currentAccessory?.frame.height ?? 0)
    let notification = model.show(height: total, at: window.time)
    container.animate(.translationY, to: notification.end.minY, pace: model.pace)
    onNotification(notification)
  }

  private func hide() {
    guard let window, let notification = model.hide(at: window.time) else { return }
    container.animate(.translationY, to: notification.end.minY, pace: model.pace)
    cancelHiding()
    if let end = model.motionEnd(after: window.time) {
      hideDeadline = window.addDeadline(at: end) { [weak self] in self?.container.isHidden = true }
    } else {
      container.isHidden = true
    }
    onNotification(notification)
  }

  private func cancelHiding() {
    if let hideDeadline { window?.cancelDeadline(hideDeadline) }
    hideDeadline = nil
  }

  private func heightChanged() {
    guard model.height > 0 else { return }
    place(currentAccessory)
    present()
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
