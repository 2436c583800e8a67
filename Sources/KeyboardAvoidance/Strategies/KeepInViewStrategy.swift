import Foundation
import Motion

/// A scroll view that keeps in view what was in view (Compose; SYSTEMS.md §5, FACTS.md A.12), faults included.
///
/// The content ends at the keyboard. Whenever the viewport of the outermost scroll view gets lower, a focused field that
/// was wholly in it, and is no longer, is tracked: the offset is the nearest one that shows it whole, without margin.
///
///     // root and scroll view 103…852, keyboard top 516: padding 336, viewport 413 high
///     // field at content y 597…631: offset 631 − 413 = 218
///     // field at content y 735…769, cut off by 20 before: offset as it was
public struct KeepInViewStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "keep-in-view",
    origin: "Jetpack Compose: scrollables that keep the focused child in view",
    rule:
      "content ends at the keyboard; a field wholly in view before a loss of height is tracked by least scrolling",
    faults: [
      "A field that was only partly in view before is left where it is, under the keyboard.",
      "It must know the focus before the height is lost: a focus that comes later moves nothing.",
      "The whole field is kept, not its caret: of one taller than the viewport the top is shown.",
      "No margin is left around the field.",
    ],
    defaultDistance: 0)

  /// The viewport that was seen last.
  private struct Viewport: Sendable {
    var region: Int
    var height: CGFloat
  }

  private var viewport: Viewport?
  private var isTracking = false

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Reacts to changes of the viewport alone.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    var playback = AvoidancePlan.Playback.withKeyboard
    switch event {
    case .keyboard(let notification):
      if [.didShow, .didHide, .didChangeFrame].contains(notification.kind) { return nil }
    case .keyboardFollowed(.moved), .resized: playback = .paced(.immediate)
    case .geometryChanged: break
    case .unfocused: isTracking = false
    case .focused:
      isTracking = false
      viewport = nil
      _ = outermost(facts).map { see($0, height: facts.regions[$0].clip.height, facts) }
      return nil
    default: return nil
    }
    let overlap = ResizedRoot.overlap(facts, below: facts.keyboardTop)
    let root = ResizedRoot(facts: facts, bottomPadding: overlap)
    var offsets = facts.regions.indices.map(root.legalOffset)
    if let index = outermost(facts) { offsets[index] = track(index, in: root, offsets) }
    return root.plan(
      offsets: offsets, playback: playback,
      explanation: [
        "\(points(overlap)) pt are taken from the bottom.",
        isTracking
          ? "The field was in view and is kept there." : "There is no field to be kept in view.",
      ])
  }

  /// The outermost region around the field; nil if there is none.
  private func outermost(_ facts: AvoidanceFacts) -> Int? {
    guard let field = facts.field, field.container < facts.chainCount else { return nil }
    return facts.chainCount - 1
  }

  private mutating func see(_ index: Int, height: CGFloat, _ facts: AvoidanceFacts) {
    viewport = Viewport(region: facts.regions[index].id, height: height)
  }

  /// The offset of a region that keeps the field in view, if it is to be kept.
  private mutating func track(_ index: Int, in root: ResizedRoot, _ offsets: [CGFloat]) -> CGFloat {
    let region = root.facts.regions[index]
    guard let field = root.facts.field else { return offsets[index] }
    let top = root.contentTop(field, in: index, root.facts.regions.map(\.offset))
    let bottom = top + field.rect.height
    let before =
      viewport?.region == region.id ? viewport?.height ?? region.clip.height : region.clip.height
    let height = root.viewportHeight(index)
    see(index, height: height, root.facts)
    func isInView(_ offset: CGFloat, _ height: CGFloat) -> Bool {
      top >= offset && bottom <= offset + height
    }
    if isInView(offsets[index], height) {
      isTracking = false
      return offsets[index]
    }
    if isInView(region.offset, before) { isTracking = true }
    guard isTracking, !region.isInHand else { return offsets[index] }
    let wanted = min(max(offsets[index], bottom - height), top)
    let offset = region.legal(wanted, height: height)
    // What cannot be scrolled all the way is not followed any further.
    if offset != wanted || bottom - top > height { isTracking = false }
    return offset
  }
}
