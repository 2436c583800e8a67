public import Foundation
public import Tracing

/// Everything that is measured on a trace, and what was found in it.
///
///     let report = MeasureReport(of: try TraceReader.read(bytes))
///     report[.restoreDrift].value            // 174
///     report.failedGates                     // [.restoreDrift]
///     report.meets(.caretVisible, true)      // false
public struct MeasureReport: Hashable, Sendable {
  /// The scenario's name, empty if there was none.
  public let scenario: String
  /// The strategy's name.
  public let strategy: String
  /// A value for each measure, in the order of `Measure.allCases`.
  public let values: [MeasuredValue]
  /// What was found, in order of time.
  public private(set) var findings: [Finding]
  /// The soft cost, to be read beside the gates and the values it is made of.
  public let cost: SoftCost

  private static let families: [any (MeasureFamily & Sendable).Type] = [
    VisibilityMeasures.self, CoverMeasures.self, CompanyMeasures.self, MovementMeasures.self, GapMeasures.self,
    RestMeasures.self, SyncMeasures.self, VelocityMeasures.self, EndMeasures.self, LayoutMeasures.self,
    ReachMeasures.self, OwnerMeasures.self, ShiftMeasures.self, TypingMeasures.self, HandMeasures.self,
    FlickerDetector.self,
  ]

  /// The report on a trace.
  ///
  /// `until` is the time in seconds up to which it is looked at, as at a checkpoint of a script; nil = all of it.
  public init(of trace: Trace, until: TimeInterval? = nil) {
    var trace = trace
    // A time is written to a microsecond, so that one that is asked for may lie just before the frame that is meant.
    if let until { trace.frames.removeAll { $0.time > until + 1e-6 } }
    let timeline = Timeline(trace)
    let outcomes = Self.families.map { $0.outcome(of: timeline) }
    let found = outcomes.flatMap(\.values)
    scenario = trace.header.scenario
    strategy = trace.header.strategy
    values = Measure.allCases.map { measure in
      found.first { $0.measure == measure } ?? MeasuredValue(measure, nil, bound: measure.bound, note: "nothing moved")
    }
    findings = outcomes.flatMap(\.findings)
    cost = SoftCost(values, windowHeight: trace.header.device.height)
    sortFindings()
  }

  /// What a measure came to.
  public subscript(measure: Measure) -> MeasuredValue {
    // There is one for each measure: see `init`.
    values.first { $0.measure == measure } ?? MeasuredValue(measure, nil, bound: measure.bound)
  }

  /// The hard gates that are not kept. A gate without a value holds nothing up.
  public var failedGates: [Measure] {
    values.filter { $0.measure.standing == .gate && $0.passes == false }.map(\.measure)
  }

  /// The measures that miss their bound, gates among them.
  public var failed: [Measure] { values.filter { $0.passes == false }.map(\.measure) }

  /// Adds what another part of the run has found, such as a view that could not be tapped.
  public mutating func add(_ finding: Finding) {
    findings.append(finding)
    sortFindings()
  }

  /// Whether a measure is as a scenario expects: true = as its own bound demands, false = not so. Without a value neither
  /// holds.
  public func meets(_ measure: Measure, _ expected: Bool) -> Bool {
    self[measure].passes.map { $0 == expected } ?? false
  }

  /// Whether a measure is as a scenario expects: no worse than a number in its unit. Without a value it is not.
  public func meets(_ measure: Measure, _ expected: Double) -> Bool {
    guard let value = self[measure].value else { return false }
    let isLeast = if case .atLeast = self[measure].bound { true } else { measure == .labelVisible }
    let bound: Bound = isLeast ? .atLeast(expected) : .atMost(expected)
    return self[measure].isExcused || bound.isMet(by: value, tolerance: measure.tolerance)
  }

  private mutating func sortFindings() {
    findings.sort { ($0.frame, $0.kind.rawValue, $0.view) < ($1.frame, $1.kind.rawValue, $1.view) }
  }
}
