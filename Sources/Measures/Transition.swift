import Foundation
import Tracing

/// What happened from one cause to the next.
struct Transition {
  /// What began it.
  enum Cause: Hashable {
    /// Focus came where none was.
    case open
    /// Focus went from one view to another.
    case change
    /// Focus ended.
    case close
    /// The keyboard's edge set out for another place, focus or none being as before.
    case keyboard
    /// Something was typed.
    case typing
    /// The caret was put elsewhere in its text, by a finger in it say.
    case caret
    /// A hand began or ended to move content or keyboard.
    case hand
    /// Something else came in: another strategy, a rotation.
    case other
  }

  var cause: Cause
  /// The first frame that shows it; the frame before is the state it began from.
  var start: Int
  /// The last frame before the next cause.
  var end: Int
  /// The id of the view that has focus, or for a closing had it.
  var target: String?
  /// Where the edge was before, or was going to if that is higher, and where it is going to, in window points.
  var edgeBefore: CGFloat
  var goal: CGFloat
  /// Whether something was in motion when it began.
  var isInterruption: Bool
  /// The first frame from which on nothing moves any more; nil = it was cut off, or the trace ends first.
  var rest: Int?
  /// How far the target went up in each frame from ``start`` on, in points; 0 in frames moved by hand.
  var steps: [CGFloat]
  /// How far up (negative = down) from where it is shown the target of a first focus rests without a keyboard, in points; nil
  /// where that is not told.
  var rise: CGFloat? = 0
  /// How far up (negative = down) the target was still on its way when it began, in points.
  var underWay: CGFloat = 0

  /// How far up (negative = down) the target went in the frame before it began, in points: what moves does not stand still
  /// at once.
  var momentum: CGFloat = 0

  /// How much of its way the target only went on to where the cause before had sent it, in points: that is no movement
  /// for this one.
  var carried: CGFloat { underWay * net > 0 ? min(abs(underWay), abs(net)) : 0 }
  /// The length of the target's way, in points.
  var path: CGFloat { steps.reduce(0) { $0 + abs($1) } }
  /// How far the target is up in the end, in points.
  var net: CGFloat { steps.reduce(0, +) }
  /// Whether the keyboard goes down: what is given back then is no movement for its own sake.
  var edgeGoesDown: Bool { goal > edgeBefore + Timeline.stillness }
  /// Whether avoidance had the say in it.
  var isOfAvoidance: Bool { cause != .hand && cause != .other }
}
