public import Foundation

/// A host with an input method that wants to know where text is typed.
public protocol TextInputHost: AnyObject {
  /// Where text is being typed, in points of the picture: an input method shows its windows there; nil if nowhere.
  var caret: CGRect? { get set }
}
