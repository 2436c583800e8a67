import Foundation

extension AvoidancePlanner {
  /// The largest offset of region `index` with the app's own insets.
  func appReach(_ index: Int) -> CGFloat {
    reaches[index].app
  }

  /// The largest legal offset of region `index` when what is around it is displaced by `outer`.
  func highestOffset(_ index: Int, outer: CGFloat) -> CGFloat {
    max(appReach(index), reaches[index].inset - outer)
  }

  /// The top inset of region `index`: what the lift hides under the top limit can be scrolled back by hand (X22).
  func topInset(_ index: Int, outer: CGFloat, lift: CGFloat) -> CGFloat {
    let app = facts.regions[index].topInset
    if lift <= 0 || index < regionsInBar { return app }
    return max(app, min(app + lift, facts.topLimit - (facts.regions[index].clip.minY - outer)))
  }

  /// The nearest place that everybody's ranges allow, outer → inner.
  func legal(_ place: consuming Place) -> Place {
    if place.lift == 0, isWithinAppRanges(place.offsets) { return place }
    let lift = place.lift.held(from: 0, to: mostLift)
    place.lift = lift
    let count = facts.regions.count
    place.offsets.withUnsafeMutableBufferPointer { offsets in
      var outer = lift
      for index in (0..<min(chain, count)).reversed() {
        offsets[index] = legal(offsets[index], index, outer: outer, lift: lift)
        outer += offsets[index]
      }
      for index in chain..<max(chain, count) {
        offsets[index] = legal(offsets[index], index, outer: lift, lift: lift)
      }
    }
    return place
  }

  /// What the app's own insets allow is legal wherever the rest is; most often that is all there is to ask.
  private func isWithinAppRanges(_ offsets: [CGFloat]) -> Bool {
    for index in facts.regions.indices
    where offsets[index] < -facts.regions[index].topInset || offsets[index] > reaches[index].app { return false }
    return true
  }

  private func legal(_ offset: CGFloat, _ index: Int, outer: CGFloat, lift: CGFloat) -> CGFloat {
    let low = -topInset(index, outer: outer, lift: lift)
    return offset.held(from: low, to: max(low, highestOffset(index, outer: outer)))
  }
}
