/// Which of the two selections that X11 programs share.
public nonisolated enum ClipboardSelection: Hashable, Sendable, CaseIterable {
  /// What was copied or cut.
  case clipboard
  /// What was selected last; the middle button pastes it.
  case primary
}

/// Where text is copied to and pasted from. Another program may have it, so the answer to a request may come later.
public protocol Clipboard: AnyObject {
  /// Offers a text to whoever pastes from now on.
  func setText(_ text: String, of selection: ClipboardSelection)
  /// Asks for the text; `reply` is called once, at once or later, with nil if there is none.
  func requestText(of selection: ClipboardSelection, _ reply: @escaping (String?) -> Void)
}

/// A clipboard of one program alone: what was copied in it is pasted in it, at once.
public final class InMemoryClipboard: Clipboard {
  /// Called after every ``setText(_:of:)``: another program may want to know.
  public var onChange: (String, ClipboardSelection) -> Void = { _, _ in }
  private var texts: [ClipboardSelection: String] = [:]

  /// A clipboard with nothing in it.
  public init() {}

  /// The text of a selection, or nil.
  public func text(of selection: ClipboardSelection) -> String? { texts[selection] }

  /// Keeps the text.
  public func setText(_ text: String, of selection: ClipboardSelection) {
    texts[selection] = text
    onChange(text, selection)
  }

  /// Replies before it returns.
  public func requestText(of selection: ClipboardSelection, _ reply: @escaping (String?) -> Void) {
    reply(texts[selection])
  }
}
