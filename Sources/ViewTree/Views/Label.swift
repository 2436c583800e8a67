public import Foundation

/// Text that is read, not edited. It stands in the middle of its height.
open class Label: View {
  /// What it says.
  public var text: String {
    didSet { if !text.utf8.elementsEqual(oldValue.utf8) { contentChanged() } }
  }
  /// The typeface, before the text size of ``Window/traits``.
  public var font: Font {
    didSet { if font != oldValue { contentChanged() } }
  }
  /// The colour, by its part in the theme or `.fixed`.
  public var textColor: ThemeColor {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }
  /// Where lines stand in its width; leading is the right where text is read from there (``Traits/layoutDirection``).
  public var alignment: TextAlignment {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }
  /// How many lines are shown at most: 1 cuts with an ellipsis, 0 shows all, other numbers leave out the lines after.
  public var numberOfLines: Int {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  /// A label without a place yet.
  public init(
    _ text: String = "", font: Font = Font(size: 17), textColor: ThemeColor = .text,
    alignment: TextAlignment = .leading,
    numberOfLines: Int = 1, frame: CGRect = .zero
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    super.init(frame: frame)
    takesTouchesItself = false
  }

  private func contentChanged() {
    setNeedsDisplay()
    invalidateFittingSize()
  }

  private func layout(width: CGFloat) -> (any TextLayout)? {
    window?.textEngine.layout(
      TextDescription(
        text, font: scaled(font), width: width, isTruncated: numberOfLines == 1, alignment: natural(alignment)))
  }

  private func height(of layout: any TextLayout) -> CGFloat {
    guard numberOfLines > 0, layout.lineCount > numberOfLines else { return layout.size.height }
    return layout.size.height * CGFloat(numberOfLines) / CGFloat(layout.lineCount)
  }

  /// As wide as its longest line, at most `width`, in whole points; its present size outside a window.
  open override func sizeThatFits(width: CGFloat) -> CGSize {
    guard let layout = layout(width: width) else { return frame.size }
    return CGSize(width: min(width, layout.size.width.rounded(.up)), height: height(of: layout).rounded(.up))
  }

  /// Room for glyphs that reach out of their lines.
  open override var drawingOutset: EdgeInsets { EdgeInsets(all: 4) }

  open override var drawsContent: Bool { !text.isEmpty }

  open override func draw(_ canvas: any Canvas) {
    guard let layout = layout(width: bounds.width) else { return }
    let height = height(of: layout)
    let origin = CGPoint(x: 0, y: ((bounds.height - height) / 2).rounded())
    let lines = CGRect(x: -4, y: origin.y, width: bounds.width + 8, height: height)
    if height == layout.size.height, height <= bounds.height + 8 {
      return canvas.draw(layout, at: origin, color: color(textColor))
    }
    let shown = lines.intersection(bounds.insetBy(dx: -4, dy: -4))
    canvas.clip(to: shown, cornerRadius: 0) { $0.draw(layout, at: origin, color: self.color(self.textColor)) }
  }

  open override var accessibilityText: String? { text }
}
