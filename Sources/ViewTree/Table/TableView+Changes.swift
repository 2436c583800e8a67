import Foundation

extension TableView {
  /// Asks for everything anew. The offset stays as far as there still is content for it.
  public func reloadData() {
    let old = linesInOrder.map(\.1)
    lines = [:]
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    layout = TableLayout(
      (0..<sections).map { section in
        (
          dataSource?.tableView(self, titleOfSection: section) != nil,
          dataSource?.tableView(self, rowsInSection: section) ?? 0
        )
      }, height: estimatedRowHeight)
    linesChanged()
    old.forEach(retire)
  }

  /// Rows have come at `index` and after it; the data source has them already. What is seen stays where it is.
  ///
  /// - Precondition: `index` is a row of its section or one beyond its last.
  public func insertRows(_ count: Int, at index: Index) {
    guard count > 0, let line = layout.lineForInsertion(at: index) else { return }
    let isAbove = layout.heights.top(of: line) < offsetToKeep
    layout.insert(count, at: index, line: line, height: estimatedRowHeight)
    renumber(from: line, by: count)
    if isAbove { moveContent(by: CGFloat(count) * estimatedRowHeight) }
    linesChanged()
  }

  /// Rows have gone, the first of them at `index`; the data source does not have them any more. What is seen stays where it is.
  public func deleteRows(_ count: Int, at index: Index) {
    guard count > 0, let line = layout.line(of: index),
      let last = layout.line(of: Index(index.row + count - 1, section: index.section))
    else { return }
    let top = layout.heights.top(of: line)
    let gone = layout.heights.top(of: last + 1) - top
    let above = min(gone, max(0, offsetToKeep - top))
    let old = (line...last).compactMap { lines.removeValue(forKey: $0) }
    layout.remove(count, at: index, line: line)
    renumber(from: last + 1, by: -count)
    if above > 0 { moveContent(by: -above) }
    linesChanged()
    old.forEach(retire)
  }

  /// A row has other content: it is filled anew and finds its height anew. What is seen stays where it is.
  public func reloadRow(at index: Index) {
    guard let line = layout.line(of: index), let view = lines[line] else { return }
    forget(line, view)
    linesChanged()
  }

  private func linesChanged() {
    contentSize = CGSize(width: frame.width, height: layout.heights.total)
    setNeedsLayout()
  }

  private func renumber(from line: Int, by count: Int) {
    var renumbered: [Int: View] = [:]
    for (old, view) in linesInOrder {
      let new = old >= line ? old + count : old
      renumbered[new] = view
      if case .row(let index) = layout.line(new) { (view as? TableRow)?.index = index }
    }
    lines = renumbered
  }

  /// Every row finds its height anew: the width is another.
  func forgetHeights() {
    knownWidth = frame.width
    let counts = layout.counts
    guard !counts.isEmpty else { return }
    let anchor = layout.heights.row(at: contentOffset.y)
    let into = anchor.map { contentOffset.y - layout.heights.top(of: $0) } ?? 0
    layout = TableLayout(counts, height: estimatedRowHeight)
    for (line, view) in linesInOrder {
      layout.heights[line] = view.fixedHeight ?? view.sizeThatFits(width: frame.width).height
    }
    if let anchor, contentOffset.y > 0 {
      displace(.offsetY, to: layout.heights.top(of: anchor) + min(into, layout.heights[anchor]))
    }
  }
}
