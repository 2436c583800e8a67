import Foundation
import KeyboardAvoidance

/// The oracle: every place that could be the best is tried, and what is visible there is read off the final rectangles.
///
/// It knows at most one region and one docked keyboard, and shares no code with the planner. The best place of a
/// piecewise linear problem lies where two lines cross, so the candidates are the crossings of all lines on which an
/// anchor touches a bound, a range ends, or nothing has moved yet; random places are thrown in to check that claim.
struct BruteForce {
  struct Spot {
    var offset: CGFloat
    var lift: CGFloat
  }

  let facts: AvoidanceFacts
  let start: Spot
  let tolerance: CGFloat = 1e-6

  var region: ScrollRegion? { facts.regions.first }
  var distance: CGFloat { facts.distance ?? 10 }
  var keyboardTop: CGFloat { facts.occluders.first?.minY ?? facts.window.height }
  var keyboardHeight: CGFloat { facts.window.height - keyboardTop }

  var mostLift: CGFloat {
    if facts.occluders.isEmpty { return 0 }
    let root = facts.root.frame
    if root.maxY >= facts.window.height { return min(facts.root.allowance, keyboardHeight) }
    let depth = max(0, root.maxY - keyboardTop)
    return min(facts.root.allowance, depth + min(distance, depth))
  }

  func lowest(_ region: ScrollRegion) -> CGFloat { min(-region.topInset, start.offset) }

  func highest(_ region: ScrollRegion, lift: CGFloat) -> CGFloat {
    let appEnd = max(-region.topInset, region.contentHeight + region.bottomInset - region.clip.height)
    if facts.occluders.isEmpty { return appEnd }
    let covered = region.clip.maxY - lift - (keyboardTop - min(distance, keyboardHeight))
    return max(appEnd, region.contentHeight + max(0, covered) - region.clip.height)
  }

  func isLegal(_ spot: Spot) -> Bool {
    if spot.lift < -tolerance || spot.lift > mostLift + tolerance { return false }
    guard let region else { return true }
    return spot.offset >= lowest(region) - tolerance && spot.offset <= highest(region, lift: spot.lift) + tolerance
  }

  /// Where an anchor is drawn, and the part of the window it can be seen in.
  func drawn(_ anchor: Anchor, _ spot: Spot) -> (rect: CGRect, window: ClosedRange<CGFloat>)? {
    var (top, bottom) = (facts.topLimit, keyboardTop)
    var rect = anchor.rect.offsetBy(dx: 0, dy: -spot.lift)
    if let region, anchor.container == 0 {
      rect = rect.offsetBy(dx: 0, dy: -spot.offset)
      top = max(top, region.clip.minY - spot.lift)
      bottom = min(bottom, region.clip.maxY - spot.lift)
    }
    return top <= bottom ? (rect, top...bottom) : nil
  }

  func isVisible(_ anchor: Anchor, _ spot: Spot) -> Bool {
    guard let (rect, window) = drawn(anchor, spot) else { return false }
    return rect.minY >= window.lowerBound - tolerance && rect.maxY <= window.upperBound + tolerance
  }

  func areVisible(_ count: Int, _ spot: Spot) -> Bool { facts.anchors[..<count].allSatisfy { isVisible($0, spot) } }

  /// The space between the lowest of the anchors and the keyboard, as far as it counts.
  func gap(_ count: Int, _ spot: Spot) -> CGFloat {
    if facts.occluders.isEmpty { return 0 }
    let lowest = facts.anchors[..<count].compactMap { drawn($0, spot)?.rect.maxY }.max() ?? 0
    return min(keyboardTop - lowest, distance, keyboardHeight)
  }

  /// How much of the first anchor is visible, counted from its top; nil if the top is not.
  func visibleHeight(_ spot: Spot) -> CGFloat? {
    guard let (rect, window) = drawn(facts.anchors[0], spot) else { return nil }
    if rect.minY < window.lowerBound - tolerance || rect.minY > window.upperBound + tolerance { return nil }
    return min(rect.maxY, window.upperBound) - rect.minY
  }

  func cost(_ spot: Spot) -> CGFloat { abs(spot.offset - start.offset) + abs(spot.lift - start.lift) }

  /// Crossings of all lines of interest; `edges` are heights below the keyboard's top that an anchor may end at.
  func candidates(edges: [CGFloat], cuts: [CGFloat] = [], random: [Spot] = []) -> [Spot] {
    var offsets = [start.offset]
    var lifts = [start.lift, 0, mostLift]
    var sums = [start.offset + start.lift]
    if let region {
      offsets += [lowest(region), highest(region, lift: .infinity), -region.topInset]
      sums += [
        region.clip.minY + region.contentHeight - keyboardTop + min(distance, keyboardHeight),
        region.contentHeight - region.clip.height + region.clip.maxY - keyboardTop,
      ]
      lifts += [
        region.clip.minY - facts.topLimit, region.clip.maxY - keyboardTop, region.clip.maxY - facts.topLimit,
      ]
    }
    for anchor in facts.anchors {
      let bottoms = [anchor.rect.maxY] + cuts.map { anchor.rect.minY + $0 }
      var touching = [anchor.rect.minY - facts.topLimit]
      for bottom in bottoms { touching += edges.map { bottom - keyboardTop + $0 } }
      if let region, anchor.container == 0 {
        sums += touching
        offsets += [anchor.rect.minY - region.clip.minY] + bottoms.map { $0 - region.clip.maxY }
      } else {
        lifts += touching
      }
    }
    if region == nil { return (lifts.map { Spot(offset: start.offset, lift: $0) } + random).filter(isLegal) }
    var spots = random
    for lift in lifts { spots += offsets.map { Spot(offset: $0, lift: lift) } }
    for sum in sums {
      spots += lifts.map { Spot(offset: sum - $0, lift: $0) } + offsets.map { Spot(offset: $0, lift: sum - $0) }
    }
    return spots.filter(isLegal)
  }
}
