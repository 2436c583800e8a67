import Foundation
import Motion

extension ScrollView {
  /// The part of the content (what lies outside its size included) that is kept as a picture: all of it up to four times the view's height, else three heights
  /// around what is visible, in steps of a height, so that a slide within them paints nothing.
  var keptContentBounds: CGRect {
    let height = max(1, frame.height)
    let size = CGRect(x: 0, y: 0, width: max(frame.width, contentSize.width), height: max(1, contentSize.height))
    let content = size.union(subviewExtent)
    if content.height <= 4 * height { return content }
    let step = (shown(.offsetY).value / height).rounded(.down)
    let near = CGRect(x: content.minX, y: (step - 1) * height, width: content.width, height: 3 * height)
    let kept = near.intersection(content)
    return kept.isNull ? .zero : kept
  }
}
