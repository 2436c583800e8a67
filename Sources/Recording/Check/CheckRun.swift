public import Measures
import Staging

/// What came of playing one case with one strategy.
public nonisolated struct CheckRun: Codable, Hashable, Sendable {
  /// How it went.
  public enum Status: String, Codable, Hashable, Sendable {
    /// All is as it shall be.
    case passed
    /// Something is not: see ``CheckRun/reasons``.
    case failed
    /// The case could not be played to its end; ``CheckRun/reasons`` says why.
    case couldNotRun
  }

  /// Something that is not as it shall be.
  public struct Reason: Codable, Hashable, Sendable {
    /// What it is about: a measure, `VIEW.PROPERTY`, `keyboardEdge`, `focus`, `VIEW.text`, or `script`.
    public var subject: String
    /// What was wanted, in words.
    public var wanted: String
    /// What was found, in words.
    public var found: String
    /// The file that wants it; nil = the case's own.
    public var file: String?
    /// The line of the file that wants it; nil = every run does.
    public var line: Int?
    /// When, in seconds from the start; nil = at the end.
    public var time: Double?

    /// A reason; `time` in seconds.
    public init(
      _ subject: String, wanted: String, found: String, file: String? = nil, line: Int? = nil, time: Double? = nil
    ) {
      self.subject = subject
      self.wanted = wanted
      self.found = found
      self.file = file
      self.line = line
      self.time = time
    }

    /// One line: `email.bottom: wanted ≤ 506, found 513 (line 14, at 1.6 s)`.
    public var sentence: String {
      let place = [file, line.map { "line \($0)" }, time.map { "at \($0.upTo3) s" } ?? "at the end"].compactMap(\.self)
      return "\(subject): wanted \(wanted), found \(found) (\(place.joined(separator: ", ")))".printable()
    }
  }

  /// What a measure came to.
  public struct Value: Codable, Hashable, Sendable {
    /// The measure's name.
    public var name: String
    /// How much, in the measure's unit; nil = it cannot be said.
    public var value: Double?
    /// What it shall be, in short, as `≤ 1`; nil = nothing is demanded.
    public var bound: String?
    /// Whether the bound is kept, or its miss excused; nil = there is no value or no bound.
    public var passes: Bool?
    /// Whether the plan itself has said that no better can be had.
    public var isExcused: Bool?
    /// Why there is no value, or why one that misses its bound is no fault.
    public var note: String?
  }

  /// Something that a person would complain about.
  public struct Found: Codable, Hashable, Sendable {
    /// What, in the words of `Finding.Kind`.
    public var kind: String
    /// The frame, from 0.
    public var frame: Int
    /// The frame's time, in seconds from the start.
    public var time: Double
    /// The id of the view.
    public var view: String
    /// How large it is, in points.
    public var points: Double
  }

  /// The name of the case.
  public var name: String
  /// The name of the strategy.
  public var strategy: String
  /// How it went.
  public var status = Status.passed
  /// What is not as it shall be, in order of time, what is looked at in the end last.
  public var reasons: [Reason] = []
  /// The hard gates that are not kept, also those that the case has demands of its own on.
  public var failedGates: [String] = []
  /// Every measure, in the order of `Measure`.
  public var values: [Value] = []
  /// What was found, in order of time.
  public var findings: [Found] = []
  /// The soft cost of METRICS.md.
  public var cost: Double?
  /// How long the case lasts, in seconds of its own time.
  public var simulatedSeconds: Double = 0
  /// How long it took, in seconds; nil = nobody looked.
  public var wallSeconds: Double?
  /// How many plays it is made of; nil = it is one.
  public var playCount: Int?

  /// A run of which nothing is known yet.
  public init(_ name: String, strategy: String) {
    self.name = name
    self.strategy = strategy
  }

  /// What a measure came to; nil = it cannot be said.
  public func value(_ measure: Measure) -> Double? { values.first { $0.name == measure.rawValue }?.value }

  /// Whether all is as it shall be.
  public var passes: Bool { status == .passed }
}

nonisolated extension CheckRun {
  /// Takes over what was measured.
  mutating func note(_ report: MeasureReport) {
    values = report.values.map {
      Value(
        name: $0.measure.rawValue, value: $0.value, bound: $0.bound?.description, passes: $0.passes,
        isExcused: $0.isExcused ? true : nil, note: $0.note)
    }
    findings = report.findings.map {
      Found(kind: $0.kind.rawValue, frame: $0.frame, time: $0.time, view: $0.view, points: $0.points)
    }
    failedGates = report.failedGates.map(\.rawValue)
    cost = report.cost.total
  }
}

extension Double {
  /// Rounded to 0.001, whole ones without a point.
  nonisolated var upTo3: String {
    let value = (self * 1000).rounded() / 1000 + 0
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
