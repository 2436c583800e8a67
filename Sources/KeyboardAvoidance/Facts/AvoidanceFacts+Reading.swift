import Foundation

/// What strategies ask of the facts again and again.
extension AvoidanceFacts {
  /// The top of the cover that joined occluders form over the root's full width from the bottom; the window's height if
  /// there is none.
  var keyboardTop: CGFloat {
    Occlusion(rects: occluders, bottom: window.height).edge(from: root.frame.minX, to: root.frame.maxX)
  }

  /// The height of that cover, in points.
  var keyboardHeight: CGFloat { window.height - keyboardTop }

  /// The anchor of the focused view itself.
  var field: Anchor? { anchors.first { $0.level == .field } }

  /// The anchor of the line the caret is in.
  var caret: Anchor? { anchors.first { $0.level == .caret } }

  /// The count of regions around the focused view; they come first.
  var chainCount: Int { regions.firstIndex { !$0.isInFocusChain } ?? regions.count }

  /// A rectangle at home in region `container` as it is shown now: every offset around it and the lift taken off.
  func shown(_ rect: CGRect, in container: Int) -> CGRect {
    var displacement = root.lift
    for index in container..<max(container, chainCount) { displacement += regions[index].offset }
    return rect.offsetBy(dx: 0, dy: -displacement)
  }

  /// An anchor as it is shown now, in window points.
  func shown(_ anchor: Anchor) -> CGRect { shown(anchor.rect, in: anchor.container) }

  /// The clip of a region of the focus chain as it is shown now, in window points.
  func shownClip(_ index: Int) -> CGRect { shown(regions[index].clip, in: index + 1) }
}
