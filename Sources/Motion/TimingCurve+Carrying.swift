extension TimingCurve {
  /// The steepest start, as a slope of this curve, with which a motion along it does not shoot past its end.
  ///
  /// A motion carries a first velocity by a term p(1 − p)³ on top of the curve (see ``Trajectory``): from a slope s on at
  /// which s − slope(0) exceeds (1 − value) / p(1 − p)³ somewhere, the sum goes beyond 1.
  var steepestStart: Double {
    let start = slope(at: 0)
    guard start.isFinite else { return 0 }
    let steps = 64
    let room = (1..<steps).map { step -> Double in
      let (p, value) = point(Double(step) / Double(steps))
      return (1 - value) / (p * (1 - p) * (1 - p) * (1 - p))
    }
    return start + (room.min() ?? 0)
  }
}
