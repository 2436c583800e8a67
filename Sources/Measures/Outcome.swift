/// What one family of measures has found on a trace.
struct Outcome {
  private(set) var values: [MeasuredValue] = []
  var findings: [Finding] = []

  /// Notes a value held against the measure's own bound.
  mutating func note(_ measure: Measure, _ value: Double) {
    values.append(MeasuredValue(measure, value, bound: measure.bound))
  }

  /// Notes a value held against a bound of this trace.
  mutating func note(_ measure: Measure, _ value: Double, bound: Bound, because reason: String? = nil) {
    values.append(MeasuredValue(measure, value, bound: bound, note: reason))
  }

  /// Notes a value whose miss is no fault.
  mutating func excuse(_ measure: Measure, _ value: Double, because reason: String) {
    values.append(MeasuredValue(measure, value, bound: measure.bound, note: reason, isExcused: true))
  }

  /// Notes that measures have no value on this trace, and why.
  mutating func lacks(_ measures: Measure..., because reason: String) {
    for measure in measures { values.append(MeasuredValue(measure, nil, bound: measure.bound, note: reason)) }
  }
}

/// Some measures that are computed together.
protocol MeasureFamily: Sendable {
  /// Their values on a trace, and what they found in it.
  static func outcome(of timeline: Timeline) -> Outcome
}
