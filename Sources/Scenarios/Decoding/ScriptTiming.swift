import Foundation

/// Checks that the times of a script go forward and that it comes to an end.
struct ScriptTiming {
  /// The most steps a script may come to, repetitions counted.
  static let stepLimit = 100_000

  let file: String

  /// Throws at the first `at` that is earlier than the steps before it allow, and at what takes too many steps.
  func check(_ script: [Step]) throws(ScenarioError) {
    var (clock, count) = (0.0, 0)
    for step in script {
      if let time = step.startTime {
        guard time >= clock else {
          throw ScenarioError(
            file: file, place: step.place, found: "at \(YamlText.number(time)), which is over by then",
            expected: "the steps before it take until \(YamlText.number(clock))")
        }
        clock = time
      }
      clock += step.action.leastDuration
      try add(step, to: &count)
    }
  }

  private func add(_ step: Step, to count: inout Int) throws(ScenarioError) {
    count += 1
    if case .repeat(let times, let steps) = step.action {
      var once = 0
      for step in steps {
        guard step.startTime == nil else {
          throw ScenarioError(
            file: file, place: step.place, found: "at inside a repeat",
            expected: "use wait: what is repeated has no time")
        }
        try add(step, to: &once)
      }
      let (total, isTooBig) = once.multipliedReportingOverflow(by: times)
      count = isTooBig ? .max : count.addingReportingOverflow(total).overflow ? .max : count + total
    }
    guard count <= Self.stepLimit else {
      throw ScenarioError(
        file: file, place: step.place, found: "more than \(Self.stepLimit) steps", expected: "repeat less often")
    }
  }
}

extension Step {
  /// The time of the script this step begins at or waits for, if it names one.
  fileprivate var startTime: TimeInterval? {
    if case .at(let time) = action { return max(time, self.time ?? 0) }
    return time
  }
}

extension Step.Action {
  /// What it takes at least, in seconds.
  fileprivate var leastDuration: TimeInterval {
    switch self {
    case .dragKeyboard(let drag): drag.duration
    case .wait(let duration), .drag(_, let duration), .swipe(_, _, let duration): duration
    case .repeat(let times, let steps): Double(times) * steps.reduce(0) { $0 + $1.action.leastDuration }
    default: 0
    }
  }
}
