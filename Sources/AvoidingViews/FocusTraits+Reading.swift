import KeyboardAvoidance
import ViewTree

extension FocusTraits {
  /// What is asked about a view. There are no search bars in this tree of views.
  init(of view: View) {
    self.init()
    id = view.identity
    kind =
      switch view {
      case let text as TextView: text.scrollsItself ? .scrollingTextView : .textView
      default: .field
      }
    mode = view.avoidance.isEnabled ? view.avoidance.mode : .disabled
    isInAlert = view.nearestController is AlertController
    controllers = view.nearestController.map(Self.typeNames) ?? []
  }

  /// The names of a controller's type and of those it inherits from, the nearest first.
  static func typeNames(of controller: ViewController) -> [String] {
    let key = ObjectIdentifier(type(of: controller))
    if let known = knownNames[key] { return known }
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: controller)
    while let type = mirror?.subjectType as? ViewController.Type {
      names.append(String(describing: type))
      mirror = mirror?.superclassMirror
    }
    knownNames[key] = names
    return names
  }

  /// They are asked for at every event, and always the same.
  private static var knownNames: [ObjectIdentifier: [String]] = [:]
}
