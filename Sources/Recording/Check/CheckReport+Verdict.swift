nonisolated extension CheckReport {
  /// A case that a strategy should fall short of and does not.
  public struct Unproven: Hashable, Sendable {
    /// The name of the case.
    public var name: String
    /// The strategy that passes.
    public var strategy: String
  }

  /// The runs that should have passed and have not.
  public var fallen: [CheckRun] {
    let held = Dictionary(cases.map { ($0.name, $0.held) }) { first, _ in first }
    return runs.filter { !$0.passes && held[$0.name]?.contains($0.strategy) == true }
  }

  /// The cases that prove nothing, because who shows the fault passes them.
  public var unproven: [Unproven] {
    let passed = Set(runs.filter(\.passes).map { Unproven(name: $0.name, strategy: $0.strategy) })
    return cases.flatMap { item in
      item.symptomIn.map { Unproven(name: item.name, strategy: $0) }.filter(passed.contains)
    }
  }

  /// The files that are no cases.
  public var broken: [Case] { cases.filter { $0.error != nil } }

  /// Whether everything is as it shall be.
  public var passes: Bool { fallen.isEmpty && unproven.isEmpty && broken.isEmpty }
}
