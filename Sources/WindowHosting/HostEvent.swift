public import Foundation

/// What a window tells its program. Points are in the picture's own space: (0, 0) is its top left, letterboxing taken
/// out, y down, in points (device pixels / scale). Times are in seconds of the host's monotonic clock.
public enum HostEvent: Hashable, Sendable {
  /// The primary button (or a finger) went down.
  case pointerDown(CGPoint, time: TimeInterval)
  /// The primary button went down with shift held; moves and the way up follow as after any press.
  case shiftPointerDown(CGPoint, time: TimeInterval)
  /// The middle button went down: by X11's custom it pastes what was selected last.
  case middleButtonDown(CGPoint, time: TimeInterval)
  /// The pointer moved while the primary button was down.
  case pointerMoved(CGPoint, time: TimeInterval)
  /// The primary button went up.
  case pointerUp(CGPoint, time: TimeInterval)
  /// The press was taken away (grab lost, window unmapped): it is no click.
  case pointerCancelled(time: TimeInterval)
  /// The wheel turned: the content shall move by (dx, dy) points; dy > 0 shows what is further down.
  case wheel(CGPoint, dx: CGFloat, dy: CGFloat, time: TimeInterval)
  /// A key went down, or repeats.
  case keyDown(KeyPress, time: TimeInterval)
  /// An input method shows what it is composing, of which these UTF-8 bytes are selected; empty = it gives up.
  case composing(String, selected: Range<Int>, time: TimeInterval)
  /// An input method is done: this text takes the place of what it was composing.
  case composed(String, time: TimeInterval)
  /// The text that was asked for with this number (see ``SelectionHost``); nil if there is none.
  case selectionText(String?, request: Int, time: TimeInterval)
  /// The window got or lost the input focus.
  case focusChanged(Bool, time: TimeInterval)
  /// The window has this many device pixels now.
  case resized(width: Int, height: Int, time: TimeInterval)
  /// The window manager asks to close the window.
  case closeRequested(time: TimeInterval)
  /// The connection to the window system is gone: nothing can be shown any more.
  case connectionLost(time: TimeInterval)
}

/// A key of the physical keyboard with what it means.
public struct KeyPress: Hashable, Sendable {
  /// Keys with a meaning of their own; everything else is `character`.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// A key that types ``KeyPress/text``.
    case character
    /// A key that edits or moves.
    case escape, tab, enter, delete, forwardDelete, left, right, up, down, home, end, pageUp, pageDown
    /// A function key.
    case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
  }

  /// Keys held down with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Modifiers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt or Meta.
    public static let alt = Modifiers(rawValue: 4)
  }

  /// Which key.
  public var key: Key
  /// The text it types; empty if none. With control held, the letter itself ("r"), lower case.
  public var text: String
  /// What was held with it.
  public var modifiers: Modifiers
  /// Whether it is the repeat of a key that is held.
  public var isRepeat: Bool

  /// A key press.
  public init(_ key: Key, text: String = "", modifiers: Modifiers = [], isRepeat: Bool = false) {
    self.key = key
    self.text = text
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}
