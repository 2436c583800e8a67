import Foundation

/// Checks that the times of a script go forward and that it comes to an end.
struct ScriptTiming {
  /// The most steps a script may come to, repetitions and flows counted.
  static let stepLimit = 1_000_000

  let file: String

  /// Throws at the first `at` that is earlier than the steps before it allow, and at what takes too many steps.
  func check(_ script: [Step]) throws(ScenarioError) {
    var (clock, count) = (0.0, 0)
    try pass(script, clock: &clock, count: &count, depth: 0)
  }

  /// Goes through steps that come after `clock` seconds and `count` steps, in a file within `depth` others.
  private func pass(
    _ script: [Step], clock: inout Double, count: inout Int, depth: Int
  ) throws(ScenarioError) {
    for step in script {
      if let time = step.startTime {
        guard time >= clock else {
          throw ScenarioError(
            file: file, place: step.place, found: "at \(YamlText.number(time)), which is over by then",
            expected: "the steps before it take until \(YamlText.number(clock))")
        }
        clock = time
      }
      guard case .runFlow(let flow) = step.action else {
        // Counted first: what comes to too many steps takes too long to be timed.
        try add(step, to: &count, depth: depth)
        clock += step.action.leastDuration
        continue
      }
      count += 1
      try require(count, of: step)
      let inner = try inner(flow, of: step, depth: depth)
      try inner.timing.pass(flow.steps, clock: &clock, count: &count, depth: inner.depth)
    }
  }

  private func add(_ step: Step, to count: inout Int, depth: Int) throws(ScenarioError) {
    count += 1
    try require(count, of: step)
    switch step.action {
    case .repeat(let times, let steps):
      let once = try self.count(steps, depth: depth)
      let (total, isTooBig) = once.multipliedReportingOverflow(by: times)
      count = isTooBig ? .max : count.addingReportingOverflow(total).overflow ? .max : count + total
    case .runFlow(let flow):
      let inner = try inner(flow, of: step, depth: depth)
      count += try inner.timing.count(flow.steps, depth: inner.depth)
    default: break
    }
    try require(count, of: step)
  }

  private func require(_ count: Int, of step: Step) throws(ScenarioError) {
    guard count <= Self.stepLimit else {
      throw ScenarioError(
        file: file, place: step.place, found: "more than \(Self.stepLimit) steps", expected: "repeat less often")
    }
  }

  /// How many steps repeated ones are, done once.
  private func count(_ steps: [Step], depth: Int) throws(ScenarioError) -> Int {
    var once = 0
    for step in steps {
      guard step.startTime == nil else {
        throw ScenarioError(
          file: file, place: step.place, found: "at inside a repeat", expected: "use wait: what is repeated has no time"
        )
      }
      try add(step, to: &once, depth: depth)
    }
    return once
  }

  private func inner(
    _ flow: Step.Flow, of step: Step, depth: Int
  ) throws(ScenarioError) -> (timing: ScriptTiming, depth: Int) {
    guard let name = flow.file else { return (self, depth) }
    guard depth < FlowFiles.depthLimit else {
      throw ScenarioError(
        file: file, place: step.place, found: "more than \(FlowFiles.depthLimit) files within each other",
        expected: "nest flows less deeply")
    }
    return (ScriptTiming(file: name), depth + 1)
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
    case .wait(let duration), .drag(_, let duration), .swipe(_, _, let duration), .swipeBack(_, _, let duration):
      duration
    case .dragKeyboard(let drag): drag.duration
    case .repeat(let times, let steps): Double(times) * steps.reduce(0) { $0 + $1.action.leastDuration }
    case .runFlow(let flow): flow.steps.reduce(0) { $0 + $1.action.leastDuration }
    default: 0
    }
  }
}
