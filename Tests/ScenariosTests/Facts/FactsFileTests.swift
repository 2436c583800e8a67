import Foundation
import KeyboardAvoidance
import Scenarios
import Testing

@Suite struct FactsFileTests {
  private func read(_ text: String) throws -> FactsFile { try FactsFile(text: text, file: "app.yaml") }

  @Test func `window, keyboard and field are enough`() throws {
    let file = try read(
      """
      window: {width: 390, height: 844}
      keyboard: {height: 291, accessory: 40}
      field: {y: 700, height: 44}
      """)
    var facts = AvoidanceFacts(window: CGSize(width: 390, height: 844))
    facts.occluders = [CGRect(x: 0, y: 513, width: 390, height: 331)]
    facts.anchors = [Anchor(level: .field, rect: CGRect(x: 0, y: 700, width: 390, height: 44), container: 0)]
    facts.shownField = facts.anchors[0].rect
    #expect(file.facts == facts)
    #expect(file.events == [.focus(facts.anchors), .keyboard(.willShow, nil)])
    #expect(file.title.isEmpty && file.obstacles.isEmpty && file.regionNames.isEmpty && file.barNames.isEmpty)
  }

  /// A value unlike the default for every fact there is.
  static let everything = """
    {
      "title": "Everything", "geometry": "home",
      "window": {"width": 400, "height": 800}, "topLimit": 50, "distance": 7, "bottomSafeArea": 34, "visibleBottom": 760,
      "screen": [-100, -50, 1000, 900], "shownField": {"x": 20, "y": 321, "width": 30, "height": 40},
      "isAppActive": false, "isSwipingBack": true, "prefersReducedMotion": true,
      "keyboard": {"x": 10, "y": 450, "width": 300, "height": 200, "accessory": 20, "isUp": true, "duration": 0.5,
        "isLocal": false},
      "occluders": [[0, 0, 400, 20], [390, 0, 100, 900], [0, 900, 5, 5]],
      "root": {"frame": [0, 50, 400, 700], "allowance": 90, "lift": 12, "bottomPadding": 3, "topMargin": 8, "bottomMargin": 9, "isChosenByApp": true,
        "region": "page", "avoidsByItself": true},
      "regions": [
        {"id": "text", "kind": "textView", "clip": [20, 400, 300, 200], "contentHeight": 900, "offset": 33,
          "insets": {"top": 4, "bottom": 5}, "isInHand": true, "keepsInsets": true, "restoresOffset": false,
          "previousRowBottom": 380},
        {"id": "page", "clip": [0, 50, 400, 700], "contentHeight": 1000, "restoresOffset": true},
        {"id": "aside", "clip": [0, 60, 40, 70], "contentHeight": 80, "isInFocusChain": false}
      ],
      "caret": {"x": 21, "y": 410, "width": 2, "height": 18},
      "field": {"x": 20, "y": 400, "width": 300, "height": 200, "name": "notes"},
      "companions": [{"y": 60, "height": 20, "in": "page", "name": "label"}, {"y": 770, "height": 20, "in": "root",
        "bar": "tools"}],
      "bars": [{"id": "tools", "frame": [0, 760, 400, 40], "lift": 12, "list": "page", "listPolicy": "never"}],
      "focus": {"id": 9, "kind": "scrollingTextView", "mode": "enabled", "isInAlert": true, "isInSearchBar": true,
        "controllers": ["Editor", "Page"]},
      "settings": {"preventsBlankSpace": false, "isEnabled": false, "disabledControllers": ["A"],
        "enabledControllers": ["B", "C"]}
    }
    """

  @Test func `every fact can be said, in JSON too`() throws {
    let file = try read(Self.everything)
    var facts = AvoidanceFacts(window: CGSize(width: 400, height: 800), topLimit: 50)
    facts.distance = 7
    facts.bottomSafeArea = 34
    facts.visibleBottom = 760
    facts.screen = CGRect(x: -100, y: -50, width: 1000, height: 900)
    facts.shownField = CGRect(x: 20, y: 321, width: 30, height: 40)
    (facts.isAppActive, facts.isSwipingBack, facts.prefersReducedMotion) = (false, true, true)
    // Cut to the window; the third is below it.
    facts.occluders = [
      CGRect(x: 0, y: 0, width: 400, height: 20), CGRect(x: 390, y: 0, width: 10, height: 800),
      CGRect(x: 10, y: 450, width: 300, height: 220),
    ]
    facts.root = AvoidanceFacts.Root(frame: CGRect(x: 0, y: 50, width: 400, height: 700), allowance: 90)
    (facts.root.lift, facts.root.bottomPadding, facts.root.regionID) = (12, 3, 2)
    (facts.root.topMargin, facts.root.bottomMargin) = (8, 9)
    (facts.root.isChosenByApp, facts.root.avoidsByItself) = (true, true)
    facts.regions = [
      ScrollRegion(
        id: 1, clip: CGRect(x: 20, y: 400, width: 300, height: 200), contentHeight: 900, topInset: 4, bottomInset: 5,
        offset: 33, isInHand: true),
      ScrollRegion(id: 2, clip: CGRect(x: 0, y: 50, width: 400, height: 700), contentHeight: 1000),
      ScrollRegion(
        id: 3, clip: CGRect(x: 0, y: 60, width: 40, height: 70), contentHeight: 80, isInFocusChain: false),
    ]
    (facts.regions[0].kind, facts.regions[0].keepsInsets) = (.textView, true)
    (facts.regions[0].restoresOffset, facts.regions[0].previousRowBottom) = (false, 380)
    facts.regions[1].restoresOffset = true
    var bar = StickyBar(id: 1, frame: CGRect(x: 0, y: 760, width: 400, height: 40), list: 2, listPolicy: .never)
    facts.bars = [bar]
    facts.anchors = [
      Anchor(level: .caret, rect: CGRect(x: 21, y: 410, width: 2, height: 18), container: 0, name: "notes"),
      Anchor(level: .field, rect: CGRect(x: 20, y: 400, width: 300, height: 200), container: 0, name: "notes"),
      Anchor(level: .companion(0), rect: CGRect(x: 0, y: 60, width: 400, height: 20), container: 1, name: "label"),
      Anchor(level: .companion(1), rect: CGRect(x: 0, y: 770, width: 400, height: 20), container: 2),
    ]
    facts.anchors[3].bar = 1
    (facts.focus.id, facts.focus.kind, facts.focus.mode) = (9, .scrollingTextView, .enabled)
    (facts.focus.isInAlert, facts.focus.isInSearchBar) = (true, true)
    facts.focus.controllers = ["Editor", "Page"]
    (facts.settings.preventsBlankSpace, facts.settings.isEnabled) = (false, false)
    (facts.settings.disabledControllers, facts.settings.enabledControllers) = (["A"], ["B", "C"])
    #expect(file.facts == facts)
    #expect(file.keyboard?.duration == 0.5 && file.keyboard?.isLocal == false && file.keyboard?.isUp == true)
    #expect(file.regionNames == [1: "text", 2: "page", 3: "aside"] && file.barNames == [1: "tools"])
    #expect(file.barLifts == [1: 12])
    // The same file with rectangles as shown: a bar 12 above its home, and what lies in it, are 12 further down there.
    let shown = try read(Self.everything.replacing("\"home\"", with: "\"shown\""))
    bar.frame.origin.y = 772
    #expect(shown.facts.bars == [bar])
    #expect(shown.facts.anchors.last?.rect.minY == 782)
  }

  @Test func `JSON as other programs write it is read`() throws {
    let text =
      "{\n\t\"title\": \"a\\/b \\u00e9\",\n\t\"window\": {\"width\":390.0,\"height\":8.44e2},\r\n\t\"field\":[0,700,390,44]}\n"
    let file = try read(text)
    #expect(file.title == "a/b é")
    #expect(file.facts.window == CGSize(width: 390, height: 844))
    #expect(file.facts.anchors[0].rect == CGRect(x: 0, y: 700, width: 390, height: 44))
  }

  @Test func `shown rectangles are taken home by the offsets around them and the lift`() throws {
    let file = try read(
      """
      window: {width: 400, height: 800}
      root: {frame: [0, 30, 400, 700], lift: 20}
      regions:
        - {id: list, clip: [0, 100, 400, 300], contentHeight: 900, offset: 50, previousRowBottom: 180}
        - {id: page, clip: [0, 30, 400, 700], contentHeight: 900, offset: 7}
        - {id: aside, clip: [0, 40, 40, 80], contentHeight: 900, offset: 600, isInFocusChain: false}
      field: {y: 200, height: 30}
      companions: [{y: 500, height: 30, in: page}, {y: 600, height: 30, in: root}]
      """)
    let facts = file.facts
    #expect(facts.root.frame.minY == 50)  // 30 + 20
    #expect(facts.regions.map(\.clip.minY) == [127, 50, 60])  // 100 + 7 + 20, 30 + 20, 40 + 20
    #expect(facts.regions[0].previousRowBottom == 257)  // 180 + 50 + 7 + 20
    #expect(facts.anchors.map(\.rect.minY) == [277, 527, 620])  // 200 + 50 + 7 + 20, 500 + 7 + 20, 600 + 20
    #expect(facts.anchors.map(\.container) == [0, 1, 2])
    #expect(facts.shownField?.minY == 200)
  }

  @Test func `a region that is not around the field is no part of its chain`() throws {
    let file = try read(
      """
      window: {width: 400, height: 800}
      regions:
        - {id: list, clip: [0, 100, 400, 300], contentHeight: 900, offset: 50}
        - {id: page, clip: [0, 0, 400, 800], contentHeight: 900, offset: 7}
      field: {y: 500, height: 30, in: page}
      companions: [{y: 200, height: 30, in: list}]
      """)
    #expect(file.facts.regions.map(\.id) == [2, 1] && file.facts.regions.map(\.isInFocusChain) == [true, false])
    // The companion stays in the list at 50: in the page its home is 200 + 7.
    #expect(file.facts.anchors.map(\.rect.minY) == [507, 207] && file.facts.anchors.map(\.container) == [0, 0])
    // What may be around a field is not what is around this one.
    #expect(file.focusChain == [1, 2])
  }

  @Test func `a split keyboard covers its parts and tells of the frame around them`() throws {
    let file = try read(
      """
      window: {width: 744, height: 1133}
      keyboard: {parts: [[0, 700, 300, 300], {x: 444, y: 700, width: 400, height: 300}]}
      field: [0, 0, 10, 10]
      """)
    let keyboard = try #require(file.keyboard)
    let told = [CGRect(x: 0, y: 700, width: 300, height: 300), CGRect(x: 444, y: 700, width: 400, height: 300)]
    #expect(keyboard.parts == told)
    #expect(keyboard.frame(in: file.facts.window) == CGRect(x: 0, y: 700, width: 844, height: 300))
    let parts = [CGRect(x: 0, y: 700, width: 300, height: 300), CGRect(x: 444, y: 700, width: 300, height: 300)]
    #expect(keyboard.cover(in: file.facts.window) == parts)
    #expect(file.facts.occluders == parts)
  }
}
