import Foundation

extension AvoidanceRecord {
  /// A view became first responder.
  mutating func focus(_ facts: AvoidanceFacts) {
    let shown = shown(in: facts)
    demand = .max
    gap = nil
    heldAtAct = Self.held(facts)
    remember(facts, rest: revealed(rest(in: facts), facts), shown: shown)
  }

  /// Text was typed or the selection moved: at least the caret is demanded.
  mutating func edit(_ facts: AvoidanceFacts) {
    let shown = shown(in: facts)
    demand = max(demand, 1)
    heldAtAct.formUnion(Self.held(facts))
    let rest = revealed(rest(in: facts), facts)
    if gap != nil {
      let planner = AvoidancePlanner(facts)
      let start = planner.legal(shown)
      let still = planner.placement(from: start, rest: rest, demand: demand, distance: min(gap ?? 0, planner.distance))
      if still.place.distance(to: start) > 1e-6 { gap = nil }
    }
    remember(facts, rest: rest, shown: shown)
  }

  /// The regions around the focused view that a hand has now.
  private static func held(_ facts: AvoidanceFacts) -> Set<Int> {
    Set(facts.regions.prefix(facts.chainCount).filter(\.isInHand).map(\.id))
  }

  /// A scroll by hand ended, or the app set an offset: that is the rest now, and what is out of sight is let go.
  ///
  /// A list that is at the end of what it can be scrolled to rests as near to its own end; one that always scrolls along
  /// rests where it will be without the keyboard.
  mutating func scroll(_ facts: AvoidanceFacts) {
    var shown = shown(in: facts)
    var rest = rest(in: facts)
    let planner = AvoidancePlanner(facts)
    let lift = planner.legal(shown).lift
    var (isAround, isOutside) = (false, false)
    for (index, region) in facts.regions.enumerated() {
      guard let known = self.index(of: region.id, near: index), abs(regions[known].written - region.offset) > 0.001
      else { continue }
      shown.offsets[index] = region.offset
      rest.offsets[index] = region.offset
      if index < planner.chain { isAround = true } else { isOutside = true }
      guard let policy = planner.listPolicy(index) else { continue }
      let lost = facts.occluders.isEmpty ? 0 : max(0, planner.overlap(index, outer: lift) - region.bottomInset)
      regions[known].isAtEnd = region.isAtEnd(region.offset - lost)
      if planner.scrollsAlong(index, policy, self) { rest.offsets[index] -= lost }
    }
    // A scroll that began before the focus, or the input, has not scrolled away what has it.
    let released = facts.regions.filter { heldAtAct.contains($0.id) && !$0.isInHand }.map(\.id)
    if !released.isEmpty {
      heldAtAct.subtract(released)
      return remember(facts, rest: revealed(rest, facts), shown: shown)
    }
    // What is scrolled elsewhere scrolls away nothing.
    if isOutside, !isAround { return remember(facts, rest: rest, shown: shown) }
    let visible = planner.visible(at: planner.legal(shown))
    demand = visible.count == facts.anchors.count ? .max : visible.count
    gap = visible.distance < planner.distance ? visible.distance : nil
    remember(facts, rest: rest, shown: shown)
  }

  /// Whether the focused view scrolls its own text, and has another one than it had: then it has been scrolled by that.
  func hasOtherText(_ facts: AvoidanceFacts) -> Bool {
    guard let known = scene?.regions.first, known.kind == .textView else { return false }
    return facts.regions.first { $0.id == known.id }?.contentHeight != known.contentHeight
  }

  /// A text view has scrolled its text, which is another: that is where it rests, and nobody lets go of anything.
  mutating func scrollText(_ facts: AvoidanceFacts) {
    var shown = shown(in: facts)
    var rest = rest(in: facts)
    // With less text it may scroll no more.
    if let index = facts.regions.firstIndex(where: { $0.id == scene?.regions.first?.id }) {
      shown.offsets[index] = facts.regions[index].offset
      rest.offsets[index] = facts.regions[index].offset
    }
    remember(facts, rest: revealed(rest, facts), shown: shown)
  }

  /// The window has another size: nothing is held, all levels are demanded (CASES.md G1–G4).
  mutating func resize(_ facts: AvoidanceFacts) {
    demand = .max
    gap = nil
    heldAtAct.formUnion(Self.held(facts))
    let rest = rest(in: facts)
    store(facts, rest: rest, kept: rest, edge: AvoidancePlanner(facts).edge)
  }

  /// Frames or content have changed: the record stays, only the geometry is taken over.
  mutating func adopt(_ facts: AvoidanceFacts) {
    scene = facts
    for region in facts.regions where self.region(region.id) == nil {
      regions.append(
        Region(
          id: region.id, rest: region.offset, kept: region.offset, written: region.firstWritten,
          end: region.reach, isAtEnd: isListAtEnd(region, facts, rest: region.offset)))
    }
  }

  /// Focus has ended while nothing could be moved: everything shall go to rest as soon as it can.
  mutating func letGo(_ facts: AvoidanceFacts) {
    demand = .max
    gap = nil
    let rest = rest(in: facts)
    var bare = facts
    bare.anchors = []  // nothing holds anything up for whatever is focused next
    store(bare, rest: rest, kept: rest, edge: facts.window.height)
  }

  /// What shall not be restored rests where it is shown now.
  mutating func keepUnrestored(_ facts: AvoidanceFacts) {
    for (index, region) in facts.regions.enumerated() where region.restoresOffset == false {
      if let known = self.index(of: region.id, near: index) { regions[known].rest = region.offset }
    }
  }

  /// Goes on from `place`, as if an act had left it: for the copy that is followed frame by frame.
  mutating func hold(_ place: Place, _ facts: AvoidanceFacts, edge: CGFloat) {
    for (index, region) in facts.regions.enumerated() {
      if let known = self.index(of: region.id, near: index) { regions[known].kept = place.offsets[index] }
    }
    lift = place.lift
    self.edge = edge
  }

  /// Takes down what `plan` writes.
  mutating func note(_ plan: AvoidancePlan) {
    for (place, region) in plan.regions.enumerated() {
      guard let offset = region.offset, let index = index(of: region.id, near: place) else { continue }
      regions[index].written = offset
    }
  }

  /// What the record of now leads to with the occluders of now: the place acts plan from.
  ///
  /// It is computed, not read from the screen, so a keyboard event that never arrived makes no difference.
  private func shown(in facts: AvoidanceFacts) -> Place {
    var place = Place(offsets: facts.regions.map(\.offset), lift: 0)
    guard var scene else { return place }
    scene.occluders = facts.occluders
    let before = AvoidancePlanner(scene).placement(record: self, rest: rest(in: scene)).place
    if scene.root.id == facts.root.id { place.lift = before.lift }
    for (index, region) in facts.regions.enumerated() {
      if let known = scene.regions.firstIndex(where: { $0.id == region.id }) {
        place.offsets[index] = before.offsets[known]
      } else if let known = self.region(region.id) {
        place.offsets[index] = known.kept
      }
    }
    return place
  }

  /// The rest that the act would lead to without a keyboard: the anchors in sight.
  private func revealed(_ rest: Place, _ facts: AvoidanceFacts) -> Place {
    var bare = facts
    bare.occluders = []
    bare.bottomLimit = nil
    for index in bare.regions.indices { bare.regions[index].clip.size.height += bare.regions[index].squeeze }
    bare.growCaretByMargin()
    let planner = AvoidancePlanner(bare)
    var revealed = planner.placement(from: planner.legal(rest), rest: rest, demand: demand, distance: 0).place
    for index in planner.chain..<max(planner.chain, rest.offsets.count) {
      revealed.offsets[index] = rest.offsets[index]
    }
    return revealed
  }

  /// Plans from what is shown and keeps the outcome.
  private mutating func remember(_ facts: AvoidanceFacts, rest: Place, shown: Place) {
    let planner = AvoidancePlanner(facts)
    let distance = min(planner.distance, gap ?? planner.distance)
    var place = planner.placement(from: planner.legal(shown), rest: rest, demand: demand, distance: distance).place
    planner.settleLists(&place, record: self, rest: rest)
    store(facts, rest: rest, kept: place, edge: planner.edge)
  }

  private mutating func store(_ facts: AvoidanceFacts, rest: Place, kept: Place, edge: CGFloat) {
    regions = facts.regions.enumerated().map { index, region in
      let known = self.region(region.id)
      let isJudged = known == nil || region.isInFocusChain
      return Region(
        id: region.id, rest: rest.offsets[index], kept: kept.offsets[index],
        written: known?.written ?? region.firstWritten, end: region.reach,
        isAtEnd: isJudged ? isListAtEnd(region, facts, rest: rest.offsets[index]) : known?.isAtEnd ?? false)
    }
    lift = kept.lift
    self.edge = edge
    scene = facts
  }
}

extension ScrollRegion {
  /// What counts as written last of a region not seen before: where it is. A hand that has it will leave it anywhere, even
  /// where it is on its way to already, and that was not us.
  fileprivate var firstWritten: CGFloat { isInHand ? .infinity : offset }
}

extension AvoidanceFacts {
  /// Adds to the caret what a text view that scrolls its own text keeps in sight around it, as far as it has text, and
  /// room: above the caret first. By itself it would have scrolled as far (CASES.md B5).
  fileprivate mutating func growCaretByMargin() {
    guard let text = regions.first, text.kind == .textView, text.caretMargin > 0, let caret = anchors.first,
      caret.level == .caret, caret.container == 0, text.contentHeight > text.clip.height
    else { return }
    let room = max(0, text.clip.height - caret.rect.height)
    let (start, end) = (text.clip.minY, text.clip.minY + text.contentHeight)
    let above = min(text.caretMargin, room, max(0, caret.rect.minY - start))
    let below = min(text.caretMargin, room - above, max(0, end - caret.rect.maxY))
    let (top, bottom) = (caret.rect.minY - above, caret.rect.maxY + below)
    anchors[0].rect.origin.y = top
    anchors[0].rect.size.height = bottom - top
  }
}
