public import Foundation

/// What `headroom` must remember, and nothing else (SYSTEMS.md §6).
///
/// It changes by acts of people and app only: focus, input, the end of a scroll, an offset set by the app, a resize. The
/// keyboard never touches it, so lost, repeated and reordered keyboard events cannot corrupt anything.
public struct AvoidanceRecord: Hashable, Sendable {
  /// What is remembered of one scroll region.
  public struct Region: Hashable, Sendable {
    /// Its ``ScrollRegion/id``.
    public let id: Int
    /// The offset that the same acts would have given without a keyboard, in points.
    public internal(set) var rest: CGFloat
    /// The offset that the last act has left it at (`rest` + `held`), in points.
    public internal(set) var kept: CGFloat
    /// The offset that was written last, in points: no memory, only the means to tell the writes of others from ours.
    var written: CGFloat
    /// The largest offset it could be scrolled to without a keyboard at the last act, in points.
    var end: CGFloat
    /// Whether it is a bar's list and stays at its end, however long its content becomes.
    public internal(set) var isAtEnd = false

    /// What the last act has displaced it by, in points.
    public var held: CGFloat { kept - rest }
  }

  /// The regions of the last act, in the order of its facts.
  public internal(set) var regions: [Region] = []
  /// The lift that the last act has left, in points; the rest of the lift is always 0.
  public internal(set) var lift: CGFloat = 0
  /// The keyboard's edge at the last act, in window points.
  public internal(set) var edge: CGFloat = 0
  /// How many levels are demanded, counted from the first; `Int.max` = all there are.
  public internal(set) var demand: Int = .max
  /// The distance that a scroll by hand has left the anchors at, if it is smaller than the one to keep; in points.
  public internal(set) var gap: CGFloat?
  /// The geometry at the last act; nil = nothing has focus. Its occluders are never read.
  var scene: AvoidanceFacts?
  /// The lists seen at their end while nothing has focus, by id, with the offset each was seen at (CASES.md X24).
  var ends: [Int: CGFloat] = [:]
  /// The regions that a hand had when focus or input came, by id: that is answered where they come to rest.
  var heldAtAct: Set<Int> = []
  /// Whether the keyboard is followed frame by frame: a copy that lives as long as that.
  var isFollowing = false

  /// The record of a window in which nothing has happened yet.
  public init() {}

  /// Whether something has focus.
  public var isFocused: Bool {
    if case .some = scene { return true }  // asks for equality with nil otherwise, which copies the scene
    return false
  }

  func region(_ id: Int) -> Region? { regions.first { $0.id == id } }

  /// The index of the region called `id`, found at once if it is still the one at `index`.
  func index(of id: Int, near index: Int) -> Int? {
    index < regions.count && regions[index].id == id ? index : regions.firstIndex { $0.id == id }
  }

  /// The place without a keyboard. A region not seen yet rests where it is, a list that stays at its end at the end.
  func rest(in facts: AvoidanceFacts) -> Place {
    var place = Place(offsets: offsets(facts, \.rest), lift: 0)
    if facts.bars.isEmpty { return place }
    for (index, region) in facts.regions.enumerated() where isHeldAtEnd(region) {
      let isAnotherEnd = self.region(region.id).map { $0.end != region.reach } ?? false
      if isAnotherEnd || !region.isAtEnd(place.offsets[index]) { place.offsets[index] = region.reach }
    }
    return place
  }

  /// One offset for each region of `facts`: the remembered one, or its own if it has not been seen yet.
  private func offsets(_ facts: AvoidanceFacts, _ remembered: (Region) -> CGFloat) -> [CGFloat] {
    facts.regions.indices.map { index in
      let region = facts.regions[index]
      return self.index(of: region.id, near: index).map { remembered(regions[$0]) } ?? region.offset
    }
  }

  /// Where the search for a place begins: `rest` + `held`, less what a keyboard that has gone down gives back.
  ///
  /// A region that shall not be restored gives nothing back to a keyboard that is gone or followed on its way there: it
  /// stays where it stands, so that this is what is shown when focus ends.
  /// The share given back is point for point, or more if more than the keyboard's height is held, so that all is given
  /// back when it is gone: the lift first, then the regions outer → inner (CASES.md D2, H16).
  func reference(in facts: AvoidanceFacts, chain: Int, edge now: CGFloat) -> Place {
    var place = heldPlace(in: facts, chain: chain, edge: now)
    guard isFollowing || now >= facts.bottom else { return place }
    for index in facts.regions.indices where facts.regions[index].restoresOffset == false {
      place.offsets[index] = facts.regions[index].offset
    }
    return place
  }

  private func heldPlace(in facts: AvoidanceFacts, chain: Int, edge now: CGFloat) -> Place {
    var place = Place(offsets: offsets(facts, \.kept), lift: lift)
    let bottom = facts.bottom
    guard now > edge, edge < bottom else { return place }
    let rest = rest(in: facts)
    if now >= bottom { return rest }
    let total = place.distance(to: rest)
    var left = (now - edge) * max(1, total / (bottom - edge))
    let lifted = min(left, place.lift)
    place.lift -= lifted
    left -= lifted
    for index in (0..<chain).reversed() { giveBack(index, of: &place, to: rest, &left) }
    for index in chain..<max(chain, facts.regions.count) { giveBack(index, of: &place, to: rest, &left) }
    return place
  }

  private func giveBack(_ index: Int, of place: inout Place, to rest: Place, _ left: inout CGFloat) {
    let held = place.offsets[index] - rest.offsets[index]
    if abs(held) <= left {
      place.offsets[index] = rest.offsets[index]
    } else {
      place.offsets[index] -= held > 0 ? left : -left
    }
    left = max(0, left - abs(held))
  }
}
