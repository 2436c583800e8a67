public import Foundation

extension View {
  /// The frontmost view shown at a point of its superview's space that takes touches, itself if none in it does.
  public func hitTest(_ point: CGPoint) -> View? {
    guard !isHidden, isUserInteractionEnabled, value(.opacity, in: .presentation) > 0.01 else { return nil }
    guard let inside = transformToSuperview(in: .presentation).inverted()?.transform(point) else { return nil }
    let contains = bounds(in: .presentation).contains(inside)
    if clipsToBounds && !contains { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(inside) { return hit }
    }
    return contains && takesTouchesItself ? self : nil
  }
}
