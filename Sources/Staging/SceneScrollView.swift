import Foundation
import ViewTree

/// A scene's scroll region: along y, as wide as it is; or along x, as wide as what is in it.
final class SceneScrollView: ScrollView {
  private let content: SceneContainer
  private let isHorizontal: Bool
  /// The height the content is said to have, in points; nil = what it takes.
  private let toldHeight: CGFloat?

  init(_ content: SceneContainer, isHorizontal: Bool, toldHeight: CGFloat?) {
    self.content = content
    self.isHorizontal = isHorizontal
    self.toldHeight = toldHeight
    super.init()
    setContent(content)
  }

  override func sizeThatFits(width: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: width, height: content.extent(in: width).height) : super.sizeThatFits(width: width)
  }

  override func layoutSubviews() {
    let extent = content.extent(in: frame.width)
    let width = isHorizontal ? max(frame.width, extent.width) : frame.width
    content.frame = CGRect(x: 0, y: 0, width: width, height: extent.height)
    contentSize = CGSize(width: width, height: toldHeight ?? extent.height)
  }
}
