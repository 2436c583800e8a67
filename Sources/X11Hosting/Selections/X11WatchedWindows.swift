import CX11

/// Other programs' windows that text comes from or goes to: their end is noticed, and what is written to them.
final class X11WatchedWindows {
  private let connection: X11Connection
  private var counts: [Window: Int] = [:]

  init(_ connection: X11Connection) { self.connection = connection }

  /// Watches a window until it is released as often.
  func watch(_ window: Window) {
    counts[window, default: 0] += 1
    if counts[window] == 1 { select(PropertyChangeMask | StructureNotifyMask, of: window) }
  }

  /// Takes one wish to watch a window back.
  func release(_ window: Window) {
    guard let count = counts[window] else { return }
    counts[window] = count > 1 ? count - 1 : nil
    if count == 1 { select(NoEventMask, of: window) }
  }

  private func select(_ mask: Int, of window: Window) {
    guard !connection.isLost else { return }
    // It may be gone, which the watching would have told.
    X11ErrorLog.shared.ignoringErrors(on: connection.display) { XSelectInput(connection.display, window, mask) }
  }
}
