import Foundation
import Scenarios
import ViewTree

/// Holds the children of a scene's node: placed by a stack, or each by the frame its node gives it.
final class SceneContainer: View {
  private var placements: [(view: View, frame: SceneNode.Frame?)] = []
  private var card: Card?
  private var stack: StackView?

  override var sizeFollowsSubviews: Bool { true }

  /// Puts a panel behind everything.
  func showCard() {
    let card = Card()
    card.takesTouchesItself = false
    self.card = card
    insertSubview(card, at: 0)
  }

  func setStack(_ stack: StackView) {
    self.stack = stack
    addSubview(stack)
  }

  func place(_ view: View, _ frame: SceneNode.Frame?) {
    placements.append((view, frame))
    addSubview(view)
  }

  /// Gives a view that it places another frame, where it is said. Answers whether it places it.
  func resize(_ view: View, to wish: (inout SceneNode.Frame) -> Void) -> Bool {
    guard let index = placements.firstIndex(where: { $0.view === view }) else { return false }
    var frame = placements[index].frame ?? SceneNode.Frame()
    wish(&frame)
    placements[index].frame = frame
    invalidateFittingSize()
    setNeedsLayout()
    return true
  }

  /// As large as what is in it: a row may be wider than `width`.
  func extent(in width: CGFloat) -> CGSize { stack?.sizeThatFits(width: width) ?? sizeThatFits(width: width) }

  override func sizeThatFits(width: CGFloat) -> CGSize {
    if let stack { return CGSize(width: width, height: stack.sizeThatFits(width: width).height) }
    let size = CGSize(width: width, height: 0)
    let bottom = placements.reduce(0) { max($0, resolved($1.view, $1.frame, in: size).maxY) }
    return CGSize(width: width, height: bottom)
  }

  override func layoutSubviews() {
    card?.frame = CGRect(origin: .zero, size: frame.size)
    stack?.frame = CGRect(origin: .zero, size: frame.size)
    for (view, wish) in placements { view.frame = resolved(view, wish, in: frame.size) }
  }

  /// A node's frame in a parent of this size: what it leaves out is filled in as ``SceneNode/Frame`` says.
  private func resolved(_ view: View, _ wish: SceneNode.Frame?, in size: CGSize) -> CGRect {
    guard let wish else { return CGRect(origin: .zero, size: size) }
    let width = wish.width ?? max(0, size.width - 2 * wish.x)
    let height = wish.height ?? naturalHeight(of: view, width: width, rest: size.height - wish.y)
    return CGRect(x: wish.x, y: wish.y, width: width, height: height)
  }

  private func naturalHeight(of view: View, width: CGFloat, rest: CGFloat) -> CGFloat {
    if let container = view as? SceneContainer, container.stack == nil { return max(0, rest) }
    if view is ScrollView, !(view is any TextInput) { return max(0, rest) }
    if view is ChatView { return max(0, rest) }
    return view.sizeThatFits(width: width).height
  }
}

/// A field with the line above it that says what it is for.
final class LabelledField: View {
  let label: Label
  let field: TextField

  init(_ text: String, field: TextField) {
    label = Label(text, font: Font(size: SceneMetrics.fieldLabelFontSize), textColor: .secondary)
    self.field = field
    super.init()
    takesTouchesItself = false
    addSubview(label)
    addSubview(field)
  }

  override func sizeThatFits(width: CGFloat) -> CGSize {
    CGSize(width: width, height: SceneMetrics.labelledFieldHeight)
  }

  override func layoutSubviews() {
    let inset = SceneMetrics.fieldLabelInset
    label.frame = CGRect(x: inset, y: 0, width: frame.width - 2 * inset, height: SceneMetrics.fieldLabelHeight)
    let top = SceneMetrics.fieldLabelHeight + SceneMetrics.fieldLabelGap
    field.frame = CGRect(x: 0, y: top, width: frame.width, height: frame.height - top)
  }
}
