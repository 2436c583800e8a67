import Foundation
import KeyboardAvoidance
import Motion

/// A host in small for strategies that lift: it keeps what plans write (lift, padding, offsets, keyboard frame), so that
/// a sequence can be played and what is shown at its rests can be read.
///
/// It starts as the stage of the collected cases: 393 × 852, top limit 103, a root below the bars (CASES.md part 1).
struct LiftStage<Strategy: AvoidanceStrategy> {
  var facts = AvoidanceFacts(
    window: CGSize(width: 393, height: 852), topLimit: 103,
    root: AvoidanceFacts.Root(frame: CGRect(x: 0, y: 103, width: 393, height: 749)))
  private(set) var strategy = Strategy()
  /// The plan in force.
  private(set) var plan = AvoidancePlan()
  /// What the last event was answered with.
  private(set) var answer: AvoidancePlan?

  init(_: Strategy.Type) {}

  var lift: CGFloat { facts.root.lift }
  var padding: CGFloat { facts.root.bottomPadding }
  var keyboardTop: CGFloat { facts.occluders.map(\.minY).min() ?? facts.window.height }

  /// An anchor where it is shown: the offsets of the regions around it and the lift taken off.
  func shown(_ anchor: Anchor) -> CGRect {
    let chain = facts.regions.filter(\.isInFocusChain)
    let offsets = chain[min(anchor.container, chain.count)...].reduce(0) { $0 + $1.offset }
    return anchor.rect.offsetBy(dx: 0, dy: -offsets - lift)
  }

  /// The focused view where it is shown.
  var shownField: CGRect { facts.anchors.first { $0.level == .field }.map(shown) ?? .null }

  /// The root where it is shown, less its padding.
  var shownRoot: CGRect {
    let frame = facts.root.frame.offsetBy(dx: 0, dy: -lift)
    return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - padding)
  }

  /// How much of the focused view's bottom is below the keyboard's top edge, in points; below 0 = the room above it.
  var covered: CGFloat { shownField.maxY - keyboardTop }

  mutating func send(_ event: AvoidanceEvent) {
    facts.shownField = facts.anchors.isEmpty ? nil : shownField
    answer = strategy.respond(to: event, facts: facts)
    guard let answer else { return }
    plan = answer
    facts.root.lift = answer.lift
    facts.root.bottomPadding = answer.bottomPadding
    if let frame = answer.keyboardFrame { facts.occluders = [frame] }
    for region in answer.regions {
      guard let offset = region.offset else { continue }
      for index in facts.regions.indices where facts.regions[index].id == region.id {
        facts.regions[index].offset = offset
      }
    }
  }

  mutating func focus(_ anchors: Anchor..., id: Int = 1) {
    facts.anchors = anchors
    facts.focus.id = id
    send(.focused)
  }

  /// A docked keyboard of this height comes, or comes again, or changes.
  mutating func show(_ height: CGFloat = 336) {
    let window = facts.window
    show(frame: CGRect(x: 0, y: window.height - height, width: window.width, height: height))
  }

  /// The system tells that the keyboard comes to `frame`, and that is where it is.
  mutating func show(frame: CGRect, pace: Pace = .iosKeyboard) {
    let cover = frame.intersection(CGRect(origin: .zero, size: facts.window))
    facts.occluders = cover.isEmpty ? [] : [cover]
    send(.keyboard(notification(.willShow, end: frame, pace: pace)))
  }

  /// The system tells that the keyboard leaves.
  mutating func hide() {
    facts.occluders = []
    let frame = CGRect(x: 0, y: facts.window.height, width: facts.window.width, height: 336)
    send(.keyboard(notification(.willHide, end: frame, pace: .iosKeyboard)))
  }

  /// A caret that ends here, 20 high, in a field 34 high that ends 7 lower, is typed into.
  mutating func edit(caretAt bottom: CGFloat) {
    facts.anchors = [caret(bottom - 20), field(bottom - 27)]
    send(.edited)
  }

  /// The focused view resigns, as the presets have it: the will-hide comes before that (default) or after (`lateHide`).
  mutating func dismiss(hidesLate: Bool = false) {
    if !hidesLate { hide() }
    facts.anchors = []
    facts.focus = FocusTraits()
    send(.unfocused)
    if hidesLate { hide() }
  }

  /// A layout pass of the view around the root: it puts its frame back, and knows of no transform.
  mutating func layOut() {
    if plan.mechanism == .frame, plan.mover == .root { facts.root.lift = 0 }
    send(.geometryChanged)
  }

  /// A window of this height whose screen, that of a phone, begins `above` it; the keyboard's top is at 516 of the screen.
  mutating func useWindow(height: CGFloat, above: CGFloat) {
    facts = AvoidanceFacts(window: CGSize(width: 393, height: height))
    facts.screen = CGRect(x: 0, y: -above, width: 393, height: 852)
  }

  private func notification(
    _ kind: KeyboardNotification.Kind, end: CGRect, pace: Pace
  ) -> KeyboardNotification {
    KeyboardNotification(kind: kind, begin: end, end: end, duration: 0.25, pace: pace)
  }
}
