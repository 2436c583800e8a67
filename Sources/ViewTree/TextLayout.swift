public import Foundation

/// A typeface of the interface, by weight and size.
public nonisolated struct Font: Hashable, Sendable {
  /// How bold it is.
  public nonisolated enum Weight: Int, Hashable, Sendable {
    /// The weight on the scale of font files, 1 to 1000.
    case regular = 400, medium = 500, semibold = 600, bold = 700
  }

  /// The size in points.
  public var size: CGFloat
  /// How bold it is.
  public var weight: Weight

  /// The interface font at `size` points.
  public init(size: CGFloat, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// What is to be laid out.
public nonisolated struct TextDescription: Hashable, Sendable {
  /// The text.
  public var string: String
  /// Its font.
  public var font: Font
  /// The width in points at which lines break; nil = one line a paragraph.
  public var width: CGFloat?
  /// Whether text that is wider than `width` is cut with an ellipsis instead of broken into lines.
  public var isTruncated: Bool
  /// Where short lines stand in `width`.
  public var alignment: TextAlignment
  /// Which way paragraphs run that have no letter to tell; those behind one that has run as it does, and so do those before
  /// the first that has.
  public var neutralDirection: Traits.LayoutDirection

  /// A description of text to be laid out; widths in points.
  public init(
    _ string: String, font: Font, width: CGFloat? = nil, isTruncated: Bool = false, alignment: TextAlignment = .leading,
    neutralDirection: Traits.LayoutDirection = .leftToRight
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.isTruncated = isTruncated
    self.alignment = alignment
    self.neutralDirection = neutralDirection
  }

  /// Whether all is the same to the byte: `String`'s own `==` takes composed and decomposed text for the same, whose
  /// offsets differ.
  public static func == (a: TextDescription, b: TextDescription) -> Bool {
    a.font == b.font && a.width == b.width && a.isTruncated == b.isTruncated && a.alignment == b.alignment
      && a.neutralDirection == b.neutralDirection && a.string.utf8.elementsEqual(b.string.utf8)
  }
}

/// Where a line stands in the width it has.
public nonisolated enum TextAlignment: String, Hashable, Sendable {
  /// Where its paragraph begins (the left, or the right for one from right to left), in the middle, or at the right.
  case leading, center, trailing
}

/// Text with its lines and glyphs in place, all lines equally high. Offsets into the text count UTF-8 bytes and lie between
/// grapheme clusters.
public protocol TextLayout: AnyObject {
  /// What was laid out.
  var description: TextDescription { get }
  /// The extent in points, from the top of the first line to the bottom of the last. An empty text is one line high.
  var size: CGSize { get }
  /// The y of the first line's baseline, in points from the top.
  var baseline: CGFloat { get }
  /// The number of lines; at least 1.
  var lineCount: Int { get }
  /// The line (0 is the first) that the caret before byte `offset` stands in.
  func line(at offset: Int) -> Int
  /// The bytes of a line without its line break. Where a line was broken for want of room, the next begins where it ends.
  func range(ofLine line: Int) -> Range<Int>
  /// Whether the paragraph of a line runs from right to left.
  func isRightToLeft(line: Int) -> Bool
  /// The caret before byte `offset`: x, top and height of its line, width 0, in points from the layout's top left.
  func caretRect(at offset: Int) -> CGRect
  /// The caret behind the last byte of a line, in that line, where ``caretRect(at:)`` may give the beginning of the next.
  func caretRect(atEndOfLine line: Int) -> CGRect
  /// The byte offset of the caret position nearest to a point (points from the layout's top left).
  func offset(at point: CGPoint) -> Int
  /// The byte offset at which the grapheme cluster under a point begins, or the nearest in its line.
  func cluster(at point: CGPoint) -> Int
  /// The caret position shown next to another at its left or right, whichever way the text runs; beyond an end of a line
  /// that of the line before or behind. nil at the ends of the text.
  func offset(nextTo offset: Int, toTheRight isRight: Bool) -> Int?
  /// The rectangles of a line that bytes of it take, from left to right, as high as the line, in points from the layout's
  /// top left: one, or more where text runs both ways. None for an empty range.
  func selectionRects(for range: Range<Int>, inLine line: Int) -> [CGRect]
}

/// Lays text out and measures it.
public protocol TextLayoutEngine: AnyObject {
  /// The layout of a description; equal descriptions may give the same object.
  func layout(_ description: TextDescription) -> any TextLayout
  /// Which way the first letter of a text runs that has a direction, as bidirectional text is ordered; nil if none has.
  func direction(of text: String) -> Traits.LayoutDirection?
}
