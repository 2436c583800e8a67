/// A tree of views to try avoidance on.
public struct Scene: Hashable, Sendable {
  /// Where it came from.
  public enum Origin: Hashable, Sendable {
    /// A file of the library: a scenario names it by ``Scene/name``.
    case library
    /// Another file, or a tree inside a scenario: a scenario that is written down must hold it whole.
    case inline
  }

  /// The stem of its file's name; that of the scenario if it is inside one.
  public var name: String
  /// What it is called in lists and window titles.
  public var title: String
  /// Where it came from.
  public var origin: Origin
  /// The view that fills the window. Its children lie in the *content area*: from the bottom of its navigation bar, or
  /// of the safe area's top where there is none, down to the bottom of the window.
  public var root: SceneNode

  /// A scene.
  init(name: String, title: String? = nil, origin: Origin = .inline, root: SceneNode) {
    self.name = name
    self.title = title ?? name
    self.origin = origin
    self.root = root
  }

  /// Every node, parents before their children, in the order of the file.
  public var nodes: [SceneNode] { root.withDescendants }

  /// The node of this id, or nil if there is none.
  public func node(id: String) -> SceneNode? { nodes.first { $0.id == id } }
}
