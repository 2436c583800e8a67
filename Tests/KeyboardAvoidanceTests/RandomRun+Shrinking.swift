import Foundation
import KeyboardAvoidance

extension RandomRun: Shrinkable, CustomStringConvertible {
  var smaller: [RandomRun] {
    var all: [RandomRun] = []
    func add(_ change: (inout RandomRun) -> Void) {
      var copy = self
      change(&copy)
      all.append(copy)
    }
    // Half of the steps at once, a quarter, … and at last each alone.
    var length = steps.count / 2
    while length > 1 {
      for start in stride(from: 0, to: steps.count, by: length) {
        add { $0.steps.removeSubrange(start..<min(start + length, steps.count)) }
      }
      length /= 2
    }
    for steps in steps.withoutOne { add { $0.steps = steps } }
    for bars in facts.bars.withoutOne { add { $0.facts.bars = bars } }
    if facts.distance != nil { add { $0.facts.distance = nil } }
    if facts.root.allowance.isFinite { add { $0.facts.root.allowance = .infinity } }
    let whole = CGRect(origin: .zero, size: facts.window)
    if facts.root.frame != whole { add { $0.facts.root.frame = whole } }
    for steps in steps.replacingOne(\.smaller) { add { $0.steps = steps } }
    return all.filter(\.isPossible)
  }

  /// Whether every step has what it needs: something focused to edit, a region to scroll.
  private var isPossible: Bool {
    var isFocused = false
    for step in steps {
      switch step {
      case .focus: isFocused = true
      case .edit, .unfocus: if !isFocused { return false }
      case .scroll(let index, _): if index >= facts.regions.count || !isFocused { return false }
      default: break
      }
      if case .unfocus = step { isFocused = false }
    }
    return true
  }

  var description: String { "\(facts.summary)\n" + steps.map(\.summary).joined(separator: "\n") }
}

extension RandomRun.Step {
  fileprivate var smaller: [RandomRun.Step] {
    switch self {
    case .keyboard(let occluders, let elsewhere):
      occluders.withoutOne.map { .keyboard($0, elsewhere: elsewhere) }
        + elsewhere.withoutOne.map { .keyboard(occluders, elsewhere: $0) }
        + occluders.replacingOne(\.rounder).map { .keyboard($0, elsewhere: elsewhere) }
    case .follow(let frames, let elsewhere):
      frames.withoutOne.filter { !$0.isEmpty }.map { .follow($0, elsewhere: elsewhere) }
        + elsewhere.withoutOne.map { .follow(frames, elsewhere: $0) }
    case .focus(let anchors): anchors.withoutOne.filter { !$0.isEmpty }.map { .focus($0) }
    case .edit(let anchors): anchors.withoutOne.filter { !$0.isEmpty }.map { .edit($0) }
    case .scroll(let index, let offset): offset.rounder.map { .scroll(index, to: $0) }
    case .grow(let length): length.rounder.map { .grow($0) }
    case .resize(let topLimit): topLimit.rounder.map { .resize(topLimit: $0) }
    case .unfocus, .setActive, .swipe: []
    }
  }

  var summary: String {
    func rects(_ rects: [CGRect]) -> String { "[\(rects.map(\.short).joined(separator: ", "))]" }
    switch self {
    case .keyboard(let there, let elsewhere): return "keyboard \(rects(there)), elsewhere \(elsewhere.map(rects))"
    case .follow(let frames, let elsewhere): return "follow \(frames.map(rects)), elsewhere \(elsewhere.map(rects))"
    case .focus(let anchors): return "focus \(anchors.map(\.summary))"
    case .edit(let anchors): return "edit \(anchors.map(\.summary))"
    default: return "\(self)"
    }
  }
}
