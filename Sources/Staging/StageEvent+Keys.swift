import Scenarios
import ViewTree

extension StageEvent {
  /// The event that a pressed key of a script is, or nil if the key means nothing to a form.
  static func key(_ key: Step.Key, _ modifiers: Step.Modifiers) -> StageEvent? {
    if key == .escape { return .escape }
    if key == .z, modifiers == [.control, .shift] { return .key(.redo) }
    return EditingKey.allCases.first { $0.step.key == key && $0.step.modifiers == modifiers }.map(StageEvent.key)
  }
}

extension EditingKey {
  /// The key and what is held with it, as a script has them.
  var step: (key: Step.Key, modifiers: Step.Modifiers) {
    switch self {
    case .left: (.left, [])
    case .right: (.right, [])
    case .up: (.up, [])
    case .down: (.down, [])
    case .home: (.home, [])
    case .end: (.end, [])
    case .pageUp: (.pageUp, [])
    case .pageDown: (.pageDown, [])
    case .wordLeft: (.left, .control)
    case .wordRight: (.right, .control)
    case .textStart: (.home, .control)
    case .textEnd: (.end, .control)
    case .selectLeft: (.left, .shift)
    case .selectRight: (.right, .shift)
    case .selectUp: (.up, .shift)
    case .selectDown: (.down, .shift)
    case .selectHome: (.home, .shift)
    case .selectEnd: (.end, .shift)
    case .selectPageUp: (.pageUp, .shift)
    case .selectPageDown: (.pageDown, .shift)
    case .selectWordLeft: (.left, [.control, .shift])
    case .selectWordRight: (.right, [.control, .shift])
    case .selectTextStart: (.home, [.control, .shift])
    case .selectTextEnd: (.end, [.control, .shift])
    case .backspace: (.backspace, [])
    case .forwardDelete: (.delete, [])
    case .deleteWordBackward: (.backspace, .control)
    case .deleteWordForward: (.delete, .control)
    case .enter: (.enter, [])
    case .tab: (.tab, [])
    case .backtab: (.tab, .shift)
    case .selectAll: (.a, .control)
    case .copy: (.c, .control)
    case .cut: (.x, .control)
    case .paste: (.v, .control)
    case .undo: (.z, .control)
    case .redo: (.y, .control)
    }
  }
}
