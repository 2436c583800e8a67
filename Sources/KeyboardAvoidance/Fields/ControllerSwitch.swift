/// A switch of the whole app that single controllers and single views overrule (FACTS.md §5, 1.1).
public struct ControllerSwitch: Hashable, Sendable {
  /// Whether it is on where nothing more particular is said.
  public var isOn: Bool
  /// The names of controller types in which it is off; stronger than ``enabled``.
  public var disabled: Set<String>
  /// The names of controller types in which it is on even if ``isOn`` is false.
  public var enabled: Set<String>

  /// A switch with its exceptions.
  public init(isOn: Bool = true, disabled: Set<String> = [], enabled: Set<String> = []) {
    self.isOn = isOn
    self.disabled = disabled
    self.enabled = enabled
  }

  /// Whether it is on for a view in a controller of these types that asks for `mode` itself.
  ///
  /// The view's own word is the strongest; then the disabled types, then the enabled ones, then ``isOn``. A type
  /// counts if the controller is it or inherits from it.
  public func isOn(in controllers: [String], mode: FocusTraits.Mode = .automatic) -> Bool {
    switch mode {
    case .enabled: return true
    case .disabled: return false
    case .automatic: break
    }
    if !disabled.isDisjoint(with: controllers) { return false }
    return isOn || !enabled.isDisjoint(with: controllers)
  }
}
