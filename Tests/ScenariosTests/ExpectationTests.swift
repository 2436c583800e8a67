import Foundation
import Scenarios
import Testing

@Suite struct ExpectationTests {
  private func scenario(_ rest: String) throws -> Scenario {
    try Assets.library.scenario(yaml: "scene: sign-in\n" + rest, file: "form.yaml")
  }

  @Test func `an expectation is read in the order of the file, at a step and at the end`() throws {
    let read = try scenario(
      """
      note: the report gives no size
      symptomIn: [planted-off]
      held: [headroom, transform-field]
      expect: {needlessMovement: 0, caretVisible: true, restoreDrift: false, blankGap: {atLeast: 1, atMost: 4}}
      script:
        - expect:
            views:
              email: {bottom: {atMost: 506}, visible: 1}
              caret: {top: {equals: 300, within: 0.5}}
            keyboardEdge: 513
            focus: email
            text: {email: ada@example.org}
        - {at: 2, expect: {focus: none, owners: {equals: 1}}}

      """)
    #expect(read.note == "the report gives no size")
    #expect(read.symptomIn == ["planted-off"] && read.held == ["headroom", "transform-field"])
    #expect(read.expectationPlace == SourcePlace(line: 5, column: 9))
    #expect(
      read.expectation?.measures == [
        .init("needlessMovement", .noWorseThan(0)), .init("caretVisible", .passes(true)),
        .init("restoreDrift", .passes(false)), .init("blankGap", .number(.between(atLeast: 1, atMost: 4))),
      ])
    guard case .expect(let first) = read.script[0].action, case .expect(let second) = read.script[1].action else {
      Issue.record("not two expect steps")
      return
    }
    #expect(
      first.views == [
        .init("email", .bottom, .between(atLeast: nil, atMost: 506)), .init("email", .visible, .equals(1, within: nil)),
        .init("caret", .top, .equals(300, within: 0.5)),
      ])
    let (demand, place) = (try #require(read.expectation?.measures.first), first.views[0])
    #expect((demand.measure, demand.demand) == ("needlessMovement", .noWorseThan(0)))
    #expect((place.id, place.property, place.demand) == ("email", .bottom, .between(atLeast: nil, atMost: 506)))
    #expect(first.keyboardEdge == .equals(513, within: nil) && first.focus == .view("email"))
    #expect(first.texts == [.init("email", "ada@example.org")])
    #expect(second.focus == Scenarios.Expectation.Focus.none && read.script[1].time == 2)
    #expect(second.measures == [.init("owners", .number(.equals(1, within: nil)))])
  }

  @Test func `a scenario that says nothing is held to headroom`() throws {
    let read = try scenario("")
    #expect(read.expectation == nil && read.symptomIn == [] && read.held == Scenario.usuallyHeld && read.note == nil)
    #expect(Scenario.usuallyHeld == ["headroom"])
  }

  /// The tolerance is what the rounding of a trace to 0.001 can do, and more only where `within` says so.
  @Test(arguments: [
    (NumberDemand.equals(506, within: nil), 506.009, true), (.equals(506, within: nil), 506.02, false),
    (.equals(506, within: 0.5), 505.5, true), (.equals(506, within: 0.5), 505.4, false),
    (.between(atLeast: nil, atMost: 506), 506.009, true), (.between(atLeast: nil, atMost: 506), 506.02, false),
    (.between(atLeast: 91, atMost: nil), 90.995, true), (.between(atLeast: 91, atMost: nil), 90.9, false),
    (.between(atLeast: 1, atMost: 2), 1.5, true), (.between(atLeast: 1, atMost: 2), 3, false),
    (.between(atLeast: 1, atMost: 2), .nan, false), (.equals(0, within: nil), .nan, false),
  ])
  func `a number is as demanded or not`(demand: NumberDemand, number: Double, isMet: Bool) {
    #expect(demand.isMet(by: number, tolerance: 0.01) == isMet)
  }

  @Test func `a demand is said in short`() {
    #expect("\(NumberDemand.equals(506, within: nil))" == "506")
    #expect("\(NumberDemand.equals(506.25, within: 0.5))" == "506.25 ± 0.5")
    #expect("\(NumberDemand.between(atLeast: 91, atMost: 506))" == "≥ 91 and ≤ 506")
  }

  @Test(arguments: [
    BadInput("a list", "expect: []", "2:9: a list where an expect belongs; a mapping is expected ("),
    BadInput("nothing", "expect: {}", "2:9: an expect of nothing; name a measure, views, keyboardEdge, focus or text"),
    BadInput(
      "unknown measure", "expect: {needlesMovement: 0}",
      "2:10: unknown key \"needlesMovement\" in an expect; 43 are known (did you mean \"needlessMovement\"?)"),
    BadInput(
      "a measure that is a text", "expect: {caretVisible: yes}",
      "2:24: caretVisible is \"yes\"; true, false, a number or {atLeast, atMost, equals, within} is expected"),
    BadInput(
      "a measure that is no number", "expect: {owners: .nan}",
      "2:18: owners is \".nan\"; true, false, a number or {atLeast, atMost, equals, within} is expected"),
    BadInput(
      "unknown limit", "expect: {owners: {max: 1}}", "2:19: unknown key \"max\" in a demand on a number; known: "),
    BadInput(
      "no limit", "expect: {owners: {}}", "2:18: a demand for nothing; give equals, atLeast or atMost"),
    BadInput("a lone tolerance", "expect: {owners: {within: 1}}", "2:18: within without equals; say what"),
    BadInput(
      "both ways", "expect: {owners: {equals: 1, atMost: 2}}", "2:18: equals beside a limit; give equals, with within"),
    BadInput("crossed limits", "expect: {owners: {atLeast: 3, atMost: 2}}", "2:18: atLeast above atMost; no number"),
    BadInput("a negative tolerance", "expect: {owners: {equals: 1, within: -1}}", "2:38: within is \"-1\", negative"),
    BadInput("infinite", "expect: {keyboardEdge: .inf}", "2:24: keyboardEdge is \".inf\", not a finite number"),
    BadInput(
      "true for an edge", "expect: {keyboardEdge: true}", "2:24: keyboardEdge is \"true\"; a number is expected"),
    BadInput("views of nothing", "expect: {views: {}}", "2:17: views is a mapping; a mapping from ids is expected"),
    BadInput(
      "unknown view", "expect: {views: {emial: {top: 1}}}",
      "2:18: unknown id \"emial\"; known: title, subtitle, card, email, password, sign-in, caret, root (did you mean"),
    BadInput(
      "unknown property", "expect: {views: {email: {tpo: 1}}}",
      "2:26: unknown key \"tpo\" in a view's expect; 12 are known (did you mean \"top\"?)"),
    BadInput("a view that is a number", "expect: {views: {email: 3}}", "2:25: \"3\" where a view's expect belongs; "),
    BadInput(
      "unknown focus", "expect: {focus: pasword}",
      "2:17: unknown id \"pasword\"; known: none, title, subtitle, card, email, password, sign-in (did you mean"),
    BadInput("unknown text", "expect: {text: {caret: a}}", "2:17: unknown id \"caret\"; known: title, subtitle"),
    BadInput("a list of texts", "expect: {text: [a]}", "2:16: text is a list; a mapping from ids is expected"),
    BadInput("a step of nothing", "script: [expect]", "2:10: expect alone; it needs a value, as in \"expect: …\""),
    BadInput(
      "unknown symptom", "symptomIn: [planted-of]",
      "2:13: unknown strategy \"planted-of\"; known: headroom, transform-field, planted-off (did you mean \"planted-off\"?)"
    ),
    BadInput("symptoms in a word", "symptomIn: headroom", "2:12: symptomIn is \"headroom\"; a list of strategies is"),
    BadInput(
      "a planted one held", "held: [planted-off]", "2:8: unknown strategy \"planted-off\"; known: headroom, transform-f"
    ),
    BadInput("named twice", "held: [headroom, headroom]", "2:18: \"headroom\" for the second time; name it once"),
    BadInput(
      "held and failing", "symptomIn: [headroom]",
      "2:12: \"headroom\" both in symptomIn and held; it either shows the fault or has to pass"),
  ])
  func `a wrong expectation is refused in one line`(_ input: BadInput) throws {
    let complaint = try #require(Assets.complaint("scene: sign-in\n\(input.yaml)\n"))
    #expect(complaint.hasPrefix("form.yaml:" + input.complaint), "\(complaint)")
    #expect(!complaint.contains("\n"))
  }
}
