import Foundation

/// Out of the keyboard's way: FACTS.md §5, 1.3, in its order.
extension KeyboardManagerStrategy {
  /// What an adjustment goes by.
  struct Situation {
    let facts: AvoidanceFacts
    let field: Anchor
    /// The field as it is shown before anything moves, in window points.
    let shown: CGRect
    /// The y that the field's top shall not pass, in window points.
    let top: CGFloat
    /// The height the keyboard takes from the window, distance and safe area included, in points.
    let keyboardHeight: CGFloat
    let scrollsItself: Bool

    /// The regions that can be scrolled for the field, inner → outer: a text view's own text is no way for it.
    var chain: [Int] {
      (field.container..<max(field.container, facts.chainCount)).filter { facts.regions[$0].kind != .textView }
    }
  }

  mutating func adjust(_ facts: AvoidanceFacts, _ field: Anchor, _ root: RootRecord) -> AvoidancePlan? {
    guard let keyboard else { return nil }
    let distance = facts.distance ?? Self.descriptor.defaultDistance
    let situation = Situation(
      facts: facts, field: field, shown: facts.shown(field), top: max(facts.topLimit, facts.root.topMargin),
      keyboardHeight: Self.covered(by: keyboard, grownBy: distance + root.safeArea, in: facts.window),
      scrollsItself: facts.focus.kind == .scrollingTextView)
    let need = Self.need(situation)

    var writes = RegionWrites()
    recordScroll(situation, &writes)
    let left = Self.scroll(situation, by: need, &writes)
    if let innermost = situation.chain.first { Self.setBottomInset(of: innermost, situation, &writes) }
    setTextInset(situation, keyboard, &writes)
    let lift = Self.lift(facts, root, by: left, keyboard)
    return plan(
      lift: lift, writes, in: facts, Self.words(situation, need: need, distance: distance, root, lift: lift))
  }

  /// a. How much of the window's height the keyboard takes once it has grown upward by so many points.
  private static func covered(by keyboard: Keyboard, grownBy growth: CGFloat, in window: CGSize) -> CGFloat {
    var grown = keyboard.frame
    grown.origin.y -= growth
    grown.size.height += growth
    let cover = grown.intersection(CGRect(origin: .zero, size: window))
    return cover.isNull ? 0 : cover.height
  }

  /// b, d. How far the field has to go up, in whole points: its bottom to the keyboard, but its top never past the limit.
  private static func need(_ situation: Situation) -> CGFloat {
    let margin = situation.scrollsItself ? 0 : situation.facts.root.bottomMargin
    let free = situation.facts.window.height - situation.keyboardHeight
    return min(situation.shown.minY - situation.top, situation.shown.maxY - free + margin).rounded(.towardZero)
  }

  /// h. The bottom inset of a text view that scrolls its own text and is taller than the space there is.
  private mutating func setTextInset(_ situation: Situation, _ keyboard: Keyboard, _ writes: inout RegionWrites) {
    let facts = situation.facts
    let text = situation.scrollsItself ? facts.regions.first { $0.isInFocusChain && $0.kind == .textView } : nil
    if let old = textInset, old.id != text?.id { restoreTextInset(facts, &writes) }
    guard let text else { return }
    let height = situation.field.rect.height
    let available = facts.window.height - situation.top - keyboard.height
    guard height > available else { return }
    if textInset == nil { textInset = InsetRecord(id: text.id, bottomInset: text.bottomInset) }
    writes.set(text, bottomInset: height - available - Self.safeArea(of: facts, above: situation.shown.maxY))
  }

  /// i. Where the root goes with what the regions have left.
  private static func lift(
    _ facts: AvoidanceFacts, _ root: RootRecord, by move: CGFloat, _ keyboard: Keyboard
  ) -> CGFloat {
    let lift = facts.root.lift
    if move < 0 { return lift > root.lift ? max(lift + move, root.lift) : lift }
    return facts.settings.preventsBlankSpace ? min(lift + move, keyboard.height) : lift + move
  }

  private static func words(
    _ situation: Situation, need: CGFloat, distance: CGFloat, _ root: RootRecord, lift: CGFloat
  ) -> [String] {
    let edge = situation.facts.window.height - situation.keyboardHeight
    let safeArea = root.safeArea > 0 ? " and safe area \(points(root.safeArea))" : ""
    return [
      "The field as shown ends at \(points(situation.shown.maxY)); the keyboard, with distance \(points(distance))"
        + "\(safeArea), begins at \(points(edge)).",
      need == 0 ? "Nothing needs to move." : "\(points(need)) pt are wanted: regions first, inner to outer.",
      "The root is put \(points(lift)) pt above its place.",
    ]
  }
}
