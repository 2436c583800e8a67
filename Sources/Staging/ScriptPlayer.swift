public import Foundation
public import Scenarios
import ViewTree

/// Plays a script on a stage: steps become events at exact times, aimed at where things are when a step begins.
public final class ScriptPlayer {
  /// A place in the script that a recording or a heading was asked for.
  public struct Mark: Hashable, Sendable {
    /// What was asked for.
    public enum Kind: Hashable, Sendable {
      /// What is recorded begins here.
      case recordingStarts
      /// What is recorded ends here.
      case recordingEnds
      /// A heading for what follows.
      case chapter(String)
    }
    /// When, in seconds from the scene's start.
    public var time: TimeInterval
    /// What.
    public var kind: Kind
  }

  /// A tap holds the finger down this long, in seconds: long enough to see the key pressed.
  static let tapDuration: TimeInterval = 0.08
  /// Typed text comes at this many seconds a character.
  static let typingInterval: TimeInterval = 0.06
  /// A finger is seen this many times a second, whatever rate is filmed at.
  static let fingerRate: Double = 60

  /// The stage it plays on.
  public let stage: Stage
  /// The marks passed so far.
  public private(set) var marks: [Mark] = []

  /// Told of every `expect` step and its place, while the stage is as it shall be then.
  public var onExpectation: (Expectation, SourcePlace) -> Void = { _, _ in }

  /// When the next step begins.
  private var cursor: TimeInterval = 0
  private var steps: [Step]
  private var queue: [TimedEvent] = []
  private var stepIndex = 0
  private var queueIndex = 0
  private let file: String

  /// A player at the beginning of a script.
  ///
  /// - Parameters:
  ///   - script: the steps, in order.
  ///   - stage: where they are performed.
  ///   - file: what error messages call the script.
  public init(_ script: [Step], on stage: Stage, file: String) {
    self.stage = stage
    self.file = file
    steps = Self.flattened(script)
  }

  /// Whether everything has been done and waited for by the stage's time.
  public var isFinished: Bool {
    queueIndex == queue.count && stepIndex == steps.count && stage.time >= cursor
  }

  /// When it next does something, in seconds from the scene's start; nil when the script has ended.
  public var nextTime: TimeInterval? {
    if queueIndex < queue.count { return queue[queueIndex].time }
    guard stepIndex < steps.count else { return nil }
    return max(cursor, steps[stepIndex].time ?? cursor)
  }

  /// When the last step that has begun ends, in seconds from the scene's start; the script's length once all have begun.
  public var end: TimeInterval { cursor }

  /// Plays everything up to `time` (seconds from the scene's start) and leaves the stage at `time`.
  ///
  /// - Throws: `ScenarioError` when a step aims at something that is not there or cannot be seen.
  public func advance(to time: TimeInterval) throws(ScenarioError) {
    while let due = try nextEvent(until: time) { stage.perform(due.event, at: due.time) }
    stage.advance(to: time)
  }

  private func nextEvent(until time: TimeInterval) throws(ScenarioError) -> TimedEvent? {
    while queueIndex == queue.count {
      guard stepIndex < steps.count else { return nil }
      let step = steps[stepIndex]
      let start = max(cursor, step.time ?? cursor)
      guard start <= time else {
        cursor = start
        return nil
      }
      stage.advance(to: start)
      stepIndex += 1
      queue.removeAll(keepingCapacity: true)
      queueIndex = 0
      cursor = try begin(step, at: start)
    }
    let event = queue[queueIndex]
    guard event.time <= time else { return nil }
    queueIndex += 1
    return event
  }

  /// Queues a step's events and answers when it ends.
  private func begin(_ step: Step, at start: TimeInterval) throws(ScenarioError) -> TimeInterval {
    switch step.action {
    case .wait(let seconds): return start + seconds
    case .at(let time): return max(start, time)
    case .waitForAnimationToEnd: return max(start, stage.window.animationEnd)
    case .startRecording: marks.append(Mark(time: start, kind: .recordingStarts))
    case .stopRecording: marks.append(Mark(time: start, kind: .recordingEnds))
    case .chapter(let title): marks.append(Mark(time: start, kind: .chapter(title)))
    case .expect(let expectation): onExpectation(expectation, step.place)
    default:
      queue = try events(of: step, at: start)
      return queue.last?.time ?? start
    }
    return start
  }

  private func events(of step: Step, at start: TimeInterval) throws(ScenarioError) -> [TimedEvent] {
    let aim = Aim(stage: stage, place: step.place, file: file)
    return try StepExpansion(aim: aim, start: start).events(of: step.action)
  }

  private static func flattened(_ script: [Step]) -> [Step] {
    script.flatMap { step -> [Step] in
      guard case .repeat(let times, let inner) = step.action else { return [step] }
      let round = flattened(inner)
      // The time of a repeated block is the time of its first step in the first round.
      var all = Array(repeating: round, count: times).flatMap(\.self)
      if let time = step.time, !all.isEmpty { all[0].time = time }
      return all
    }
  }
}
