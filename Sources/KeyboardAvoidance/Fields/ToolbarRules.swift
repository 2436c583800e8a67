public import Foundation

/// What the toolbar above the keyboard shows for a field: previous, next, a title, done (FACTS.md §5, 1.1).
public struct ToolbarRules: Hashable, Sendable {
  /// When the arrows are there.
  public enum Arrows: String, Hashable, Sendable, CaseIterable {
    /// If there is another field to go to, or may be one in the table around it.
    case automatic
    /// Never: the toolbar has its title and done.
    case alwaysHide
    /// Even for a single field, where both are disabled.
    case alwaysShow
  }

  /// What a field says about its own toolbar.
  public struct Field: Hashable, Sendable {
    /// Its placeholder; nil = none.
    public var placeholder: String?
    /// What the app wants as title instead; nil or empty = the placeholder.
    public var titleOverride: String?
    /// Whether the toolbar has no title for it.
    public var hidesTitle = false
    /// Whether the app gave it an accessory view of its own, be it an empty one.
    public var hasOwnAccessory = false
    /// The names of its controller's type and of the types that inherits from, the nearest first.
    public var controllers: [String] = []

    /// A field with this placeholder and nothing of its own.
    public init(placeholder: String? = nil) { self.placeholder = placeholder }
  }

  /// A toolbar as it is shown.
  public struct Toolbar: Hashable, Sendable {
    /// Its title; nil = none.
    public var title: String?
    /// Whether the two arrows are there.
    public var showsArrows: Bool
    /// Whether the arrow to the previous field works.
    public var isPreviousEnabled: Bool
    /// Whether the arrow to the next field works.
    public var isNextEnabled: Bool
    /// Its height in points; part of the accessory's height, never of the keyboard's.
    public var height: CGFloat
  }

  /// Whether fields get a toolbar, and in which controllers that is different.
  public var controllerSwitch = ControllerSwitch(disabled: ["AlertController", "InputViewController"])
  /// Whether the title is the field's placeholder; false = no toolbar has a title.
  public var showsPlaceholder = true
  /// When the arrows are there.
  public var arrows = Arrows.automatic
  /// Whether the system draws its controls as iOS 26 does: 58 points high instead of 44.
  public var usesTallControls = false

  /// The defaults: a toolbar for every field.
  public init() {}

  /// The height of every toolbar, in points (FACTS.md §5, 1.1: 44, and 58 on iOS 26).
  public var height: CGFloat { usesTallControls ? 58 : 44 }

  /// The toolbar of `field`, from which `order` leads on; nil = it has none.
  public func toolbar(for field: Field, in order: FieldOrder) -> Toolbar? {
    guard !field.hasOwnAccessory, controllerSwitch.isOn(in: field.controllers) else { return nil }
    let showsArrows =
      switch arrows {
      case .automatic: order.hasOthers
      case .alwaysHide: false
      case .alwaysShow: true
      }
    return Toolbar(
      title: title(for: field), showsArrows: showsArrows, isPreviousEnabled: showsArrows && order.isPreviousEnabled,
      isNextEnabled: showsArrows && order.isNextEnabled, height: height)
  }

  private func title(for field: Field) -> String? {
    guard showsPlaceholder, !field.hidesTitle else { return nil }
    return [field.titleOverride, field.placeholder].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}
