public import Foundation

/// One screen of an app: a view, the content in it that may be moved, and the bars above that.
open class ViewController: Responder {
  /// The whole screen.
  public let view: View
  /// What lies below the bars: the root that avoidance moves.
  public let content: View
  /// The bar at the top, if any; it stays where it is.
  public private(set) var topBar: View?
  /// The space that status bar and home indicator take, in points of ``view``.
  public var safeArea: EdgeInsets

  /// A screen of `size` points.
  public init(size: CGSize, safeArea: EdgeInsets = .zero) {
    self.safeArea = safeArea
    view = View(frame: CGRect(origin: .zero, size: size))
    content = ContentView(frame: CGRect(origin: .zero, size: size))
    super.init()
    view.controller = self
    view.addSubview(content)
  }

  open override var next: Responder? { view.superview }

  /// Puts a bar at the top, over the content, which begins below it.
  public func setTopBar(_ bar: View) {
    topBar?.removeFromSuperview()
    topBar = bar
    view.addSubview(bar)
    let top = bar.frame.maxY
    content.frame = CGRect(x: 0, y: top, width: view.frame.width, height: view.frame.height - top)
  }

  /// Puts a view into the content, behind everything else in it; it fills the content whatever size that is given.
  public func setBody(_ body: View) {
    guard let content = content as? ContentView else { return }
    content.body?.removeFromSuperview()
    content.body = body
    content.insertSubview(body, at: 0)
    content.setNeedsLayout()
  }

  /// The y that nothing shall pass when the content moves up, in points of ``view``: the bottom of the bar, or of the
  /// status bar where there is none.
  public var topLimit: CGFloat { topBar?.frame.maxY ?? safeArea.top }
}

/// A controller's content: lays out the view that fills it.
private final class ContentView: View {
  weak var body: View?

  override func layoutSubviews() {
    guard let body, body.superview === self else { return }
    body.frame = CGRect(origin: .zero, size: frame.size)
  }
}
