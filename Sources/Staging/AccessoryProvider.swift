public import AvoidingViews
public import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
public import ViewTree

/// Gives each input the accessory it asks for: an object of its own, so that a switch of fields is a switch of
/// accessories, as in the systems that put one on every field.
public final class AccessoryProvider {
  /// How high accessories are.
  public enum Height: Hashable, Sendable {
    /// There are none.
    case none
    /// Each is as high as it is made to be: 40 points the dismiss button's, 44 the toolbar.
    case own
    /// So many points.
    case points(CGFloat)
  }

  /// How high they are, but for those that an app has made itself; it shows when the keyboard next asks for one.
  public var height = Height.own
  private weak var window: Window?
  private let avoider: KeyboardAvoider

  /// Accessories for the inputs of `window`, as they and its avoider say.
  public init(window: Window, avoider: KeyboardAvoider) {
    self.window = window
    self.avoider = avoider
  }

  /// The accessory of an input; the same object each time.
  public func accessory(for input: View) -> View? {
    if height == .none { return nil }
    switch avoider.accessory(for: input) {
    case .none: return nil
    case .custom(let view): return view
    case .dismissButton:
      let accessory = kept(DismissAccessory.self, for: input) {
        DismissAccessory(width: width) { [weak window] in window?.makeFirstResponder(nil) }
      }
      return sized(accessory, own: DismissAccessory.height)
    case .toolbar: return toolbar(for: input).map { sized($0, own: $0.content.height) }
    }
  }

  private func sized(_ accessory: View, own: CGFloat) -> View {
    var height = own
    if case .points(let points) = self.height { height = points }
    if accessory.frame.height != height { accessory.frame.size.height = height }
    return accessory
  }

  /// The toolbar of an input, with what it shows brought up to date.
  private func toolbar(for input: View) -> ToolbarAccessory? {
    guard let content = avoider.toolbar(for: input) else { return nil }
    let toolbar = kept(ToolbarAccessory.self, for: input) {
      ToolbarAccessory(
        width: width, content: content, previous: { [weak avoider] in _ = avoider?.focusPrevious() },
        next: { [weak avoider] in _ = avoider?.focusNext() },
        done: { [weak window] in window?.makeFirstResponder(nil) })
    }
    toolbar.content = content
    toolbar.tintColor = avoider.toolbarUsesFieldTint ? input.tintColor : nil
    return toolbar
  }

  private var width: CGFloat { window?.frame.width ?? 0 }

  private func kept<Accessory: View>(_ kind: Accessory.Type, for input: View, make: () -> Accessory) -> Accessory {
    let key = ObjectIdentifier(kind)
    if let known = input.attachments[key] as? Accessory { return known }
    let new = make()
    input.attachments[key] = new
    return new
  }
}
