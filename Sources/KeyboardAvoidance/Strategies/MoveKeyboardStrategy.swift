import Foundation
import Motion

/// The keyboard that gets out of the content's way (floating Onboard; FACTS.md A.19), its faults included.
///
/// The field grown by its clearance (the distance, 10) is a box that the keyboard shall not touch. If it does, it goes left
/// of the box, right of it, above or below, at the height or in the column where it is: to the place inside the work area
/// whose centre is nearest. If there is none, nothing moves.
///
///     // window 1024 × 768, keyboard 320 × 260 at (400, 300), field 200 × 40 at (450, 400): box (440, 390, 220, 60)
///     // left (120, 300) is 280 away, right (660, 300) 260, above (400, 130) 170, below (400, 450) 150
///     // answers keyboard frame (400, 450, 320, 260)
///
/// The work area is the window below its top limit.
public struct MoveKeyboardStrategy: AvoidanceStrategy {
  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "move-keyboard",
    origin: "floating Onboard",
    rule: "the keyboard goes to the nearest place that does not cover the field grown by its clearance",
    faults: [
      "The keyboard jumps under the user's finger.",
      "There may be no such place, as on a phone held sideways: then the field stays covered.",
    ],
    defaultDistance: 10)

  /// Where the system has put the keyboard; nil = it is hidden.
  private var systemFrame: CGRect?
  /// Where this strategy has put it; nil = nowhere else.
  private var placedFrame: CGRect?

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Finds the keyboard a place where it covers the field.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .keyboard(let notification):
      switch notification.kind {
      case .willShow where !notification.end.isEmpty:
        // The system may tell of the place that it was asked for.
        if notification.end != placedFrame, notification.end != systemFrame {
          systemFrame = notification.end
          placedFrame = nil
        }
        return place(facts, .withKeyboard)
      case .willHide:
        systemFrame = nil
        return sendBack()
      default: return nil
      }
    case .focused, .resized, .geometryChanged: return place(facts, .paced(.immediate))
    default: return nil
    }
  }

  private mutating func sendBack() -> AvoidancePlan? {
    guard placedFrame != nil else { return nil }
    placedFrame = nil
    return AvoidancePlan(explanation: ["The keyboard leaves from the place that the system gives it."])
  }

  private mutating func place(_ facts: AvoidanceFacts, _ playback: AvoidancePlan.Playback) -> AvoidancePlan? {
    guard let current = placedFrame ?? systemFrame, let field = facts.field.map(facts.shown) else { return nil }
    let clearance = facts.distance ?? Self.descriptor.defaultDistance
    let box = field.insetBy(dx: -clearance, dy: -clearance)
    // Frames that touch do not cover each other.
    guard !current.intersection(box).isEmpty else { return nil }
    let area = CGRect(
      x: 0, y: facts.topLimit, width: facts.window.width, height: facts.window.height - facts.topLimit)
    guard let nearest = Self.nearestPlace(for: current, beside: box, in: area) else {
      var plan = AvoidancePlan(
        playback: playback, unsatisfied: [AvoidancePlan.Unsatisfied(level: .field, bound: .gap)],
        explanation: ["The keyboard has no place beside the field: it stays."])
      plan.keyboardFrame = placedFrame
      return plan
    }
    placedFrame = nearest
    var plan = AvoidancePlan(
      playback: playback,
      explanation: [
        "The keyboard covers the field with its clearance of \(points(clearance)) pt.",
        "Its nearest place beside it is at (\(points(nearest.minX)), \(points(nearest.minY))).",
      ])
    plan.keyboardFrame = nearest
    return plan
  }

  /// The candidate inside `area` whose centre is nearest to the frame's; of equal ones the first.
  private static func nearestPlace(for frame: CGRect, beside box: CGRect, in area: CGRect) -> CGRect? {
    let x = max(area.minX, min(frame.minX, area.maxX - frame.width))
    let y = max(area.minY, min(frame.minY, area.maxY - frame.height))
    let origins = [
      CGPoint(x: box.minX - frame.width, y: y), CGPoint(x: box.maxX, y: y),
      CGPoint(x: x, y: box.minY - frame.height), CGPoint(x: x, y: box.maxY),
    ]
    let places = origins.map { CGRect(origin: $0, size: frame.size) }.filter(area.contains)
    return places.min { distance(from: $0, to: frame) < distance(from: $1, to: frame) }
  }

  /// The distance of two centres; the frames are of one size.
  private static func distance(from a: CGRect, to b: CGRect) -> CGFloat {
    let (x, y) = (a.minX - b.minX, a.minY - b.minY)
    return (x * x + y * y).squareRoot()
  }
}
