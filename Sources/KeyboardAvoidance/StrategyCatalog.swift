/// Every strategy, by name.
public enum StrategyCatalog {
  /// The strategies in the order in which they are listed and cycled through: ours, the four systems, the rest of the field.
  public static let all: [any AvoidanceStrategy.Type] = [
    HeadroomStrategy.self,
    TextFieldHelperStrategy.self,
    AutoAdjustFieldStrategy.self,
    KeyboardManagerStrategy.self,
    TransformFieldStrategy.self,
    NoneStrategy.self,
    InsetScrollStrategy.self,
    PanStrategy.self,
    ResizeStrategy.self,
    PaddingStrategy.self,
    HeightStrategy.self,
    PositionStrategy.self,
    AwareScrollStrategy.self,
    VisualViewportStrategy.self,
    WindowShiftStrategy.self,
    ShiftThenShrinkStrategy.self,
    WorkAreaStrategy.self,
    RootLiftStrategy.self,
    TranslateThenCommitStrategy.self,
    KeepInViewStrategy.self,
    SafeZoneStrategy.self,
    MoveKeyboardStrategy.self,
  ]

  /// The strategy of this name, or nil if there is none.
  public static func strategy(named name: String) -> (any AvoidanceStrategy.Type)? {
    all.first { $0.descriptor.name == name }
  }

  /// The names in order.
  public static var names: [String] { all.map { $0.descriptor.name } }
}
