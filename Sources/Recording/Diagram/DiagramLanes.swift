/// The texts of marks above the plot, in as many rows as it takes for none to be over another.
nonisolated struct DiagramLanes {
  private static let pitch = 15.0

  private let marks: [SpaceTimeDiagram.Mark]
  /// Which row each mark's text is in; nil = there is no room for it.
  private var rows: [Int?] = []
  private var count = 0

  init(_ marks: [SpaceTimeDiagram.Mark]) { self.marks = marks }

  /// Finds a row for each text and answers how high they are together, in units of the diagram.
  mutating func reserve(in scale: DiagramScale) -> Double {
    rows = marks.map { _ in nil }
    // Headings are furthest up, where nothing stands between them.
    for (kind, most) in [(SpaceTimeDiagram.Mark.Kind.event, 5), (.miss, 4), (.chapter, 2)] {
      place(marks.indices.filter { marks[$0].kind == kind }, scale, most: most)
    }
    return Double(count) * Self.pitch + 4
  }

  /// Puts marks into rows of their own, above those there are.
  private mutating func place(_ indices: [Int], _ scale: DiagramScale, most: Int) {
    var ends: [Double] = []
    for index in indices {
      let x = scale.x(marks[index].time)
      let row = ends.firstIndex { $0 <= x } ?? ends.count
      guard row < most else { continue }
      if row == ends.count { ends.append(0) }
      ends[row] = x + 3 + DiagramLabel.width(of: Self.text(of: marks[index])) + 8
      rows[index] = count + row
    }
    count += ends.count
  }

  private static func text(of mark: SpaceTimeDiagram.Mark) -> String {
    Markup.shortened(mark.text, to: mark.kind == .event ? 26 : 48)
  }

  /// Lines through the plot first, then the texts, which nothing may cross.
  func drawing(on scale: DiagramScale) -> String {
    var (lines, texts) = ("", "")
    for (mark, row) in zip(marks, rows) {
      let x = scale.x(mark.time)
      // The first row is next to the plot.
      let base = scale.top - 6 - Double(row ?? 0) * Self.pitch
      let top = row == nil ? scale.top : base - 9
      let title = "<title>\(Markup.duration(mark.time)): \(Markup.escaped(mark.text, limit: 200))</title>"
      let line = "M\(Markup.number(x)) \(Markup.number(top))V\(Markup.number(scale.bottom))"
      lines += "<g class=\"\(mark.kind.style)\">\(title)<path class=\"tick\" d=\"\(line)\"/></g>\n"
      guard row != nil else { continue }
      let place = "x=\"\(Markup.number(x + 3))\" y=\"\(Markup.number(base))\""
      texts += "<g class=\"\(mark.kind.style)\">\(title)<text class=\"mark\" \(place)>"
      texts += "\(Markup.escaped(Self.text(of: mark)))</text></g>\n"
    }
    return lines + texts
  }
}

extension SpaceTimeDiagram.Mark.Kind {
  /// Its class in the style sheet.
  nonisolated fileprivate var style: String {
    switch self {
    case .event: "event"
    case .chapter: "chapter"
    case .miss: "miss"
    }
  }
}
