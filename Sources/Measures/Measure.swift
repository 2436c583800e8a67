/// One number that is measured on a trace. The raw value is its name in scenarios and reports.
///
/// The measures are those of METRICS.md, M1 to M26; one that is defined there by several numbers (the greatest and the
/// final gap) has a case for each of them here.
public enum Measure: String, CaseIterable, Hashable, Sendable {
  /// M1 and M2: what of caret and field is visible.
  case caretVisible, caretVisibleDuring, fieldVisible
  /// M3 and M4: how long the caret is covered (the longest focus, all of them), and when it is free for good.
  case coveredTime, coveredTimeTotal, timeToVisible
  /// M5 to M7: how the target's way compares with what it had to go.
  case excessMovement, excessMovementTotal, overshoot, needlessMovement
  /// M8: nothing between content and keyboard.
  case blankGap, blankGapAtEnd
  /// M9 and M10: whether everything comes back, and whether the same leads to the same.
  case restoreDrift, idempotence
  /// M11: how far and how many frames a sticky bar is off the edge.
  case syncError, syncRMS, syncLag
  /// M12: jerks.
  case velocityJump, velocityJumpAtReversal, velocityJumpCount
  /// M13, of a live window only.
  case lateFrames
  /// M14: layout in a transition, and in the midst of its motion.
  case layoutPasses, layoutsDuringMotion
  /// M15 and M16: steps at an interruption and at the end.
  case reversalSeam, endSnap
  /// M17: what is seen of header and label.
  case headerLoss, labelVisible
  /// M18 and M19: what scrolling reaches with the keyboard up, and beyond the content after it.
  case reachability, deadSpace
  /// M20: who moved things, and by how many times the need.
  case owners, displacementRatio
  /// M21 and M22: what shifts, and what shifts without a reason.
  case layoutShift, bystanderMotion
  /// M23: how restless the content is while somebody types.
  case typingSteps, typingStepsPerCharacter, typingReversals
  /// M24 to M26: a dragged keyboard and its finger, the companions, the frames until something happens.
  case fingerCoupling, companionsVisible, reactionLatency

  /// What a value counts.
  public enum Unit: String, Hashable, Sendable {
    /// A part of a whole, 0 to 1, or a quotient.
    case ratio
    /// Window points.
    case points
    /// Window points a second.
    case pointsPerSecond
    /// Seconds.
    case seconds
    /// Frames of the trace.
    case frames
    /// How many.
    case count
  }

  /// What becomes of a value in the verdict on a run.
  public enum Standing: Hashable, Sendable {
    /// A run that misses the bound fails, whatever else is right.
    case gate
    /// Adds so much a unit to the soft cost; 0 = it is shown beside the cost and adds nothing.
    case cost(weight: Double)
  }

  /// Its number in METRICS.md, as `M9`.
  public var id: String { details.id }
  /// What the value counts.
  public var unit: Unit { details.unit }
  /// What is measured, in a sentence.
  public var definition: String { details.definition }
  /// What the value shall be; nil = as the person who asks sets it, or other for each trace and found in its report.
  public var bound: Bound? { details.bound }
  /// Whether it is a hard gate or a part of the soft cost.
  public var standing: Standing { details.standing }

  /// How far beyond its bound a value may be before the bound counts as missed: what the rounding of a trace can do.
  public var tolerance: Double {
    switch unit {
    case .points: 0.01
    case .pointsPerSecond: 1
    case .ratio, .seconds, .frames, .count: 0.001
    }
  }
}
