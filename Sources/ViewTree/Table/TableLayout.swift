import Foundation

/// The lines of a table, titles and rows, numbered through from the top.
struct TableLayout {
  /// A title or a row.
  enum Line: Hashable {
    case title(section: Int)
    case row(TableView.Index)
  }

  /// One section's lines.
  private struct Section {
    var hasTitle: Bool
    var rows: Int
    var first: Int
    var count: Int { rows + (hasTitle ? 1 : 0) }
  }

  private var sections: [Section] = []
  /// The height of each line, in points.
  var heights = RowHeights(count: 0, height: 0)

  init() {}

  /// The lines of `rows` rows a section, with a title where there is one.
  init(_ rows: [(hasTitle: Bool, rows: Int)], height: CGFloat) {
    sections = rows.map { Section(hasTitle: $0.hasTitle, rows: max(0, $0.rows), first: 0) }
    number()
    heights = RowHeights(count: sections.reduce(0) { $0 + $1.count }, height: height)
  }

  private mutating func number() {
    var first = 0
    for index in sections.indices {
      sections[index].first = first
      first += sections[index].count
    }
  }

  /// How many rows each section has, its title's presence beside.
  var counts: [(hasTitle: Bool, rows: Int)] { sections.map { ($0.hasTitle, $0.rows) } }

  /// What line `line` is.
  func line(_ line: Int) -> Line {
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].first <= line { low = middle } else { high = middle - 1 }
    }
    let section = sections[low]
    let row = line - section.first - (section.hasTitle ? 1 : 0)
    return row < 0 ? .title(section: low) : .row(TableView.Index(row, section: low))
  }

  /// The line of a row, or nil if there is no such row.
  func line(of index: TableView.Index) -> Int? {
    guard sections.indices.contains(index.section) else { return nil }
    let section = sections[index.section]
    guard (0..<section.rows).contains(index.row) else { return nil }
    return section.first + (section.hasTitle ? 1 : 0) + index.row
  }

  /// Where a row would stand that is put at `index`, which may be one beyond the last.
  func lineForInsertion(at index: TableView.Index) -> Int? {
    guard sections.indices.contains(index.section) else { return nil }
    let section = sections[index.section]
    guard (0...section.rows).contains(index.row) else { return nil }
    return section.first + (section.hasTitle ? 1 : 0) + index.row
  }

  mutating func insert(_ count: Int, at index: TableView.Index, line: Int, height: CGFloat) {
    sections[index.section].rows += count
    number()
    heights.insert(count, at: line, height: height)
  }

  mutating func remove(_ count: Int, at index: TableView.Index, line: Int) {
    sections[index.section].rows -= count
    number()
    heights.remove(line..<(line + count))
  }
}
