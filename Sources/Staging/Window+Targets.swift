import Foundation
import Scenarios
import ViewTree

extension Window {
  /// The views a target may mean, as they are in the window now: those of the id, or all shown with the text.
  func views(of target: Step.Target) -> [View] {
    switch target {
    case .id(let id): descendant(named: id).map { [$0] } ?? []
    case .text(let text): tree.filter { !$0.isHidden && ($0.accessibilityText == text || $0.wholeText == text) }
    case .point, .key: []
    }
  }

  /// The view a target means. A field and the line above it say the same; the field is what is meant.
  func view(of target: Step.Target) -> View? {
    let views = views(of: target)
    return views.first { $0.isControl } ?? views.first
  }

  /// The stack of screens in front that has one to go back to.
  var stackToGoBackIn: NavigationController? {
    func stack(in controller: ViewController) -> NavigationController? {
      let inner = controller.visibleChildren.last.flatMap(stack)
      return inner ?? (controller as? NavigationController).flatMap { $0.stack.count > 1 ? $0 : nil }
    }
    return frontmostController.flatMap(stack)
  }
}

extension View {
  /// The text it shows: what is in a field or text view, what a label or button says.
  var wholeText: String? { (self as? any TextInput)?.text ?? accessibilityText }
}
