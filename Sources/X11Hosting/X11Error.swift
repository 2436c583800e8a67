/// Why no window can be opened.
public enum X11Error: Error, Hashable, Sendable, CustomStringConvertible {
  /// No X server answers at this name; nil stands for an unset or empty `DISPLAY`.
  case noDisplay(name: String?)
  /// The screen has no 24-bit TrueColor visual with 32 bits a pixel, blue first; it has this depth.
  case unsupportedVisual(depth: Int)
  /// The server refused to make the window.
  case windowRefused(reason: String)

  /// One line that says what is missing.
  public var description: String {
    switch self {
    case .noDisplay(nil): "no X display: DISPLAY is not set"
    case .noDisplay(let name?): "no X display: nothing answers at \(name)"
    case .unsupportedVisual(let depth):
      "the X screen has no 24-bit TrueColor visual (its depth is \(depth)): 24-bit colour is needed"
    case .windowRefused(let reason): "the X server refused the window: \(reason)"
    }
  }
}
