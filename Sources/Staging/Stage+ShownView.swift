public import Foundation
import OnScreenKeyboard
import ViewTree

/// One view as it is shown at one time. Rectangles in window points, y down.
public struct ShownView: Hashable, Sendable {
  /// Where it is.
  public var frame: CGRect
  /// The part of its area that is seen, 0 to 1: inside every clip, outside keyboard and bars.
  public var visibleFraction: Double
  /// The content offset of a scroll view.
  public var offset: CGPoint?
  /// The bottom inset in force in a scroll view, the app's own included.
  public var insetBottom: CGFloat?
  /// How far its own transform moves it down; negative = up.
  public var translationY: CGFloat
}

extension Stage {
  /// The view of an id as it is shown now; `caret` and `root` are the caret and the root of the screen in front where no
  /// view is called so. Nil = there is none.
  public func shownView(_ id: String) -> ShownView? {
    if let view = window.descendant(named: id) { return shown(view) }
    switch id {
    case "caret":
      guard let view = window.firstResponder, let input = view as? any TextInput else { return nil }
      return shown(view, at: view.rectInWindow(input.caretRect, in: .presentation))
    case "root": return window.frontmostController.map { shown($0.leaf.content) }
    default: return nil
    }
  }

  /// The top edge of keyboard and accessory as it is shown now, in window points; the window's height = hidden.
  public var keyboardEdge: CGFloat { keyboard.shownEdge }

  /// When all that moves now will have come to rest, in seconds from the scene's start.
  public var animationEnd: TimeInterval { window.animationEnd }

  /// The id of the view that has focus; of one without an id, its kind. Nil = nobody has it.
  public var focusedView: String? { window.firstResponder.map { $0.id ?? String(describing: type(of: $0)) } }

  /// The text that the view of an id shows: what was typed, or what it says. Nil = there is no such view, or no text.
  public func shownText(_ id: String) -> String? {
    switch window.descendant(named: id) {
    case let field as TextField: field.text
    case let view as TextView: view.text
    case let view: view?.accessibilityText
    }
  }

  private func shown(_ view: View, at rect: CGRect? = nil) -> ShownView {
    var views = TracedViews(stage: self)
    let cover = keyboard.shownFrame?.intersection(CGRect(origin: .zero, size: window.frame.size)) ?? .null
    views.occluders = cover.isNull || cover.isEmpty ? [] : [cover]
    let covers = view.nearestController.map { views.bars(of: $0) } ?? []
    let trace = views.view(view, .bystander, id: "", container: nil, rect: rect, under: covers)
    let area = trace.rect.width * trace.rect.height
    let seen = trace.visible.map { area > 0 ? min(1, Double($0.width * $0.height / area)) : 1 } ?? 0
    let scroll = rect == nil ? view as? ScrollView : nil
    return ShownView(
      frame: trace.rect, visibleFraction: seen,
      offset: scroll.map { CGPoint(x: $0.shown(.offsetX).value, y: $0.shown(.offsetY).value) },
      insetBottom: scroll?.effectiveInset.bottom, translationY: view.shown(.translationY).value)
  }
}

extension ViewController {
  /// The innermost controller of what is shown in it.
  var leaf: ViewController { visibleChildren.last.map(\.leaf) ?? self }
}
