public import Foundation

/// What came of a check: the cases, and a run for each case and strategy.
public nonisolated struct CheckReport: Codable, Hashable, Sendable {
  /// A case, as its file says.
  public struct Case: Codable, Hashable, Sendable {
    /// Its name, unique in a check.
    public var name: String
    /// Its file, as it was asked for.
    public var file: String
    /// What it shows, in a line.
    public var title: String
    /// The public report it was made from.
    public var source: String?
    /// What was chosen where the report left something open.
    public var note: String?
    /// The strategies that are held to it.
    public var held: [String]
    /// The strategies that must fall short, or it proves nothing.
    public var symptomIn: [String]
    /// Why it is no case; nil = it is one.
    public var error: String?

    /// A case of a file.
    public init(_ name: String, file: String, title: String, held: [String] = [], symptomIn: [String] = []) {
      self.name = name
      self.file = file
      self.title = title
      self.held = held
      self.symptomIn = symptomIn
    }
  }

  /// Which of how many parts of a check a report is of, from 1.
  public struct Shard: Codable, Hashable, Sendable {
    /// The part, from 1 to ``count``.
    public var number: Int
    /// How many parts there are.
    public var count: Int

    /// A part.
    public init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }
  }

  /// The version of the format that this program writes and reads.
  static let currentVersion = 1

  /// The version of the format.
  private(set) var version = CheckReport.currentVersion
  /// The version of the program that ran it.
  public var program: String
  /// The strategies that were asked for, in order; what only proves a case is not among them.
  public var strategies: [String]
  /// The cases, by name.
  public var cases: [Case]
  /// The runs, by case, then in the order of the strategies, then those that only prove something.
  public var runs: [CheckRun]
  /// How long the check took, in seconds; nil = nobody looked.
  public var elapsedSeconds: Double?
  /// The part of a check it is of; nil = the whole.
  public var shard: Shard?

  /// A report of nothing yet.
  public init(program: String, strategies: [String]) {
    self.program = program
    self.strategies = strategies
    cases = []
    runs = []
  }

  /// The run of a case with a strategy, if it was played.
  public func run(_ name: String, _ strategy: String) -> CheckRun? {
    runs.first { $0.name == name && $0.strategy == strategy }
  }

  /// The runs with a strategy, by case.
  public func runs(of strategy: String) -> [CheckRun] { runs.filter { $0.strategy == strategy } }
}

nonisolated extension CheckReport {
  /// As JSON, keys in the order of the alphabet: reports that are equal are equal bytes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The report in JSON.
  ///
  /// - Throws: ``CheckReportError`` for what is no report, or one of another version.
  public init(json: Data, file: String) throws(CheckReportError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw CheckReportError(file: file, message: "no report of a check; headroom check --report writes them")
    }
    guard version == Self.currentVersion else {
      throw CheckReportError(
        file: file, message: "version \(version) of the format; this program reads \(Self.currentVersion)")
    }
  }

  /// One report of the shards of a check.
  ///
  /// - Parameters:
  ///   - shards: the reports and their files.
  ///   - whole: the part that they are together; nil = the whole check, so that none may be missing.
  /// - Throws: ``CheckReportError`` if there is none, if two have the same case, if they are of different calls, or if
  ///   one is missing.
  public init(
    merging shards: [(file: String, report: CheckReport)], into whole: Shard? = nil
  ) throws(CheckReportError) {
    guard let first = shards.first else { throw CheckReportError(file: "--merge", message: "there is no report") }
    self.init(program: first.report.program, strategies: first.report.strategies)
    var files: [String: String] = [:]
    for (file, report) in shards {
      guard report.strategies == strategies, report.program == program else {
        throw CheckReportError(file: file, message: "of another program or other strategies than \(first.file)")
      }
      for item in report.cases {
        if let other = files.updateValue(file, forKey: item.name) {
          throw CheckReportError(file: file, message: "has the case \(item.name), which \(other) has too")
        }
      }
      cases += report.cases
      runs += report.runs
      if let elapsed = report.elapsedSeconds { elapsedSeconds = (elapsedSeconds ?? 0) + elapsed }
    }
    sort()
    shard = whole
    if whole == nil, let missing = Self.missing(among: shards.compactMap(\.report.shard)) {
      throw CheckReportError(
        file: "--merge", message: "the report of shard \(missing.number)/\(missing.count) is missing")
    }
  }

  /// The first shard of a check that is not there, though others of it are.
  private static func missing(among shards: [Shard]) -> Shard? {
    // A file may say that there are any number; as many as there are reports, and one more, are looked for.
    guard let count = shards.map(\.count).max() else { return nil }
    let there = Set(shards.filter { $0.count == count }.map(\.number))
    let number = (1...there.count + 1).first { !there.contains($0) } ?? 1
    return number <= count ? Shard(number, of: count) : nil
  }

  /// Brings cases and runs into their order.
  public mutating func sort() {
    cases.sort { $0.name < $1.name }
    let places = Dictionary(zip(cases.map(\.name), 0...)) { first, _ in first }
    func key(_ run: CheckRun) -> (Int, Int, String) {
      (places[run.name] ?? .max, strategies.firstIndex(of: run.strategy) ?? .max, run.strategy)
    }
    runs.sort { key($0) < key($1) }
  }
}

/// What is wrong with a file that a report was expected in.
public nonisolated struct CheckReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  var file: String
  /// What was found.
  var message: String

  /// One line: `FILE: message`.
  public var description: String { "\(file): \(message)" }
}
