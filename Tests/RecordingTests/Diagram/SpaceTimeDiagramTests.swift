import Foundation
import FoundationXML
import Recording
import Testing
import Tracing

@Suite struct SpaceTimeDiagramTests {
  @Test func `time goes to the right from 56, a second 100 units, and the window's y down from the top of the plot`() {
    // Title and summary take 62, an empty row of marks 4: the plot begins at 66 and ends at 586.
    let svg = SpaceTimeDiagram(MadeTrace().trace).svg
    #expect(svg.contains("<rect class=\"ground\" x=\"56\" y=\"66\" width=\"500\" height=\"520\"/>"))
    // The edge: at 520 for a second, at 320 after two and until four, back after five.
    #expect(svg.contains("<path class=\"keyboard line\" d=\"M56 586L156 586L256 386L456 386L556 586\"/>"))
    // The header ends at 60 all the time, which is the top limit too: one line for both.
    #expect(svg.contains("<path class=\"header line\" d=\"M56 126L556 126\"/>"))
    #expect(!svg.contains("limit line") && svg.contains(">header, top limit</text>"))
    // The caret from 310 to 330, then 210 to 230.
    #expect(
      svg.contains(
        "<path class=\"caret band\" d=\"M56 376L256 376L356 276L556 276L556 296L356 296L256 396L56 396Z\"/>"))
    // The field's edges, 300 and 340, then 200 and 240.
    #expect(
      svg.contains(
        "<path class=\"field line\" d=\"M56 366L256 366L356 266L556 266M56 406L256 406L356 306L556 306\"/>"))
  }

  @Test func `a covered span is hatched from its first frame to the next that is free, and says how long`() {
    // The edge at 320 cuts the caret of 310 to 330 in the third frame, 2 s, and the fourth is free.
    let svg = SpaceTimeDiagram(MadeTrace().trace).svg
    #expect(svg.contains("<rect class=\"shade\" x=\"256\" y=\"66\" width=\"100\" height=\"520\"/>"))
    #expect(svg.contains("caret of name covered for 1 s"))
    #expect(svg.contains("<text class=\"label cover\"") && svg.contains("caret covered 1 s in all"))
    var free = MadeTrace()
    free.tops = [200, 200, 200, 200, 200, 200]
    let other = SpaceTimeDiagram(free.trace).svg
    #expect(!other.contains("class=\"shade\"") && other.contains("caret never covered"))
  }

  @Test func `the table has what was needed and what was done`() throws {
    // After 2 s the edge is at 320. The field's bottom, 340, shall be 10 above it: 30 points; it goes 100.
    var made = MadeTrace()
    made.tops = [nil, 300, 300, 200, 200, nil]
    let svg = SpaceTimeDiagram(made.trace).svg
    #expect(svg.contains(">need pt</text>") && svg.contains(">2.00 s</text>") && svg.contains(">keyboard</text>"))
    // What is more than a point too much stands out. The columns end 326, 386 and 452 from the plot's left, at 56.
    for (x, number) in [(382, 30), (442, 100), (508, 70)] {
      #expect(
        svg.contains(try Regex("<text class=\"over end\" x=\"\(x)\" y=\"[0-9.]+\">\(number)</text>")), "\(number)")
    }
  }

  @Test func `what came in is told in few words, and what belongs together once`() {
    var made = MadeTrace()
    made.tops = [nil, 300, 300, 200, 200, nil]
    made.ids[3] = "other"
    made.ids[4] = "other"
    made.events = [
      [], ["touchDown: [20, 310]", "touchUp: [20, 310]"], ["inputText: a"], ["next"], [], ["theme: dark"],
    ]
    let svg = SpaceTimeDiagram(
      made.trace,
      marks: [
        SpaceTimeDiagram.Mark(time: 0, text: "First", kind: .chapter),
        SpaceTimeDiagram.Mark(time: 4, text: "focus: name, not none", kind: .miss),
      ]
    ).svg
    for text in ["tap → name", "type", "next → other", "theme: dark", "hide", "First", "focus: name, not none"] {
      #expect(svg.contains(">\(text)</text>"), "\(text)")
    }
    #expect(svg.contains("<g class=\"chapter\">") && svg.contains("<g class=\"miss\">"))
  }

  @Test func `labels are never over each other`() throws {
    var made = MadeTrace()
    made.bars = (0..<4).map { bar in
      let rect = CGRect(x: 0, y: 480 + CGFloat(bar), width: 520, height: 30)
      return TraceView(id: "bar-\(bar)", role: .stickyBar, rect: rect, visible: rect)
    }
    let svg = SpaceTimeDiagram(made.trace).svg
    let labels = try svg.matches(of: Regex("class=\"label [a-z]+\" x=\"([0-9.]+)\" y=\"([0-9.]+)\">([^<]*)<")).map {
      match in
      (
        x: try #require(Double(String(match[1].substring ?? ""))),
        y: try #require(Double(String(match[2].substring ?? ""))),
        text: String(match[3].substring ?? "")
      )
    }
    #expect(Set(labels.map(\.text)).isSuperset(of: ["bar-0", "bar-1", "bar-2", "bar-3", "keyboard edge", "caret"]))
    for (index, label) in labels.enumerated() {
      for other in labels[..<index] where abs(label.x - other.x) < 30 {
        #expect(abs(label.y - other.y) >= 12, "\(label.text) and \(other.text)")
      }
    }
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><image href=\"http://x\"/>", "a'b&amp;c]]>", "\u{0}\u{1B}[2J\u{202E}x",
    String(repeating: "long ", count: 400), "日本語 👍🏽 العربية",
  ])
  func `names of somebody else stay text, and the document well-formed`(name: String) throws {
    var made = MadeTrace(scenario: name, strategy: name)
    made.ids = made.ids.map { _ in name }
    made.tops[0] = nil
    made.events[2] = [name]
    made.bars = [TraceView(id: name, role: .stickyBar, rect: CGRect(x: 0, y: 480, width: 9, height: 30), visible: nil)]
    let svg = SpaceTimeDiagram(
      made.trace, marks: [SpaceTimeDiagram.Mark(time: 3, text: name, kind: .miss)]
    ).svg
    let reader = XMLReader()
    #expect(reader.read(svg))
    #expect(reader.elements.isDisjoint(with: ["script", "image", "a", "foreignObject"]))
    #expect(reader.attributes.allSatisfy { !$0.hasPrefix("on") && !$0.contains("href") })
    #expect(svg.utf8.count < 60_000)
  }

  @Test func `it has a title and a role for those who do not see it, and nothing to load or run`() {
    let svg = SpaceTimeDiagram(MadeTrace().trace).svg
    #expect(svg.contains("role=\"img\"") && svg.contains("aria-labelledby=\"title about\""))
    #expect(svg.contains("<title id=\"title\">made · by-hand</title>") && svg.contains("<desc id=\"about\">"))
    #expect(svg.contains("@media (prefers-color-scheme:dark)"))
    let addresses = svg.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    #expect(!addresses.contains("http") && !addresses.contains("@import") && !addresses.contains("@font-face"))
  }

  @Test func `equal traces give equal bytes`() {
    #expect(SpaceTimeDiagram(MadeTrace().trace).svg == SpaceTimeDiagram(MadeTrace().trace).svg)
    #expect(SpaceTimeDiagram(MadeTrace().trace).svg != SpaceTimeDiagram(MadeTrace(strategy: "other").trace).svg)
  }

  @Test(arguments: [
    [] as [TraceFrame], [TraceFrame(time: 0, edge: 844)], [TraceFrame(time: .nan, edge: .infinity)],
    [TraceFrame(time: 0, edge: .nan), TraceFrame(time: 1e18, edge: -1e18)],
    [TraceFrame(time: 2, edge: 1), TraceFrame(time: 1, edge: 2)],
  ])
  func `a trace with little in it, or with nonsense, is a picture all the same`(frames: [TraceFrame]) {
    let header = TraceHeader(
      program: "", scenario: "", scene: "", strategy: "", device: CGSize(width: Double.nan, height: .infinity),
      rate: .nan,
      theme: "")
    let svg = SpaceTimeDiagram(Trace(header: header, frames: frames)).svg
    #expect(XMLReader().read(svg) && !svg.contains("nan") && !svg.contains("inf"))
  }
}

/// Reads an XML document and notes what is in it.
private final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []

  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(name)
    self.attributes.formUnion(attributes.keys)
  }
}
