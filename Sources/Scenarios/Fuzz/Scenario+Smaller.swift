import Foundation

extension Scenario {
  /// What it could become to say the same with less, the most wanted first: fewer steps, an ordinary device, fewer views,
  /// plainer views, shorter waits, rounder numbers. Not all of them need be possible.
  public func smaller(ordinary device: Device) -> [Scenario] {
    var all: [Scenario] = []
    func add(_ change: (inout Scenario) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { all.append(copy) }
    }
    for steps in script.withoutSome { add { $0.script = steps } }
    for steps in script.withoutTwo { add { $0.script = steps } }
    add {
      $0.device = device
      $0.window = nil
    }
    add { $0.device = $0.device.held(.portrait) }
    add { $0.window = nil }
    add { $0.keyboard = Keyboard() }
    add { $0.keyboard = Keyboard(height: $0.keyboard.height, accessory: $0.keyboard.accessory) }
    for root in scene.root.withoutOneView {
      add {
        $0.scene.root = root.view
        $0.scene.root.forget(root.ids)
      }
    }
    for root in scene.root.plainer { add { $0.scene.root = root } }
    for steps in script.withOneSimpler { add { $0.script = steps } }
    add { $0.keyboard.height = Keyboard().height }
    return all
  }
}

extension [Step] {
  /// Without half of them, a quarter, … and at last without each alone.
  fileprivate var withoutSome: [[Step]] {
    var all: [[Step]] = []
    var length = (count + 1) / 2
    while length > 0 {
      for start in stride(from: 0, to: count, by: length) {
        var steps = self
        steps.removeSubrange(start..<Swift.min(start + length, count))
        all.append(steps)
      }
      length = length == 1 ? 0 : (length + 1) / 2
    }
    return all
  }

  /// Without two that lie apart: what is done and undone goes at once. Of a short script only.
  fileprivate var withoutTwo: [[Step]] {
    guard count <= 12 else { return [] }
    return indices.flatMap { first in
      (first + 1..<Swift.max(first + 1, count)).map { second in
        enumerated().filter { $0.offset != first && $0.offset != second }.map(\.element)
      }
    }
  }

  fileprivate var withOneSimpler: [[Step]] {
    indices.flatMap { index in
      self[index].action.simpler.map { action in
        var steps = self
        steps[index].action = action
        return steps
      }
    }
  }
}

extension Double {
  /// Rounder numbers, the roundest first.
  var rounder: [Double] {
    [100, 10, 1, 0.1].map { (self / $0).rounded() * $0 }.filter { $0 != self && $0.isFinite }
  }

  /// Rounder numbers that are less, the least first.
  var shorter: [Double] { [0, 0.1, 0.3, 0.5, 1].filter { $0 < self } }
}
