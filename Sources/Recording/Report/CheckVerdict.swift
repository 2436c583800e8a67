/// What a run means for a check.
nonisolated enum CheckVerdict: String, CaseIterable {
  /// All is as it shall be.
  case passed
  /// It is held and falls short.
  case failed
  /// It shows the reported fault, as the case says that it does.
  case symptom
  /// It should show the reported fault and does not: the case proves nothing.
  case unproven
  /// It falls short, and nobody holds it.
  case short
  /// It could not be played to its end, and nobody holds it.
  case stopped

  init(_ run: CheckRun, of item: CheckReport.Case) {
    let showsFault = item.symptomIn.contains(run.strategy)
    if run.passes {
      self = showsFault ? .unproven : .passed
    } else if item.held.contains(run.strategy) {
      self = .failed
    } else if showsFault {
      self = .symptom
    } else {
      self = run.status == .couldNotRun ? .stopped : .short
    }
  }

  /// A sign that needs no colour to be told from the others.
  var sign: String {
    switch self {
    case .passed: "✓"
    case .failed: "✗"
    case .symptom: "◐"
    case .unproven: "⚠"
    case .short: "○"
    case .stopped: "◌"
    }
  }

  /// What it is called.
  var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .symptom: "symptom"
    case .unproven: "proves nothing"
    case .short: "short"
    case .stopped: "stopped"
    }
  }

  /// What it means.
  var meaning: String {
    switch self {
    case .passed: "all is as it shall be"
    case .failed: "held, and falls short"
    case .symptom: "shows the reported fault, as expected"
    case .unproven: "should show the reported fault and does not"
    case .short: "falls short, and nobody holds it"
    case .stopped: "could not be played to its end"
    }
  }
}
