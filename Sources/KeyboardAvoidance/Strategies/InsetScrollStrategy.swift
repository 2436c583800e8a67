import Foundation
import Motion

/// A scroll view that insets and centres by itself (TPKeyboardAvoiding; SYSTEMS.md §5, FACTS.md §6 2.1), faults included.
///
/// The bottom inset becomes what the keyboard hides of the scroll view, and the caret's line is scrolled to the middle of
/// what is left, wherever it was:
///
///     // scroll view 103…852, keyboard top 516: 413 visible; caret line 20 high at content y 607
///     // bottom inset 336, offset 607 − (413 − 20) / 2 = 410.5
///
/// When the keyboard leaves, the insets go back to what they were, and the offset stays.
public struct InsetScrollStrategy: AvoidanceStrategy {
  /// The least padding above what is shown, in points (FACTS.md §6 2.1).
  static let minimumPadding: CGFloat = 20

  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "inset-scroll",
    origin: "TPKeyboardAvoiding: scroll view, table and collection subclasses",
    rule:
      "bottom inset = what the keyboard hides; caret or field centred in the rest; hide restores insets only",
    faults: [
      "What is visible already is scrolled to the middle all the same.",
      "The offset is never restored: short content stays up, beyond its range.",
      "Typing is not followed: a new line goes under the keyboard.",
      "Only the innermost scroll view takes part: what an outer one hides stays hidden.",
      "Without a scroll view nothing moves.",
      "The app's bottom inset is replaced, be it by less.",
      "After a show with an empty frame the hide is ignored, and the inset stays for good.",
    ],
    defaultDistance: minimumPadding)

  /// What is remembered of a scroll view.
  private struct Held: Sendable {
    var id: Int
    var savedTop: CGFloat
    var savedBottom: CGFloat
    /// The bottom inset in force.
    var bottom: CGFloat
    var isVisible = true
    /// Whether the saved inset is one of our own that was never taken back.
    var isStuck = false
  }

  private var held: [Held] = []
  private var keyboard: KeyboardNotification?
  private var ignoresRepeats = false

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Reacts to the keyboard, to a new focus while it is up, and to a changed frame or content size by the inset alone.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .keyboard(let notification):
      switch notification.kind {
      case .willShow, .willChangeFrame: return show(notification, facts)
      case .willHide: return hide(notification)
      case .didShow, .didHide, .didChangeFrame: return nil
      }
    case .focused: return scrollToField(facts)
    case .geometryChanged, .resized: return updateInset(facts)
    default: return nil
    }
  }

  private mutating func show(_ notification: KeyboardNotification, _ facts: AvoidanceFacts)
    -> AvoidancePlan?
  {
    if notification.end.isEmpty {
      for index in held.indices { held[index].isVisible = false }
      keyboard = nil
      return nil
    }
    if notification.begin == notification.end, ignoresRepeats { return nil }
    ignoresRepeats = false
    // Before a will-hide: what it would do comes 10 ms later, when nothing has focus any more.
    if notification.kind == .willChangeFrame, notification.end.minY >= facts.window.height {
      return nil
    }
    guard let scroller = FieldScroller(facts) else { return nil }
    keyboard = notification
    let bottom = inset(of: scroller, under: notification.end)
    let state = save(scroller.region, bottom: bottom)
    return scroller.plan(
      offset: idealOffset(in: scroller, state), topInset: state.savedTop, bottomInset: bottom,
      explanation: [
        "The keyboard hides \(points(bottom)) pt of the scroll view: that is its bottom inset."
      ]
        + centring(in: scroller))
  }

  /// Keeps the insets as they are the first time the keyboard is seen.
  private mutating func save(_ region: ScrollRegion, bottom: CGFloat) -> Held {
    let index = held.firstIndex { $0.id == region.id } ?? held.count
    if index == held.count {
      held.append(
        Held(
          id: region.id, savedTop: region.topInset, savedBottom: region.bottomInset, bottom: bottom)
      )
    } else if !held[index].isVisible {
      held[index].savedBottom = held[index].bottom
      held[index].isStuck = true
      held[index].isVisible = true
    }
    held[index].bottom = bottom
    return held[index]
  }

  private mutating func hide(_ notification: KeyboardNotification) -> AvoidancePlan? {
    ignoresRepeats = false
    guard !notification.begin.isEmpty, held.contains(where: \.isVisible) else { return nil }
    keyboard = nil
    let regions = held.filter(\.isVisible).map {
      AvoidancePlan.Region(
        id: $0.id, offset: nil, topInset: $0.savedTop, bottomInset: $0.savedBottom)
    }
    held = held.compactMap {
      guard $0.isVisible else { return $0 }
      guard $0.isStuck else { return nil }
      var state = $0
      state.isVisible = false
      state.bottom = state.savedBottom
      return state
    }
    return AvoidancePlan(
      regions: regions,
      explanation: ["The keyboard leaves: insets go back to what they were, offsets stay."])
  }

  private mutating func scrollToField(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let keyboard, let scroller = FieldScroller(facts),
      let state = held.first(where: { $0.id == scroller.region.id && $0.isVisible })
    else { return nil }
    ignoresRepeats = true
    return scroller.plan(
      offset: idealOffset(in: scroller, state), topInset: state.savedTop, bottomInset: state.bottom,
      playback: .paced(.easeInOut(duration: keyboard.duration)), explanation: centring(in: scroller)
    )
  }

  private mutating func updateInset(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let keyboard, let scroller = FieldScroller(facts),
      let index = held.firstIndex(where: { $0.id == scroller.region.id && $0.isVisible })
    else { return nil }
    let bottom = inset(of: scroller, under: keyboard.end)
    guard bottom != held[index].bottom else { return nil }
    held[index].bottom = bottom
    return scroller.plan(
      offset: nil, topInset: held[index].savedTop, bottomInset: bottom,
      explanation: ["The scroll view has changed: the keyboard hides \(points(bottom)) pt of it."])
  }

  private func inset(of scroller: FieldScroller, under keyboard: CGRect) -> CGFloat {
    scroller.bottomInset(max(keyboard.height - max(keyboard.maxY - scroller.clip.maxY, 0), 0))
  }

  private func idealOffset(in scroller: FieldScroller, _ state: Held) -> CGFloat {
    let rect = scroller.caret ?? scroller.field
    let visible = scroller.clip.height - state.savedTop - state.bottom
    let padding = max((visible - rect.height) / 2, Self.minimumPadding)
    let ideal = scroller.contentY(rect.minY) - padding - state.savedTop
    return max(
      min(ideal, scroller.region.contentHeight - visible - state.savedTop), -state.savedTop)
  }

  private func centring(in scroller: FieldScroller) -> [String] {
    [
      "\(scroller.caret == nil ? "The field" : "The caret") goes to the middle of what is left, as far as content reaches."
    ]
  }
}
