public import Foundation

/// The minimal pan of the whole window (Android's `adjustPan`; FACTS.md A.2), its faults included.
///
/// What it remembers is the pan `a`. The rectangle is the field when the focus or the keyboard changes, and the caret's
/// line when something is typed. In the band between top limit and keyboard: a rectangle taller than the band changes
/// nothing; one above the band is aligned with its top, one below with its bottom; any other changes nothing. Without
/// a keyboard `a` is 0.
///
///     // band 103…516, field at 700…734
///     // answers lift 218: the field ends at 516, without any margin
public struct PanStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "pan",
    origin: "Android adjustPan",
    rule: "the window pans just far enough: top above the band aligns top, bottom below it aligns bottom; no margin",
    faults: [
      "The header leaves the window with everything else.",
      "What is above the pan cannot be reached while the keyboard is up.",
      "A field taller than the band gets no help: its caret stays covered until something is typed.",
      "No margin is kept.",
    ],
    defaultDistance: 0)

  /// How far the window is panned, in points.
  public private(set) var pan: CGFloat = 0
  private var bandBottom: CGFloat = 0

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Pans for the caret after an edit, and for the field where focus or band are new.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    let isNewBand = facts.keyboardTop != bandBottom
    bandBottom = facts.keyboardTop
    guard facts.keyboardHeight > 0 else { return move(to: 0, facts, event, ["The keyboard is gone: the pan is 0."]) }
    switch event {
    case .focused, .keyboard, .keyboardFollowed, .resized: return facts.field.flatMap { reveal($0, facts, event) }
    case .edited: return (facts.caret ?? facts.field).flatMap { reveal($0, facts, event) }
    default: return isNewBand ? facts.field.flatMap { reveal($0, facts, event) } : nil
    }
  }

  private mutating func reveal(
    _ anchor: Anchor, _ facts: AvoidanceFacts, _ event: AvoidanceEvent
  ) -> AvoidancePlan? {
    let rect = facts.unlifted(anchor)
    let (top, bottom) = (facts.topLimit, facts.keyboardTop)
    if rect.height > bottom - top { return nil }
    if rect.minY - pan < top {
      return move(to: rect.minY - top, facts, event, ["Its top is aligned with the band's, at \(points(top))."])
    }
    if rect.maxY - pan > bottom {
      return move(
        to: rect.maxY - bottom, facts, event, ["Its bottom is aligned with the keyboard's top, at \(points(bottom))."])
    }
    return nil
  }

  private mutating func move(
    to pan: CGFloat, _ facts: AvoidanceFacts, _ event: AvoidanceEvent, _ explanation: [String]
  ) -> AvoidancePlan? {
    guard pan != self.pan else { return nil }
    self.pan = pan
    var plan = AvoidancePlan(
      lift: pan, playback: .answering(event), explanation: explanation + ["The window is panned by \(points(pan)) pt."])
    plan.mover = .window
    return plan
  }
}
