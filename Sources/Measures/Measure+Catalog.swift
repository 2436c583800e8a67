extension Measure {
  /// What is known of a measure apart from its name.
  struct Details {
    var id: String
    var unit: Unit
    var bound: Bound?
    var standing: Standing
    var definition: String

    init(_ id: String, _ unit: Unit, _ bound: Bound?, _ definition: String) {
      self.init(id, unit, bound, .cost(weight: 0), definition)
    }

    init(_ id: String, _ unit: Unit, _ bound: Bound?, _ standing: Standing, _ definition: String) {
      self.id = id
      self.unit = unit
      self.bound = bound
      self.standing = standing
      self.definition = definition
    }
  }

  /// The row of METRICS.md; the weights are those of ``SoftCost``.
  var details: Details {
    switch self {
    case .caretVisible, .caretVisibleDuring, .fieldVisible, .coveredTime, .coveredTimeTotal, .timeToVisible,
      .headerLoss, .labelVisible, .companionsVisible, .reachability:
      visibilityDetails
    case .excessMovement, .excessMovementTotal, .overshoot, .needlessMovement, .blankGap, .blankGapAtEnd,
      .restoreDrift, .idempotence, .deadSpace, .owners, .displacementRatio, .layoutShift, .bystanderMotion:
      placeDetails
    case .syncError, .syncRMS, .syncLag, .velocityJump, .velocityJumpAtReversal, .velocityJumpCount, .lateFrames,
      .layoutPasses, .layoutsDuringMotion, .reversalSeam, .endSnap, .typingSteps, .typingStepsPerCharacter,
      .typingReversals, .fingerCoupling, .reactionLatency:
      motionDetails
    }
  }

  private var visibilityDetails: Details {
    switch self {
    case .caretVisible:
      Details(
        "M1", .ratio, .atLeast(1), .gate, "Least part of the caret that is visible at rest while a view has focus.")
    case .caretVisibleDuring:
      Details("M1", .ratio, .atLeast(0.9), "Part of the caret that is visible, over all the time a view has focus.")
    case .fieldVisible:
      Details("M2", .ratio, .atLeast(1), "Least part of the field, or of as much of it as fits, visible at rest.")
    case .coveredTime:
      Details("M3", .seconds, nil, "Longest time within one focus in which the caret is not wholly visible.")
    case .coveredTimeTotal:
      Details("M3", .seconds, nil, .cost(weight: 1), "All time in which a caret is not wholly visible.")
    case .timeToVisible:
      Details("M4", .seconds, nil, "Longest time from a focus to where the caret is visible and stays so.")
    case .headerLoss:
      Details("M17", .ratio, nil, "Greatest part of the header that is out of sight at rest while a view has focus.")
    case .labelVisible:
      Details("M17", .ratio, nil, "Least part of the focused field's label that is visible at rest.")
    case .companionsVisible:
      Details("M25", .ratio, .atLeast(1), "Part of the companions that fit visible at rest, weighted 1, 1/2, 1/3 ….")
    default:
      Details("M18", .ratio, .atLeast(1), "Least part of the content that scrolling brings into view, keyboard up.")
    }
  }

  private var placeDetails: Details {
    switch self {
    case .excessMovement:
      Details("M5", .points, .atMost(1), "Most that the target's path is longer than its need, in one transition.")
    case .excessMovementTotal:
      Details("M5", .points, nil, .cost(weight: 1), "What the target's paths are longer than their needs, summed.")
    case .overshoot:
      Details("M6", .points, .atMost(1), "Farthest that the target goes past where it comes to rest.")
    case .needlessMovement:
      Details(
        "M7", .points, .atMost(0), .gate, "Path of the target where nothing needed to move and no edge went down.")
    case .blankGap:
      Details("M8", .points, .atMost(0.5), "Greatest height of nothing between content and keyboard, any frame.")
    case .blankGapAtEnd:
      Details("M8", .points, .atMost(0.5), "Greatest height of nothing between content and keyboard, at rest.")
    case .restoreDrift:
      Details("M9", .points, .atMost(0), .gate, "Farthest that anything is from its rest after the keyboard has left.")
    case .idempotence:
      Details(
        "M10", .points, .atMost(0), .gate, "Spread of the places of rest that the same acts and edge have led to.")
    case .deadSpace:
      Details("M19", .points, .atMost(0), "Range beyond the content and the app's insets with the keyboard closed.")
    case .owners:
      Details("M20", .count, .atMost(1), .gate, "Most writers of the focus chain's places in one transition.")
    case .displacementRatio:
      Details("M20", .ratio, .atMost(1), .gate, "Greatest quotient of what the target was moved by and its need.")
    case .layoutShift:
      Details("M21", .ratio, nil, .cost(weight: 1), "Part of the window that shifted times how far, over all frames.")
    default:
      Details("M22", .points, .atMost(0), "Path of views outside the focus chain that no hand moved.")
    }
  }

  private var motionDetails: Details {
    switch self {
    case .syncError:
      Details("M11", .points, .atMost(1), "Greatest distance of a sticky bar's bottom from the keyboard's edge.")
    case .syncRMS:
      Details("M11", .points, nil, .cost(weight: 0.1), "Quadratic mean of that distance while anything moves.")
    case .syncLag:
      Details("M11", .frames, .atMost(0), "Frames by which the bar follows the edge, by best correlation of steps.")
    case .velocityJump:
      Details(
        "M12", .pointsPerSecond, nil, "Change of the target's velocity between frames that exceeds its bound most.")
    case .velocityJumpAtReversal:
      Details("M12", .pointsPerSecond, nil, "The same where a motion is interrupted.")
    case .velocityJumpCount:
      Details("M12", .count, nil, .cost(weight: 0.1), "How often a change of velocity exceeds its bound.")
    case .lateFrames:
      Details("M13", .count, .atMost(0), "Frames dropped, repeated or late: of a live window only.")
    case .layoutPasses:
      Details("M14", .count, .atMost(2), "Most frames with layout in one transition.")
    case .layoutsDuringMotion:
      Details("M14", .count, .atMost(0), "Frames with layout in the midst of a motion.")
    case .reversalSeam:
      Details("M15", .points, .atMost(0.5), "Most that a step at an interruption exceeds the steps around it.")
    case .endSnap:
      Details(
        "M16", .points, .atMost(0.5), .gate, "Farthest from the plan at rest, or a last step longer than its elder.")
    case .typingSteps:
      Details("M23", .count, .atMost(0), "Moves of the target while typing beyond one a line.")
    case .typingStepsPerCharacter:
      Details("M23", .ratio, nil, "Moves of the target a typed character.")
    case .typingReversals:
      Details("M23", .ratio, .atMost(0), "Changes of direction while typing, in ten characters.")
    case .fingerCoupling:
      Details("M24", .points, .atMost(1), "Farthest that a dragged edge is from where the finger has it.")
    default:
      Details("M26", .frames, .atMost(1), "Most frames from an input that does something to the first that shows it.")
    }
  }
}
