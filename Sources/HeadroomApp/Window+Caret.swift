public import Foundation

extension Window {
  /// Where the caret of the first responder is shown, in window points; nil if nothing is typed into.
  public var caretRect: CGRect? {
    (firstResponder as? any TextInput).map { $0.rectInWindow($0.caretRect, in: .presentation) }
  }
}
