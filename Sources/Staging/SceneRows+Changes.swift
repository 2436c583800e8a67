import Foundation
import ViewTree

extension SceneRows {
  /// The rows of a table of a scene.
  static func of(_ table: TableView) -> SceneRows? {
    table.attachments[ObjectIdentifier(SceneRows.self)] as? SceneRows
  }

  /// New rows come, made from the template; the first is at `position` from 0.
  func insert(_ count: Int, at position: Int, in table: TableView) {
    numbers.insert(count, at: position)
    table.insertRows(count, at: TableView.Index(position))
  }

  /// Rows go, the first of them at `position` from 0.
  func delete(_ count: Int, at position: Int, in table: TableView) {
    numbers.remove(count, at: position)
    table.deleteRows(count, at: TableView.Index(position))
  }

  /// The row at `position` from 0 is `height` points high from now on, and is filled anew.
  func reload(_ position: Int, height: CGFloat, in table: TableView) {
    heights[numbers[position]] = height
    table.reloadRow(at: TableView.Index(position))
  }
}
