public import Foundation
public import Tracing

/// What one cause made of the focused view's place: what it had to go, and what it went.
public struct Movement: Hashable, Sendable {
  /// What began it.
  public enum Cause: String, Hashable, Sendable {
    /// Focus came where none was.
    case open
    /// Focus went from one view to another.
    case change
    /// Focus ended.
    case close
    /// The keyboard set out for another place, focus or none being as before.
    case keyboard
    /// Something was typed, or the caret put elsewhere in the text.
    case typing
  }

  /// What began it.
  public var cause: Cause
  /// When it began, in seconds from the trace's start.
  public var start: TimeInterval
  /// When the next cause came, or the trace ended, in seconds from the trace's start.
  public var end: TimeInterval
  /// The id of the view that has focus, or for a closing had it.
  public var view: String
  /// How far the view had to go for what is asked for to be visible, or was on its way already, in points; nil = the trace
  /// does not tell.
  public var need: Double?
  /// The length of the way it went, in points.
  public var path: Double

  /// How much longer its way was than it had to be (M5 of METRICS.md), in points; nil = the trace does not tell.
  public var excess: Double? { need.map { max(0, path - $0).rounded3 } }
}

extension Trace {
  /// What each cause made of the focused view's place, in order; what a hand moved is left out.
  ///
  ///     trace.movements.map(\.excess).max()     // the measure `excessMovement`
  public var movements: [Movement] {
    let timeline = Timeline(self)
    return timeline.transitions.compactMap { span -> Movement? in
      guard let cause = Movement.Cause(span.cause), let view = span.target else { return nil }
      let need =
        timeline.tellsDistance
        ? Double(max(MovementMeasures.need(of: span, Need.up(for: span, in: timeline)), span.carried)).rounded3 : nil
      return Movement(
        cause: cause, start: timeline.frames[span.start].time, end: timeline.frames[span.end].time, view: view,
        need: need, path: Double(span.path).rounded3)
    }
  }
}

extension Movement.Cause {
  /// A cause in which avoidance has the say.
  fileprivate init?(_ cause: Transition.Cause) {
    switch cause {
    case .open: self = .open
    case .change: self = .change
    case .close: self = .close
    case .keyboard: self = .keyboard
    case .typing, .caret: self = .typing
    case .hand, .other: return nil
    }
  }
}
