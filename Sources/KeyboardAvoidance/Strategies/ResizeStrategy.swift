import Foundation
import Motion

/// A window whose content ends at the keyboard (Flutter, adjustResize; SYSTEMS.md §5, FACTS.md A.11), faults included.
///
/// The root is laid out in what the keyboard leaves, and whenever that gets less the field is brought into view by the
/// least movement of every scroll view around it, 20 points clear of both ends:
///
///     // root and scroll view 103…852, keyboard top 516: padding 336, viewport 413 high
///     // field at content y 597…631: offset 631 + 20 − 413 = 238
public struct ResizeStrategy: AvoidanceStrategy {
  /// What is kept around the field, in points (FACTS.md A.11).
  static let padding: CGFloat = 20

  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "resize",
    origin: "Flutter's Scaffold and Android's adjustResize",
    rule:
      "content ends at the keyboard; each loss of height reveals the field in every scroll view, 20 pt clear",
    faults: [
      "Everything is laid out anew in each frame in which the keyboard is somewhere else.",
      "Content that does not scroll is cut off: nothing can reveal the field.",
      "Centred content moves by half the keyboard's height, needed or not.",
      "A bar at the bottom rises with the keyboard and eats what is left.",
      "Nothing is restored: scroll views stay where the keyboard sent them.",
    ],
    defaultDistance: padding)

  /// Whether height was lost and the layout of what is left is still to come.
  private var isShrinking = false

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Takes the height at every move of the keyboard; reveals at a loss of height, a new focus and an edit while it is up.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    var playback = AvoidancePlan.Playback.withKeyboard
    switch event {
    case .keyboard(let notification):
      if [.didShow, .didHide, .didChangeFrame].contains(notification.kind) { return nil }
    case .keyboardFollowed(.moved): playback = .paced(.immediate)
    case .focused, .edited: playback = .paced(.iosKeyboard)
    case .geometryChanged, .unfocused: break
    case .resized: playback = .paced(.immediate)
    default: return nil
    }
    let overlap = ResizedRoot.overlap(facts, below: facts.keyboardTop)
    let root = ResizedRoot(facts: facts, bottomPadding: overlap)
    let isLaidOut = overlap == facts.root.bottomPadding
    if !isLaidOut { isShrinking = overlap > facts.root.bottomPadding }
    defer { if isLaidOut { isShrinking = false } }
    let isAsked = overlap > 0 && (event == .focused || event == .edited)
    guard isShrinking || isAsked, let field = facts.field else {
      return root.plan(
        offsets: facts.regions.indices.map(root.legalOffset), playback: playback,
        explanation: ["\(points(overlap)) pt are taken from the bottom."])
    }
    return root.plan(
      offsets: root.offsets(revealing: field, caret: facts.caret, padding: Self.padding),
      playback: playback,
      explanation: [
        "\(points(overlap)) pt are taken from the bottom.",
        "The field comes into view, \(points(Self.padding)) pt clear, as far as scroll views reach.",
      ])
  }
}
