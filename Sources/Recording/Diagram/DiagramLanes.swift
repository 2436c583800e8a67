/// The texts of marks above the plot, in as many rows as it takes for none to be over another.
nonisolated struct DiagramLanes {
  private static let pitch = 15.0
  private static let most = 6

  private let marks: [SpaceTimeDiagram.Mark]
  /// Which row each mark's text is in; nil = there is no room for it.
  private var rows: [Int?] = []
  private var count = 0

  init(_ marks: [SpaceTimeDiagram.Mark]) { self.marks = marks }

  /// Finds a row for each text and answers how high they are together, in units of the diagram.
  mutating func reserve(in scale: DiagramScale) -> Double {
    var ends: [Double] = []
    rows = marks.map { mark in
      let x = scale.x(mark.time)
      let row = ends.firstIndex { $0 <= x } ?? ends.count
      guard row < Self.most else { return nil }
      if row == ends.count { ends.append(0) }
      ends[row] = x + 3 + DiagramLabel.width(of: Self.text(of: mark)) + 8
      return row
    }
    count = ends.count
    return Double(count) * Self.pitch + 4
  }

  private static func text(of mark: SpaceTimeDiagram.Mark) -> String {
    Markup.shortened(mark.text, to: mark.kind == .event ? 26 : 48)
  }

  func drawing(on scale: DiagramScale) -> String {
    zip(marks, rows).map { mark, row in
      let style =
        switch mark.kind {
        case .event: "event"
        case .chapter: "chapter"
        case .miss: "miss"
        }
      let x = Markup.number(scale.x(mark.time))
      // The last row is next to the plot, so that the first texts, which reach over all others, are furthest up.
      let base = scale.top - 6 - Double(row ?? 0) * Self.pitch
      let line = "M\(x) \(Markup.number(row == nil ? scale.top : base - 9))V\(Markup.number(scale.bottom))"
      let label =
        row == nil
        ? ""
        : "<text class=\"mark\" x=\"\(Markup.number(scale.x(mark.time) + 3))\" y=\"\(Markup.number(base))\">"
          + "\(Markup.escaped(Self.text(of: mark)))</text>"
      let title = "<title>\(Markup.duration(mark.time)): \(Markup.escaped(mark.text, limit: 200))</title>"
      return "<g class=\"\(style)\">\(title)<path class=\"tick\" d=\"\(line)\"/>\(label)</g>\n"
    }.joined()
  }
}
