public import ViewTree
public import WindowHosting

/// The clipboards that the programs of a display share, as a view tree asks for them.
public final class WindowClipboard: Clipboard {
  private let host: any SelectionHost
  private var replies: [Int: (String?) -> Void] = [:]

  /// The clipboards of the display that `host` shows its window on.
  public init(_ host: any SelectionHost) { self.host = host }

  /// Offers the text to every program.
  public func setText(_ text: String, of selection: ClipboardSelection) {
    host.offerText(text, as: SharedSelection(selection))
  }

  /// Asks for the text; `reply` is called by ``receive(_:)``, later.
  public func requestText(of selection: ClipboardSelection, _ reply: @escaping (String?) -> Void) {
    replies[host.requestText(of: SharedSelection(selection))] = reply
  }

  /// Hands a text that has come to who asked for it; other events mean nothing here.
  public func receive(_ event: HostEvent) {
    guard case .selectionText(let text, let request, _) = event else { return }
    replies.removeValue(forKey: request)?(text)
  }
}

extension SharedSelection {
  init(_ selection: ClipboardSelection) {
    switch selection {
    case .clipboard: self = .clipboard
    case .primary: self = .primary
    }
  }
}
