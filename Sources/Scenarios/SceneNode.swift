public import Foundation

/// A view of a scene: what it is, where it lies, and what it shows.
///
/// A property that its kind does not have keeps its default value; the decoder refuses it in a file.
public struct SceneNode: Hashable, Sendable {
  /// What a node is; the raw value is its `type` in a file.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A view that only holds others.
    case view
    /// A rounded panel that holds others.
    case card
    /// Text that cannot be edited.
    case label
    /// One line of editable text.
    case field
    /// Many lines of editable text.
    case textView
    /// Something to tap.
    case button
    /// A region that scrolls its children along the axis of its layout, vertically without one.
    case scroll
    /// A view that places its children one after the other.
    case stack
    /// The bar at the top of the root: ``SceneMetrics/navigationBarHeight`` below the safe area's top. The root's other
    /// children lie below it.
    case navigationBar
    /// Titles at the bottom of the root, above the safe area's bottom; the root's other children lie above them.
    case tabBar
    /// A panel over the root, drawn up from the bottom, that holds others.
    case sheet
    /// A question over the root, with fields.
    case alert
    /// A small panel beside the view that it belongs to, over the root.
    case popover
    /// Its children side by side, each as large as it, of which one is looked at.
    case pager
    /// Messages above a bar in which one is written; its id is that of the text view in the bar.
    case chat
    /// A page that scrolls its children under a fixed header and is looked at through a visual viewport.
    case webPage
    /// Rows by a template.
    case table
    /// Space in a stack: of its frame's length, or all that is left over.
    case spacer
  }

  /// Where a node lies in its parent's content, in points, y down.
  public struct Frame: Hashable, Sendable {
    /// The left edge.
    public var x: CGFloat
    /// The top edge.
    public var y: CGFloat
    /// The width; nil = up to the same margin on the right as on the left (the parent's width − 2 `x`).
    public var width: CGFloat?
    /// The height; nil = the natural height of what is shown, for a container that of its stacked children or else all
    /// that is left of the parent below `y`.
    public var height: CGFloat?

    /// A frame in the parent's points.
    public init(x: CGFloat = 0, y: CGFloat = 0, width: CGFloat? = nil, height: CGFloat? = nil) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// What it is.
  public var kind: Kind
  /// Where it stands in its file.
  public var place: SourcePlace
  /// The name that steps and other nodes call it by; unique in the scene.
  public var id: String?
  /// Where it lies; nil = it fills its parent, or is placed by the stack it is in. In a stack only width and height
  /// count.
  public var frame: Frame?
  /// How it places its children; nil = by their frames. Never nil for a stack.
  public var layout: StackLayout?
  /// The views in it, back to front.
  public var children: [SceneNode] = []

  /// The text of a label, field or text view.
  public var text = ""
  /// The title of a button, a navigation bar, an alert or a web page's header.
  public var title = ""
  /// What an empty field or text view shows.
  public var placeholder = ""
  /// The line above a field that says what it is for; nil = none. It is part of the field's frame.
  public var label: String?
  /// How its text looks.
  public var textStyle = TextStyle()
  /// How a field or text view takes input.
  public var input = InputTraits()
  /// What a button looks like and does.
  public var button = ButtonTraits()
  /// How a text view's height follows its text.
  public var growth = TextGrowth()
  /// The app's own insets of a scroll region, in points.
  public var contentInset = SceneInsets.zero
  /// The height that a scroll region is told its content has, in points; nil = what is in it takes.
  public var contentHeight: CGFloat?
  /// What a container needs to know beyond what is in it.
  public var container = ContainerTraits()
  /// What avoidance is told about this view.
  public var avoidance = AvoidanceTraits()

  /// A node of this kind with nothing set; a stack gets the default layout.
  public init(_ kind: Kind, id: String? = nil, place: SourcePlace = .none) {
    self.kind = kind
    self.id = id
    self.place = place
    layout = kind == .stack ? StackLayout() : nil
  }

  /// The node and everything in it, parents first.
  public var withDescendants: [SceneNode] { [self] + children.flatMap(\.withDescendants) }
}
