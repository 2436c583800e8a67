import Measures

/// What each cause made necessary and what was done, as a table below the plot.
nonisolated struct DiagramTable {
  private static let pitch = 17.0
  private static let columnWidth = 480.0
  private static let rowsPerColumn = 12

  /// What is listed; its number is that of its place, from 1.
  let rows: [Movement]
  private let hidden: Int
  private let columns: Int

  /// A table no wider than `width` units, if that is room for one column.
  init(_ movements: [Movement], width: Double) {
    // A letter that moves nothing needs no row, and the end of a motion, cut up by letters, not one a letter.
    let told = movements.filter { $0.cause != .typing || $0.path >= 0.5 }
    columns = max(1, Int((width - 56) / Self.columnWidth))
    rows = Array(told.prefix(columns * Self.rowsPerColumn))
    hidden = told.count - rows.count
  }

  private var rowCount: Int { min(rows.count, Self.rowsPerColumn) }

  var height: Double {
    rows.isEmpty ? Self.pitch : Double(rowCount + 1 + (hidden > 0 ? 1 : 0)) * Self.pitch
  }

  func drawing(at top: Double, left: Double) -> String {
    guard !rows.isEmpty else { return line("soft", [(0, "", "Nothing ever had focus.")], left, top + 12) }
    var text = ""
    for start in stride(from: 0, to: rows.count, by: Self.rowsPerColumn) {
      let x = left + Double(start / Self.rowsPerColumn) * Self.columnWidth
      text += line("head", Self.cells("", "at", "for", "view", "need pt", "moved pt", "excess pt"), x, top + 12)
      for index in start..<min(start + Self.rowsPerColumn, rows.count) {
        let row = rows[index]
        let isOver = (row.excess ?? 0) > 1
        let cells = Self.cells(
          "\(index + 1)", Markup.seconds(row.start), row.cause.words, Markup.shortened(row.view, to: 18),
          row.need.map(Markup.number) ?? "?", Markup.number(row.path), row.excess.map(Markup.number) ?? "?")
        text += line(isOver ? "over" : "", cells, x, top + 12 + Double(index - start + 1) * Self.pitch)
      }
    }
    if hidden > 0 {
      text += line("soft", [(0, "", "and \(hidden) more")], left, top + 12 + Double(rowCount + 1) * Self.pitch)
    }
    return text
  }

  private typealias Cell = (x: Double, style: String, text: String)

  private static func cells(
    _ number: String, _ time: String, _ cause: String, _ view: String, _ need: String, _ moved: String,
    _ excess: String
  ) -> [Cell] {
    [
      (14, "end", number), (66, "end", time), (80, "", cause), (168, "", view), (326, "end", need), (386, "end", moved),
      (452, "end", excess),
    ]
  }

  private func line(_ style: String, _ cells: [Cell], _ x: Double, _ y: Double) -> String {
    cells.map { cell in
      let classes = [style, cell.style].filter { !$0.isEmpty }.joined(separator: " ")
      let name = classes.isEmpty ? "" : " class=\"\(classes)\""
      return
        "<text\(name) x=\"\(Markup.number(x + cell.x))\" y=\"\(Markup.number(y))\">\(Markup.escaped(cell.text))</text>"
    }.joined() + "\n"
  }
}

extension Movement.Cause {
  /// What it is called in a table.
  nonisolated fileprivate var words: String {
    switch self {
    case .open: "focus"
    case .change: "switch"
    case .close: "end of editing"
    case .keyboard: "keyboard"
    case .typing: "typing"
    }
  }
}
