import Scenarios
import Testing

@Suite struct BadSceneTests {
  @Test(arguments: [
    BadInput(
      "unknown key of a scene", "rooot: {type: view}",
      "unknown key \"rooot\" in a scene; known: title, root (did you mean \"root\"?)"),
    BadInput("a scene without root", "title: Nothing", "a scene without \"root\"; it is required"),
    BadInput(
      "a root that is a word", "root: view", "\"view\" where a view belongs; a mapping with \"type\" is expected"),
    BadInput("a view without type", "root: {id: a}", "a view without \"type\"; it is required"),
    BadInput(
      "unknown type", "root: {type: text-view}",
      "unknown type \"text-view\"; 18 are known (did you mean \"textView\"?)"),
    BadInput(
      "unknown key of a field", "root: {type: field, placehoder: a}",
      "unknown key \"placehoder\" in a field; 18 are known (did you mean \"placeholder\"?)"),
    BadInput(
      "a key of another kind", "root: {type: spacer, text: a}",
      "unknown key \"text\" in a spacer; known: type, id, frame, distance, companions, movingView, ignoresAvoidance, tag"
    ),
    BadInput("a label without text", "root: {type: label}", "a label without \"text\"; it is required"),
    BadInput("a button without title", "root: {type: button}", "a button without \"title\"; it is required"),
    BadInput(
      "a word for a number", "root: {type: label, text: a, fontSize: big}",
      "fontSize is \"big\"; a number is expected"),
    BadInput(
      "a quoted number", "root: {type: label, text: a, fontSize: \"17\"}",
      "fontSize is \"17\"; a number is expected"),
    BadInput(
      "a number for a list", "root: {type: view, children: 3}", "children is \"3\"; a list of views is expected"),
    BadInput("a list for a text", "root: {type: label, text: [a]}", "text is a list; a text is expected"),
    BadInput("nothing for a text", "root: {type: label, text: }", "text is nothing; a text is expected"),
    BadInput(
      "a word for a truth", "root: {type: field, isSecure: yes}",
      "isSecure is \"yes\"; true or false is expected"),
    BadInput(
      "a size of zero", "root: {type: label, text: a, fontSize: 0}", "fontSize is \"0\", zero; it is more than 0"),
    BadInput(
      "a negative width", "root: {type: view, children: [{type: view, frame: {width: -3}}]}",
      "width is \"-3\", negative; it is 0 or more"),
    BadInput(
      "an infinite height", "root: {type: view, children: [{type: view, frame: {height: .inf}}]}",
      "height is \".inf\", not a finite number; write a finite one"),
    BadInput(
      "a height that is no number", "root: {type: view, children: [{type: view, frame: {height: .nan}}]}",
      "height is \".nan\", not a finite number; write a finite one"),
    BadInput(
      "a number that overflows", "root: {type: view, children: [{type: view, frame: {x: 1e999}}]}",
      "x is \"1e999\", not a finite number; write a finite one"),
    BadInput(
      "a number beyond reason", "root: {type: view, children: [{type: view, frame: {x: 2e6}}]}",
      "x is \"2e6\", beyond 1000000; write a smaller one"),
    BadInput(
      "a frame on the root", "root: {type: view, frame: {x: 1}}",
      "a frame on the root; the root fills the window; remove the frame"),
    BadInput(
      "x in a stack", "root: {type: stack, children: [{type: view, frame: {x: 1}}]}",
      "x or y in a stack; a stack places its children; give width or height alone"),
    BadInput(
      "negative padding", "root: {type: stack, layout: {padding: {left: -1}}}",
      "left is \"-1\", negative; it is 0 or more"),
    BadInput(
      "a word for insets", "root: {type: stack, layout: {padding: [1]}}",
      "padding is a list; a number, or a mapping of top, left, bottom, right is expected"),
    BadInput(
      "unknown axis", "root: {type: stack, layout: {axis: vertcal}}",
      "unknown axis \"vertcal\"; known: vertical, horizontal (did you mean \"vertical\"?)"),
    BadInput(
      "unknown return key", "root: {type: field, returnKey: finish}",
      "unknown returnKey \"finish\"; known: return, next, done, go, send, search"),
    BadInput(
      "several lines in a field", "root: {type: field, text: \"a\\nb\"}",
      "a field with several lines of text; use a textView, or one line"),
    BadInput(
      "heights that cross", "root: {type: textView, minHeight: 9, maxHeight: 8}",
      "minHeight is more than maxHeight; it is at most maxHeight"),
    BadInput(
      "a navigation bar inside",
      "root: {type: view, children: [{type: view, children: [{type: navigationBar, title: a}]}]}",
      "a navigationBar inside a view; the root holds one navigationBar at most"),
    BadInput(
      "two navigation bars",
      "root: {type: view, children: [{type: navigationBar, title: a}, {type: navigationBar, title: b}]}",
      "a second navigationBar; the root holds one navigationBar at most"),
    BadInput(
      "a spacer without stack", "root: {type: view, children: [{type: spacer}]}",
      "a spacer outside a stack; give the parent a \"layout\", or its children frames"),
    BadInput(
      "duplicate ids", "root: {type: view, id: a, children: [{type: view, id: a}]}",
      "id \"a\" for the second time; choose another (the first is in line 1)"),
    BadInput("an empty id", "root: {type: view, id: \"\"}", "an empty id; an id has at least one letter"),
    BadInput(
      "an unknown companion", "root: {type: view, children: [{type: field, id: email, companions: [emial]}]}",
      "unknown id \"emial\"; known: email (did you mean \"email\"?)"),
    BadInput(
      "itself as companion", "root: {type: field, id: email, companions: [email]}",
      "a view as its own companion; name other views"),
    BadInput(
      "an unknown moving view", "root: {type: field, movingView: card}", "unknown id \"card\"; known: none"),
    BadInput(
      "a tag that is no whole number", "root: {type: field, tag: 1.5}",
      "tag is \"1.5\"; a whole number from -1000000 to 1000000 is expected"),
  ])
  func `a wrong scene is refused in one line`(_ input: BadInput) throws {
    // In a scenario the same text is an inline scene: the words are the same, the place moves.
    let complaint = try #require(Assets.complaint("scene: {\(input.yaml)}\n"))
    let place = try #require(complaint.firstMatch(of: #/^form\.yaml:1:[0-9]+: /#))
    #expect(complaint[place.range.upperBound...] == input.complaint)
  }

  @Test func `the place is that of the wrong word`() {
    let yaml = """
      scene:
        root:
          type: view
          children:
            - {type: field, id: email}
            - {type: feild, id: password}
      """
    #expect(
      Assets.complaint(yaml)
        == "form.yaml:6:16: unknown type \"feild\"; 18 are known (did you mean \"field\"?)")
  }
}
