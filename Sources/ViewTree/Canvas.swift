public import Foundation

/// Where views draw: about ten calls, in points of the view that draws, y down.
///
/// Scopes are closures, so they cannot be unbalanced. A canvas paints (Cairo) or writes down what it was asked (tests).
public protocol Canvas: AnyObject {
  /// The part of the current coordinate space, in its points, that can show anything: what lies outside need not be drawn.
  var clipBounds: CGRect { get }

  /// Fills a rectangle.
  func fill(_ rect: CGRect, color: Color)
  /// Fills a rectangle with round corners.
  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: Color)
  /// Strokes a rectangle with round corners; the line is centred on the edge.
  func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color)
  /// Fills a path, by the non-zero rule.
  func fill(_ path: Path, color: Color)
  /// Strokes a path.
  func stroke(_ path: Path, style: StrokeStyle, color: Color)
  /// Draws laid-out text with its top left at `origin`. The layout must come from the engine that goes with the canvas.
  func draw(_ layout: any TextLayout, at origin: CGPoint, color: Color)

  /// Draws a picture that is kept: `draw` is called only when no picture of this `id`, `version` and bounds is at hand.
  ///
  /// - Parameters:
  ///   - id: who the picture belongs to; one picture is kept for each.
  ///   - version: what it shows; another version is another picture.
  ///   - bounds: its extent, in points of the current space; nothing outside is kept.
  ///   - isOpaque: whether `draw` covers every pixel of the bounds, which makes the picture cheaper to show.
  ///   - changes: what differs between an older version and this one, in points of the current space; nil = everything.
  ///     A canvas that has the older picture needs only that drawn: `draw` is told by ``clipBounds``.
  ///   - draw: draws the picture, on the canvas it is given and in the current space.
  func layer(
    id: Int, version: Int, bounds: CGRect, isOpaque: Bool, changes: (Int) -> CGRect?, _ draw: (any Canvas) -> Void)

  /// Draws inside a rectangle (with round corners, if a radius is given) only.
  func clip(to rect: CGRect, cornerRadius: CGFloat, _ draw: (any Canvas) -> Void)
  /// Draws in a transformed space: a point p of the inner space lies at `transform.transform(p)` of the outer one.
  func transform(_ transform: AffineTransform, _ draw: (any Canvas) -> Void)
  /// Draws as a whole at `opacity` (0 to 1).
  func opacity(_ opacity: Double, _ draw: (any Canvas) -> Void)
}

extension Canvas {
  /// Draws a picture that is kept, and drawn whole when it changes; `bounds` in points of the current space.
  public func layer(id: Int, version: Int, bounds: CGRect, isOpaque: Bool, _ draw: (any Canvas) -> Void) {
    layer(id: id, version: version, bounds: bounds, isOpaque: isOpaque, changes: { _ in nil }, draw)
  }
}
