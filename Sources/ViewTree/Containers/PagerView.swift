public import Foundation
public import Motion

/// Pages side by side, each as large as the view, of which one is looked at; a horizontal drag turns them.
///
/// It scrolls along x alone: a field on page 2 never brings page 1 back (CASES.md A12, C19, X57). A change of size keeps
/// the page. Where lines begin at the right, pages run from the right to the left.
public final class PagerView: ScrollView {
  /// The pages, the first at the left, or at the right where lines begin there.
  public private(set) var pages: [View] = []
  /// The page that is looked at, or will be once a turn under way has come to rest; from 0.
  public private(set) var currentPage = 0
  private var knownSize = CGSize.zero
  private var knownDirection: Bool?

  /// A pager of `pages` at `frame`.
  public init(_ pages: [View] = [], frame: CGRect = .zero) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsIndicators = false
    setPages(pages)
  }

  /// Puts other pages in; the first is looked at.
  public func setPages(_ pages: [View]) {
    for page in self.pages { page.removeFromSuperview() }
    self.pages = pages
    for page in pages { addSubview(page) }
    currentPage = 0
    setWithoutAnimation(.offsetX, to: place(ofPage: 0))
    setNeedsLayout()
  }

  /// Turns to a page, the nearest there is.
  public func turn(to index: Int, pace: Pace = .easeInOut(duration: 0.3)) {
    currentPage = min(max(0, index), max(0, pages.count - 1))
    setContentOffset(CGPoint(x: place(ofPage: currentPage), y: 0), pace: pace)
  }

  /// The x at which a page lies in the content, in points.
  private func place(ofPage index: Int) -> CGFloat {
    CGFloat(isRightToLeft ? max(0, pages.count - 1) - index : index) * frame.width
  }

  override func boundsOriginChanged() {
    guard frame.width > 0, frame.size == knownSize, isRightToLeft == knownDirection else { return }
    let last = max(0, pages.count - 1)
    let column = min(max(0, Int((contentOffset.x / frame.width).rounded())), last)
    currentPage = isRightToLeft ? last - column : column
  }

  public override func layoutSubviews() {
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(
        x: place(ofPage: index), y: 0, width: frame.width, height: frame.height)
    }
    contentSize = CGSize(width: CGFloat(pages.count) * frame.width, height: frame.height)
    if frame.size != knownSize || isRightToLeft != knownDirection {
      (knownSize, knownDirection) = (frame.size, isRightToLeft)
      if !isInHand { setWithoutAnimation(.offsetX, to: place(ofPage: currentPage)) }
    }
  }
}
