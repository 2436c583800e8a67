import Foundation
import KeyboardAvoidance
import Motion

/// A host in small for the global manager, on the stage of the collected cases: 393 × 852, top limit 103, keyboard 336.
///
/// It shows what real hosts do: what a plan names stays there, and the facts tell the lift that is in force. A layout
/// pass undoes the lift, for it is written as a frame.
struct ManagerStage {
  var facts: AvoidanceFacts
  var strategy = KeyboardManagerStrategy()
  var plan = AvoidancePlan()
  var answered = false
  /// The insets in force, by region.
  var insets: [Int: CGFloat] = [:]

  /// A stage with these regions; the safe area is 0 unless it is asked for, so that numbers stay easy.
  init(_ regions: ScrollRegion..., safeArea: CGFloat = 0) {
    facts = AvoidanceFacts(window: CGSize(width: 393, height: 852), topLimit: 103)
    facts.bottomSafeArea = safeArea
    facts.regions = regions
    for region in regions { insets[region.id] = region.bottomInset }
  }

  var lift: CGFloat { facts.root.lift }
  var offsets: [CGFloat] { facts.regions.map(\.offset) }
  /// Where the field is shown, in window points.
  var shown: CGRect {
    let around = facts.regions.filter(\.isInFocusChain)
    let field = facts.anchors[0]
    return field.rect.offsetBy(dx: 0, dy: -lift - around.dropFirst(field.container).reduce(0) { $0 + $1.offset })
  }
  /// What is left between the field as shown and a keyboard of this height, in points.
  func gap(above keyboard: CGFloat = 336) -> CGFloat { facts.window.height - keyboard - shown.maxY }

  mutating func send(_ event: AvoidanceEvent) {
    let answer = strategy.respond(to: event, facts: facts)
    answered = answer != nil
    guard let answer else { return }
    plan = answer
    facts.root.lift = answer.lift
    for region in answer.regions {
      insets[region.id] = region.bottomInset
      guard let index = facts.regions.firstIndex(where: { $0.id == region.id }) else { continue }
      facts.regions[index].offset = region.offset ?? facts.regions[index].offset
    }
  }

  mutating func focus(_ anchor: Anchor) {
    facts.anchors = [anchor]
    send(.focused)
  }

  mutating func unfocus() {
    send(.unfocused)
    facts.anchors = []
  }

  /// A docked keyboard of this height comes, changes or (0) leaves, in the six messages of a real system.
  ///
  /// Returns how many of them were answered.
  @discardableResult mutating func keyboard(_ height: CGFloat, duration: TimeInterval = 0.25) -> Int {
    let window = facts.window
    let frame = CGRect(x: 0, y: window.height - height, width: window.width, height: height > 0 ? height : 336)
    facts.occluders = height > 0 ? [frame] : []
    let kinds: [KeyboardNotification.Kind] =
      height > 0
      ? [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
      : [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
    var answers = 0
    for kind in kinds {
      notify(kind, frame, duration: duration)
      if answered { answers += 1 }
    }
    return answers
  }

  /// One message with this end frame.
  mutating func notify(
    _ kind: KeyboardNotification.Kind, _ end: CGRect, duration: TimeInterval = 0.25, pace: Pace = .iosKeyboard
  ) {
    send(.keyboard(KeyboardNotification(kind: kind, begin: .zero, end: end, duration: duration, pace: pace)))
  }

  mutating func layOut() { facts.root.lift = 0 }

  mutating func resize(to window: CGSize) {
    facts.window = window
    facts.screen = CGRect(origin: .zero, size: window)
    facts.root.frame = facts.screen
    send(.resized)
  }
}
