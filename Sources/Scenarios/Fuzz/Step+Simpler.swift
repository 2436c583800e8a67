import Foundation

extension Step.Action {
  /// Simpler ways to do it, the simplest first.
  var simpler: [Step.Action] {
    switch self {
    case .wait(let seconds):
      return seconds.shorter.filter { $0 > 0 }.map { .wait($0) } + (seconds > 1 ? [.wait(1)] : [])
    case .tapOn(.id(let id)), .doubleTapOn(.id(let id)), .longPressOn(.id(let id)):
      if case .tapOn = self { return [.app(.focus(id))] }
      return [.app(.focus(id)), .tapOn(.id(id))]
    case .hideKeyboard, .tapOutside, .app(.back), .pressKey(.escape, _): return [.app(.unfocus)]
    case .inputText(let text): return text.count > 1 ? [.inputText(String(text.prefix(1)))] : []
    case .pasteText(let text, _): return [.inputText(text)]
    case .eraseText(let count): return count > 1 ? [.eraseText(1)] : []
    case .drag(let path, let duration): return Self.drag(path, duration)
    case .swipe(let direction, nil, let duration) where duration != Step.swipeDuration:
      return [.swipe(direction, from: nil, duration: Step.swipeDuration)]
    case .wheel(let point, let dx, let dy): return Double(dy).rounder.map { .wheel(point, dx: dx, dy: $0) }
    case .keyboard(let change): return Self.keyboard(change)
    case .dragKeyboard(let drag): return Self.dragKeyboard(drag)
    case .setOrientation(let orientation) where orientation != .landscapeLeft: return [.setOrientation(.landscapeLeft)]
    case .window(let frame):
      let round = CGRect(
        x: 0, y: (frame.minY / 100).rounded() * 100, width: frame.width, height: (frame.height / 100).rounded() * 100)
      return round == frame ? [] : [.window(round)]
    case .app(let act): return act.simpler.map { .app($0) }
    default: return []
    }
  }

  private static func drag(_ path: [CGPoint], _ duration: TimeInterval) -> [Step.Action] {
    let round = path.map { CGPoint(x: ($0.x / 10).rounded() * 10, y: ($0.y / 10).rounded() * 10) }
    return (round == path ? [] : [.drag(path: round, duration: duration)])
      + (duration == 0.3 ? [] : [.drag(path: path, duration: 0.3)])
  }

  private static func keyboard(_ change: Step.KeyboardChange) -> [Step.Action] {
    guard let height = change.height else { return [] }
    return Double(height).rounder.filter { $0 > 0 }.map { value in
      var change = change
      change.height = value
      return .keyboard(change)
    }
  }

  private static func dragKeyboard(_ drag: Step.KeyboardDrag) -> [Step.Action] {
    var all: [Step.KeyboardDrag] = []
    for duration in [0, 0.2] where duration < drag.duration { all.append(.init(drag.way, duration: duration)) }
    if !drag.isReleased { all.append(.init(drag.way, duration: drag.duration)) }
    if case .by(let distance) = drag.way {
      all += Double(distance).rounder.map { .init(.by($0), duration: drag.duration, isReleased: drag.isReleased) }
    }
    return all.filter { $0 != drag }.map { .dragKeyboard($0) }
  }
}

extension Step.AppAct {
  fileprivate var simpler: [Step.AppAct] {
    switch self {
    case .resize(let id, let resizing):
      var all: [Step.Resizing] = []
      if resizing.duration > 0 { all.append(.init(height: resizing.height)) }
      if let height = resizing.height {
        all += Double(height).rounder.filter { $0 > 0 }.map { .init(height: $0, duration: resizing.duration) }
      }
      return all.map { .resize(id, $0) }
    case .scrollTo(let id, let x, let y, let isAnimated):
      let offsets = y.map { Double($0).rounder } ?? []
      return (isAnimated ? [.scrollTo(in: id, x: x, y: y, isAnimated: false)] : [])
        + offsets.map { .scrollTo(in: id, x: x, y: $0, isAnimated: isAnimated) }
    case .insertRows(let id, let row, let count) where count > 1: return [.insertRows(in: id, at: row, count: 1)]
    case .setText(let id, let text) where text.count > 1: return [.setText(in: id, String(text.prefix(1)))]
    case .select(let id, let from, let to) where to > from: return [.select(in: id, from: from, to: from)]
    default: return []
    }
  }
}
