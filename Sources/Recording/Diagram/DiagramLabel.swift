/// A short text in a diagram.
nonisolated struct DiagramLabel {
  enum Anchor: String { case start, middle }

  /// The size of the letters, and about how wide one is, in units of the diagram.
  static let size = 11.0
  static let letter = 6.3

  var text: String
  /// Where it begins, or its middle, and its base line.
  var x: Double
  var y: Double
  var style: String
  var anchor = Anchor.start

  /// About how wide a text is: letters of the east and pictures are twice as wide as others.
  static func width(of text: String) -> Double {
    text.reduce(0) { $0 + (($1.unicodeScalars.first?.value ?? 0) >= 0x2E80 ? letter * 2 : letter) }
  }
}

/// Finds places for labels where they are not over each other: first come, first served, the others above or below.
nonisolated struct DiagramLabelPlacer {
  private struct Box {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
  }

  private let scale: DiagramScale
  private var taken: [Box] = []
  private(set) var drawing = ""

  init(_ scale: DiagramScale) { self.scale = scale }

  mutating func place(_ label: DiagramLabel) {
    let text = Markup.shortened(label.text, to: 22)
    let width = DiagramLabel.width(of: text)
    let wanted = label.anchor == .middle ? label.x - width / 2 : label.x
    let start = min(max(wanted, scale.left + 2), scale.width - width - 2)
    let middle = min(max(label.y, scale.top + 12), scale.bottom - 4)
    let shifts = [0.0] + (1...12).flatMap { [Double($0) * -13, Double($0) * 13] }
    let free = shifts.lazy.map { middle + $0 }.first { y in
      y >= scale.top + 10 && y <= scale.bottom && isFree(start, width, y)
    }
    // Where there is no room at all, less is more: the key below the plot has every name.
    guard let y = free else { return }
    taken.append(Box(x: start...start + width, y: y - DiagramLabel.size...y + 2))
    drawing += "<text class=\"label \(label.style)\" x=\"\(Markup.number(start))\" y=\"\(Markup.number(y))\">"
    drawing += "\(Markup.escaped(text))</text>\n"
  }

  private func isFree(_ x: Double, _ width: Double, _ y: Double) -> Bool {
    !taken.contains { $0.x.overlaps(x...x + width) && $0.y.overlaps(y - DiagramLabel.size...y + 2) }
  }
}
