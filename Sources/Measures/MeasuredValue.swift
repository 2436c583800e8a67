/// What a measure came to on a trace.
public struct MeasuredValue: Hashable, Sendable {
  /// What was measured.
  public var measure: Measure
  /// How much it is, in the measure's unit, rounded to 0.001; nil = it cannot be said, see ``note``.
  public var value: Double?
  /// What it shall be on this trace; nil = nothing is demanded.
  public var bound: Bound?
  /// Why there is no value, or why one that misses its bound is no fault.
  public var note: String?
  /// Whether a value that misses its bound is no fault, because the plan itself has said that no better can be had.
  public var isExcused = false

  /// A value in the measure's unit. One that is no number is none.
  public init(_ measure: Measure, _ value: Double?, bound: Bound?, note: String? = nil, isExcused: Bool = false) {
    self.measure = measure
    self.value = value.flatMap { $0.isFinite ? $0.rounded3 : nil }
    self.bound = bound
    self.note = value.map { !$0.isFinite } == true ? "the trace's numbers are too large" : note
    self.isExcused = isExcused
  }

  /// Whether the bound is kept or its miss excused; nil = there is no value or no bound.
  public var passes: Bool? {
    guard let value, let bound else { return nil }
    return isExcused || bound.isMet(by: value, tolerance: measure.tolerance)
  }
}
