import Foundation
import Scenarios

/// Goes through a script step by step, into repeats and flows, without writing them out.
struct ScriptCursor {
  /// A list of steps that is gone through, and how often still.
  private struct Level {
    var steps: [Step]
    var file: String
    var index = 0
    var rounds = 1
  }

  private var levels: [Level]
  /// The step that comes next and the file it stands in; nil at the end.
  private(set) var current: (step: Step, file: String)?
  /// The time of the block that is entered, which is that of its first step.
  private var blockTime: TimeInterval?

  /// At the beginning of a script, which errors call `file`.
  init(_ script: [Step], file: String) {
    levels = [Level(steps: script, file: file)]
    advance()
  }

  /// Goes on to the next step.
  mutating func advance() {
    current = nil
    while current == nil, let level = levels.last {
      guard level.index < level.steps.count else {
        levels[levels.count - 1].rounds -= 1
        levels[levels.count - 1].index = 0
        if level.rounds <= 1 || level.steps.isEmpty { levels.removeLast() }
        continue
      }
      levels[levels.count - 1].index += 1
      enter(level.steps[level.index], file: level.file)
    }
  }

  private mutating func enter(_ step: Step, file: String) {
    var step = step
    // A block without a first step has no time either.
    step.time = [blockTime, step.time].compactMap(\.self).max()
    switch step.action {
    case .repeat(let times, let steps):
      blockTime = steps.isEmpty ? nil : step.time
      if times > 0 { levels.append(Level(steps: steps, file: file, rounds: times)) }
    case .runFlow(let flow):
      blockTime = flow.steps.isEmpty ? nil : step.time
      levels.append(Level(steps: flow.steps, file: flow.file ?? file))
    default:
      blockTime = nil
      current = (step, file)
    }
  }
}
