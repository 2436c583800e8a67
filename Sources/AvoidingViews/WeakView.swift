import ViewTree

/// A view that is not kept alive.
struct WeakView {
  weak var view: View?

  init(_ view: View) { self.view = view }
}

extension Array<WeakView> {
  /// The views that are still there.
  var views: [View] { compactMap(\.view) }
}
