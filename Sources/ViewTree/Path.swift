public import Foundation

/// Lines and curves, in points, y down.
public nonisolated struct Path: Hashable, Sendable {
  /// One step of the pen.
  public nonisolated enum Element: Hashable, Sendable {
    /// Lifts the pen to a point.
    case move(CGPoint)
    /// Draws a straight line to a point.
    case line(CGPoint)
    /// Draws a cubic Bézier to a point.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a line back to where the figure began.
    case close
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// An open line through the points.
  public init(through points: [CGPoint]) {
    for (index, point) in points.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
  }

  /// Lifts the pen to `point`.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Draws a line to `point`.
  public mutating func line(to point: CGPoint) { elements.append(.line(point)) }
  /// Draws a cubic Bézier to `point`.
  public mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }
  /// Closes the figure.
  public mutating func close() { elements.append(.close) }
}

/// How a path is stroked.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  /// How an open line ends.
  public nonisolated enum Cap: String, Hashable, Sendable {
    /// At its last point: flat, with a half disc, or with half a square more.
    case butt, round, square
  }
  /// How two lines meet.
  public nonisolated enum Join: String, Hashable, Sendable {
    /// To a point, in a disc, or cut off.
    case miter, round, bevel
  }

  /// The width of the line in points.
  public var width: CGFloat
  /// The ends.
  public var cap: Cap
  /// The corners.
  public var join: Join

  /// A stroke of `width` points.
  public init(width: CGFloat, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}
