import Foundation
import Motion

/// A scroll view aware of the keyboard (react-native-keyboard-controller; SYSTEMS.md §5, FACTS.md A.9), faults included.
///
/// The inset is there before the keyboard moves; the offset goes from s0, with the keyboard's own progress, to
/// s* = s0 + (P + m − kbTop), where P is the target's bottom as it was shown when it got the focus:
///
///     // scroll view 103…852, field's bottom shown at 734, keyboard top 516, m = 0: inset 336, s* = s0 + 218
///
/// The target is the field down to the caret's line. The restore point is the offset at the last focus or the last change
/// of the keyboard's size.
public struct AwareScrollStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "aware-scroll",
    origin: "react-native-keyboard-controller: KeyboardAwareScrollView with insets",
    rule:
      "inset up front, offset s0 + (P + m − keyboard top) by the keyboard's progress; hide returns to the last s0",
    faults: [
      "The restore point is saved at every focus: hide returns to the last one, not to where it all began.",
      "P is not read again when the keyboard changes its size: the old need is scrolled once more, each time.",
      "A field above the scroll view is sent down to the keyboard instead of just into view.",
      "Only the innermost scroll view takes part, and without one nothing moves.",
      "Scrolling by hand while the keyboard is up is undone when it leaves.",
      "The inset is added to the app's own, be it for the same bar.",
    ],
    defaultDistance: 0)

  /// Where the scroll view was when what is planned began.
  private struct Base: Sendable {
    var region: Int
    /// The offset then: the restore point.
    var offset: CGFloat
    /// The bottom of the target as shown when it got the focus, in window points.
    var point: CGFloat
  }

  /// The bases of the scroll views that have had the focus since the keyboard came, the last one last.
  private var bases: [Base] = []
  /// The keyboard's top when it is up, in window points.
  private var keyboardTop: CGFloat?
  /// The keyboard's height before it took the one it has.
  private var heightBefore: CGFloat = 0
  /// Whether no message of the keyboard has come since the focus: one that does belongs to it.
  private var isFocusNew = false

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Reacts to focus, keyboard and text.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .focused: return focus(facts)
    case .edited: return follow(facts)
    case .keyboardFollowed(.moved): return drag(facts)
    case .keyboard(let notification):
      switch notification.kind {
      case .willShow, .willChangeFrame: return show(notification, facts)
      case .willHide: return hide(facts)
      case .didShow, .didHide, .didChangeFrame: return nil
      }
    default: return nil
    }
  }

  private mutating func focus(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let scroller = FieldScroller(facts) else { return nil }
    let next = now(scroller)
    if keyboardTop == nil { bases = [] }
    remember(next)
    isFocusNew = true
    return keyboardTop.map { plan(scroller, next, $0, playback: .paced(.iosKeyboard)) }
  }

  private mutating func show(_ notification: KeyboardNotification, _ facts: AvoidanceFacts) -> AvoidancePlan? {
    let window = facts.window.height
    let top = max(notification.end.minY, 0)
    guard !notification.end.isEmpty, top < window, top != keyboardTop else { return nil }
    heightBefore = window - (keyboardTop ?? window)
    keyboardTop = top
    guard let scroller = FieldScroller(facts) else { return nil }
    var next = base(of: scroller) ?? now(scroller)
    if !isFocusNew { next.offset = scroller.region.offset }
    isFocusNew = false
    remember(next)
    return plan(scroller, next, top, playback: .withKeyboard)
  }

  private mutating func hide(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    keyboardTop = nil
    heightBefore = 0
    isFocusNew = false
    let regions = bases.compactMap { base -> AvoidancePlan.Region? in
      guard let region = facts.regions.first(where: { $0.id == base.region }) else { return nil }
      let target = region.restoresOffset == false ? region.offset : base.offset
      return AvoidancePlan.Region(
        id: region.id, offset: region.isInHand ? nil : region.legal(target), topInset: region.topInset,
        bottomInset: region.bottomInset)
    }
    bases = bases.suffix(1)
    guard !regions.isEmpty else { return nil }
    return AvoidancePlan(
      regions: regions, explanation: ["The keyboard leaves: scroll views return to their restore points."])
  }

  private func base(of scroller: FieldScroller) -> Base? { bases.first { $0.region == scroller.region.id } }

  private mutating func remember(_ base: Base) {
    bases.removeAll { $0.region == base.region }
    bases.append(base)
  }

  /// Text was typed: what is read anew for it is forgotten again.
  private func follow(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let keyboardTop, let scroller = FieldScroller(facts) else { return nil }
    let base = now(scroller)
    guard travel(scroller, base, keyboardTop) != 0 else { return nil }
    return plan(scroller, base, keyboardTop, playback: .paced(.iosKeyboard))
  }

  /// The keyboard is somewhere between the two heights: so is the offset.
  private func drag(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let keyboardTop, let scroller = FieldScroller(facts), let base = base(of: scroller) else { return nil }
    let whole = facts.window.height - keyboardTop - heightBefore
    guard whole != 0 else { return nil }
    let progress = min(max((facts.keyboardHeight - heightBefore) / whole, 0), 1)
    return plan(scroller, base, keyboardTop, progress: progress, playback: .paced(.immediate))
  }

  /// How things are shown now.
  private func now(_ scroller: FieldScroller) -> Base {
    let point = min(scroller.caret?.maxY ?? .infinity, scroller.field.maxY)
    return Base(region: scroller.region.id, offset: scroller.region.offset, point: point)
  }

  /// How far the target is from where it shall be, if it is to move at all.
  private func travel(_ scroller: FieldScroller, _ base: Base, _ top: CGFloat) -> CGFloat {
    let wanted = base.point + (scroller.facts.distance ?? Self.descriptor.defaultDistance) - top
    return wanted > 0 || base.point < scroller.clip.minY ? wanted : 0
  }

  private func plan(
    _ scroller: FieldScroller, _ base: Base, _ top: CGFloat, progress: CGFloat = 1, playback: AvoidancePlan.Playback
  ) -> AvoidancePlan {
    let overlap = max(0, scroller.clip.maxY - top)
    let bottom = scroller.bottomInset(scroller.region.bottomInset + overlap)
    let travel = travel(scroller, base, top)
    return scroller.plan(
      offset: scroller.region.legal(base.offset + travel * progress, bottom: bottom), bottomInset: bottom,
      playback: playback,
      explanation: [
        "The keyboard hides \(points(overlap)) pt of the scroll view: they are added to its bottom inset.",
        travel == 0
          ? "The target is in view: the offset stays \(points(base.offset)) pt."
          : "The target's bottom is at \(points(base.point)): \(points(travel)) pt from \(points(base.offset)).",
      ])
  }
}
