import Foundation
import KeyboardAvoidance
import Scenarios
import Testing

/// Answers every event with a plan that says what it was told: lift 30, and the first region 10 further.
private struct Witness: AvoidanceStrategy {
  static let descriptor = StrategyDescriptor(name: "witness", origin: "", rule: "", faults: [], defaultDistance: 0)

  func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    var told = "\(event)"
    if case .keyboard(let message) = event {
      told = "\(message.kind) \(sides(message.begin)) \(sides(message.end)) \(message.duration) \(message.isLocal)"
    }
    let shown = facts.shownField.map { "\($0.minY)" } ?? "none"
    let regions = facts.regions.prefix(1).map {
      AvoidancePlan.Region(id: $0.id, offset: $0.offset + 10, topInset: 0, bottomInset: 0)
    }
    return AvoidancePlan(lift: 30, regions: regions, explanation: [told, shown])
  }

  private func sides(_ rect: CGRect) -> String { "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))" }
}

@Suite struct FactsRehearsalTests {
  private func start(_ rest: String = "keyboard: {height: 300}") throws -> FactsRehearsal {
    let text = """
      window: {width: 400, height: 800}
      regions: [{id: form, clip: [0, 100, 400, 700], contentHeight: 2000, offset: 5}]
      caret: {y: 605, height: 20}
      field: {y: 600, height: 30}
      occluders: [[0, 0, 400, 20]]
      \(rest)
      """
    return FactsRehearsal(try FactsFile(text: text, file: "app.yaml"), strategy: Witness())
  }

  private func events(_ list: String) throws -> [FactsFile.Event] {
    let text = """
      window: {width: 400, height: 800}
      regions: [{id: form, clip: [0, 100, 400, 700], contentHeight: 2000, offset: 5}]
      caret: {y: 605, height: 20}
      field: {y: 600, height: 30}
      keyboard: {height: 300}
      events: \(list)
      """
    return try FactsFile(text: text, file: "app.yaml").events
  }

  @Test func `before the first event nothing has focus and the keyboard is not there`() throws {
    let rehearsal = try start()
    #expect(rehearsal.facts.anchors.isEmpty && rehearsal.facts.shownField == nil && rehearsal.plan == nil)
    #expect(rehearsal.facts.regions.map(\.isInFocusChain) == [false])
    #expect(rehearsal.facts.occluders == [CGRect(x: 0, y: 0, width: 400, height: 20)])
    let up = try start("keyboard: {height: 300, isUp: true}")
    #expect(up.facts.occluders.map(\.minY) == [0, 500])
  }

  @Test func `every plan is in force before the next event`() throws {
    var rehearsal = try start()
    for event in try events("[focus, {keyboard: show}]") { rehearsal.play(event) }
    // Told of the focus at 600, the witness has lifted by 30 and scrolled by 10 when it is told of the keyboard.
    #expect(rehearsal.plan?.explanation[1] == "560.0")
    #expect(rehearsal.facts.root.lift == 30 && rehearsal.facts.regions[0].offset == 25)
    #expect(rehearsal.facts.shownField?.minY == 550)  // 600 + 5 at home, less 25 and 30
  }

  @Test(arguments: [
    ("focus", "focused"), ("unfocus", "unfocused"), ("edit", "edited"), ("{scroll: {in: form, to: 50}}", "scrollEnded"),
    ("{setOffset: {in: form, to: 50}}", "offsetSet"), ("{resize: {width: 800, height: 400}}", "resized"),
    ("{keyboard: show}", "willShow (0.0, 800.0, 400.0, 300.0) (0.0, 500.0, 400.0, 300.0) 0.25 true"),
    ("{keyboard: hide}", "willHide (0.0, 800.0, 400.0, 300.0) (0.0, 800.0, 400.0, 300.0) 0.25 true"),
    (
      "{keyboard: {message: didChangeFrame, height: 200, accessory: 44, duration: 1, isLocal: false}}",
      "didChangeFrame (0.0, 800.0, 400.0, 244.0) (0.0, 556.0, 400.0, 244.0) 1.0 false"
    ),
    ("{dragKeyboard: {phase: moved, y: 650}}", "keyboardFollowed(KeyboardAvoidance.FollowPhase.moved)"),
    ("{app: inactive}", "appStateChanged"), ("{swipeBack: cancelled}", "swipeBackEnded(isCancelled: true)"),
    ("geometryChanged", "geometryChanged"),
  ])
  func `an event of the file is that of the strategy`(_ event: String, _ told: String) throws {
    var rehearsal = try start()
    for event in try events("[\(event)]") { rehearsal.play(event) }
    #expect(rehearsal.plan?.explanation[0] == told)
  }

  @Test(
    arguments: [
      ("unfocus", .unfocus), ("{scroll: {in: form, to: 50}}", .scroll(region: 1, to: 50)),
      ("{setOffset: {in: form, to: -4.5}}", .setOffset(region: 1, to: -4.5)),
      ("{resize: {width: 800, height: 400}}", .resize(CGSize(width: 800, height: 400))),
      ("{keyboard: show}", .keyboard(.willShow, nil)), ("{keyboard: {message: didHide}}", .keyboard(.didHide, nil)),
      ("{dragKeyboard: {phase: began, y: 500}}", .followKeyboard(.began, y: 500)),
      ("{dragKeyboard: {phase: ended, y: 800}}", .followKeyboard(.ended, y: 800)),
      ("{app: active}", .appState(isActive: true)), ("{app: inactive}", .appState(isActive: false)),
      ("{swipeBack: completed}", .swipeBackEnded(isCancelled: false)), ("geometryChanged", .geometryChanged),
      // The caret moves down by 20; where it is shown, the list's offset of 5 is taken out.
      (
        "{edit: {caret: {y: 625, height: 20}}}",
        .edit([
          Anchor(level: .caret, rect: CGRect(x: 0, y: 630, width: 400, height: 20), container: 0),
          Anchor(level: .field, rect: CGRect(x: 0, y: 605, width: 400, height: 30), container: 0),
        ])
      ),
    ] as [(String, FactsFile.Event)])
  func `an event is read with what it names`(_ text: String, _ event: FactsFile.Event) throws {
    #expect(try events("[\(text)]") == [event])
  }

  @Test func `what an event changes is in the facts`() throws {
    var rehearsal = try start()
    func play(_ list: String) throws { for event in try events(list) { rehearsal.play(event) } }
    try play("[{keyboard: show}]")
    #expect(rehearsal.facts.occluders.map(\.minY) == [0, 500])
    try play("[{dragKeyboard: {phase: moved, y: 650}}]")
    #expect(rehearsal.facts.occluders[1] == CGRect(x: 0, y: 650, width: 400, height: 150))
    try play("[{keyboard: {height: 200}}]")
    #expect(rehearsal.facts.occluders[1] == CGRect(x: 0, y: 600, width: 400, height: 200))
    #expect(rehearsal.plan?.explanation[0].hasPrefix("willShow (0.0, 500.0, 400.0, 300.0)") == true)
    try play("[{resize: {width: 500, height: 400}}]")
    #expect(rehearsal.facts.occluders[1] == CGRect(x: 0, y: 200, width: 500, height: 200))
    #expect(rehearsal.facts.root.frame.size == CGSize(width: 500, height: 400))
    #expect(rehearsal.facts.screen.size == rehearsal.facts.window)
    try play("[{keyboard: hide}, {app: inactive}, {scroll: {in: form, to: 70}}]")
    #expect(rehearsal.facts.occluders.count == 1 && !rehearsal.facts.isAppActive)
    #expect(rehearsal.facts.regions[0].offset == 80)  // 70, and 10 by the plan
    try play("[focus, {edit: {caret: {y: 625, height: 20}}}]")
    #expect(rehearsal.facts.anchors.map(\.rect.minY) == [630, 605])  // at home: + 5
    #expect(rehearsal.facts.regions.map(\.isInFocusChain) == [true])
    try play("[{focus: {field: {y: 100, height: 30, in: root}}}]")
    #expect(rehearsal.facts.anchors.map(\.level) == [.field] && rehearsal.facts.anchors[0].container == 0)
    #expect(rehearsal.facts.regions.map(\.isInFocusChain) == [false])
    try play("[unfocus]")
    #expect(rehearsal.facts.anchors.isEmpty && rehearsal.facts.shownField == nil)
  }

  @Test func `what a file says of the field as shown holds until something moves`() throws {
    var rehearsal = try start("keyboard: {height: 300}\nshownField: {y: 444, height: 30}")
    for event in try events("[focus]") { rehearsal.play(event) }
    #expect(rehearsal.plan?.explanation[1] == "444.0")
    #expect(rehearsal.facts.shownField?.minY == 560)
  }

  @Test func `a strategy that answers nothing leaves everything, and no plan`() throws {
    let file = try FactsFile(
      text: "window: {width: 400, height: 800}\nkeyboard: {height: 300}\nfield: {y: 9, height: 9}", file: "app.yaml")
    let end = file.rehearsal(of: TransformFieldStrategy.self)
    #expect(end.plan == nil && end.facts == file.facts)
  }

  @Test func `the keyboard gone and the focus with it, all is as before`() throws {
    let text = """
      window: {width: 393, height: 852}
      keyboard: {height: 336}
      regions: [{id: form, clip: [0, 103, 393, 749], contentHeight: 1456, offset: 200}]
      field: {y: 700, height: 34}
      events: [focus, {keyboard: show}, {keyboard: hide}, unfocus]
      """
    let end = try FactsFile(text: text, file: "app.yaml").rehearsal(of: HeadroomStrategy.self)
    #expect(end.facts.regions[0].offset == 200 && end.plan?.lift == 0)
  }
}
