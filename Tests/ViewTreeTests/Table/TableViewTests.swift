import Foundation
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct TableViewTests {
  /// Rows of a field each in a label's company; every row is 44 + its own extra points high.
  private final class Source: TableDataSource {
    var rows: [Int] = []
    var titles: [String]?
    var extra: (Int) -> CGFloat = { _ in 0 }
    var made = 0

    func numberOfSections(in table: TableView) -> Int { titles?.count ?? 1 }
    func tableView(_ table: TableView, rowsInSection section: Int) -> Int { rows.count }
    func tableView(_ table: TableView, titleOfSection section: Int) -> String? { titles?[section] }

    func tableView(_ table: TableView, rowAt index: TableView.Index) -> TableRow {
      let row =
        table.reusableRow("field")
        ?? {
          made += 1
          return TableRow(kind: "field", content: TextField(""))
        }()
      row.content.id = "row \(rows[index.row])"
      row.content.fixedHeight = 44 + extra(rows[index.row])
      return row
    }
  }

  private func table(_ count: Int, extra: @escaping (Int) -> CGFloat = { _ in 0 }) -> (TableView, Source, TestWindow) {
    let source = Source()
    source.rows = Array(0..<count)
    source.extra = extra
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
    table.dataSource = source
    return (table, source, TestWindow([table]))
  }

  private func place(_ name: String, in test: TestWindow) -> CGFloat? {
    test.window.descendant(named: name)?.frameInWindow(in: .presentation).minY
  }

  @Test func `an offset set at once in the middle of a motion shows the rows that are there`() {
    let (table, source, test) = table(1000)
    table.setContentOffset(CGPoint(x: 0, y: 200), pace: .easeInOut(duration: 0.5))
    test.window.advance(to: 0.1)
    table.setContentOffset(CGPoint(x: 0, y: 20_000))
    test.window.layOut()
    #expect(place("row 455", in: test) == 20, "455 · 44 - 20,000")
    #expect(place("row 3", in: test) == nil && source.rows.count == 1000)
  }

  @Test func `of 100,000 rows only those near what is seen exist`() {
    let (table, source, test) = table(100_000)
    #expect(table.contentSize.height == 4_400_000)
    // 10 rows seen and half a table more below.
    #expect(table.loadedRows.count == 16)
    table.setContentOffset(CGPoint(x: 0, y: 2_200_000))
    test.window.layOut()
    #expect(place("row 50000", in: test) == 0)
    #expect(table.loadedRows.count <= 22)
    for _ in 0..<1000 {
      table.setContentOffset(CGPoint(x: 0, y: table.contentOffset.y == 0 ? 2_200_000 : 0))
      table.reloadData()
      test.window.layOut()
    }
    #expect(source.made <= 44, "rows are used again: \(source.made)")
  }

  @Test func `rows find their own height, and what is seen stays when one above does`() {
    let (table, source, test) = table(200, extra: { $0 % 3 == 0 ? 20 : 0 })
    table.setContentOffset(CGPoint(x: 0, y: 4400))
    test.window.layOut()
    let first = table.loadedRows.first { $0.frameInWindow().maxY > 0 }
    let name = first?.content.id ?? ""
    let before = place(name, in: test)
    test.drag(from: CGPoint(x: 50, y: 100), by: CGPoint(x: 0, y: 10), count: 11)
    let moved = (place(name, in: test) ?? 0) - (before ?? 0)
    #expect(moved == 100, "100 points of finger, whatever the rows above turned out to be")
    #expect(table.frameOfRow(at: TableView.Index(0))?.height == 64)
    #expect(source.made < 40)
  }

  @Test func `rows that come or go above leave what is seen where it is`() {
    let (table, source, test) = table(100)
    table.setContentOffset(CGPoint(x: 0, y: 1000))
    test.window.layOut()
    let before = place("row 25", in: test)
    source.rows.insert(contentsOf: [900, 901, 902], at: 0)
    table.insertRows(3, at: TableView.Index(0))
    test.window.layOut()
    #expect(place("row 25", in: test) == before)
    source.rows.removeSubrange(1..<11)
    table.deleteRows(10, at: TableView.Index(1))
    test.window.layOut()
    #expect(place("row 25", in: test) == before)
    #expect(table.contentSize.height == 4092)
    #expect(table.loadedRows.allSatisfy { row in row.index.map { "row \(source.rows[$0.row])" } == row.content.id })
    source.rows.removeSubrange(20..<93)
    table.deleteRows(73, at: TableView.Index(20))
    test.window.layOut()
    #expect(table.contentOffset.y == 440, "twenty rows are left, the last at the bottom")
  }

  /// Row 2 is at 88: above what is seen on the way back to the top, below it where that ends.
  @Test func `rows that come on the way leave what is seen where it comes to rest`() {
    let (table, source, test) = table(100)
    table.setContentOffset(CGPoint(x: 0, y: 400))
    test.window.layOut()
    table.setContentOffset(.zero, pace: .easeInOut(duration: 0.5))
    test.window.advance(to: 0.2)
    #expect(table.shown(.offsetY).value > 132)
    source.rows.insert(900, at: 2)
    table.insertRows(1, at: TableView.Index(2))
    test.window.advance(to: 1)
    #expect(table.contentOffset.y == 0)
    #expect(place("row 900", in: test) == 88)
  }

  @Test func `a row that is filled anew keeps the place and finds its height`() {
    let (table, source, test) = table(100)
    source.extra = { $0 == 4 ? 24 : 0 }
    table.reloadRow(at: TableView.Index(4))
    test.window.layOut()
    #expect(place("row 4", in: test) == 176)
    #expect(place("row 5", in: test) == 244)
  }

  @Test func `the row that is typed into is never given up`() {
    let (table, source, test) = table(1000)
    test.window.makeFirstResponder(test.window.descendant(named: "row 3"))
    table.setContentOffset(CGPoint(x: 0, y: 30_000))
    test.window.layOut()
    #expect(test.window.firstResponder?.id == "row 3")
    #expect(place("row 3", in: test) == -29_868)
    test.window.makeFirstResponder(nil)
    table.setContentOffset(CGPoint(x: 0, y: 31_000))
    test.window.layOut()
    #expect(test.window.descendant(named: "row 3") == nil)
    #expect(source.made < 60)
  }

  @Test func `sections have titles`() {
    let (table, source, test) = table(5)
    source.titles = ["One", "Two"]
    table.reloadData()
    test.window.layOut()
    #expect(table.frameOfRow(at: TableView.Index(0, section: 1))?.minY == 292)
    #expect(table.contentSize.height == 512)
  }

  @Test func `a tap on a row selects it, one on a field in it does not`() {
    let (table, source, test) = table(20)
    source.extra = { _ in 0 }
    var selected: [Int] = []
    table.onSelect = { selected.append($0.row) }
    test.tap(CGPoint(x: 50, y: 100))
    #expect(selected.isEmpty && test.window.firstResponder?.id == "row 2")
    table.loadedRows[3].content.isHidden = true
    test.tap(CGPoint(x: 50, y: 150))
    #expect(selected == [3])
  }

  @Test func `a fling through rows of unknown height is the same at every frame rate`() {
    func places(step: TimeInterval) -> [CGFloat] {
      let (table, source, test) = table(2000, extra: { CGFloat($0 * 7 % 31) })
      test.drag(from: CGPoint(x: 50, y: 400), by: CGPoint(x: 0, y: -24), count: 8)
      test.window.touch(.ended, at: CGPoint(x: 50, y: 208))
      let start = test.window.time
      var result: [CGFloat] = []
      var frame = 0
      for sample in stride(from: 0.1, through: 4, by: 0.1) {
        while start + Double(frame) * step < start + sample {
          test.window.advance(to: start + Double(frame) * step)
          _ = test.window.makeDisplayList()
          frame += 1
        }
        test.window.advance(to: start + sample)
        result.append(table.shown(.offsetY).value)
        #expect(source.made < 60)
        // Nothing that is seen is missing.
        let seen = table.loadedRows.filter { $0.frameInWindow(in: .presentation).intersects(table.frame) }
        let covered = seen.reduce(0) { $0 + $1.frameInWindow(in: .presentation).intersection(table.frame).height }
        #expect(abs(covered - 440) < 0.001)
      }
      return result
    }
    let slow = places(step: 1.0 / 30)
    #expect(slow == places(step: 1.0 / 60))
    #expect(slow == places(step: 1.0 / 250))
    #expect((slow.last ?? 0) > 400)
  }
}
