import Foundation

extension AvoidancePlanner {
  /// The largest offset of region `index` with the app's own insets.
  func appReach(_ index: Int) -> CGFloat {
    facts.regions[index].reach
  }

  /// The largest legal offset of region `index` when what is around it is displaced by `outer`.
  func highestOffset(_ index: Int, outer: CGFloat) -> CGFloat {
    max(appReach(index), insetReach[index] - outer)
  }

  /// The top inset of region `index`: what the lift hides under the top limit can be scrolled back by hand (X22).
  func topInset(_ index: Int, outer: CGFloat, lift: CGFloat) -> CGFloat {
    let region = facts.regions[index]
    if lift <= 0 || index < regionsInBar { return region.topInset }
    return max(region.topInset, min(region.topInset + lift, facts.topLimit - (region.clip.minY - outer)))
  }

  /// The nearest place that everybody's ranges allow, outer → inner.
  func legal(_ place: consuming Place) -> Place {
    place.lift = place.lift.held(from: 0, to: mostLift)
    var outer = place.lift
    for index in stride(from: chain - 1, through: 0, by: -1) {
      place.offsets[index] = legal(place.offsets[index], index, outer: outer, lift: place.lift)
      outer += place.offsets[index]
    }
    for index in chain..<max(chain, facts.regions.count) {
      place.offsets[index] = legal(place.offsets[index], index, outer: place.lift, lift: place.lift)
    }
    return place
  }

  private func legal(_ offset: CGFloat, _ index: Int, outer: CGFloat, lift: CGFloat) -> CGFloat {
    let low = -topInset(index, outer: outer, lift: lift)
    return offset.held(from: low, to: max(low, highestOffset(index, outer: outer)))
  }
}
