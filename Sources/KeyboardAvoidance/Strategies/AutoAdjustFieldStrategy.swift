import Foundation
import Motion

/// The self-adjusting text field subclass (LHWAutoAdjustKeyboardTextField; SYSTEMS.md §2), its faults included.
///
/// `overstep = fieldHeight + fieldTop + keyboardHeight − screenHeight + offset`, where the offset is the distance (0). If
/// it is above 0, the moving view's frame goes up by it, with the keyboard's own duration and a linear curve. The moving
/// view is the one the app chose, or else the whole window. Its frame at each will-show is remembered, and will-hide goes
/// back to it.
///
///     // screen 852, keyboard 336 high, field at 700…734, a button below it that ends at 790, so an offset of 56
///     // answers lift 274: the button ends at 516, the keyboard's top
///
/// The keyboard's *height* is held against the *screen*: right for a docked keyboard and a window that fills the screen,
/// wrong for every other. What is remembered at the second will-show is a frame that the first one moved. Only the first
/// responder listens, so a field that resigned before will-hide leaves everything where it is. The class is a text
/// field's: a text view is left where it is.
public struct AutoAdjustFieldStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "auto-adjust-field",
    origin: "LHWAutoAdjustKeyboardTextField: a text field subclass that moves the window or a view held weakly",
    rule: "will-show moves the frame by what field and keyboard are higher than the screen; will-hide goes back to it",
    faults: [
      "The keyboard's height is held against the screen, not its edge against the window.",
      "With the window itself as moving view, a second will-show lifts again.",
      "A second will-show takes an already moved frame for the original: permanent drift.",
      "Linear beside an eased keyboard: the edge and the field move apart.",
      "A field that resigned before will-hide never restores.",
      "A layout pass undoes the move of a view's frame.",
      "There is no top limit, and the caret is not considered.",
      "A text view is not considered.",
    ],
    defaultDistance: 0)

  /// The lift that each field, by ``FocusTraits/id``, takes for its moving view's own place: state of the subclass.
  private var originals: [Int: CGFloat] = [:]

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Reacts to the keyboard, and only while a text field is first responder.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    // Of two fields without an id nobody knows that they are one.
    if event == .focused { originals[0] = nil }
    guard case .keyboard(let notification) = event, facts.isMovableTextField else { return nil }
    switch notification.kind {
    case .willShow: return show(notification, facts)
    case .willHide:
      guard let original = originals[facts.focus.id], original != facts.root.lift else { return nil }
      return plan(
        lift: original, notification, facts, ["The keyboard leaves: back to the frame of the last will-show."])
    case .didShow, .didHide, .willChangeFrame, .didChangeFrame: return nil
    }
  }

  private mutating func show(_ notification: KeyboardNotification, _ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let shown = facts.focusedRect else { return nil }
    originals[facts.focus.id] = facts.root.lift
    // A rectangle converted to the window does not know that the window was moved.
    let field = facts.root.isChosenByApp ? shown : shown.offsetBy(dx: 0, dy: facts.root.lift)
    let offset = facts.distance ?? Self.descriptor.defaultDistance
    let overstep = field.height + field.minY + notification.end.height - facts.screen.height + offset
    guard overstep > 0 else { return nil }
    return plan(
      lift: facts.root.lift + overstep, notification, facts,
      [
        "The field ends at \(points(field.maxY)); the screen less the keyboard's height ends at"
          + " \(points(facts.screen.height - notification.end.height)).",
        "The \(facts.root.isChosenByApp ? "root" : "window") goes up by \(points(overstep)) pt from where it is"
          + (offset > 0 ? ", \(points(offset)) of them offset." : "."),
      ])
  }

  private func plan(
    lift: CGFloat, _ notification: KeyboardNotification, _ facts: AvoidanceFacts, _ explanation: [String]
  ) -> AvoidancePlan {
    var plan = AvoidancePlan(
      lift: lift, playback: .paced(.curve(.linear, duration: notification.duration)), explanation: explanation)
    plan.mover = facts.root.isChosenByApp ? .root : .window
    plan.mechanism = .frame
    return plan
  }
}
