public import Foundation

/// Lays its subviews out in a row or a column. Hidden ones take no place. Where lines begin at the right
/// (``Traits/layoutDirection``) leading is the right, and a row begins there.
///
/// A subview is as large as it would like to be (`sizeThatFits(width:)`) unless ``View/fixedWidth`` or
/// ``View/fixedHeight`` says otherwise. What is left along the axis goes, in equal parts, to the spacers, and in a row to
/// fields and inner stacks too.
open class StackView: View {
  /// The direction subviews follow each other in.
  public nonisolated enum Axis: String, Hashable, Sendable, CaseIterable {
    /// Top to bottom, or left to right.
    case vertical, horizontal
  }
  /// Where subviews stand across the axis.
  public nonisolated enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the left or top, in the middle, at the right or bottom, or from edge to edge.
    case leading, center, trailing, fill
  }

  /// The direction subviews follow each other in.
  public var axis: Axis { didSet { if axis != oldValue { changed() } } }
  /// Points between two subviews.
  public var spacing: CGFloat { didSet { if spacing != oldValue { changed() } } }
  /// Points between the edges and the subviews; left is the leading edge.
  public var padding: EdgeInsets { didSet { if padding != oldValue { changed() } } }
  /// Where subviews stand across the axis.
  public var alignment: Alignment { didSet { if alignment != oldValue { changed() } } }

  /// A stack of `views`, the first at the top or left; lengths in points.
  public init(
    axis: Axis = .vertical, spacing: CGFloat = 0, padding: EdgeInsets = .zero, alignment: Alignment = .fill,
    frame: CGRect = .zero, _ views: [View] = []
  ) {
    self.axis = axis
    self.spacing = spacing
    self.padding = padding
    self.alignment = alignment
    super.init(frame: frame)
    for view in views { addSubview(view) }
  }

  private func changed() {
    setNeedsLayout()
    invalidateFittingSize()
  }

  open override var sizeFollowsSubviews: Bool { true }

  /// As large as its subviews and paddings; in a filled column, or with something that takes what is left of a row,
  /// `width` points wide.
  open override func sizeThatFits(width: CGFloat) -> CGSize {
    let inner = max(0, width - padding.left - padding.right)
    let (horizontal, vertical) = (padding.left + padding.right, padding.top + padding.bottom)
    let gaps = spacing * CGFloat(max(0, arranged.count - 1))
    switch axis {
    case .vertical:
      let sizes = arranged.map { size(of: $0, inColumn: inner) }
      let widest = sizes.map(\.width).max() ?? 0
      return CGSize(
        width: alignment == .fill ? width : min(width, widest + horizontal),
        height: sizes.map(\.height).reduce(0, +) + gaps + vertical)
    case .horizontal:
      let sizes = rowSizes(in: inner)
      return CGSize(
        width: sizes.map(\.width).reduce(0, +) + gaps + horizontal, height: (sizes.map(\.height).max() ?? 0) + vertical)
    }
  }

  open override func layoutSubviews() {
    let inner = CGRect(origin: .zero, size: frame.size).inset(by: shownPadding)
    var position = axis == .vertical ? inner.minY : inner.minX
    for (view, size) in zip(arranged, axis == .vertical ? columnSizes(in: inner.size) : rowSizes(in: inner.width)) {
      switch axis {
      case .vertical:
        let shift = shift(size.width, in: inner.width)
        let x = isRightToLeft ? inner.maxX - shift - size.width : inner.minX + shift
        view.frame = CGRect(x: x, y: position, width: size.width, height: size.height)
        position += size.height + spacing
      case .horizontal:
        let height = alignment == .fill ? view.fixedHeight ?? inner.height : size.height
        let y = inner.minY + shift(height, in: inner.height)
        let x = isRightToLeft ? inner.minX + inner.maxX - position - size.width : position
        view.frame = CGRect(x: x, y: y, width: size.width, height: height)
        position += size.width + spacing
      }
    }
  }

  // MARK: Sizes

  /// The padding with leading and trailing where they are shown: `left` is the leading one.
  private var shownPadding: EdgeInsets {
    guard isRightToLeft else { return padding }
    return EdgeInsets(top: padding.top, left: padding.right, bottom: padding.bottom, right: padding.left)
  }

  private var arranged: [View] { subviews.filter { !$0.isHidden } }

  private func shift(_ length: CGFloat, in room: CGFloat) -> CGFloat {
    switch alignment {
    case .leading, .fill: 0
    case .center: ((room - length) / 2).rounded()
    case .trailing: room - length
    }
  }

  private func size(of view: View, inColumn room: CGFloat) -> CGSize {
    if let spacer = view as? Spacer { return CGSize(width: 0, height: view.fixedHeight ?? spacer.minimumLength) }
    let width = view.fixedWidth ?? room
    let wish = view.sizeThatFits(width: width)
    let isWide = alignment == .fill || view.fixedWidth != nil
    return CGSize(width: isWide ? width : min(room, wish.width), height: view.fixedHeight ?? wish.height)
  }

  private func columnSizes(in room: CGSize) -> [CGSize] {
    var sizes = arranged.map { size(of: $0, inColumn: room.width) }
    let spacers = arranged.indices.filter { arranged[$0] is Spacer && arranged[$0].fixedHeight == nil }
    let left = room.height - sizes.map(\.height).reduce(0, +) - spacing * CGFloat(max(0, sizes.count - 1))
    if left > 0 { for index in spacers { sizes[index].height += left / CGFloat(spacers.count) } }
    return sizes
  }

  private func rowSizes(in room: CGFloat) -> [CGSize] {
    let views = arranged
    let sharing = views.indices.filter { takesWhatIsLeft(views[$0]) }
    var widths = views.map { view in
      if let width = view.fixedWidth { return width }
      if let spacer = view as? Spacer { return spacer.minimumLength }
      return takesWhatIsLeft(view) ? 0 : view.sizeThatFits(width: room).width
    }
    let left = room - widths.reduce(0, +) - spacing * CGFloat(max(0, views.count - 1))
    if left > 0 { for index in sharing { widths[index] += left / CGFloat(sharing.count) } }
    return zip(views, widths).map { view, width in
      let height = view is Spacer ? 0 : view.sizeThatFits(width: width).height
      return CGSize(width: width, height: view.fixedHeight ?? height)
    }
  }

  private func takesWhatIsLeft(_ view: View) -> Bool {
    view.fixedWidth == nil && (view is Spacer || view is StackView || view is any TextInput)
  }
}
