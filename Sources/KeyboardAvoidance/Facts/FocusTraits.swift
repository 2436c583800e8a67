/// What some systems ask about the focused view, beside where it is.
public struct FocusTraits: Hashable, Sendable {
  /// What is typed into.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One line.
    case field
    /// Several lines, as tall as its text.
    case textView
    /// Several lines that scroll within it.
    case scrollingTextView
  }

  /// What one view asks of a system that can be switched off.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// As the app's settings and its controller say.
    case automatic
    /// On, whatever they say.
    case enabled
    /// Off, whatever they say.
    case disabled
  }

  /// A name for it that stays the same; 0 = unknown.
  public var id = 0
  /// What it is.
  public var kind = Kind.field
  /// Whether avoidance is on for it.
  public var mode = Mode.automatic
  /// Whether it lies in an alert.
  public var isInAlert = false
  /// Whether it is a search bar's own field.
  public var isInSearchBar = false
  /// The names of its controller's type and of the types that inherits from, the nearest first.
  public var controllers: [String] = []

  /// An ordinary field.
  public init() {}
}
