import Foundation
import Scenarios
import Testing

@Suite struct BadFactsTests {
  /// The one line that reading this text as `app.yaml` ends with, without the file's name; nil if nothing is wrong with it.
  static func complaint(_ yaml: String) -> String? {
    do {
      _ = try FactsFile(text: yaml, file: "app.yaml")
      return nil
    } catch { return error.description.hasPrefix("app.yaml:") ? String(error.description.dropFirst(9)) : "no name" }
  }

  static let window = "window: {width: 390, height: 844}\n"
  static let form = window + "field: {y: 7, height: 4}\n"

  @Test(arguments: [
    ("", "1:1: the file is empty; facts are a mapping with \"window\", \"keyboard\" and \"field\""),
    ("{}", "1:1: a file of facts without \"window\"; it is required"),
    ("window: 390x844", "1:9: \"390x844\" where window belongs; a mapping is expected (width, height)"),
    ("window: {width: 390}", "1:9: window without \"height\"; it is required"),
    ("window: {width: 390, height: 0}", "1:30: height is \"0\", zero; it is more than 0"),
    ("wnidow: {}", "1:1: unknown key \"wnidow\" in a file of facts; 23 are known (did you mean \"window\"?)"),
    (
      "- field",
      "1:1: a list where a file of facts belongs; a mapping is expected (title, geometry, window, keyboard, field, caret, "
        + "companions, regions, root, topLimit, distance, occluders, bars, focus, settings, screen, shownField, "
        + "bottomSafeArea, visibleBottom, isAppActive, isSwipingBack, prefersReducedMotion, events)"
    ),
    ("window: &w {width: 3}", "1:9: an anchor (&w); anchors and aliases are not read; write the value out"),
    ("a: &a [b]\nc: [*a, *a]", "1:4: an anchor (&a); anchors and aliases are not read; write the value out"),
    ("window: *w", "1:9: an alias (*w); anchors and aliases are not read; write the value out"),
    (
      "{\"window\": {\"width\": 390,}, \"field\": [}",
      "1:39: this is not YAML (did not find expected node content); check brackets, quotes and indentation here"
    ),
  ])
  func `a file that is no facts is refused in one line`(_ text: String, _ complaint: String) {
    #expect(Self.complaint(text) == complaint)
  }

  @Test(arguments: [
    (
      "field: 700",
      "2:8: field is \"700\"; a rectangle is expected, as in {y: 700, height: 44} or [x, y, width, height]"
    ),
    ("field: [1, 2, 3]", "2:8: field is a list of 3; a rectangle [x, y, width, height] is expected"),
    ("field: {height: 4}", "2:8: field without \"y\"; it is required"),
    ("field: {y: .nan, height: 4}", "2:12: y is \".nan\", not a finite number; write a finite one"),
    ("field: {y: 700, height: -4}", "2:25: height is \"-4\", negative; it is 0 or more"),
    ("field: {y: 700, height: big}", "2:25: height is \"big\"; a number is expected"),
    ("field: {y: 700, height: \"34\"}", "2:25: height is \"34\"; a number is expected"),
    ("field: {y: 7e7, height: 4}", "2:12: y is \"7e7\", beyond 1000000; write a smaller one"),
    (
      "field: {y: 7, hieght: 4}",
      "2:15: unknown key \"hieght\" in field; known: x, y, width, height, in, name, bar (did you mean \"height\"?)"
    ),
    ("field: {y: 7, height: 4, in: lst}", "2:30: unknown region \"lst\"; known: root"),
    ("field: {y: 7, height: 4, bar: b}", "2:31: unknown bar \"b\"; known: none"),
    ("field:", "2:7: field is nothing; a rectangle is expected, as in {y: 700, height: 44} or [x, y, width, height]"),
    ("title: a", "1:1: a file of facts without \"field\"; it is required"),
  ])
  func `a wrong field is refused in one line`(_ text: String, _ complaint: String) {
    #expect(Self.complaint(Self.window + text) == complaint)
  }

  @Test(arguments: [
    (
      "caret: here",
      "3:8: caret is \"here\"; a rectangle is expected, as in {y: 700, height: 44} or [x, y, width, height]"
    ),
    ("companions: {y: 3, height: 3}", "3:13: companions is a mapping; a list of companions is expected"),
    (
      "companions: [password]",
      "3:14: a companion is \"password\"; a rectangle is expected, as in {y: 700, height: 44} or [x, y, width, height]"
    ),
    ("geometry: screen", "3:11: unknown geometry \"screen\"; known: shown, home"),
    ("topLimit: 900", "3:11: a top limit at 900; the window is 844 high"),
    ("topLimit: -1", "3:11: topLimit is \"-1\", negative; it is 0 or more"),
    ("distance: -1", "3:11: distance is \"-1\", negative; it is 0 or more"),
    ("distance: null", "3:11: distance is nothing; a number is expected"),
    ("screen: [0, 0, 0, 0]", "3:9: screen without area; width and height are more than 0"),
    (
      "occluders: [[0, 0]]",
      "3:13: a rectangle of occluders is a list of 2; a rectangle [x, y, width, height] is expected"
    ),
    ("isAppActive: 1", "3:14: isAppActive is \"1\"; true or false is expected"),
    (
      "keyboard: 336",
      "3:11: \"336\" where a keyboard belongs; a mapping is expected (height, accessory, x, y, width, parts, isUp, duration, isLocal)"
    ),
    ("keyboard: {accessory: 3}", "3:11: a keyboard without \"height\"; it is required"),
    ("keyboard: {height: 900}", "3:20: a keyboard 900 high; the window is 844 high"),
    ("keyboard: {height: 800, accessory: 50}", "3:20: a keyboard 850 high; the window is 844 high"),
    ("keyboard: {parts: []}", "3:19: a keyboard of no parts; give at least one rectangle"),
    ("keyboard: {parts: [[0, 1, 0, 5]]}", "3:20: a part without area; width and height are more than 0"),
    (
      "keyboard: {height: 3, parts: [[0, 1, 2, 5]]}",
      "3:30: parts beside \"height\"; give the parts alone, or one frame"
    ),
    ("keyboard: {height: 3, isUp: yes}", "3:29: isUp is \"yes\"; true or false is expected"),
    ("root: {allowance: .inf}", "3:19: allowance is \".inf\", not a finite number; write a finite one"),
    ("root: {region: form}", "3:16: unknown region \"form\"; known: none"),
    ("root: {lift: -3}", "3:14: lift is \"-3\", negative; it is 0 or more"),
    ("root: {frame: [0, 0, 0, 0]}", "3:15: frame without area; width and height are more than 0"),
    ("bars: [{id: a}]", "3:8: a bar without \"frame\"; it is required"),
    ("bars: [{frame: [0, 1, 2, 3], list: messages}]", "3:36: unknown list \"messages\"; known: none"),
    (
      "bars: [{frame: [0, 1, 2, 3], listPolicy: no}]",
      "3:42: unknown listPolicy \"no\"; known: always, whenAtEnd, never"
    ),
    (
      "focus: {kind: textField}",
      "3:15: unknown kind \"textField\"; known: field, textView, scrollingTextView (did you mean \"textView\"?)"
    ),
    ("focus: {id: 1.5}", "3:13: id is \"1.5\"; a whole number from 0 to 1000000 is expected"),
    ("focus: {controllers: Login}", "3:22: controllers is \"Login\"; a list of names is expected"),
    (
      "settings: {enabled: true}",
      "3:12: unknown key \"enabled\" in settings; known: preventsBlankSpace, isEnabled, disabledControllers, enabledControllers (did you mean \"isEnabled\"?)"
    ),
  ])
  func `a wrong value is refused in one line`(_ text: String, _ complaint: String) {
    #expect(Self.complaint(Self.form + text) == complaint)
  }

  @Test(arguments: [
    ("regions: 3", "3:10: regions is \"3\"; a list of regions is expected"),
    (
      "regions: [3]",
      "3:11: \"3\" where a region belongs; a mapping is expected (id, clip, contentHeight, insets, offset, isInFocusChain, isInHand, kind, keepsInsets, restoresOffset, previousRowBottom)"
    ),
    ("regions: [{clip: [0, 0, 9, 9]}]", "3:11: a region without \"contentHeight\"; it is required"),
    ("regions: [{contentHeight: 3}]", "3:11: a region without \"clip\"; it is required"),
    ("regions: [{clip: [0, 0, 9, 0], contentHeight: 9}]", "3:18: clip without area; width and height are more than 0"),
    ("regions: [{clip: [0, 0, 9, 9], contentHeight: 0}]", "3:47: contentHeight is \"0\", zero; it is more than 0"),
    (
      "regions:\n  - {id: a, clip: [0, 0, 9, 9], contentHeight: 9}\n  - {id: a, clip: [0, 0, 9, 9], contentHeight: 9}",
      "5:10: id \"a\" for the second time; choose another (the first is in line 4)"
    ),
    (
      "regions: [{clip: [0, 0, 9, 9], contentHeight: 9, id: root}]",
      "3:54: the id \"root\"; it means the root; choose another"
    ),
    ("regions: [{clip: [0, 0, 9, 9], contentHeight: 9, id: ''}]", "3:54: an empty id; an id has at least one letter"),
    (
      "regions: [{clip: [0, 0, 9, 9], contentHeight: 9, inHand: true}]",
      "3:50: unknown key \"inHand\" in a region; 11 are known (did you mean \"isInHand\"?)"
    ),
    (
      "regions: [{clip: [0, 0, 9, 9], contentHeight: 9, kind: list}]",
      "3:56: unknown kind \"list\"; known: scrollView, table, collection, textView"
    ),
    (
      "regions: [{clip: [0, 0, 9, 9], contentHeight: 9, insets: 4}]",
      "3:58: \"4\" where a pair of insets belongs; a mapping is expected (top, bottom)"
    ),
    (
      "regions: [{clip: [0, 0, 9, 9], contentHeight: 9, offset: .inf}]",
      "3:58: offset is \".inf\", not a finite number; write a finite one"
    ),
    (
      "regions:\n  - {clip: [0, 0, 9, 9], contentHeight: 9, isInFocusChain: false}\n  - {clip: [0, 0, 9, 9], contentHeight: 9}",
      "5:5: a region of the focus chain after one that is not; list those around the field first, inner to outer"
    ),
    (
      "caret: {y: 1, height: 2, in: list}\nregions: [{id: list, clip: [0, 0, 9, 9], contentHeight: 9, isInFocusChain: false}]",
      "3:30: region \"list\", which is not in the focus chain; name one that is, or root"
    ),
  ])
  func `a wrong region is refused in one line`(_ text: String, _ complaint: String) {
    #expect(Self.complaint(Self.form + text) == complaint)
  }
}
