import AvoidingViews
import Foundation
import OnScreenKeyboard
public import ViewTree

/// Gives each input the accessory it asks for: an object of its own, so that a switch of fields is a switch of
/// accessories, as in the systems that put one on every field.
public final class AccessoryProvider {
  private weak var window: Window?
  private let isShown: Bool

  /// Accessories for the inputs of `window`, or none at all.
  public init(window: Window, isShown: Bool = true) {
    self.window = window
    self.isShown = isShown
  }

  /// The accessory of an input; the same object each time.
  public func accessory(for input: View) -> View? {
    guard isShown else { return nil }
    switch input.avoidance.accessory {
    case .none: return nil
    case .custom(let view): return view
    case .dismissButton:
      let key = ObjectIdentifier(DismissAccessory.self)
      if let known = input.attachments[key] as? DismissAccessory { return known }
      let new = DismissAccessory(width: window?.frame.width ?? 0) { [weak window] in window?.makeFirstResponder(nil) }
      input.attachments[key] = new
      return new
    }
  }
}
