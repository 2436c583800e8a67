/// Whether a tap ends editing: taps outside of fields and controls do (FACTS.md §5, 1.1, resign on touch outside).
///
/// The tap itself is never taken away from what it fell on: a button fires, a row is chosen (CASES.md H19).
public struct TouchOutsideRules: Hashable, Sendable {
  /// Which views an ignored kind is looked for in.
  public enum Reach: String, Hashable, Sendable, CaseIterable {
    /// In the touched view alone, as the global manager does: a tap on a label inside a button ends editing.
    case touchedView
    /// In the touched view and everything around it, so that what lies in a control belongs to the control.
    case chain
  }

  /// Whether taps end editing, and in which controllers that is different.
  public var controllerSwitch = ControllerSwitch(disabled: ["AlertController", "InputViewController"])
  /// The kinds of views a tap on which keeps the keyboard; names of types, a view's own or one that it inherits from.
  public var ignoredKinds: Set<String> = ["Control", "NavigationBar"]
  /// Which views they are looked for in.
  public var reach: Reach

  /// The defaults, with ignored kinds looked for as `reach` says.
  public init(reach: Reach = .chain) { self.reach = reach }

  /// Whether a tap ends the editing of a field in a controller of these types.
  ///
  /// - Parameters:
  ///   - chain: the kinds of the touched view, then those of its superview, and so on.
  ///   - controllers: the names of the field's controller's type and of the types that inherits from.
  ///   - mode: what the field asks for itself.
  public func resigns(
    touching chain: [Set<String>], controllers: [String] = [], mode: FocusTraits.Mode = .automatic
  ) -> Bool {
    guard controllerSwitch.isOn(in: controllers, mode: mode) else { return false }
    return chain.prefix(reach == .chain ? chain.count : 1).allSatisfy { $0.isDisjoint(with: ignoredKinds) }
  }
}
