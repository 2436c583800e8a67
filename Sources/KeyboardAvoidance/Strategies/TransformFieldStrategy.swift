import Foundation
import Motion

/// The transform-based text field and text view (LATextField, LATextView; SYSTEMS.md §4), its faults included.
///
/// Will-show, if there is a first responder: `transform = translation(0, −(fb + distance − kbTop))` if that is upward,
/// with the keyboard's duration and UIKit's default curve. Will-hide: the identity, whoever is first responder. It works
/// for text fields and text views alike, keeps no distance unless one is set, and remembers nothing. The frame is never
/// written, so nothing adds up, and a layout pass undoes nothing.
///
/// The lift is measured from the place where the field is *shown*, and written as an absolute translation. With nothing
/// lifted that is right; with the root lifted already it is short by what it was lifted:
///
///     // keyboard top 516, root lifted by 84, next field shown with its bottom at 566 (650 at home)
///     // answers lift 50; 134 was needed
public struct TransformFieldStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "transform-field",
    origin: "LATextField and LATextView: a text field and a text view that move a slider view by a transform",
    rule: "will-show lifts the root by what the field, as shown, lies below the keyboard's top; will-hide undoes it",
    faults: [
      "The field is measured in its lifted place: switching to a lower field lifts too little or not at all.",
      "So does a keyboard that grows: it lifts by what it grew.",
      "Switching to a higher field can leave it off the top of the window.",
      "There is no top limit: the top of a tall field leaves the window.",
      "No distance is kept unless one is set.",
      "The caret is not considered.",
    ],
    defaultDistance: 0)

  /// A strategy that has seen nothing yet; it never remembers anything.
  public init() {}

  /// Reacts to the keyboard alone: everything else leaves the root where it is.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    guard case .keyboard(let notification) = event else { return nil }
    let playback = AvoidancePlan.Playback.paced(.easeInOut(duration: notification.duration))
    switch notification.kind {
    case .willHide:
      return AvoidancePlan(playback: playback, explanation: ["The keyboard leaves: the root goes back to its place."])
    case .willShow:
      guard !facts.anchors.isEmpty, let field = facts.shownField else { return nil }
      let distance = facts.distance ?? Self.descriptor.defaultDistance
      let top = notification.end.minY
      let overlap = field.maxY + distance - top
      guard overlap > 0 else { return nil }
      return AvoidancePlan(
        lift: overlap, playback: playback,
        explanation: [
          "The field as shown ends at \(points(field.maxY)), the keyboard begins at \(points(top)).",
          "The root is put \(points(overlap)) pt above its place"
            + (distance > 0 ? ", \(points(distance)) of them distance." : "."),
        ])
    case .didShow, .didHide, .willChangeFrame, .didChangeFrame: return nil
    }
  }
}
