import Foundation
import ViewTree

/// The lift in force: which views it moves, and how it is written.
///
/// Both mechanisms are shown by a translation. A lift written to frames is undone when the view around what it moves is laid
/// out, as a frame would be.
struct Lift {
  private var movers: [WeakView] = []
  /// The layouts of the views around the movers when a frame was written; nil = a transform was.
  private var layoutCounts: [Int]?

  /// The views it moves.
  var views: [View] { movers.views }

  /// Puts `views` above their homes by `height` points with `send`, and whatever else was moved home.
  mutating func write(
    _ height: CGFloat, to views: [View], asFrame: Bool, send: (View, CGFloat) -> Void
  ) {
    for old in movers.views where !views.contains(where: { $0 === old }) { send(old, 0) }
    for view in views { send(view, height == 0 ? 0 : -height) }
    movers = height == 0 ? [] : views.map { WeakView($0) }
    layoutCounts = asFrame && height != 0 ? Self.layoutCounts(around: views) : nil
  }

  /// Undoes a lift written to frames if the view around one of them has been laid out since.
  mutating func undoIfLaidOut() {
    guard let layoutCounts, Self.layoutCounts(around: views) != layoutCounts else { return }
    for view in views { view.setWithoutAnimation(.translationY, to: 0) }
    self = Lift()
  }

  private static func layoutCounts(around views: [View]) -> [Int] { views.map { $0.superview?.layoutCount ?? 0 } }
}
