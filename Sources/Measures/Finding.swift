/// Something a person would complain about, and where in the trace it is seen.
public struct Finding: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A view was out of sight and back within a quarter of a second.
    case flicker
    /// Within one transition the target went one way and then back.
    case jumpBack
    /// For one cause the target moved, stood still, and moved again.
    case doubleMove
    /// The caret is not wholly visible at rest.
    case coveredCaret
    /// The target moved though all that is asked for was visible.
    case needlessMove
    /// Something is not where it was before the keyboard came.
    case restoreDrift
    /// There is nothing between content and keyboard where content was.
    case blankGap
    /// A view outside the focus chain moved.
    case bystanderMoved
    /// Content that no scrolling brings into view.
    case unreachableContent
    /// A view that the script could not tap, because nothing of it was seen.
    case untappable
  }

  /// What it is.
  public var kind: Kind
  /// The frame, from 0.
  public var frame: Int
  /// The frame's time, in seconds from the start.
  public var time: Double
  /// The id of the view.
  public var view: String
  /// How large it is, in points, rounded to 0.001; 0 where there is no size to it.
  public var points: Double

  /// A finding; `time` in seconds, `points` in points.
  public init(_ kind: Kind, frame: Int, time: Double, view: String, points: Double) {
    self.kind = kind
    self.frame = frame
    self.time = time
    self.view = view
    self.points = points.isFinite ? points.rounded3 : 0
  }
}
