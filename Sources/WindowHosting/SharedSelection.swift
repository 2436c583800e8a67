/// Text that the programs of a display share; one program at a time offers it.
public enum SharedSelection: Hashable, Sendable, CaseIterable {
  /// What was copied or cut.
  case clipboard
  /// What was selected last; the middle button pastes it.
  case primary
}

/// A host through which a program gives text to the other programs of its display and gets text from them.
public protocol SelectionHost: AnyObject {
  /// Offers a text to whoever pastes from now on, until another program offers one.
  func offerText(_ text: String, as selection: SharedSelection)

  /// Asks whoever offers a text for it. Never waits: the answer comes as `HostEvent.selectionText` with the number
  /// returned, once for each request, without a text if nobody has one or its owner stops answering.
  func requestText(of selection: SharedSelection) -> Int
}
