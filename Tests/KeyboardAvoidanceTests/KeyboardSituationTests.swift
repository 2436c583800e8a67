import Foundation
import KeyboardAvoidance
import Testing

/// FACTS.md §4, "Notification order", on an iPad of 768 × 1024 with a keyboard of 264 and an accessory of 44.
@Suite struct KeyboardSituationTests {
  static let window = CGSize(width: 768, height: 1024)

  private func messages(_ situation: KeyboardSituation) -> [KeyboardMessage] {
    situation.messages(window: Self.window, height: 264, accessory: 44, at: 10)
  }

  /// Such as `willShow 716+308 0.00`: kind, end frame's top and height, seconds after 10.
  private func text(_ message: KeyboardMessage) -> String {
    let time = String(format: "%.2f", message.time - 10)
    switch message.content {
    case .beganEditing: return "beganEditing \(time)"
    case .resized(let size): return "resized \(Int(size.width))×\(Int(size.height)) \(time)"
    case .followed(let phase, _): return "\(phase) \(time)"
    case .notification(let it): return "\(it.kind) \(Int(it.end.minY))+\(Int(it.end.height)) \(time)"
    }
  }

  private static func four(_ verb: String, _ frame: String, _ start: String = "0.00", _ end: String = "0.50")
    -> [String]
  {
    ["willChangeFrame", "will\(verb)"].map { "\($0) \(frame) \(start)" }
      + ["didChangeFrame", "did\(verb)"].map { "\($0) \(frame) \(end)" }
  }

  @Test(
    arguments: [
      (.focusTextField, ["beganEditing 0.00"] + four("Show", "716+308")),
      (
        .focusTextView,
        ["willChangeFrame 716+308 0.00", "willShow 716+308 0.00", "beganEditing 0.00"]
          + four("Show", "716+308").suffix(2)
      ),
      (.dismissal, four("Hide", "1024+308")), (.otherAccessory, four("Show", "716+308")),
      (.suggestionBar, four("Show", "671+353")), (.hardwareKeyboard, four("Show", "980+308")),
      (.lateBar, ["beganEditing 0.00"] + four("Show", "969+55", "0.40", "0.90")),
      (
        .floating,
        four("Show", "0+0", "0.00", "0.00") + ["willChangeFrame 504+260 0.00", "didChangeFrame 504+260 0.50"]
      ),
      (
        .split,
        four("Hide", "1024+308") + ["willChangeFrame 616+308 0.50", "didChangeFrame 616+308 1.00"]
      ),
      (.undocked, ["willHide 1024+308 0.00", "willChangeFrame 616+308 0.00", "didChangeFrame 616+308 0.50"]),
      (
        .draggingUndocked,
        [
          "willChangeFrame 0+0 0.00", "didChangeFrame 0+0 0.00", "willChangeFrame 0+0 0.10", "didChangeFrame 0+0 0.10",
          "willChangeFrame 0+0 0.20", "didChangeFrame 0+0 0.20", "didChangeFrame 556+308 0.30",
        ]
      ),
      (.crossFade, four("Hide", "0+0")),
      (
        .thirdParty,
        [
          "willChangeFrame 1024+0 0.00", "willShow 1024+0 0.00", "willChangeFrame 808+216 0.03",
          "willShow 808+216 0.03",
        ] + four("Show", "765+259", "0.06", "0.56")
      ),
      (.hideOniOS26, four("Hide", "980+44")),
      (.rotation, four("Hide", "1024+308") + ["resized 1024×768 0.00"] + four("Show", "460+308")),
      (.passwordPrompt, four("Show", "716+308", "0.00", "0.00") + four("Hide", "1024+308", "0.00", "0.00")),
    ] as [(KeyboardSituation, [String])])
  func `each is said in the order of its row`(situation: KeyboardSituation, expected: [String]) {
    let said = messages(situation)
    #expect(said.suffix(expected.count).map(text) == expected)
    // What it starts from is a plain show, and undocked before it is dragged.
    let before = said.dropLast(expected.count).map(text)
    let up = Self.four("Show", "716+308", "-1.00", "-0.50")
    #expect(before.isEmpty || Array(before.prefix(4)) == up)
    #expect(before.count <= 4 || situation == .draggingUndocked)
  }

  /// CASES.md D6, D7, D8, E2, E7, F1, F3, G7, H15, X30, X42: what is left covered at the end.
  @Test(
    arguments: [
      (.focusTextField, .docked, [716]), (.focusTextView, .docked, [716]), (.dismissal, .hidden, []),
      (.otherAccessory, .docked, [716]), (.suggestionBar, .docked, [671]), (.hardwareKeyboard, .docked, [980]),
      (.lateBar, .docked, [969]),
      (.floating, .floating, [504]), (.split, .split, [616, 616]), (.undocked, .undocked, [616]),
      (.draggingUndocked, .undocked, [556]), (.crossFade, .hidden, []), (.thirdParty, .docked, [765]),
      (.hideOniOS26, .hidden, []), (.rotation, .docked, [460]), (.passwordPrompt, .hidden, []),
    ] as [(KeyboardSituation, KeyboardOcclusion.State, [CGFloat])])
  func `each leaves covered what it should`(
    situation: KeyboardSituation, state: KeyboardOcclusion.State, tops: [CGFloat]
  ) {
    var (occlusion, window) = (KeyboardOcclusion(), Self.window)
    for message in messages(situation) {
      if case .resized(let size) = message.content { window = size }
      guard let notification = message.notification else { continue }
      occlusion.receive(notification, window: window, screen: CGRect(origin: .zero, size: window))
    }
    #expect(occlusion.state == state && occlusion.occluders(in: window).map(\.minY) == tops)
  }

  @Test func `every row of the table is there, and a hardware keyboard without accessory says nothing`() {
    #expect(KeyboardSituation.allCases.count == 16)
    let silent = KeyboardSituation.hardwareKeyboard.messages(window: Self.window, height: 264, accessory: 0, at: 0)
    #expect(silent.isEmpty)
  }

  @Test func `a password prompt has no duration, begin and end of a suggestion bar are both on screen`() throws {
    #expect(messages(.passwordPrompt).allSatisfy { $0.notification?.duration == 0 && $0.time == 10 })
    let show = try #require(messages(.suggestionBar).last?.notification)
    #expect(show.begin.minY == 716 && show.end.minY == 671 && show.duration == 0.25)
    let split = try #require(messages(.split).last?.notification)
    // Two fifths of 768 each: 307 wide.
    #expect(split.pieces.map(\.minX) == [0, 461] && split.pieces.map(\.width) == [307, 307])
  }
}
