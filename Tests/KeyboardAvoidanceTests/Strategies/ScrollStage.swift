import Foundation
import KeyboardAvoidance
import Motion

/// A host in small that lays out: padding taken from the root's bottom ends the outermost scroll view, lifts a bar above
/// it, and moves what is centred. After a layout it says so.
///
/// The default stage is that of the collected cases: 393 × 852, top limit 103, keyboard 336 (its top at 516).
struct ScrollStage<Strategy: AvoidanceStrategy> {
  /// How everything lies with nothing taken from the bottom; a test sets it up and scrolls by it.
  var layout: AvoidanceFacts
  var strategy = Strategy()
  /// The plan in force.
  var plan = AvoidancePlan()
  /// Whether the last event got an answer, and how often there was one.
  var answered = false
  var answers = 0
  /// How often the root was laid out with another height.
  var layouts = 0
  /// Whether what lies in no scroll view is centred in the root.
  var isCentred = false
  /// The height of a bar that ends the root, below the outermost scroll view.
  var bar: CGFloat = 0
  /// The effective bottom insets that plans have left, by region.
  var bottomInsets: [Int: CGFloat] = [:]
  private var keyboard = CGRect.zero

  init(_ strategy: Strategy.Type, width: CGFloat = 393, height: CGFloat = 852, top: CGFloat = 103) {
    layout = AvoidanceFacts(window: CGSize(width: width, height: height), topLimit: top)
  }

  /// What the strategy is told.
  var facts: AvoidanceFacts {
    var facts = layout
    facts.root.lift = plan.lift
    facts.root.bottomPadding = plan.bottomPadding
    if let outermost = facts.regions.indices.last {
      var clip = facts.regions[outermost].clip
      clip.size.height = max(0, min(clip.maxY, facts.root.frame.maxY - plan.bottomPadding - bar) - clip.minY)
      facts.regions[outermost].clip = clip
    }
    if isCentred {
      facts.anchors = facts.anchors.map {
        var anchor = $0
        anchor.rect.origin.y -= plan.bottomPadding / 2
        return anchor
      }
    }
    return facts
  }

  var offset: CGFloat { layout.regions[0].offset }
  var offsets: [CGFloat] { layout.regions.map(\.offset) }
  var padding: CGFloat { plan.bottomPadding }
  /// The bottom inset in force in the first region.
  var inset: CGFloat { bottomInsets[layout.regions[0].id] ?? layout.regions[0].bottomInset }
  /// The keyboard's top.
  var edge: CGFloat { facts.occluders.first?.minY ?? facts.window.height }

  /// An anchor as it is shown.
  func shown(_ level: Anchor.Level = .field) -> CGRect {
    guard let anchor = facts.anchors.first(where: { $0.level == level }) else { return .null }
    let around = facts.regions.dropFirst(anchor.container)
    return anchor.rect.offsetBy(dx: 0, dy: -around.reduce(plan.lift) { $0 + $1.offset })
  }

  /// How far an anchor reaches below the keyboard's top.
  func covered(_ level: Anchor.Level = .field) -> CGFloat { max(0, shown(level).maxY - edge) }

  mutating func send(_ event: AvoidanceEvent) {
    let answer = strategy.respond(to: event, facts: facts)
    answered = answer != nil
    guard let answer else { return }
    answers += 1
    let isLaidOut = answer.bottomPadding != plan.bottomPadding
    plan = answer
    for region in answer.regions {
      bottomInsets[region.id] = region.bottomInset
      guard let index = layout.regions.firstIndex(where: { $0.id == region.id }) else { continue }
      layout.regions[index].offset = region.offset ?? layout.regions[index].offset
    }
    guard isLaidOut else { return }
    layouts += 1
    send(.geometryChanged)
    answered = true
  }

  mutating func focus(_ anchors: Anchor...) {
    layout.anchors = anchors
    send(.focused)
  }

  mutating func edit(_ anchors: Anchor...) {
    layout.anchors = anchors
    send(.edited)
  }

  mutating func unfocus() {
    for index in layout.regions.indices { layout.regions[index].isInFocusChain = false }
    send(.unfocused)
    layout.anchors = []
  }

  /// A docked keyboard of this height comes or changes.
  mutating func show(_ height: CGFloat = 336) {
    let window = layout.window
    show(CGRect(x: 0, y: window.height - height, width: window.width, height: height))
  }

  mutating func show(_ frame: CGRect) {
    let begin = keyboard.isEmpty ? offScreen(frame) : keyboard
    keyboard = frame
    layout.occluders = [frame]
    send(.keyboard(notification(.willShow, begin: begin, end: frame)))
  }

  mutating func didShow() {
    send(.keyboard(notification(.didShow, begin: keyboard, end: keyboard)))
  }

  /// The keyboard leaves; `end` is the frame it names, by default one below the window.
  mutating func hide(end: CGRect? = nil) {
    let begin = keyboard
    keyboard = .zero
    layout.occluders = []
    send(.keyboard(notification(.willHide, begin: begin, end: end ?? offScreen(begin))))
  }

  /// The keyboard is followed, so high in this frame.
  mutating func follow(_ height: CGFloat) {
    let window = layout.window
    layout.occluders = [
      CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    ]
    send(.keyboardFollowed(.moved))
  }

  private func offScreen(_ frame: CGRect) -> CGRect {
    CGRect(x: 0, y: layout.window.height, width: frame.width, height: frame.height)
  }

  func notification(_ kind: KeyboardNotification.Kind, begin: CGRect, end: CGRect)
    -> KeyboardNotification
  {
    KeyboardNotification(kind: kind, begin: begin, end: end, duration: 0.25, pace: .iosKeyboard)
  }
}

extension ScrollStage {
  /// The default stage with one scroll view below the bar, 103…852, and this field in it.
  init(
    _ strategy: Strategy.Type, content: CGFloat = 1456, offset: CGFloat = 0, bottom: CGFloat = 0,
    field: Anchor,
    caret: Anchor? = nil
  ) {
    self.init(strategy)
    layout.regions = [region(103, 749, content: content, bottom: bottom, offset: offset)]
    layout.anchors = [caret, field].compactMap { $0 }
    send(.focused)
  }

  /// The default stage with a scroll view 603…803 (content 400) in another, 103…852 (content 1000).
  init(nested strategy: Strategy.Type, field: Anchor) {
    self.init(strategy)
    layout.regions = [region(603, 200, content: 400), region(103, 749, content: 1000, id: 2)]
    layout.anchors = [field]
    send(.focused)
  }
}
