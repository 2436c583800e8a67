import Foundation
import Tracing

extension Timeline {
  /// Whether a frame shows exactly what the one before it shows; most frames do, and share it.
  func isUnchanged(_ frame: Int) -> Bool { frame > 0 && frames[frame].views == frames[frame - 1].views }
}

extension TraceFrame {
  /// Whether a wheel or the app sends content somewhere in it, which moves in the next.
  var isScrolled: Bool { tells("wheel") || tells("scrollTo") }

  /// The first view of a role.
  func first(_ role: TraceView.Role) -> TraceView? { views.first { $0.role == role } }

  /// The views of a role.
  func all(_ role: TraceView.Role) -> [TraceView] { views.filter { $0.role == role } }

  /// The view that has focus or could have it, by its id.
  func input(_ id: String) -> TraceView? {
    views.first { ($0.role == .field || $0.role == .bystander) && $0.id == id }
  }

  /// A scroll region by its id.
  func region(_ id: String) -> TraceView? { views.first { $0.role == .scroll && $0.id == id } }

  /// The scroll regions whose content has moved since another frame.
  func scrolled(since last: TraceFrame) -> [TraceView] {
    all(.scroll).filter { region in
      guard let old = last.region(region.id) else { return false }
      return abs((region.offset ?? 0) - (old.offset ?? 0)) > Timeline.stillness
    }
  }

  /// Whether one of its events begins with a word.
  func tells(_ word: String) -> Bool { events.contains { Timeline.word(of: $0) == word } }

  /// The scroll regions that a view lies in, inner → outer.
  func regions(around view: TraceView) -> [TraceView] {
    var chain: [TraceView] = []
    var id = view.container
    // A file can say anything, even that two regions lie in each other.
    while let name = id, let region = region(name), !chain.contains(where: { $0.id == name }) {
      chain.append(region)
      id = region.container
    }
    return chain
  }

  /// The root that a view lies in, which carries it; nil = it lies in none.
  func root(around view: TraceView) -> TraceView? {
    let outermost = regions(around: view).last.map(\.container) ?? view.container
    return views.first { $0.role == .root && $0.id == outermost }
  }

  /// The regions around the focused view, those around the caret (which may be one more) where there is one.
  var focusChain: [TraceView] { (first(.caret) ?? first(.field)).map { regions(around: $0) } ?? [] }

  /// Whether the numbers in it are numbers.
  var isFinite: Bool {
    let own = [time, edge] + [edgeEnd, topLimit, distance, finger?.x, finger?.y].compactMap(\.self)
    return own.allSatisfy(\.isFinite) && views.allSatisfy(\.isFinite)
  }
}

extension TraceView {
  fileprivate var isFinite: Bool {
    let rects = [rect] + [visible].compactMap(\.self)
    let optional = [offset, insetTop, insetBottom, ownInsetTop, ownInsetBottom, contentHeight, translationY]
    let lengths = rects.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
    return (lengths + optional.compactMap(\.self)).allSatisfy(\.isFinite)
  }

  /// The part of its area that is visible, 0 to 1.
  var visibleFraction: Double {
    let area = rect.width * rect.height
    guard area > 0 else { return visible == nil ? 0 : 1 }
    guard let visible else { return 0 }
    return min(1, visible.width * visible.height / area)
  }

  /// The height of it that is not visible, in points, however much of it is cut off at its sides.
  var hiddenAlongY: CGFloat { rect.height - (visible?.height ?? 0) }

  /// The height of it that is not visible, in points.
  var hiddenHeight: CGFloat { max(0, rect.height * (1 - visibleFraction)) }

  /// Whether all of it is visible, but for what rounding does.
  var isWhole: Bool { visibleFraction > 0.999 }
}
