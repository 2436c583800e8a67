import Foundation
import KeyboardAvoidance

extension BruteForce {
  /// Crossings of all lines of interest: anchors that touch a free part's ends, or miss them by one of `below`, `above`.
  func candidates(
    _ free: [Free], below: [CGFloat] = [0], above: [CGFloat] = [0], cuts: [CGFloat] = [], random: [Spot] = []
  ) -> [Spot] {
    let bottoms = free.flatMap { part in below.map { part.bottom - $0 } }
    let tops = free.flatMap { part in above.map { part.top + $0 } }
    var offsets = [start.offset]
    var lifts = [start.lift, 0, mostLift]
    var sums = [start.offset + start.lift]
    if let region {
      offsets += [lowest(region), highest(region, lift: .infinity), -region.topInset]
      if let reach = coveredReach(region) { sums.append(reach) }
      lifts += tops.map { region.clip.minY - $0 } + tops.map { region.clip.maxY - $0 }
      lifts += bottoms.map { region.clip.maxY - $0 }
    }
    for (index, anchor) in facts.anchors.enumerated() where !isIdle(index) && bars[index] == nil {
      let ends = [anchor.rect.maxY] + cuts.map { anchor.rect.minY + $0 }
      let touching = tops.map { anchor.rect.minY - $0 } + ends.flatMap { end in bottoms.map { end - $0 } }
      if let region, anchor.container == 0 {
        sums += touching
        offsets += [anchor.rect.minY - region.clip.minY] + ends.map { $0 - region.clip.maxY }
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
