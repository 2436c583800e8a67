public import Foundation
import Motion

/// The zero-code category on the text field (CHTTextFieldHealper, 2016; SYSTEMS.md §1), its faults included.
///
/// Every will-show moves by what is missing *now*, from the field as it is shown, and adds that to a total:
/// `move = max(0, fieldTop + distance + fieldHeight − keyboardY)`, in 0.25 s with UIKit's default curve. A root that is
/// a scroll region itself has its content offset moved, any other root its frame. Will-hide takes the total off again;
/// resigning does so at once.
///
///     // keyboard top 516, field shown at 700…734, distance 10
///     // answers lift 228; total 228
///
/// The faults follow from the total. It is a sum of moves, while what it is taken off may have been moved by others in
/// the meantime: a hand that scrolls, a layout pass that puts the frame back. Nothing is moved unless the system says
/// will-show, and the caret is not looked at. The category is on the text field: a text view is left where it is.
public struct TextFieldHelperStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "text-field-helper",
    origin: "CHTTextFieldHealper: a category that makes every text field avoid the keyboard with no line of code",
    rule: "will-show moves frame or content offset by what is missing and adds it up; will-hide takes the total off",
    faults: [
      "A switch that sends no will-show leaves the next field covered.",
      "Repeated will-shows add up: what somebody else took back in between is taken off all the same.",
      "Restoring subtracts the total even if the user scrolled: the offset can become illegal.",
      "Switching fields snaps back without animation, then moves again.",
      "A layout pass undoes the move of a frame; restoring then pushes the root below its place.",
      "The caret is not considered.",
      "A text view is not considered.",
    ],
    defaultDistance: 10)

  /// The y of the keyboard's top edge as last told since the field has focus, in window points; 0 = not told.
  public private(set) var keyboardY: CGFloat = 0
  /// The keyboard's height as last told since the field has focus, accessory included, in points.
  public private(set) var keyboardHeight: CGFloat = 0
  /// The y of the moving view's frame before its last move, in window points.
  public private(set) var initialY: CGFloat = 0
  /// The sum of all moves since the last restore, in points.
  public private(set) var totalMoved: CGFloat = 0
  /// Whether the moving view is a scroll region, whose content offset is moved.
  public private(set) var movesContentOffset = false

  private var isObserving = false
  private var fieldID = 0
  private var regionID: Int?
  private var rootFrame = CGRect.zero

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Observes the keyboard from the moment a text field has focus until it resigns.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .focused: return focus(facts)
    case .unfocused:
      defer { forget() }
      return isObserving && facts.focus.mode != .disabled ? restore(facts, pace: .immediate) : nil
    case .keyboard(let notification) where isObserving:
      switch notification.kind {
      case .willShow: return show(notification, facts)
      case .willHide:
        guard facts.focus.mode != .disabled, keyboardY != 0 else { return nil }
        return restore(facts, pace: Self.pace)
      case .didShow, .didHide, .willChangeFrame, .didChangeFrame: return nil
      }
    default: return nil
    }
  }

  /// SYSTEMS.md §1: whatever the keyboard takes.
  private static let pace = Pace.easeInOut(duration: 0.25)

  /// The field that had focus resigns while this one takes over, so there is no will-hide in between.
  private mutating func focus(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    if isObserving, facts.focus.id != 0, facts.focus.id == fieldID { return nil }
    // Another field's root has not been moved; the host sends the old one home.
    let isSameRoot = regionID != nil || facts.root.frame == rootFrame
    let plan = isSameRoot ? restore(facts, pace: .immediate) : nil
    forget()
    guard facts.isMovableTextField else { return plan }
    isObserving = true
    fieldID = facts.focus.id
    movesContentOffset = movingRegion(facts) != nil
    return plan
  }

  private mutating func show(_ notification: KeyboardNotification, _ facts: AvoidanceFacts) -> AvoidancePlan? {
    keyboardY = notification.end.minY
    keyboardHeight = notification.end.height
    guard keyboardHeight > 0, let field = facts.focusedRect else { return nil }
    let region = movingRegion(facts)
    movesContentOffset = region != nil
    regionID = region?.id
    rootFrame = facts.root.frame
    let distance = facts.distance ?? Self.descriptor.defaultDistance
    let move = max(0, field.minY + distance + field.height - keyboardY)
    if region == nil { initialY = facts.root.frame.minY - facts.root.lift }
    totalMoved += move
    guard move > 0 else { return nil }
    return plan(
      moving: region, by: move, facts, pace: Self.pace,
      [
        "The field as shown ends at \(points(field.maxY)), with its distance at \(points(field.maxY + distance));"
          + " the keyboard begins at \(points(keyboardY)).",
        "\(region == nil ? "The root's frame" : "The content offset") moves by \(points(move)) pt,"
          + " \(points(totalMoved)) in all.",
      ])
  }

  /// Takes the total off whatever is there now.
  private mutating func restore(_ facts: AvoidanceFacts, pace: Pace) -> AvoidancePlan? {
    let total = totalMoved
    totalMoved = 0
    let region = regionID.flatMap { id in facts.regions.first { $0.id == id } }
    // A scroll region that has left the window takes its total along.
    guard total != 0, (region == nil) == (regionID == nil) else { return nil }
    return plan(
      moving: region, by: -total, facts, pace: pace,
      ["The total of \(points(total)) pt is taken off the \(region == nil ? "root's frame" : "content offset")."])
  }

  private func plan(
    moving region: ScrollRegion?, by move: CGFloat, _ facts: AvoidanceFacts, pace: Pace, _ explanation: [String]
  ) -> AvoidancePlan {
    var plan = AvoidancePlan(lift: facts.root.lift, playback: .paced(pace), explanation: explanation)
    plan.mechanism = .frame
    if let region {
      plan.regions = [
        AvoidancePlan.Region(
          id: region.id, offset: region.offset + move, topInset: region.topInset, bottomInset: region.bottomInset)
      ]
    } else {
      plan.lift += move
    }
    return plan
  }

  private func movingRegion(_ facts: AvoidanceFacts) -> ScrollRegion? {
    facts.root.regionID.flatMap { id in facts.regions.first { $0.id == id } }
  }

  private mutating func forget() { self = Self() }
}
