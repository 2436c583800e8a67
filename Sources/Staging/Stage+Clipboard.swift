public import ViewTree

extension Stage {
  /// The clipboard that other programs share, or nil if the scene has nothing but its own.
  ///
  /// What is copied or selected in the scene is offered there. What is pasted is asked for there, and once it comes it is
  /// performed as ``StageEvent/paste(_:at:)``, text and all: a recording replays it without the other program.
  public var outsideClipboard: (any Clipboard)? {
    get { outside }
    set {
      outside = newValue
      clipboard.onChange = { [weak newValue] text, selection in newValue?.setText(text, of: selection) }
    }
  }

  /// Asks the outside for what an event would paste. Answers whether it did; the event then is not performed.
  func requestsFromOutside(_ event: StageEvent) -> Bool {
    guard let outside else { return false }
    switch event {
    case .key(.paste):
      guard let input = window.firstResponder else { return false }
      outside.requestText(of: .clipboard) { [weak self, weak input] text in
        guard let self, let text, let input, window.firstResponder === input else { return }
        perform(.paste(text, at: nil), at: time)
      }
    case .middleClick(let point):
      outside.requestText(of: .primary) { [weak self] text in
        guard let self else { return }
        perform(.paste(text ?? "", at: point), at: time)
      }
    default: return false
    }
    return true
  }
}
