/// One number that is measured on a trace. The raw value is its name in scenarios and reports.
///
/// The measures are those of METRICS.md, M1 to M26; one that is defined there by several numbers (the greatest and the
/// final gap) has a case for each of them here.
public enum Measure: String, CaseIterable, Hashable, Sendable {
  case caretVisible, caretVisibleDuring, fieldVisible, coveredTime, coveredTimeTotal, timeToVisible
  case excessMovement, excessMovementTotal, overshoot, needlessMovement
  case blankGap, blankGapAtEnd, restoreDrift, idempotence
  case syncError, syncRMS, syncLag
  case velocityJump, velocityJumpAtReversal, velocityJumpCount, lateFrames
  case layoutPasses, layoutsDuringMotion, reversalSeam, endSnap
  case headerLoss, labelVisible, reachability, deadSpace
  case owners, displacementRatio, layoutShift, bystanderMotion
  case typingSteps, typingStepsPerCharacter, typingReversals
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
