import Foundation
import KeyboardAvoidance
import Motion

/// A host in small: it keeps the facts, tells the strategy what happens, and applies the plans it answers with.
///
/// The default stage is that of the collected cases: 393 × 852, top limit 103, keyboard 336 (its top at 516).
struct Stage<Strategy: AvoidanceStrategy> {
  var facts: AvoidanceFacts
  var strategy = Strategy()
  var plan = AvoidancePlan()
  var answered = false

  init(
    _ strategy: Strategy.Type = HeadroomStrategy.self, width: CGFloat = 393, height: CGFloat = 852, top: CGFloat = 103
  )
  where Strategy == HeadroomStrategy {
    facts = AvoidanceFacts(window: CGSize(width: width, height: height), topLimit: top)
  }

  init(of strategy: Strategy.Type) {
    facts = AvoidanceFacts(window: CGSize(width: 393, height: 852), topLimit: 103)
  }

  var offset: CGFloat { facts.regions[0].offset }
  var lift: CGFloat { plan.lift }
  var insets: [CGFloat] { plan.regions.map(\.bottomInset) }

  mutating func send(_ event: AvoidanceEvent) {
    let answer = strategy.respond(to: event, facts: facts)
    answered = answer != nil
    guard let answer else { return }
    plan = answer
    for region in answer.regions {
      guard let index = facts.regions.firstIndex(where: { $0.id == region.id }), let offset = region.offset else {
        continue
      }
      facts.regions[index].offset = offset
    }
  }

  mutating func focus(_ anchors: Anchor...) {
    facts.anchors = anchors
    send(.focused)
  }

  mutating func unfocus() {
    send(.unfocused)
    facts.anchors = []
  }

  mutating func edit(_ anchors: Anchor...) {
    facts.anchors = anchors
    send(.edited)
  }

  /// A docked keyboard of this height comes or changes; 0 = it leaves.
  mutating func keyboard(_ height: CGFloat) {
    let window = facts.window
    let frame = CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    facts.occluders = height > 0 ? [frame] : []
    send(.keyboard(Self.notification(frame, height > 0 ? .willShow : .willHide)))
  }

  /// A list above a bar of this height, with a field in that, 8 points within it: answers the field.
  mutating func chat(
    _ list: ScrollRegion = region(103, 697, content: 1200, id: 5, offset: 503), bar height: CGFloat = 52,
    policy: StickyBar.ListPolicy = .whenAtEnd
  ) -> Anchor {
    facts.regions = [list]
    facts.regions[0].isInFocusChain = false
    let top = list.clip.maxY
    facts.bars = [
      StickyBar(
        id: 2, frame: CGRect(x: 0, y: top, width: facts.window.width, height: height), list: list.id, listPolicy: policy
      )
    ]
    var composer = field(top + 8, height - 16)
    composer.bar = 2
    return composer
  }

  mutating func scroll(to offset: CGFloat, by event: AvoidanceEvent = .scrollEnded) {
    facts.regions[0].offset = offset
    send(event)
  }

  static func notification(_ frame: CGRect, _ kind: KeyboardNotification.Kind = .willShow) -> KeyboardNotification {
    KeyboardNotification(kind: kind, begin: frame, end: frame, duration: 0.25, pace: .iosKeyboard)
  }
}

func field(_ y: CGFloat, _ height: CGFloat = 34, in container: Int = 0, x: CGFloat = 20, width: CGFloat = 353) -> Anchor
{
  Anchor(
    level: .field, rect: CGRect(x: x, y: y, width: width, height: height), container: container, name: "card-number")
}

func caret(_ y: CGFloat, _ height: CGFloat = 20, in container: Int = 0, x: CGFloat = 30) -> Anchor {
  Anchor(level: .caret, rect: CGRect(x: x, y: y, width: 2, height: height), container: container, name: "card-number")
}

func companion(_ y: CGFloat, _ height: CGFloat = 48, index: Int = 0, in container: Int = 0) -> Anchor {
  Anchor(
    level: .companion(index), rect: CGRect(x: 20, y: y, width: 353, height: height), container: container, name: "pay")
}

func region(
  _ y: CGFloat, _ height: CGFloat, content: CGFloat, id: Int = 1, top: CGFloat = 0, bottom: CGFloat = 0,
  offset: CGFloat = 0
) -> ScrollRegion {
  ScrollRegion(
    id: id, clip: CGRect(x: 0, y: y, width: 393, height: height), contentHeight: content, topInset: top,
    bottomInset: bottom, offset: offset)
}
