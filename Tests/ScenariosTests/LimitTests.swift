import Foundation
import Testing

@testable import Scenarios

/// What is larger than a person writes is refused in one line that names the limit, or read in bounded memory.
@Suite struct LimitTests {
  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static func view(_ inner: String) -> String { "scene: {root: {type: view, children: [\(inner)]}}\n" }

  @Test(arguments: [
    BadInput(
      "aliases of aliases", "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
      "1:4: an anchor (&a); anchors and aliases are not read; write the value out"),
    BadInput(
      "an anchor with a long name", "scene: &\(repeated("x", 70_000)) a\n",
      "1:8: an anchor (&\(repeated("x", 45))…); anchors and aliases are not read; write the value out"),
    BadInput(
      "10,000 levels of lists", repeated("[", 10_000), "1:66: more than 64 levels of nesting; nest less deeply"),
    BadInput(
      "10,000 levels of mappings", repeated("{a: ", 10_000), "1:258: more than 64 levels of nesting; nest less deeply"),
    BadInput(
      "10,000 levels of list items", repeated("- ", 10_000), "1:131: more than 64 levels of nesting; nest less deeply"),
    BadInput(
      "a quarter of a million words", "scene: [\(repeated("a,", 250_000))]\n",
      "1:400003: more than 200000 words, lists and mappings; split the file"),
    BadInput(
      "10,001 views", view(repeated("{type: view},", 10_000)),
      "1:130026: more than 10000 views in a scene; make what is repeated the rows of a table"),
    BadInput(
      "10,001 messages", view("{type: chat, messages: [\(repeated("a,", 10_001))]}"),
      "1:62: 10001 texts; at most 10000 are read"),
    BadInput(
      "101 tabs", view("{type: tabBar, titles: [\(repeated("a,", 101))]}"), "1:62: 101 texts; at most 100 are read"),
    BadInput(
      "101 companions", view("{type: field, companions: [\(repeated("a,", 101))]}"),
      "1:65: 101 ids; at most 100 are read"),
    BadInput(
      "a label of 1 MB", view("{type: label, text: \(repeated("a", 1_000_000))}"),
      "1:59: text is 1000000 bytes long; a text has 100000 at most"),
    BadInput(
      "an id of 201 letters", view("{type: view, id: \(repeated("a", 201))}"),
      "1:56: an id of 201 bytes; an id has 200 at most"),
    BadInput(
      "a path of 10,001 points",
      "{scene: sign-in, script: [{drag: {path: [\(repeated("[1, 1],", 10_001))], duration: 1}}]}\n",
      "1:41: 10001 points; at most 10000 are read"),
    BadInput(
      "repeats of repeats",
      "{scene: sign-in, script: [\(repeated("{repeat: {times: 10000, commands: [", 20))scroll\(repeated("]}}", 20))]}\n",
      "1:657: more than 1000000 steps; repeat less often"),
    BadInput(
      "one step more than a million",
      "{scene: sign-in, script: [{repeat: {times: 9999, commands: [\(repeated("scroll,", 100))]}}, {repeat: {times: 100, commands: [scroll]}}]}\n",
      "1:766: more than 1000000 steps; repeat less often"),
  ])
  func `what is too large is refused`(_ input: BadInput) {
    #expect(Assets.complaint(input.yaml) == "form.yaml:" + input.complaint)
  }

  @Test(arguments: [
    BadInput(
      "a million steps",
      "{scene: sign-in, script: [{repeat: {times: 9999, commands: [\(repeated("scroll,", 100))]}}]}\n", ""),
    BadInput("10,000 views", view(repeated("{type: view},", 9999)), ""),
    BadInput("10,000 messages", view("{type: chat, messages: [\(repeated("a,", 10_000))]}"), ""),
    BadInput("a million rows", view("{type: table, rows: {count: 1000000, template: {type: view}}}"), ""),
    BadInput(
      "64 levels", "scene: {root: \(repeated("{type: view, children: [", 30)){type: view}\(repeated("]}", 30))}\n", ""),
  ])
  func `what is just within a limit is read`(_ input: BadInput) {
    #expect(Assets.complaint(input.yaml) == nil)
  }

  @Test func `many names that are not known do not make a long line or a long search`() {
    let views = (0..<9000).map { "{type: view, id: view-\($0)}," }.joined()
    let steps = (0..<9000).map { "{tapOn: view-\($0)}," }.joined()
    let complaint = Assets.complaint("\(Self.view(views))script: [\(steps){tapOn: other}]\n") ?? ""
    #expect(complaint.hasPrefix("form.yaml:2:"))
    #expect(complaint.contains("unknown id \"other\"; known: view-0, view-1, "))
    #expect(complaint.hasSuffix("view-63 and 8936 more"))
  }

  @Test func `a letter with a hundred thousand accents is cut`() {
    let complaint = Assets.complaint("scene: a\(Self.repeated("\u{301}", 40_000))\n") ?? ""
    #expect(complaint.hasPrefix("form.yaml:1:8: unknown scene "))
    #expect(complaint.unicodeScalars.count < ScenarioError.messageLimit)
  }

  @Test func `characters that turn or hide what follows are shown as what they are`() {
    #expect(
      Assets.complaint("scene: sign-in\ntheme: \"\u{202E}krad\u{2066}\"\n")
        == "form.yaml:2:8: unknown theme \"\\u{202e}krad\\u{2066}\"; known: light, dark")
    #expect("a\u{200D}b\u{FEFF}c\u{85}".printable() == "a\u{200D}b\\u{feff}c\\u{85}")
  }
}
