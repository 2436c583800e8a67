public import Foundation
public import Scenarios

/// Plays one script on several stages in step: a step begins everywhere at the same time, once it has ended everywhere.
///
/// Each stage aims at where things are on it, and waits for its own animations, so the same step can take longer on one
/// than on another. A step that one stage cannot do, because what it aims at is out of sight there, does nothing on that
/// stage and is told in ``troubles``; the others go on.
public final class PlayersInStep {
  /// A step that one of the stages could not do.
  public struct Trouble: Hashable, Sendable {
    /// When, in seconds from the scene's start.
    public var time: TimeInterval
    /// What and why, in a few words: `tap on email: out of sight`.
    public var text: String
  }

  /// What becomes of a step that no stage can do.
  public enum Impossible: Hashable, Sendable {
    /// The script ends with an error: it is wrong.
    case isAnError
    /// It is told like one that some cannot do.
    case isTold
  }

  /// The stages it plays on.
  public let stages: [Stage]
  /// What each stage could not do so far, in the order of ``stages``.
  public private(set) var troubles: [[Trouble]]
  /// The marks passed so far: recordings and headings, at the times they have everywhere.
  public private(set) var marks: [ScriptPlayer.Mark] = []
  /// When the last step that has begun ends, in seconds from the scene's start.
  public private(set) var end: TimeInterval = 0

  private var script: ScriptCursor
  private let impossible: Impossible
  /// The players of the step that is under way; none on a stage that cannot do it.
  private var players: [ScriptPlayer?] = []
  /// How many marks of each player have been looked at.
  private var seen: [Int] = []
  private var action: Step.Action?
  /// What the script may still put into each scene.
  private var budgets: [ScriptBudget]

  /// Players at the beginning of a script.
  ///
  /// - Parameters:
  ///   - script: the steps, in order.
  ///   - stages: where they are performed.
  ///   - file: what error messages call the script.
  ///   - impossible: what becomes of a step that no stage can do.
  public init(_ script: [Step], on stages: [Stage], file: String, impossible: Impossible = .isAnError) {
    self.stages = stages
    self.script = ScriptCursor(script, file: file)
    self.impossible = impossible
    troubles = stages.map { _ in [] }
    budgets = stages.map { _ in ScriptBudget() }
  }

  /// Whether everything has been done and waited for.
  public var isFinished: Bool { players.isEmpty && script.current == nil && stages.allSatisfy { $0.time >= end } }

  /// Plays everything up to `time` (seconds from the scene's start) and leaves all stages at `time`.
  ///
  /// - Throws: `ScenarioError` when a step can be done on no stage.
  public func advance(to time: TimeInterval) throws(ScenarioError) {
    while true {
      if players.isEmpty {
        guard let (step, file) = script.current, max(end, step.time ?? end) <= time else { break }
        try begin(step, of: file, at: max(end, step.time ?? end))
        script.advance()
      }
      let goal = players.compactMap { $0?.end }.max() ?? end
      try play(to: min(goal, time))
      if players.allSatisfy({ $0?.isFinished ?? true }), players.compactMap({ $0?.end }).max() ?? end <= min(goal, time)
      {
        end = max(end, goal)
        players = []
      } else if goal >= time {
        break
      }
    }
    try play(to: time)
  }

  private func play(to time: TimeInterval) throws(ScenarioError) {
    for (index, stage) in stages.enumerated() {
      if players.isEmpty {
        stage.advance(to: max(stage.time, time))
      } else if let player = players[index] {
        try player.advance(to: time)
      } else {
        stage.advance(to: time)
      }
    }
    look()
  }

  /// Begins a step on every stage that can do it.
  private func begin(_ step: Step, of file: String, at start: TimeInterval) throws(ScenarioError) {
    var step = step
    step.time = start
    end = start
    var errors: [ScenarioError?] = []
    for (index, stage) in stages.enumerated() {
      let player = ScriptPlayer([step], on: stage, file: file, untappable: .isNoted)
      player.budget = budgets[index]
      do throws(ScenarioError) {
        try player.advance(to: start)
        errors.append(nil)
      } catch { errors.append(error) }
      budgets[index] = player.budget
      players.append(player)
    }
    if impossible == .isAnError, !errors.contains(where: { $0 == nil }), let first = errors.first, let error = first {
      throw error
    }
    try refuseWhatNobodyCanTap(step, file)
    action = step.action
    seen = stages.map { _ in 0 }
    for index in stages.indices where errors[index] != nil {
      troubles[index].append(Trouble(time: start, text: "\(step.action.name): not possible here"))
      players[index] = nil
    }
    look()
  }

  /// Takes note of what the players have marked since this was last asked for.
  private func look() {
    var isTold = false
    for (index, player) in players.enumerated() {
      guard let player, let action else { continue }
      let marks = player.marks.dropFirst(seen[index])
      seen[index] = player.marks.count
      for mark in marks {
        switch mark.kind {
        case .untappable(let name):
          troubles[index].append(Trouble(time: mark.time, text: "\(action.name) \(name): out of sight"))
        case .missed(let what): troubles[index].append(Trouble(time: mark.time, text: what))
        case .leftOut: troubles[index].append(Trouble(time: mark.time, text: "\(action.name): left out"))
        // These come to all at the same time.
        case .recordingStarts, .recordingEnds, .chapter, .screenshot: if !isTold { self.marks.append(mark) }
        }
      }
      isTold = isTold || !marks.isEmpty
    }
  }

  private func refuseWhatNobodyCanTap(_ step: Step, _ file: String) throws(ScenarioError) {
    let names = players.compactMap { player in
      player?.marks.lazy.compactMap { if case .untappable(let name) = $0.kind { name } else { nil } }.first
    }
    guard impossible == .isAnError, names.count == stages.count, let name = names.first else { return }
    throw ScenarioError(
      file: file, line: step.place.line, column: step.place.column,
      message: "\"\(name)\" cannot be seen at \((end * 1000).rounded() / 1000) s with any strategy; scroll to it first")
  }
}

extension Step.Action {
  /// The word of the step in a script, as words: `tap on`.
  fileprivate var name: String {
    ScriptWriter.text(of: self).prefix { $0 != ":" }.reduce(into: "") { name, letter in
      name += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
