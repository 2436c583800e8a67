import Foundation
import TestSupport
import Testing

@testable import ViewTree

/// What a table makes it gives up or uses again: after a thousand reloads as much is alive as after the first.
@MainActor
struct TableMemoryTests {
  /// Everything that was ever in the window, held weakly.
  private struct Census {
    private final class Entry { weak var view: View? }
    private var entries: [ObjectIdentifier: Entry] = [:]
    private(set) var seen = 0

    @MainActor
    mutating func take(of window: Window) {
      for view in window.tree {
        if entries[ObjectIdentifier(view)]?.view === view { continue }
        let entry = Entry()
        entry.view = view
        entries[ObjectIdentifier(view)] = entry
        seen += 1
      }
    }

    /// How many of them are alive, by type.
    @MainActor
    var alive: [String: Int] {
      entries.values.compactMap(\.view).reduce(into: [:]) { $0["\(type(of: $1))", default: 0] += 1 }
    }
  }

  /// A row's content, with views of its own, that counts how many of its kind there are.
  private final class Cell: View {
    final class Counter { var (made, alive) = (0, 0) }
    private let counter: Counter
    let label = Label("")

    init(_ counter: Counter) {
      self.counter = counter
      super.init()
      fixedHeight = 44
      counter.made += 1
      counter.alive += 1
      addSubview(label)
      addSubview(TextField(""))
      addSubview(TextView(""))
    }

    isolated deinit { counter.alive -= 1 }
  }

  private final class Source: TableDataSource {
    let counter = Cell.Counter()
    var count = 300

    func numberOfSections(in table: TableView) -> Int { 2 }
    func tableView(_ table: TableView, rowsInSection section: Int) -> Int { count }
    func tableView(_ table: TableView, titleOfSection section: Int) -> String? { "Section \(section)" }

    func tableView(_ table: TableView, rowAt index: TableView.Index) -> TableRow {
      let kind = index.row % 3 == 0 ? "third" : "other"
      let row = table.reusableRow(kind) ?? TableRow(kind: kind, content: Cell(counter))
      (row.content as? Cell)?.label.text = "Row \(index.row)"
      return row
    }
  }

  @Test func `a thousand reloads leave as many views alive as one`() {
    let source = Source()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
    table.dataSource = source
    let test = TestWindow([table])
    var census = Census()
    /// Shows the beginning, the middle and the end, each filled anew.
    func round(_ number: Int) {
      for share in [0.0, 0.5, 1] {
        table.setContentOffset(CGPoint(x: 0, y: share * table.offsetRange.upperBound))
        source.count = 300 + number % 7
        table.reloadData()
        test.window.layOut()
        if number % 50 == 0 { test.paint(on: CanvasTranscript()) }
        census.take(of: test.window)
      }
      test.window.makeFirstResponder(number % 2 == 0 ? table.loadedRows[0].content.subviews[1] : nil)
      test.window.advance(to: test.window.time + 0.05)
    }
    for number in 0..<14 { round(number) }
    let (alive, made) = (census.alive, source.counter.made)
    #expect((alive["Cell"] ?? 0) >= 16 && alive["Cell"] == source.counter.alive)
    #expect(alive["TextView"] == alive["Cell"] && alive["TextField"] == alive["Cell"])
    for number in 14..<334 { round(number) }
    #expect(census.alive == alive && source.counter.alive == alive["Cell"])
    #expect(source.counter.made == made, "rows are used again")
    #expect(census.seen > 300 + alive.values.reduce(0, +), "titles are made anew and given up")
    #expect(test.window.deadlines.count <= 1)
    table.removeFromSuperview()
    table.dataSource = nil
  }

  @Test func `a table that goes takes its rows along, those that wait to be used again too`() {
    let source = Source()
    weak var gone: TableView?
    do {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
      gone = table
      table.dataSource = source
      let test = TestWindow([table])
      for _ in 0..<20 {
        table.setContentOffset(CGPoint(x: 0, y: table.contentOffset.y + 700))
        table.reloadData()
        test.window.layOut()
      }
      #expect(source.counter.alive >= 16)
      table.removeFromSuperview()
    }
    #expect(gone == nil && source.counter.alive == 0)
  }
}
