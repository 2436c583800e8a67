public import Foundation

/// One row of a table: a view of the app's own on a card's ground, with a hairline below.
public final class TableRow: View {
  /// The kind of row it serves as; rows of a kind are used again for one another.
  public let kind: String
  /// What it shows; fills it.
  public let content: View
  /// Where it stands in its table; nil while it waits to be used again.
  public internal(set) var index: TableView.Index?
  /// Whether a hairline is drawn at its bottom.
  public var hasSeparator = true {
    didSet { if hasSeparator != oldValue { setNeedsDisplay() } }
  }
  /// How far from the left the hairline begins, in points.
  static let separatorInset: CGFloat = 16

  /// A row that shows `content`.
  public init(kind: String, content: View) {
    self.kind = kind
    self.content = content
    super.init()
    backgroundRole = .card
    addSubview(content)
  }

  public override var sizeFollowsSubviews: Bool { true }

  public override func sizeThatFits(width: CGFloat) -> CGSize {
    CGSize(width: width, height: content.fixedHeight ?? content.sizeThatFits(width: width).height)
  }

  public override func layoutSubviews() { content.frame = CGRect(origin: .zero, size: frame.size) }

  public override var drawsContent: Bool { hasSeparator }

  public override func draw(_ canvas: any Canvas) {
    let line = CGRect(
      x: Self.separatorInset, y: bounds.height - 1, width: max(0, bounds.width - Self.separatorInset), height: 1)
    if hasSeparator { canvas.fill(line, color: color(.hairline)) }
  }
}
