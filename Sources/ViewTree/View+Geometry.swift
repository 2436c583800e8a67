public import Foundation
import Motion

/// Which of a view's two states geometry is taken from.
public nonisolated enum GeometryState: Hashable, Sendable {
  /// Where everything will be once animations have ended.
  case model
  /// Where everything is shown at the window's time.
  case presentation
}

extension View {
  func value(_ property: AnimatedProperty, in state: GeometryState) -> CGFloat {
    state == .model || !hasMotion ? model(property) : shown(property).value
  }

  /// Its frame as the state has it, before the transform.
  public func frame(in state: GeometryState) -> CGRect {
    if state == .model || !hasMotion { return frame }
    return CGRect(
      x: value(.originX, in: state), y: value(.originY, in: state), width: frame.width,
      height: value(.height, in: state))
  }

  /// The origin of its own space (a scroll view's offset), in points, as the state has it.
  public func boundsOrigin(in state: GeometryState) -> CGPoint {
    CGPoint(x: value(.offsetX, in: state), y: value(.offsetY, in: state))
  }

  /// From its own space into its superview's.
  func transformToSuperview(in state: GeometryState) -> AffineTransform {
    // Asked of every view in every frame, and few move.
    let moves = state == .presentation && hasMotion
    let frame = moves ? frame(in: state) : frame
    let origin = moves ? boundsOrigin(in: state) : boundsOrigin
    var own = transform
    if moves {
      own.tX = value(.translationX, in: state)
      own.tY = value(.translationY, in: state)
    }
    if own.m11 == 1, own.m12 == 0, own.m21 == 0, own.m22 == 1 {
      return AffineTransform(
        translationByX: frame.minX - origin.x + own.tX, byY: frame.minY - origin.y + own.tY)
    }
    // About the centre: bounds origin and half size out, transform, then to the frame's centre.
    var result = AffineTransform(
      translationByX: -origin.x - frame.width / 2, byY: -origin.y - frame.height / 2)
    result.append(own)
    result.append(AffineTransform(translationByX: frame.midX, byY: frame.midY))
    return result
  }

  /// From its own space into that of `ancestor`, or of the outermost view for nil.
  public func transform(to ancestor: View?, in state: GeometryState) -> AffineTransform {
    var result = AffineTransform.identity
    var view: View? = self
    while let current = view, current !== ancestor {
      result.append(current.transformToSuperview(in: state))
      view = current.superview
    }
    return result
  }

  /// A rectangle of its own space in the window's (points).
  public func rectInWindow(_ rect: CGRect, in state: GeometryState = .model) -> CGRect {
    transform(to: window, in: state).boundingBox(of: rect)
  }

  /// Its frame in window points, through every offset and transform around it.
  public func frameInWindow(in state: GeometryState = .model) -> CGRect { rectInWindow(bounds(in: state), in: state) }

  /// Its own space, in points, as the state has it.
  public func bounds(in state: GeometryState) -> CGRect {
    if state == .model || !hasMotion { return bounds }
    return CGRect(
      origin: boundsOrigin(in: state), size: CGSize(width: frame.width, height: max(0, value(.height, in: state))))
  }

  /// A point of the window in its own space, as it is shown; nil if it is shown as nothing (scaled to zero).
  public func pointFromWindow(_ point: CGPoint, in state: GeometryState = .presentation) -> CGPoint? {
    transform(to: window, in: state).inverted()?.transform(point)
  }

  /// The part of it that no view around it cuts off and that lies in the window, in window points; may be empty.
  public func visibleRectInWindow(in state: GeometryState = .presentation) -> CGRect {
    var rect = frameInWindow(in: state)
    var view = superview
    while let current = view {
      if current.clipsToBounds || current is Window {
        rect = rect.intersection(current.frameInWindow(in: state))
        if rect.isNull { return .zero }
      }
      view = current.superview
    }
    return rect
  }
}

nonisolated extension AffineTransform {
  /// The smallest rectangle around a transformed one.
  public func boundingBox(of rect: CGRect) -> CGRect {
    if m12 == 0, m21 == 0, m11 == 1, m22 == 1 { return rect.offsetBy(dx: tX, dy: tY) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { transform($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
