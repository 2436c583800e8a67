/// Every strategy, by name.
public enum StrategyCatalog {
  /// The strategies in the order in which they are listed and cycled through.
  public static let all: [any AvoidanceStrategy.Type] = [
    HeadroomStrategy.self,
    TransformFieldStrategy.self,
    InsetScrollStrategy.self,
    ResizeStrategy.self,
    PaddingStrategy.self,
    HeightStrategy.self,
    AwareScrollStrategy.self,
    VisualViewportStrategy.self,
    TranslateThenCommitStrategy.self,
    KeepInViewStrategy.self,
    SafeZoneStrategy.self,
  ]

  /// The strategy of this name, or nil if there is none.
  public static func strategy(named name: String) -> (any AvoidanceStrategy.Type)? {
    all.first { $0.descriptor.name == name }
  }

  /// The names in order.
  public static var names: [String] { all.map { $0.descriptor.name } }
}
