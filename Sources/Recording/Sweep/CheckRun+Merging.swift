import Measures

nonisolated extension CheckRun {
  /// The most reasons that are kept of several runs.
  private static let mostReasons = 20

  /// One run of several plays: it passes if all do, of each measure it has the worst value, and each reason names the
  /// play it is from.
  ///
  /// - Parameters:
  ///   - name: what the plays are called together.
  ///   - strategy: the strategy they were played with.
  ///   - plays: the plays.
  public init(_ name: String, strategy: String, merging plays: [CheckRun]) {
    self.init(name, strategy: strategy)
    playCount = plays.count
    for play in plays {
      if play.status != .passed, status != .couldNotRun { status = play.status }
      reasons += play.reasons.map { reason in
        var reason = reason
        reason.file = reason.file ?? play.name + ".yaml"
        return reason
      }
      for gate in play.failedGates where !failedGates.contains(gate) { failedGates.append(gate) }
      for value in play.values { take(value) }
      findings += play.findings
      cost = [cost, play.cost].compactMap(\.self).max()
      simulatedSeconds += play.simulatedSeconds
      if let seconds = play.wallSeconds { wallSeconds = (wallSeconds ?? 0) + seconds }
    }
    findings = Array(findings.prefix(Self.mostReasons))
    guard reasons.count > Self.mostReasons else { return }
    let more = reasons.count - Self.mostReasons
    reasons = Array(reasons.prefix(Self.mostReasons))
    reasons.append(Reason("script", wanted: "no more of these", found: "\(more) more"))
  }

  /// Takes over the value of another play where it is worse.
  private mutating func take(_ value: Value) {
    guard let index = values.firstIndex(where: { $0.name == value.name }) else { return values.append(value) }
    if value.isWorse(than: values[index]) { values[index] = value }
  }
}

nonisolated extension CheckRun.Value {
  /// Whether it misses its bound and the other does not, or both do or neither and it is farther on the wrong side.
  fileprivate func isWorse(than other: CheckRun.Value) -> Bool {
    if (passes == false) != (other.passes == false) { return passes == false }
    guard let value else { return false }
    guard let number = other.value else { return true }
    if case .atLeast? = Measure(rawValue: name)?.bound { return value < number }
    return value > number
  }
}
