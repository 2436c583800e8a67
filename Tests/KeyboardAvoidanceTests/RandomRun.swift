import Foundation
import KeyboardAvoidance

/// A run of use as data: what people, the app and the keyboard do, one after the other.
struct RandomRun {
  enum Step {
    /// The keyboard is there then. One world hears of it, the other hears something else, or nothing.
    case keyboard([CGRect], elsewhere: [[CGRect]])
    /// The keyboard is followed through these frames; the other world hears of some of them.
    case follow([[CGRect]], elsewhere: [[CGRect]])
    case focus([Anchor])
    case edit([Anchor])
    case scroll(Int, to: CGFloat)
    case unfocus
    case resize(topLimit: CGFloat)
    case setActive(Bool)
    case swipe(isUnderWay: Bool)
    /// Content of the last region grows.
    case grow(CGFloat)
  }

  var facts: AvoidanceFacts
  var steps: [Step] = []

  /// A run of so many steps; without scrolling by hand if wanted.
  init(seed: UInt64, length: Int, byHand: Bool = true) {
    var random = RandomFacts(seed: seed)
    facts = random.window()
    if random.chance(0.6) { facts.regions = [random.region(facts)] }
    facts.bars = random.bars(facts)
    if !facts.bars.isEmpty, random.chance(0.6) {
      var list = random.region(facts)
      list.id = 8
      list.isInFocusChain = false
      if random.chance(0.5) {
        list.offset = max(-list.topInset, list.contentHeight + list.bottomInset - list.clip.height)
      }
      facts.regions.append(list)
      facts.bars[0].list = 8
      facts.bars[0].listPolicy = StickyBar.ListPolicy.allCases[random.integer(0...2)]
    }
    var state = State()
    for _ in 0..<length { steps.append(step(&random, &state, byHand: byHand)) }
  }

  private struct State {
    var anchors: [Anchor] = []
    var isActive = true
    var isSwiping = false
  }

  private func step(_ random: inout RandomFacts, _ state: inout State, byHand: Bool) -> Step {
    if random.chance(0.6) { return keyboard(&random) }
    switch random.integer(0...19) {
    case 0 where state.isActive || state.isSwiping, 1 where !state.isActive:
      state.isActive.toggle()
      return .setActive(state.isActive)
    case 2 where state.isActive || state.isSwiping:
      state.isSwiping.toggle()
      return .swipe(isUnderWay: state.isSwiping)
    case 3: return .resize(topLimit: random.length(0...110))
    case 4 where !facts.regions.isEmpty: return .grow(random.length(10...300))
    case 5...10 where !state.anchors.isEmpty:
      moveCaret(of: &state.anchors, by: random.length(-30...30))
      return .edit(state.anchors)
    case 11...14 where byHand && !facts.regions.isEmpty && !state.anchors.isEmpty:
      // Off the grid of everything planned: a hand that has moved.
      return .scroll(random.integer(0...(facts.regions.count - 1)), to: random.length(-40...900) + 0.0625)
    case 15...17 where !state.anchors.isEmpty:
      state.anchors = []
      return .unfocus
    default:
      state.anchors = random.anchors(facts)
      return .focus(state.anchors)
    }
  }

  private func keyboard(_ random: inout RandomFacts) -> Step {
    if random.chance(0.15), let docked = random.keyboard(facts).first {
      let frames = (0..<random.integer(1...6)).map { _ in
        let height = docked.height * random.length(0.25...1)
        return [CGRect(x: 0, y: facts.window.height - height, width: facts.window.width, height: height)]
      }
      return .follow(frames, elsewhere: frames.filter { _ in random.chance(0.4) })
    }
    let occluders = random.occluders(facts)
    let elsewhere = (0..<random.integer(0...2)).map { _ in random.chance(0.5) ? occluders : random.occluders(facts) }
    return .keyboard(occluders, elsewhere: elsewhere)
  }

  private func moveCaret(of anchors: inout [Anchor], by line: CGFloat) {
    guard anchors[0].level == .caret, anchors[0].rect.minY + line >= anchors[1].rect.minY,
      anchors[0].rect.maxY + line <= anchors[1].rect.maxY
    else { return }
    anchors[0].rect.origin.y += line
  }
}

extension RandomRun {
  /// Which of the keyboard's messages a world hears.
  enum Hearing {
    case everything
    case elsewhere
    case nothing
  }

  /// Takes a stage one step on. True if the step is an act: then all worlds must agree.
  static func play(_ step: Step, on stage: inout Stage<HeadroomStrategy>, _ hearing: Hearing) -> Bool {
    switch step {
    case .keyboard(let occluders, let elsewhere):
      let heard = hearing == .everything ? [occluders] : hearing == .nothing ? [] : elsewhere
      for rects in heard { tell(rects, to: &stage) }
      if hearing != .nothing { stage.facts.occluders = occluders }
      return false
    case .follow(let frames, let elsewhere):
      let heard = hearing == .everything ? frames : hearing == .nothing ? [] : elsewhere
      for (index, rects) in heard.enumerated() {
        stage.facts.occluders = rects
        stage.send(.keyboardFollowed(index == 0 ? .began : .moved))
      }
      if hearing != .nothing, let last = frames.last { stage.facts.occluders = last }
      return false
    case .focus(let anchors):
      stage.facts.anchors = anchors
      stage.send(.focused)
    case .edit(let anchors):
      stage.facts.anchors = anchors
      stage.send(.edited)
    case .scroll(let index, let offset):
      stage.facts.regions[index].offset = offset
      stage.send(.scrollEnded)
    case .unfocus: stage.unfocus()
    case .resize(let topLimit):
      stage.facts.topLimit = topLimit
      stage.send(.resized)
    case .setActive(let isActive): stage.setActive(isActive)
    case .swipe(let isUnderWay):
      stage.facts.isSwipingBack = isUnderWay
      if !isUnderWay { stage.send(.swipeBackEnded(isCancelled: true)) } else { return false }
    case .grow(let length):
      stage.facts.regions[stage.facts.regions.count - 1].contentHeight += length
      stage.send(.geometryChanged)
      return false  // no act: an edge that is followed is still followed
    }
    return true
  }

  static func tell(_ occluders: [CGRect], to stage: inout Stage<HeadroomStrategy>) {
    stage.facts.occluders = occluders
    let kind: KeyboardNotification.Kind = occluders.isEmpty ? .willHide : .willShow
    stage.send(.keyboard(Stage<HeadroomStrategy>.notification(occluders.first ?? .zero, kind)))
  }
}
