public import Foundation
public import Motion

/// A page as a browser shows it: laid out in a *layout viewport* that no keyboard changes, seen through a *visual
/// viewport* that the keyboard makes lower and that pans over it (FACTS.md A.18).
///
/// The header is fixed in the layout viewport: pan down, and it leaves (CASES.md X50). The page's own scrolling is
/// ``document``'s; this view's content offset is the visual viewport's, so hit testing follows it (CASES.md X49).
public final class WebPageView: ScrollView {
  /// What scrolls under the header.
  public let document = ScrollView()
  /// What stays at the top of the layout viewport, if anything.
  public let header: View?

  /// A page of `content` under `header`, which keeps the height it has.
  public init(content: View, header: View? = nil, frame: CGRect = .zero) {
    self.header = header
    super.init(frame: frame)
    wantsLayer = false
    showsIndicators = false
    document.backgroundRole = .background
    document.setContent(content)
    addSubview(document)
    if let header { addSubview(header) }
  }

  /// The part of the layout viewport that is seen once all is at rest, in the page's own points: its top is how far the
  /// visual viewport is panned.
  public var visualViewport: CGRect {
    CGRect(x: 0, y: contentOffset.y, width: frame.width, height: max(0, frame.height - contentInset.bottom))
  }

  /// Pans the visual viewport to `top`, as far as the layout viewport reaches.
  public func panVisualViewport(to top: CGFloat, pace: Pace = .immediate) {
    animate(.offsetY, to: min(max(top, offsetRange.lowerBound), offsetRange.upperBound), pace: pace)
  }

  public override func layoutSubviews() {
    let top = header?.frame.height ?? 0
    header?.frame = CGRect(x: 0, y: 0, width: frame.width, height: top)
    document.frame = CGRect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top))
    contentSize = frame.size
  }

  /// The keyboard goes somewhere else: the visual viewport ends at its edge, and comes back to the top without it.
  func keyboardMoved(pace: Pace) {
    let place = frameInWindow()
    let cover = window?.keyboardFrame.map { max(0, place.maxY - $0.minY) } ?? 0
    contentInset.bottom = min(cover, frame.height)
    if !isInHand, !offsetRange.contains(contentOffset.y) { panVisualViewport(to: contentOffset.y, pace: pace) }
  }
}
