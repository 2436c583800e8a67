/// What each kind of line means, below the plot.
nonisolated struct DiagramKey {
  let top: Double
  private(set) var height = 18.0
  private(set) var drawing = ""

  /// A key for what is drawn, as wide as the plot at most.
  init(tracks: [DiagramTrack], hasCovered: Bool, scale: DiagramScale) {
    top = scale.bottom + 44
    var names: [(style: String, name: String)] = []
    for track in tracks {
      let name = track.kind == .bar ? "sticky bar" : track.name
      if !names.contains(where: { $0.name == name }) { names.append((track.kind.rawValue, name)) }
    }
    if hasCovered { names.append(("covered", "caret covered")) }
    var x = scale.left
    for (style, name) in names {
      let width = 34 + DiagramLabel.width(of: name) + 18
      if x > scale.left, x + width > scale.width {
        (x, height) = (scale.left, height + 18)
      }
      let (left, middle) = (Markup.number(x), top + height - 9)
      let box = "x=\"\(left)\" y=\"\(Markup.number(middle - 6))\" width=\"28\" height=\"12\""
      let line = "M\(left) \(Markup.number(middle))h28"
      let edges = "M\(left) \(Markup.number(middle - 6))h28M\(left) \(Markup.number(middle + 6))h28"
      switch style {
      case "covered": drawing += "<rect class=\"shade\" \(box)/><rect fill=\"url(#hatch)\" \(box)/>"
      case "field", "bar", "caret":
        drawing += "<rect class=\"\(style) band\" \(box)/><path class=\"\(style) line\" d=\"\(edges)\"/>"
      default: drawing += "<path class=\"\(style) line\" d=\"\(line)\"/>"
      }
      drawing +=
        "<text x=\"\(Markup.number(x + 34))\" y=\"\(Markup.number(middle + 4))\">\(Markup.escaped(name))</text>\n"
      x += width
    }
  }
}
