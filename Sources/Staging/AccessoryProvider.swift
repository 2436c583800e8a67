public import AvoidingViews
import Foundation
import OnScreenKeyboard
public import ViewTree

/// Gives each input the accessory it asks for: an object of its own, so that a switch of fields is a switch of
/// accessories, as in the systems that put one on every field.
public final class AccessoryProvider {
  private weak var window: Window?
  private let avoider: KeyboardAvoider
  private let isShown: Bool

  /// Accessories for the inputs of `window`, as they and its avoider say, or none at all.
  public init(window: Window, avoider: KeyboardAvoider, isShown: Bool = true) {
    self.window = window
    self.avoider = avoider
    self.isShown = isShown
  }

  /// The accessory of an input; the same object each time.
  public func accessory(for input: View) -> View? {
    guard isShown else { return nil }
    switch avoider.accessory(for: input) {
    case .none: return nil
    case .custom(let view): return view
    case .dismissButton:
      return kept(DismissAccessory.self, for: input) {
        DismissAccessory(width: width) { [weak window] in window?.makeFirstResponder(nil) }
      }
    case .toolbar: return toolbar(for: input)
    }
  }

  /// The toolbar of an input, with what it shows brought up to date.
  private func toolbar(for input: View) -> View? {
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
