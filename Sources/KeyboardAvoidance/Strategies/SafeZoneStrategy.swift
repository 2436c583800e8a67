import Foundation
import Motion

/// Content scrolled until the field is in a safe zone (Ionic's scroll assist; SYSTEMS.md §5, FACTS.md A.17), faults included.
///
/// The zone reaches from 15 points below the content's top to half the height that is visible, measured from the window's
/// top. A field below it is scrolled up to its end, but its top no further than the zone's begin; one above it down:
///
///     // content 103…852, keyboard top 516: zone 118…258
///     // field 486…520: 520 − 258 = 262 up, though 4 would show it
public struct SafeZoneStrategy: AvoidanceStrategy {
  /// The space between the content's top and the zone, in points (FACTS.md A.17).
  static let topSpace: CGFloat = 15
  /// Where the zone ends, as a share of the y at which the visible part does (FACTS.md A.17).
  static let bottomShare: CGFloat = 0.5

  /// Its name, origin, rule and known faults.
  public static let descriptor = StrategyDescriptor(
    name: "safe-zone",
    origin: "Ionic's scroll assist",
    rule:
      "a field outside the zone from content top + 15 to half the visible bottom is scrolled to its edge",
    faults: [
      "It moves more than it must: a visible field in the lower half is sent to the upper one.",
      "Where the zone is lower than the field, the field's end stays out of it, be it under the keyboard.",
      "Nothing is scrolled back when the keyboard leaves.",
      "Only the innermost scroll view takes part, and without one nothing moves.",
      "The caret is not considered.",
    ],
    defaultDistance: topSpace)

  /// The regions that have an inset of ours.
  private var padded: [Int] = []

  /// A strategy that has seen nothing yet.
  public init() {}

  /// Reacts to the keyboard, and to a new focus while it is up.
  public mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    switch event {
    case .keyboard(let notification):
      switch notification.kind {
      case .willShow: return scroll(facts)
      case .willHide: return release(facts)
      case .didShow, .didHide, .willChangeFrame, .didChangeFrame: return nil
      }
    case .focused: return facts.keyboardHeight > 0 ? scroll(facts) : nil
    default: return nil
    }
  }

  private mutating func scroll(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    guard let scroller = FieldScroller(facts) else { return nil }
    let region = scroller.region
    let top = max(scroller.clip.minY, facts.topLimit)
    let bottom = min(scroller.clip.maxY, facts.keyboardTop)
    let zone = (top: top + Self.topSpace, bottom: bottom * Self.bottomShare)
    let field = scroller.field
    var travel: CGFloat = 0
    if field.maxY > zone.bottom {
      travel = min(field.maxY - zone.bottom, field.minY - zone.top)
    } else if field.minY < zone.top {
      travel = field.minY - zone.top
    }
    let inset = scroller.bottomInset(
      max(region.bottomInset, scroller.clip.maxY - facts.keyboardTop))
    let offset = region.legal(region.offset + travel, bottom: inset)
    if !padded.contains(region.id) { padded.append(region.id) }
    return scroller.plan(
      offset: offset, bottomInset: inset, playback: .paced(Self.pace(abs(travel))),
      explanation: [
        "The safe zone is \(points(zone.top)) to \(points(zone.bottom)).",
        travel == 0
          ? "The field lies in it: nothing is scrolled."
          : "The field at \(points(field.minY)) to \(points(field.maxY)) is scrolled by \(points(travel)) pt.",
      ])
  }

  private mutating func release(_ facts: AvoidanceFacts) -> AvoidancePlan? {
    let regions = facts.regions.filter { padded.contains($0.id) }.map {
      AvoidancePlan.Region(
        id: $0.id, offset: $0.isInHand ? nil : $0.legal($0.offset), topInset: $0.topInset,
        bottomInset: $0.bottomInset)
    }
    padded = []
    guard !regions.isEmpty else { return nil }
    return AvoidancePlan(
      regions: regions,
      explanation: [
        "The keyboard leaves: the insets are the app's, the offset stays if it is legal."
      ])
  }

  /// 0.3 points a millisecond, in 0.15 s at the least and 0.4 s at the most, cubic ease-out (ionic-framework,
  /// `input-shims/hacks/scroll-data.ts`).
  private static func pace(_ distance: CGFloat) -> Pace {
    .curve(
      .cubicBezier(x1: 1.0 / 3, y1: 1, x2: 2.0 / 3, y2: 1),
      duration: min(0.4, max(0.15, Double(distance) / 300)))
  }
}
