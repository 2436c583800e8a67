import Foundation

/// The global manager (IQKeyboardManager; SYSTEMS.md §3, FACTS.md §5), its faults included.
///
/// It hears of the keyboard's height and of fields that begin editing, and of nothing else. What it moves it moves by
/// what is missing where things are *shown*; the root goes by its frame, and the first place it was seen at is home.
///
///     // field 700…734, keyboard top 516, distance 10, bottom safe area 34
///     // answers lift 262: the field ends 44 above the keyboard, not 10
public struct KeyboardManagerStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "keyboard-manager",
    origin: "IQKeyboardManager: one manager for the whole app, nothing per screen",
    rule: "a focus or a new keyboard height scrolls outward, then lifts the root by what the whole field lacks",
    faults: [
      "The whole field counts, not the caret: of a tall field the top wins and the line typed into is covered.",
      "Where there is a bottom safe area, the gap is larger than asked by just that.",
      "Only begin-editing and a new keyboard height count: a text that grows sinks behind the keyboard.",
      "Offsets are not clamped to the content: a region whose inset is left alone shows emptiness below it.",
      "Next and previous know siblings only, unless a table or a declared container is around them.",
    ],
    defaultDistance: 10)

  /// The controller types in which it never moves anything; those the app disables come on top.
  ///
  /// Tables and alerts avoid the keyboard by themselves, input views are part of it (FACTS.md §5, 1.1).
  public static let defaultDisabledControllers: Set<String> = [
    "TableViewController", "InputViewController", "AlertController",
  ]

  var keyboard: Keyboard?
  var root: RootRecord?
  var scroll: ScrollRecord?
  var textInset: InsetRecord?
  /// Whether the keyboard was told to show, and not to hide since.
  var isShown = false
  /// Whether something is held back until a swipe back has ended.
  var isWatchingSwipe = false
  private var wasEnabled: Bool?

  /// A manager that has seen nothing yet.
  public init() {}

  /// Reacts to begin-editing, to keyboard heights, to the app coming to the front, and to the switch for all views.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    let isSwitched = wasEnabled.map { $0 != facts.settings.isEnabled } ?? false
    wasEnabled = facts.settings.isEnabled
    let answer = react(to: event, facts)
    return answer == nil && isSwitched && isKeyboardUp ? arrange(facts) : answer
  }

  private mutating func react(to event: AvoidanceEvent, _ facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .focused:
      guard Self.input(in: facts) != nil else { return nil }
      if root?.isLandscape != Self.isLandscape(facts) { root = RootRecord(facts) }
      return isKeyboardUp ? emit(facts) : nil
    case .unfocused: return endEditing(facts)
    case .keyboard(let notification): return take(notification, facts)
    case .appStateChanged: return isKeyboardUp ? arrange(facts) : nil
    case .swipeBackEnded(let isCancelled): return endSwipe(isCancelled: isCancelled, facts)
    case .edited, .scrollEnded, .offsetSet, .resized, .keyboardFollowed, .geometryChanged: return nil
    }
  }

  /// The field the manager knows of: those of alerts and search bars are invisible to it (1.2.8).
  static func input(in facts: AvoidanceFacts) -> Anchor? {
    facts.focus.isInAlert || facts.focus.isInSearchBar ? nil : facts.field
  }

  var isKeyboardUp: Bool { (keyboard?.height ?? 0) > 0 }

  /// A message that says what the last one said is dropped, and of the others only a new height counts (1.2.1, 1.2.2).
  private mutating func take(_ notification: KeyboardNotification, _ facts: AvoidanceFacts) -> AvoidancePlan? {
    let new = Keyboard(notification, screen: facts.screen)
    if let keyboard, keyboard.kind == new.kind, keyboard.reportedEnd == new.reportedEnd { return nil }
    let old = keyboard?.height ?? 0
    keyboard = new
    guard new.height != old else { return nil }
    if new.height > 0, Self.input(in: facts) != nil, root?.isLandscape != Self.isLandscape(facts) {
      root = RootRecord(facts)
    }
    return emit(facts)
  }

  /// Tells that the keyboard shows, changes or hides. Without a root there is nobody to tell (1.2.3, 1.2.6).
  private mutating func emit(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let root else { return nil }
    if facts.isSwipingBack {
      isWatchingSwipe = true
      return nil
    }
    if isKeyboardUp {
      isShown = true
      return arrange(facts)
    }
    if root.isLandscape == Self.isLandscape(facts) { return hide(facts) }
    return plan(
      lift: root.lift, RegionWrites(), in: facts, ["The keyboard leaves for a rotation: only the root goes back."])
  }

  /// Moves things out of the way where the manager is on, and brings them home where it is off.
  private mutating func arrange(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard facts.isAppActive, let root, let field = Self.input(in: facts) else { return nil }
    let settings = facts.settings
    let toggle = ControllerSwitch(
      isOn: settings.isEnabled, disabled: settings.disabledControllers.union(Self.defaultDisabledControllers),
      enabled: settings.enabledControllers)
    if toggle.isOn(in: facts.focus.controllers, mode: facts.focus.mode) { return adjust(facts, field, root) }
    let isDisplaced = scroll != nil || textInset != nil || facts.root.lift != root.lift
    return isDisplaced ? restored(facts, to: root, because: "It is off for this field") : nil
  }

  /// A swipe back that came to nothing: what was held back is told now. One that succeeded took the screen along.
  private mutating func endSwipe(isCancelled: Bool, _ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard isWatchingSwipe else { return nil }
    isWatchingSwipe = false
    return isCancelled && isKeyboardUp ? emit(facts) : hide(facts)
  }
}
