import Foundation

/// One measured number beside its budget.
struct BenchRow: Encodable {
  /// Which side of the budget is right.
  enum Rule: String, Encodable { case atMost, atLeast }

  var name: String
  var value: Double
  var unit: String
  var budget: Double?
  var rule: Rule
  /// What else the measurement says.
  var note: String?

  init(
    _ name: String, _ value: Double, _ unit: String, budget: Double? = nil, rule: Rule = .atMost, note: String? = nil
  ) {
    self.name = name
    self.value = (value * 1000).rounded() / 1000
    self.unit = unit
    self.budget = budget
    self.rule = rule
    self.note = note
  }

  /// Whether the budget holds; nil where there is none.
  var holds: Bool? { budget.map { rule == .atMost ? value <= $0 : value >= $0 } }

  /// The row as a line of a table.
  var line: String {
    let verdict = holds.map { $0 ? "holds  " : "MISSED " } ?? "       "
    let limit = budget.map { "\(rule == .atMost ? "≤" : "≥") \(Self.short($0)) \(unit)" } ?? ""
    let measured = "\(Self.short(value)) \(unit)"
    let columns = [(name, 46), (measured, 16), (limit, 16), (verdict, 8)]
    let row = columns.map { $0.0 + String(repeating: " ", count: max(1, $0.1 - $0.0.count)) }.joined()
    return row + (note ?? "")
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(format: number < 10 ? "%.3f" : "%.1f", number)
  }
}

/// Reads clocks: the only place beside the run loop that does.
enum Stopwatch {
  /// Wall-clock seconds of a piece of work.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  /// A number that is another each time: what nobody has chosen a seed for begins with.
  static var seed: Int { Int(DispatchTime.now().uptimeNanoseconds % 1_000_000_007) }

  /// Seconds that this thread spends on a piece of work, whatever else the machine does.
  static func cpuSeconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }

  /// The median of the milliseconds of `count` rounds, each prepared outside the measurement.
  static func medianMilliseconds(
    _ count: Int, prepare: () throws -> Void = {}, _ work: () throws -> Void
  ) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<count {
      try prepare()
      times.append(try seconds(work) * 1000)
    }
    return times.sorted()[count / 2]
  }

  /// CPU milliseconds a process has used so far, from the scheduler's own nanoseconds; nil if it is gone.
  static func cpuMilliseconds(ofProcess id: Int32) -> Double? {
    guard let tasks = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task") else { return nil }
    return tasks.reduce(0) { sum, task in
      let text = (try? String(contentsOfFile: "/proc/\(id)/task/\(task)/schedstat", encoding: .utf8)) ?? ""
      return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
    }
  }

  /// The memory of a process in megabytes: resident, and its share of it (pages that others map count by halves, thirds,
  /// …); nil if it is gone.
  static func megabytes(ofProcess id: Int32) -> (resident: Double, proportional: Double)? {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/smaps_rollup", encoding: .utf8) else { return nil }
    func value(_ key: String) -> Double {
      let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
      return (line?.split(separator: " ").compactMap { Double($0) }.first ?? 0) / 1024
    }
    return (value("Rss:"), value("Pss:"))
  }
}
