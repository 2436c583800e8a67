import Foundation
import Scenarios
import ViewTree

/// The rows of a scene's table, each made from the template when it is needed.
///
/// A row that was made is kept for its number for a while, and what was written in it for good: memory grows with what is
/// written and not with how far a table is scrolled.
final class SceneRows: TableDataSource {
  /// How many rows exist at most beyond those that the table shows.
  private static let capacity = 64

  private let template: SceneNode
  private let builder: SceneBuilder
  /// The rows there are, by the numbers in their ids.
  var numbers: RowNumbers
  /// The heights in points that the app gave rows, by number.
  var heights: [Int: CGFloat] = [:]
  /// The numbers of the rows that exist, the oldest first.
  private var kept: [Int] = []
  /// What was written in rows that do not exist any more, by the id of the view.
  private var written: [String: String] = [:]

  init(_ template: SceneNode, count: Int, builder: SceneBuilder) {
    self.template = template
    numbers = RowNumbers(count: count)
    self.builder = builder
  }

  func tableView(_ table: TableView, rowsInSection section: Int) -> Int { numbers.count }

  func tableView(_ table: TableView, rowAt index: TableView.Index) -> TableRow {
    let number = numbers[index.row]
    if let row = table.reusableRow(Self.kind(number)) {
      if let height = heights[number] { row.content.fixedHeight = height }
      return row
    }
    if kept.count >= Self.capacity { giveUpOldest(in: table) }
    kept.append(number)
    let node = template.row(number)
    let row = TableRow(kind: Self.kind(number), content: builder.view(of: node))
    if let height = heights[number] { row.content.fixedHeight = height }
    builder.connect([row], nodes: node.withDescendants)
    for view in row.tree { restore(view) }
    return row
  }

  private static func kind(_ number: Int) -> String { "row-\(number)" }

  /// Lets go of the oldest row that is out of sight, and keeps what was written in it.
  private func giveUpOldest(in table: TableView) {
    for (position, number) in kept.enumerated() {
      guard let row = table.reusableRow(Self.kind(number)) else { continue }
      kept.remove(at: position)
      let texts = template.row(number).withDescendants.map { ($0.id, $0.text) }
      for view in row.tree {
        guard let id = view.id, let text = text(of: view) else { continue }
        let isAsMade = texts.contains { $0.0 == id && $0.1 == text }
        written[id] = isAsMade ? nil : text
      }
      return
    }
  }

  private func text(of view: View) -> String? { (view as? TextField)?.text ?? (view as? TextView)?.text }

  private func restore(_ view: View) {
    guard let id = view.id, let text = written[id] else { return }
    (view as? TextField)?.text = text
    (view as? TextView)?.text = text
  }
}
