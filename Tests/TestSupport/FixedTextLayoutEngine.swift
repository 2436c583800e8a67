public import Foundation
public import ViewTree

/// Lays text out without a font: every grapheme cluster is half an em wide, ideographs and emoji a whole one; lines are
/// 1.2 em high and break at spaces, within a word only where it is wider than a line.
@MainActor
public final class FixedTextLayoutEngine: TextLayoutEngine {
  /// How many layouts were made; equal descriptions are laid out once.
  public private(set) var layoutCount = 0
  private var layouts: [TextDescription: FixedTextLayout] = [:]

  /// An engine that has laid out nothing yet.
  public init() {}

  /// The layout of a description; the same object for equal ones.
  public func layout(_ description: TextDescription) -> any TextLayout {
    if let known = layouts[description] { return known }
    layoutCount += 1
    let layout = FixedTextLayout(description)
    layouts[description] = layout
    return layout
  }
}

/// Text in lines of equal height.
@MainActor
public final class FixedTextLayout: TextLayout {
  /// What was laid out.
  public let description: TextDescription
  private let lines: [FixedLine]

  init(_ description: TextDescription) {
    self.description = description
    lines = FixedLine.lines(of: description)
  }

  private var lineHeight: CGFloat { description.font.size * 1.2 }

  /// The extent in points.
  public var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: lineHeight * CGFloat(lines.count))
  }

  /// The first line's baseline, in points from the top.
  public var baseline: CGFloat { description.font.size * 0.95 }

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// The line the caret before a byte offset stands in.
  public func line(at offset: Int) -> Int { lines.lastIndex { $0.start <= offset } ?? 0 }

  /// The caret before a byte offset.
  public func caretRect(at offset: Int) -> CGRect {
    let index = line(at: offset)
    let line = lines[index]
    let x = line.carets.last { $0.offset <= offset }?.x ?? 0
    return CGRect(x: indent(line) + x, y: CGFloat(index) * lineHeight, width: 0, height: lineHeight)
  }

  /// The caret position nearest to a point.
  public func offset(at point: CGPoint) -> Int {
    let index = min(max(0, Int((point.y / lineHeight).rounded(.down))), lines.count - 1)
    let line = lines[index]
    let x = point.x - indent(line)
    var best = line.carets[0]
    for caret in line.carets where abs(caret.x - x) < abs(best.x - x) { best = caret }
    return best.offset
  }

  private func indent(_ line: FixedLine) -> CGFloat {
    guard let width = description.width else { return 0 }
    switch description.alignment {
    case .leading: return 0
    case .center: return (width - line.width) / 2
    case .trailing: return width - line.width
    }
  }
}
