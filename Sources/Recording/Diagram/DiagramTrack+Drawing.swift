import Foundation
import Measures

nonisolated extension DiagramTrack {
  /// Its bands and lines.
  func drawing(on scale: DiagramScale) -> String {
    stretches.map { stretch in
      let tops = Self.path(stretch.samples.map { (scale.x($0.time), scale.y($0.top)) })
      let bottoms = Self.path(stretch.samples.map { (scale.x($0.time), scale.y($0.bottom)) })
      let back = Self.path(stretch.samples.reversed().map { (scale.x($0.time), scale.y($0.bottom)) })
      let band = kind == .limit ? "" : "<path class=\"\(kind.rawValue) band\" d=\"\(tops)L\(back.dropFirst())Z\"/>"
      let lines =
        switch kind {
        case .keyboard, .limit: tops
        case .header: bottoms
        case .bar, .field, .caret: tops + bottoms
        }
      return "\(band)<path class=\"\(kind.rawValue) line\" d=\"\(lines)\"/>\n"
    }.joined()
  }

  /// A line through points, without those that lie where the line goes anyway: `M56 100L60 100L61.5 90`.
  static func path(_ points: [(x: Double, y: Double)]) -> String {
    var text = ""
    var last = ""
    for (index, point) in points.enumerated() {
      let y = Markup.number(point.y)
      let isBetween = index > 0 && index + 1 < points.count
      if isBetween, y == last, y == Markup.number(points[index + 1].y) { continue }
      // More than four points a unit cannot be told apart; the peaks among them can.
      if isBetween, abs(point.x - points[index - 1].x) < 0.25, !isPeak(points, index) { continue }
      text += "\(index == 0 ? "M" : "L")\(Markup.number(point.x)) \(y)"
      last = y
    }
    // A line of one point is a dot.
    return points.count == 1 ? text + "h0.1" : text
  }

  private static func isPeak(_ points: [(x: Double, y: Double)], _ index: Int) -> Bool {
    let (before, here, after) = (points[index - 1].y, points[index].y, points[index + 1].y)
    return (here - before) * (here - after) > 0
  }

  /// What it is called: a bar without an id of its own has that of its role.
  private var title: String { name == TraceView.Role.stickyBar.rawValue ? "sticky bar" : name }

  /// Its names: at the right end, or where it ends; a field's own where it rests.
  func labels(on scale: DiagramScale) -> [DiagramLabel] {
    switch kind {
    case .field: return stretches.compactMap { Self.label(of: $0, on: scale) }
    case .caret:
      guard let sample = stretches.first?.samples.last else { return [] }
      return [
        DiagramLabel(
          text: name, x: scale.x(sample.time) + 6, y: scale.y((sample.top + sample.bottom) / 2) + 4,
          style: kind.rawValue)
      ]
    case .keyboard, .header, .limit, .bar:
      guard let sample = stretches.last?.samples.last else { return [] }
      let place =
        switch kind {
        case .header: sample.bottom
        case .bar: (sample.top + sample.bottom) / 2
        default: sample.top
        }
      return [
        DiagramLabel(text: title, x: scale.x(sample.time) + 8, y: scale.y(place) + 4, style: kind.rawValue)
      ]
    }
  }

  /// The name of a field, over it where it rests longest: there no curve goes through it.
  private static func label(of stretch: Stretch, on scale: DiagramScale) -> DiagramLabel? {
    guard let first = stretch.samples.first else { return nil }
    var (best, begin) = (first, first)
    var longest = 0.0
    for sample in stretch.samples {
      if abs(scale.y(sample.top) - scale.y(begin.top)) > 0.5 { begin = sample }
      if sample.time - begin.time > longest { (longest, best) = (sample.time - begin.time, begin) }
    }
    return DiagramLabel(
      text: stretch.id, x: scale.x(best.time) + 2, y: scale.y(best.top) - 5, style: Kind.field.rawValue)
  }
}
