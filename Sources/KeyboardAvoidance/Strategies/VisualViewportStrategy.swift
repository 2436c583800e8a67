import Foundation
import Motion

/// A browser's visual viewport over a page that does not change (SYSTEMS.md §5, FACTS.md A.18), faults included.
///
/// What is left of the window is a viewport of height H − K that pans over the layout. A field that is not wholly in it is
/// brought to its middle (Chromium's rule of FACTS.md A.17), the pan being between 0 and K. Bars move along:
///
///     // window 852, keyboard 336: viewport 516; field 700…734
///     // pan 700 − (516 − 34) / 2 = 459, at most 336
public struct VisualViewportStrategy: AvoidanceStrategy {
  /// What is kept below the caret where the field does not fit, in points (FACTS.md A.17).
  static let caretPadding: CGFloat = 10

  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "visual-viewport",
    origin: "browsers' default: the visual viewport is resized, the page is not",
    rule:
      "a viewport of height H − K pans over the layout; a field not wholly in it goes to its middle",
    faults: [
      "Bars that belong to the page's top go with it: the header leaves the screen.",
      "The field goes to the middle where its edge would do.",
      "It stays panned until the keyboard leaves, whatever has focus.",
      "No scroll view is scrolled: a field that one has cut off stays cut off.",
    ],
    defaultDistance: 0)

  private var pan: CGFloat = 0

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Reacts to keyboard, focus and text.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .keyboard(let notification):
      switch notification.kind {
      case .willShow, .willChangeFrame: return move(to: revealing(facts), facts, .withKeyboard)
      case .willHide: return move(to: 0, facts, .withKeyboard)
      case .didShow, .didHide, .didChangeFrame: return nil
      }
    case .focused: return move(to: revealing(facts), facts, .paced(.iosKeyboard))
    case .edited: return move(to: following(facts), facts, .paced(.iosKeyboard))
    case .keyboardFollowed(.moved): return move(to: pan, facts, .paced(.immediate))
    case .resized, .geometryChanged: return move(to: pan, facts, .paced(.immediate))
    default: return nil
    }
  }

  private mutating func move(
    to wanted: CGFloat, _ facts: AvoidanceFacts, _ playback: AvoidancePlan.Playback
  ) -> AvoidancePlan? {
    let legal = min(max(wanted, 0), facts.keyboardHeight)
    guard legal != pan else { return nil }
    pan = legal
    var plan = AvoidancePlan(
      lift: legal, playback: playback,
      explanation: [
        "The viewport is \(points(facts.keyboardTop)) pt high and pans to \(points(legal)) of "
          + "\(points(facts.keyboardHeight)) pt; the layout stays."
      ])
    plan.mover = .window
    return plan
  }

  /// The pan that shows the field, by Chromium's rule.
  private func revealing(_ facts: AvoidanceFacts) -> CGFloat {
    guard let anchor = facts.field else { return pan }
    let field = facts.unlifted(anchor)
    let height = facts.keyboardTop
    if field.minY >= pan, field.maxY <= pan + height { return pan }
    if field.height <= height { return field.minY - (height - field.height) / 2 }
    let caret = facts.caret.map { facts.unlifted($0).maxY } ?? field.minY
    return max(field.minY, caret + Self.caretPadding - height)
  }

  /// The least pan that shows the caret's line.
  private func following(_ facts: AvoidanceFacts) -> CGFloat {
    guard let caret = facts.caret.map(facts.unlifted) else { return pan }
    return min(max(pan, caret.maxY - facts.keyboardTop), caret.minY)
  }
}
