public import Foundation
public import Measures

/// A run as one picture: time to the right, the window's y down, and in it where everything was at each time.
///
///     try SpaceTimeDiagram(trace).svg.write(to: file, atomically: true, encoding: .utf8)
///
/// It shows the keyboard, the caret, the focused field, the header with the top limit and the sticky bars; spans in which
/// the caret is covered are hatched and say how long they last; what came in is marked; a table below has what each cause
/// made necessary and what was done. It is made from the trace alone and needs nothing else to be shown: no script, no
/// font of its own. Equal traces give equal bytes.
public nonisolated struct SpaceTimeDiagram: Sendable {
  /// Something to be marked at its time that the trace does not tell.
  public struct Mark: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// Something that came in.
      case event
      /// A heading for what follows.
      case chapter
      /// Something that is not as it should be: an expectation missed.
      case miss
    }

    /// When, in seconds from the trace's start.
    public var time: TimeInterval
    /// A few words.
    public var text: String
    /// What it is.
    public var kind: Kind

    /// A mark at `time` seconds from the trace's start.
    public init(time: TimeInterval, text: String, kind: Kind) {
      self.time = time
      self.text = text
      self.kind = kind
    }
  }

  /// The diagram as an SVG document.
  public let svg: String

  /// The diagram of a trace.
  ///
  /// - Parameters:
  ///   - trace: the run.
  ///   - marks: what else is to be marked, such as chapters and missed expectations.
  public init(_ trace: Trace, marks: [Mark] = []) {
    let title = "\(trace.header.subject) · \(trace.header.strategy)"
    let marks = (DiagramEvents(trace).marks + marks).filter(\.time.isFinite).sorted { $0.time < $1.time }
    let (movements, covered) = (trace.movements, trace.coveredSpans)
    var lanes = DiagramLanes(marks)
    let scale = DiagramScale(trace, top: 62 + lanes.reserve(in: DiagramScale(trace, top: 0)))
    let table = DiagramTable(movements, width: scale.width)
    let tracks = DiagramTrack.all(in: trace)
    let key = DiagramKey(tracks: tracks, hasCovered: !covered.isEmpty, scale: scale)
    let tableTop = key.top + key.height + 24
    let height = tableTop + table.height + 16
    let (w, h) = (Markup.number(scale.width), Markup.number(height))
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(w)" height="\(h)" viewBox="0 0 \(w) \(h)" role="img" \
      aria-labelledby="title about">
      <title id="title">\(Markup.escaped(title, limit: 160))</title>
      <desc id="about">\(Markup.escaped(Self.about(trace, movements, covered), limit: 400))</desc>
      <style>\(DiagramStyle.css)</style>
      <defs><clipPath id="plot"><rect \(scale.plotAttributes)/></clipPath>\(DiagramStyle.hatch)</defs>
      <rect class="page" width="\(w)" height="\(h)"/>
      <text class="title" x="\(Markup.number(scale.left))" y="28">\(Markup.escaped(title, limit: 120))</text>
      <text class="soft" x="\(Markup.number(scale.left))" y="47">\
      \(Markup.escaped(Self.summary(trace, covered), limit: 160))</text>
      \(scale.grid)
      <g clip-path="url(#plot)">
      \(Self.shades(covered, scale))\(tracks.map { $0.drawing(on: scale) }.joined())</g>
      \(lanes.drawing(on: scale))\(Self.labels(tracks, covered, scale))\(Self.numbers(table, scale))\
      \(key.drawing)\(table.drawing(at: tableTop, left: scale.left))</svg>

      """
  }

  /// What is in it, for those who do not see it.
  private static func about(_ trace: Trace, _ movements: [Movement], _ covered: [CoveredSpan]) -> String {
    let moves = movements.filter { $0.path > 0 }.count
    return "Window y over time of keyboard edge, caret, focused field, header and bars. " + summary(trace, covered)
      + ". The focused view was moved for \(moves) of \(movements.count) causes."
  }

  private static func summary(_ trace: Trace, _ covered: [CoveredSpan]) -> String {
    let device = trace.header.device
    let total = covered.reduce(0) { $0 + $1.duration }
    let cover = covered.isEmpty ? "caret never covered" : "caret covered \(Markup.duration(total)) in all"
    return "\(Markup.number(device.width)) × \(Markup.number(device.height)) points, "
      + "\(Markup.number(trace.header.rate)) frames a second · \(cover)"
  }

  private static func shades(_ covered: [CoveredSpan], _ scale: DiagramScale) -> String {
    covered.map { span in
      let (x, width) = (scale.x(span.start), max(1, scale.x(span.end) - scale.x(span.start)))
      let place = "x=\"\(Markup.number(x))\" y=\"\(Markup.number(scale.top))\" width=\"\(Markup.number(width))\""
      let height = "height=\"\(Markup.number(scale.plotHeight))\""
      return """
        <g class="covered"><title>caret of \(Markup.escaped(span.view, limit: 60)) covered for \
        \(Markup.duration(span.duration))</title><rect class="shade" \(place) \(height)/>\
        <rect fill="url(#hatch)" \(place) \(height)/></g>

        """
    }.joined()
  }

  /// The names of curves and the lengths of covered spans, none over another.
  private static func labels(_ tracks: [DiagramTrack], _ covered: [CoveredSpan], _ scale: DiagramScale) -> String {
    var placer = DiagramLabelPlacer(scale)
    for label in tracks.flatMap({ $0.labels(on: scale) }) { placer.place(label) }
    for span in covered {
      placer.place(
        DiagramLabel(
          text: Markup.duration(span.duration), x: scale.x((span.start + span.end) / 2), y: scale.bottom - 8,
          style: "cover", anchor: .middle))
    }
    return placer.drawing
  }

  /// The numbers of the table's rows at the times they begin.
  private static func numbers(_ table: DiagramTable, _ scale: DiagramScale) -> String {
    var free = -Double.infinity
    return table.rows.enumerated().map { index, row in
      let (x, y) = (scale.x(row.start), scale.bottom + 4)
      guard x - 9 >= free else { return "" }
      free = x + 9
      return """
        <rect class="badge" x="\(Markup.number(x - 8))" y="\(Markup.number(y))" width="16" height="14" rx="4"/>\
        <text class="number" x="\(Markup.number(x))" y="\(Markup.number(y + 11))">\(index + 1)</text>

        """
    }.joined()
  }
}

extension TraceHeader {
  /// The name of the scenario, or where there was none that of the scene.
  nonisolated var subject: String { scenario.isEmpty ? scene : scenario }
}
