import Foundation

/// One number for how much a run that passes every gate still costs the eye: the less the better.
///
/// As METRICS.md suggests: w1 · covered time + w2 · excess movement / window height + w3 · RMS of the sync error + w4 ·
/// jumps of velocity + w5 · layout shift. The weights are those of ``Measure/standing``: 1 a second, 1 a window height,
/// 0.1 a point, 0.1 a jump, 1. A measure without a value adds nothing and is named in ``missing``.
public struct SoftCost: Hashable, Sendable {
  /// What is added, measure by measure.
  public var parts: [Measure: Double] = [:]
  /// The measures with a weight that have no value on the trace.
  public var missing: [Measure] = []

  /// The cost of these values in a window of `height` points.
  init(_ values: [MeasuredValue], windowHeight height: CGFloat) {
    for measured in values {
      guard case .cost(let weight) = measured.measure.standing, weight > 0 else { continue }
      guard let value = measured.value else {
        missing.append(measured.measure)
        continue
      }
      let isLength = measured.measure == .excessMovementTotal
      parts[measured.measure] = weight * (isLength ? (height > 0 ? value / height : 0) : value)
    }
  }

  /// The sum, rounded to 0.001.
  public var total: Double { Measure.allCases.compactMap { parts[$0] }.reduce(0, +).rounded3 }
}
