import Foundation
public import KeyboardAvoidance

/// Plays the events of a file of facts before a strategy, as a host would: every plan is in force before the next event.
///
/// What a layout pass would change (content that has less height, text that grows) stays as the file has it.
public struct FactsRehearsal: Sendable {
  /// The facts of now, with what the plan in force has moved.
  public private(set) var facts: AvoidanceFacts
  /// The plan in force; nil = the strategy has left everything as it was so far.
  public private(set) var plan: AvoidancePlan?
  /// What the strategy was told last, with the facts it was told, and as it was before; nil = nothing yet.
  public private(set) var told: (event: AvoidanceEvent, facts: AvoidanceFacts, before: any AvoidanceStrategy)?
  /// The strategy, with all it remembers.
  public private(set) var strategy: any AvoidanceStrategy
  private let file: FactsFile
  private var keyboard: FactsFile.Keyboard?
  private var isKeyboardUp: Bool
  private var barLifts: [Int: CGFloat]

  /// The moment before the first event: nothing has focus, and the keyboard is there only if the file says so.
  public init(_ file: FactsFile, strategy: any AvoidanceStrategy) {
    self.file = file
    self.strategy = strategy
    facts = file.facts
    facts.setFocus([], focusChain: [])
    facts.shownField = nil
    keyboard = file.keyboard
    barLifts = file.barLifts
    isKeyboardUp = file.keyboard?.isUp ?? false
    facts.occluders = file.obstacles + keyboardCover
  }

  /// Lets one thing happen.
  public mutating func play(_ event: FactsFile.Event) {
    switch event {
    case .focus(let anchors):
      setFocus(anchors)
      send(.focused)
    case .unfocus:
      send(.unfocused)
      setFocus([])
    case .edit(let anchors):
      setFocus(anchors)
      send(.edited)
    case .scroll(let region, let offset):
      setOffset(offset, of: region)
      send(.scrollEnded)
    case .setOffset(let region, let offset):
      setOffset(offset, of: region)
      send(.offsetSet)
    case .resize(let size):
      resize(to: size)
      send(.resized)
    case .keyboard(let kind, let changed): send(kind, keyboard: changed)
    case .followKeyboard(let phase, let y):
      follow(y)
      send(.keyboardFollowed(phase))
    case .appState(let isActive):
      facts.isAppActive = isActive
      send(.appStateChanged)
    case .swipeBackEnded(let isCancelled):
      facts.isSwipingBack = false
      send(.swipeBackEnded(isCancelled: isCancelled))
    case .geometryChanged: send(.geometryChanged)
    }
  }

  private mutating func send(_ event: AvoidanceEvent) {
    told = (event, facts, strategy)
    guard let answer = strategy.respond(to: event, facts: facts) else { return }
    plan = answer
    facts.root.lift = answer.lift
    facts.root.bottomPadding = answer.bottomPadding
    barLifts = Dictionary(answer.bars.map { ($0.id, $0.lift) }) { $1 }
    for region in answer.regions {
      if let offset = region.offset { setOffset(offset, of: region.id) }
    }
    facts.shownField = facts.fieldAsShown(barLifts)
  }

  private mutating func setFocus(_ anchors: [Anchor]) {
    facts.setFocus(anchors, focusChain: file.focusChain)
    // What a file says of the field as shown holds until something moves it.
    let isAsInFile = plan == nil && facts.anchors == file.facts.anchors && facts.regions == file.facts.regions
    facts.shownField = isAsInFile ? file.facts.shownField : facts.fieldAsShown(barLifts)
  }

  private mutating func setOffset(_ offset: CGFloat, of region: Int) {
    guard let index = facts.regions.firstIndex(where: { $0.id == region }) else { return }
    facts.regions[index].offset = offset
    facts.shownField = facts.fieldAsShown(barLifts)
  }

  private mutating func resize(to size: CGSize) {
    let (before, bounds) = (CGRect(origin: .zero, size: facts.window), CGRect(origin: .zero, size: size))
    if facts.screen == before { facts.screen = bounds }
    if facts.root.frame == before { facts.root.frame = bounds }
    facts.window = size
    facts.occluders = file.obstacles.cut(to: size) + keyboardCover
  }

  private mutating func send(_ kind: KeyboardNotification.Kind, keyboard changed: FactsFile.Keyboard?) {
    let window = facts.window
    guard let after = changed ?? file.keyboard else { return }
    let hides = kind == .willHide || kind == .didHide
    let begin = isKeyboardUp ? (keyboard ?? after).frame(in: window) : after.hiddenFrame(in: window)
    (keyboard, isKeyboardUp) = (after, !hides)
    facts.occluders = file.obstacles.cut(to: window) + keyboardCover
    // The model knows how the system's keyboard moves; what it says besides is this one's own.
    var model = KeyboardModel(window: window)
    var notification = model.show(height: after.height, at: 0)
    notification.kind = kind
    notification.begin = begin
    notification.end = hides ? after.hiddenFrame(in: window) : after.frame(in: window)
    notification.duration = after.duration
    notification.isLocal = after.isLocal
    send(.keyboard(notification))
  }

  /// What the keyboard covers now, in window points.
  private var keyboardCover: [CGRect] { isKeyboardUp ? keyboard?.cover(in: facts.window) ?? [] : [] }

  /// The keyboard's top edge is at `y`, and what is below the window's bottom covers nothing.
  private mutating func follow(_ y: CGFloat) {
    guard let keyboard else { return }
    let frame = keyboard.frame(in: facts.window)
    let cover = keyboard.parts.isEmpty ? [frame] : keyboard.parts
    let moved = cover.map { $0.offsetBy(dx: 0, dy: y - frame.minY) }
    facts.occluders = file.obstacles.cut(to: facts.window) + moved.cut(to: facts.window)
  }
}

extension FactsFile {
  /// All events, played before a new strategy of this kind.
  public func rehearsal(of strategy: any AvoidanceStrategy.Type) -> FactsRehearsal {
    var rehearsal = FactsRehearsal(self, strategy: strategy.init())
    for event in events { rehearsal.play(event) }
    return rehearsal
  }
}
