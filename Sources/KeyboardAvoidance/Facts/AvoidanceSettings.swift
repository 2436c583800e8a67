/// What an app switches on and off for all its views; the names are those of `KeyboardAvoider`.
public struct AvoidanceSettings: Hashable, Sendable {
  /// Whether a root is never lifted by more than the keyboard's height, which would show blank space below it.
  public var preventsBlankSpace = true
  /// Whether avoidance is on where nothing more particular is said.
  public var isEnabled = true
  /// The names of controller types in which nothing is moved; stronger than ``enabledControllers``.
  public var disabledControllers: Set<String> = []
  /// The names of controller types in which content is moved even if ``isEnabled`` is false.
  public var enabledControllers: Set<String> = []

  /// The defaults.
  public init() {}
}
