public import AvoidingViews
public import Foundation
import KeyboardAvoidance
public import OnScreenKeyboard
public import Scenarios
public import ViewTree

/// A scene in a window with its keyboard and its avoider: events and time in, a display list and a trace out.
///
/// A stage knows no clock and no screen. The live window, the recorder and the tests drive it alike, so that equal
/// events at equal times give equal pictures, whatever times are looked at in between.
public final class Stage {
  /// What is shown: scene, device, keyboard, theme, strategy at the start.
  public let scenario: Scenario
  /// The window. Another one after a reset.
  public private(set) var window: Window
  /// The keyboard of ``window``.
  public private(set) var keyboard: KeyboardPresenter
  /// The avoider of ``window``.
  public private(set) var avoider: KeyboardAvoider
  /// The device as it is held now.
  public internal(set) var device: Device
  /// Where the window is on the screen, in screen points; nil = it fills the screen.
  public internal(set) var windowFrame: CGRect?
  /// Width and height of the largest windows so far in points, which need not be one: what a film of it needs.
  public internal(set) var extent: CGSize
  /// What stands on ``keyboard``.
  private(set) var accessories: AccessoryProvider
  /// The theme now.
  public private(set) var theme: Scenario.Theme
  /// Called with every event that is performed, before it is.
  public var onEvent: (TimedEvent) -> Void = { _ in }

  /// What is copied and selected in the scene; a reset leaves it as it is.
  public let clipboard = InMemoryClipboard()
  /// The clipboard of the world outside, if there is one: see ``outsideClipboard``.
  var outside: (any Clipboard)?

  /// What happens to the app while it is in the background; nil = it is in front.
  var background: Step.Background?

  let textEngine: any TextLayoutEngine
  let layout: KeyboardLayout
  var tracing = TracingState()
  /// The keyboard's height each way the device is held.
  var keyboardHeights: KeyboardHeights
  /// The finger on the keyboard, if there is one.
  var keyboardGrip: KeyboardGrip?
  /// What the system does not say of the keyboard, or late.
  private(set) var faults = SystemFaults()

  /// A scenario's scene at time 0, nobody having touched it.
  ///
  /// - Parameters:
  ///   - scenario: the scene, the phone and its keyboard; its script is not played.
  ///   - strategy: the name of the strategy; nil = the scenario's own, or else `headroom`. An unknown name is the
  ///     caller's to refuse (`StrategyCatalog`).
  ///   - theme: the colours; nil = the scenario's.
  ///   - textEngine: lays out the text; the engine of the canvas that will draw it.
  ///   - layout: the keys of the on-screen keyboard.
  public init(
    _ scenario: Scenario, strategy: String? = nil, theme: Scenario.Theme? = nil,
    textEngine: any TextLayoutEngine, layout: KeyboardLayout
  ) {
    self.scenario = scenario
    self.textEngine = textEngine
    self.layout = layout
    self.theme = theme ?? scenario.theme
    device = scenario.device
    windowFrame = scenario.window
    keyboardHeights = KeyboardHeights(scenario)
    extent = scenario.windowFrame.size
    let name = strategy ?? scenario.strategy ?? HeadroomStrategy.descriptor.name
    (window, avoider, keyboard, accessories) = Self.makeWindow(
      scenario, theme: self.theme, strategy: name, faults: faults, textEngine: textEngine, layout: layout)
    window.clipboard = clipboard
    window.layOut()
  }

  /// Seconds since the scene's start.
  public var time: TimeInterval { window.time }

  /// Lets time pass up to `time` (seconds from the scene's start): everything due happens at its own exact time.
  public func advance(to time: TimeInterval) { window.advance(to: time) }

  /// The next time something happens or looks different by itself, in seconds from the scene's start, or nil: now, while
  /// anything moves.
  public var nextChange: TimeInterval? {
    if window.isAnimating { return window.time }
    return [window.nextDeadline, window.nextPictureChange].compactMap(\.self).min()
  }

  /// Performs an event at `time` (not before now).
  public func perform(_ event: StageEvent, at time: TimeInterval) {
    advance(to: time)
    if background != nil, event.isInput || event == .app(.back) { return }
    if requestsFromOutside(event) { return }
    onEvent(TimedEvent(event, at: self.time))
    tracing.note(event)
    apply(event)
    window.layOut()
  }

  private func apply(_ event: StageEvent) {
    switch event {
    case .touch(let phase, let point): window.touch(phase, at: point)
    case .shiftTouch(let point): window.touch(.began, at: point, extendsSelection: true)
    case .middleClick(let point): window.middleClick(at: point)
    case .wheel(let point, let dx, let dy): window.wheel(at: point, dx: dx, dy: dy)
    case .text(let text): window.type(text)
    case .commit(let text): window.commit(text)
    case .compose(let text, let selected): window.compose(text, selectedRange: selected)
    case .paste(let text, let point): window.paste(text, at: point)
    case .key(let key): _ = window.press(key)
    case .escape: window.makeFirstResponder(nil)
    case .moveFocus(let step): window.moveFocus(by: step)
    case .strategy(let name): avoider.strategyName = name
    case .avoidance(let isOn): avoider.isEnabled = isOn
    case .keyboard(let change): changeKeyboard(change)
    case .dragKeyboard(let y, let isReleased): dragKeyboard(toFingerY: y, isReleased: isReleased)
    case .keyboardEvent(let word): say(word)
    case .dropFrames(let count): faults.dropFrames(count)
    case .orientation(let orientation): turn(to: orientation)
    case .window(let frame): place(windowAt: frame)
    case .safeArea(let change): self.change(change)
    case .theme(let theme):
      self.theme = theme
      window.theme = theme.colors
    case .reset: reset()
    case .app(let act): perform(act)
    }
  }

  private func reset() {
    let now = time
    let isEnabled = avoider.isEnabled
    let (before, accessory) = (keyboard, accessories.height)
    (faults, keyboardGrip) = (SystemFaults(), nil)
    // What was set goes on: how the device is held is no part of the scene.
    var scenario = scenario
    (scenario.device, scenario.window) = (device, windowFrame)
    (window, avoider, keyboard, accessories) = Self.makeWindow(
      scenario, theme: theme, strategy: avoider.strategyName, faults: faults, textEngine: textEngine, layout: layout)
    (keyboard.form, keyboard.motion, keyboard.behavior) = (before.form, before.motion, before.behavior)
    accessories.height = accessory
    avoider.isEnabled = isEnabled
    background = nil
    window.clipboard = clipboard
    window.advance(to: now)
  }

  private static func makeWindow(
    _ scenario: Scenario, theme: Scenario.Theme, strategy: String, faults: SystemFaults,
    textEngine: any TextLayoutEngine, layout: KeyboardLayout
  ) -> (Window, KeyboardAvoider, KeyboardPresenter, AccessoryProvider) {
    let window = Window(size: scenario.windowFrame.size, textEngine: textEngine, theme: theme.colors)
    window.place(
      at: scenario.windowFrame, on: Screen(scenario.device), Screen.Orientation(scenario.device.orientation))
    window.backgroundRole = .background
    SceneBuilder(scenario: scenario).build(in: window)
    let avoider = KeyboardAvoider(window: window)
    avoider.strategyName = strategy
    let keyboard = KeyboardPresenter(
      window: window, layout: layout, height: scenario.keyboard.height,
      hasHomeIndicator: scenario.device.safeArea.bottom > 0,
      motion: scenario.keyboard.motion, behavior: scenario.keyboard.behavior)
    keyboard.onNotification = { [unowned avoider, weak window] in
      faults.pass($0, in: window) { [weak avoider, weak window] in
        window?.note($0)
        avoider?.receive($0)
      }
    }
    window.tellOfSwipesBack(to: avoider)
    keyboard.onFollow = { [unowned avoider] in if faults.passes($0) { avoider.follow($0, frame: $1) } }
    avoider.onKeyboardPlacement = { [weak keyboard] in keyboard?.place(at: $0) }
    avoider.measureKeyboard = { [weak keyboard] in
      KeyboardMeasurement(frame: keyboard?.endFrame, isMoving: keyboard?.isMoving ?? false)
    }
    keyboard.form = KeyboardForm(scenario.keyboard)
    keyboard.form.height = scenario.keyboard.height(scenario.device.orientation, on: scenario.device)
    let accessories = AccessoryProvider(window: window, avoider: avoider)
    accessories.height = .init(scenario.keyboard.accessory)
    keyboard.accessory = { accessories.accessory(for: $0) }
    return (window, avoider, keyboard, accessories)
  }
}

extension Scenario.Theme {
  /// Its colours.
  var colors: Theme {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
