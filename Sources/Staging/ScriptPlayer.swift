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
      /// A picture of this name is wanted.
      case screenshot(String)
      /// Something of this id or text was to be tapped and had no visible part; nothing was done.
      case untappable(String)
      /// An assertion does not hold: what is seen, or not.
      case missed(String)
      /// The step of this place could not be done, and was left out.
      case leftOut(SourcePlace)
    }
    /// When, in seconds from the scene's start.
    public var time: TimeInterval
    /// What.
    public var kind: Kind
  }

  /// What becomes of a tap on what cannot be seen, and of an assertion that does not hold.
  public enum Untappable: Hashable, Sendable {
    /// The script ends with an error.
    case isAnError
    /// It is noted among ``ScriptPlayer/marks``, the step does nothing, and the script goes on.
    case isNoted
    /// So is any step that cannot be done; its place is noted. For scripts that nobody wrote.
    case isLeftOut
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

  /// Told of every `expect` step, its file and its place there, while the stage is as it shall be then.
  public var onExpectation: (Expectation, String, SourcePlace) -> Void = { _, _, _ in }

  /// Told of every picture that is wanted, by its name, while the stage is as it shall be in it.
  public var onScreenshot: (String) -> Void = { _ in }

  /// When the next step begins.
  private var cursor: TimeInterval = 0
  private var script: ScriptCursor
  private var queue: [TimedEvent] = []
  private var queueIndex = 0
  private let untappable: Untappable
  /// What it may still put into the scene.
  var budget = ScriptBudget()
  /// When the scrolling under way is given up, in seconds from the scene's start.
  private var scrollDeadline: TimeInterval?

  /// A player at the beginning of a script.
  ///
  /// - Parameters:
  ///   - script: the steps, in order.
  ///   - stage: where they are performed.
  ///   - file: what error messages call the script.
  ///   - untappable: what becomes of a tap on what cannot be seen, and of an assertion that does not hold.
  public init(_ script: [Step], on stage: Stage, file: String, untappable: Untappable = .isAnError) {
    self.stage = stage
    self.untappable = untappable
    self.script = ScriptCursor(script, file: file)
  }

  /// Whether everything has been done and waited for by the stage's time.
  public var isFinished: Bool {
    queueIndex == queue.count && script.current == nil && stage.time >= cursor
  }

  /// When it next does something, in seconds from the scene's start; nil when the script has ended.
  public var nextTime: TimeInterval? {
    if queueIndex < queue.count { return queue[queueIndex].time }
    return script.current.map { max(cursor, $0.step.time ?? cursor) }
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
      guard let (step, file) = script.current else { return nil }
      let start = max(cursor, step.time ?? cursor)
      guard start <= time else {
        cursor = start
        return nil
      }
      stage.advance(to: start)
      queue.removeAll(keepingCapacity: true)
      queueIndex = 0
      cursor = try end(of: step, aim: Aim(stage: stage, place: step.place, file: file), at: start)
      if scrollDeadline == nil { script.advance() }
    }
    let event = queue[queueIndex]
    guard event.time <= time else { return nil }
    queueIndex += 1
    return event
  }

  /// Begins a step and answers when it ends.
  private func end(of step: Step, aim: Aim, at start: TimeInterval) throws(ScenarioError) -> TimeInterval {
    do {
      return try begin(step, aim: aim, at: start)
    } catch {
      guard untappable == .isLeftOut else { throw error }
      scrollDeadline = nil
      mark(.leftOut(step.place), at: start)
      return start
    }
  }

  /// Queues a step's events and answers when it ends.
  private func begin(_ step: Step, aim: Aim, at start: TimeInterval) throws(ScenarioError) -> TimeInterval {
    switch step.action {
    case .wait(let seconds): return start + seconds
    case .at(let time): return max(start, time)
    case .waitForAnimationToEnd: return max(start, stage.window.animationEnd)
    case .startRecording: mark(.recordingStarts, at: start)
    case .stopRecording: mark(.recordingEnds, at: start)
    case .chapter(let title): mark(.chapter(title), at: start)
    case .expect(let expectation): onExpectation(expectation, aim.file, step.place)
    case .takeScreenshot(let name):
      mark(.screenshot(name), at: start)
      onScreenshot(name)
    case .assertVisible, .assertNotVisible:
      if let miss = aim.miss(of: step.action) { try note(miss, aim: aim, at: start) }
    case .scrollUntilVisible(let target, _, let timeout):
      return try scroll(step, until: target, timeout: timeout, aim: aim, at: start)
    default:
      if untappable == .isNoted, let name = step.action.tapTarget.flatMap(aim.untappable) {
        mark(.untappable(name), at: start)
        return start
      }
      return try enqueue(step, aim: aim, at: start)
    }
    return start
  }

  private func enqueue(_ step: Step, aim: Aim, at start: TimeInterval) throws(ScenarioError) -> TimeInterval {
    try budget.spend(step.action, aim: aim)
    queue = try StepExpansion(aim: aim, start: start).events(of: step.action)
    return queue.last?.time ?? start
  }

  /// Swipes once and comes back when nothing moves any more, until the target is seen.
  private func scroll(
    _ step: Step, until target: Step.Target, timeout: TimeInterval, aim: Aim, at start: TimeInterval
  ) throws(ScenarioError) -> TimeInterval {
    if stage.window.isAnimating, scrollDeadline != nil { return stage.window.animationEnd }
    if aim.isWhollySeen(target) {
      scrollDeadline = nil
      return start
    }
    let deadline = scrollDeadline ?? start + timeout
    guard start < deadline else {
      scrollDeadline = nil
      try note("\(aim.name(of: target)) was not wholly visible after \(timeout) s", aim: aim, at: start)
      return start
    }
    scrollDeadline = deadline
    return try enqueue(step, aim: aim, at: start)
  }

  private func mark(_ kind: Mark.Kind, at time: TimeInterval) { marks.append(Mark(time: time, kind: kind)) }

  private func note(_ miss: String, aim: Aim, at time: TimeInterval) throws(ScenarioError) {
    guard untappable == .isNoted else { throw aim.error(miss) }
    mark(.missed(miss), at: time)
  }
}

extension Step.Action {
  /// What a finger comes down on, if the step names it.
  fileprivate var tapTarget: Step.Target? {
    switch self {
    case .tapOn(let target), .doubleTapOn(let target), .longPressOn(let target), .fling(let target, _, _): target
    case .swipe(_, let target, _): target
    default: nil
    }
  }
}
