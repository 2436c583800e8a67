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
    content = View(frame: CGRect(origin: .zero, size: size))
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

  /// The y that nothing shall pass when the content moves up, in points of ``view``: the bottom of the bar, or of the
  /// status bar where there is none.
  public var topLimit: CGFloat { topBar?.frame.maxY ?? safeArea.top }
}
