public import WindowHosting

extension KeyPress {
  /// The editing key it is, if it is one: the usual keys of X11 programs.
  public var editingKey: EditingKey? {
    switch key {
    case .left: moving(.left, .selectLeft, .wordLeft, .selectWordLeft)
    case .right: moving(.right, .selectRight, .wordRight, .selectWordRight)
    case .home: moving(.home, .selectHome, .textStart, .selectTextStart)
    case .end: moving(.end, .selectEnd, .textEnd, .selectTextEnd)
    case .up: isShifted ? .selectUp : .up
    case .down: isShifted ? .selectDown : .down
    case .pageUp: isShifted ? .selectPageUp : .pageUp
    case .pageDown: isShifted ? .selectPageDown : .pageDown
    case .delete: hasControl ? .deleteWordBackward : .backspace
    case .forwardDelete: hasControl ? .deleteWordForward : .forwardDelete
    case .enter: .enter
    case .tab: isShifted ? .backtab : .tab
    case .character: hasControl && !modifiers.contains(.alt) ? commands[text] : nil
    case .escape, .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12: nil
    }
  }

  private var isShifted: Bool { modifiers.contains(.shift) }
  private var hasControl: Bool { modifiers.contains(.control) }

  private func moving(
    _ plain: EditingKey, _ shift: EditingKey, _ control: EditingKey, _ both: EditingKey
  ) -> EditingKey {
    hasControl ? isShifted ? both : control : isShifted ? shift : plain
  }

  private var commands: [String: EditingKey] {
    ["a": .selectAll, "c": .copy, "x": .cut, "v": .paste, "y": .redo, "z": isShifted ? .redo : .undo]
  }
}
