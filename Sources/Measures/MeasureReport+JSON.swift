public import Foundation

extension MeasureReport {
  /// The report as one JSON object, keys in order of the alphabet: equal reports are equal bytes.
  ///
  /// Under `values` stands an object a measure, with `id`, `name`, `unit`, `definition`, `gate`, and, where there is one,
  /// `value`, `bound`, `passes`, `note`, `excused`, `cost`; under `findings` an object a finding; under `cost` the sum
  /// and the measures that are missing in it.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(Document(self))
  }

  private struct Document: Encodable {
    var scenario: String
    var strategy: String
    var failedGates: [String]
    var values: [Entry]
    var findings: [Found]
    var cost: Cost

    init(_ report: MeasureReport) {
      scenario = report.scenario
      strategy = report.strategy
      failedGates = report.failedGates.map(\.rawValue)
      values = report.values.map { Entry($0, cost: report.cost.parts[$0.measure]) }
      findings = report.findings.map(Found.init)
      cost = Cost(total: decimal(report.cost.total), missing: report.cost.missing.map(\.rawValue))
    }
  }

  private struct Entry: Encodable {
    var id: String
    var name: String
    var unit: String
    var definition: String
    var gate: Bool
    var value: Decimal?
    var bound: String?
    var passes: Bool?
    var note: String?
    var excused: Bool?
    var cost: Decimal?

    init(_ measured: MeasuredValue, cost: Double?) {
      id = measured.measure.id
      name = measured.measure.rawValue
      unit = measured.measure.unit.rawValue
      definition = measured.measure.definition
      gate = measured.measure.standing == .gate
      value = measured.value.map(decimal)
      bound = measured.bound?.description
      passes = measured.passes
      note = measured.note
      excused = measured.isExcused ? true : nil
      self.cost = cost.map { decimal($0.rounded3) }
    }
  }

  private struct Found: Encodable {
    var kind: String
    var frame: Int
    var time: Decimal
    var view: String
    var points: Decimal

    init(_ finding: Finding) {
      kind = finding.kind.rawValue
      frame = finding.frame
      time = decimal(finding.time)
      view = finding.view
      points = decimal(finding.points)
    }
  }

  private struct Cost: Encodable {
    var total: Decimal
    var missing: [String]
  }
}

/// A number with the digits that it is written in: as a `Double` 0.1 would be 0.10000000000000001.
private func decimal(_ value: Double) -> Decimal {
  Decimal(string: "\(value)", locale: Locale(identifier: "en_US_POSIX")) ?? Decimal(value)
}
