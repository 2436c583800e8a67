import Foundation
import Motion

extension ScrollView {
  /// The part of the content that is kept as a picture: all of it up to four times the view's height, else three heights
  /// around what is visible, in steps of a height, so that a slide within them paints nothing.
  var keptContentBounds: CGRect {
    let height = max(1, frame.height)
    let content = CGRect(x: 0, y: 0, width: max(frame.width, contentSize.width), height: max(1, contentSize.height))
    if content.height <= 4 * height { return content }
    let step = (shown(.offsetY).value / height).rounded(.down)
    return CGRect(x: 0, y: (step - 1) * height, width: content.width, height: 3 * height).intersection(content)
  }
}
