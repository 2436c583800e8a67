import Foundation
import KeyboardAvoidance
import Motion
import TestSupport
import Testing

/// Messages that come in pairs, late, twice or not at all: only the last state counts.
@Suite struct KeyboardOcclusionOrderTests {
  typealias Message = (kind: KeyboardNotification.Kind, end: CGRect)
  static let size = CGSize(width: 768, height: 1024)
  static let low = CGRect(x: 0, y: 760, width: 768, height: 264)
  static let high = CGRect(x: 0, y: 711, width: 768, height: 313)
  static let below = CGRect(x: 0, y: 1024, width: 768, height: 264)
  static let floating = CGRect(x: 400, y: 300, width: 320, height: 260)
  static let show: [Message] = [
    (.willChangeFrame, low), (.willShow, low), (.didChangeFrame, low), (.didShow, low),
  ]
  static let hide: [Message] = [
    (.willChangeFrame, below), (.willHide, below), (.didChangeFrame, below), (.didHide, below),
  ]

  private func occlusion(after messages: [Message]) -> KeyboardOcclusion {
    var occlusion = KeyboardOcclusion()
    for (kind, end) in messages {
      let message = KeyboardNotification(kind: kind, begin: .zero, end: end, duration: 0.25, pace: .iosKeyboard)
      occlusion.receive(message, window: Self.size, screen: CGRect(origin: .zero, size: Self.size))
    }
    return occlusion
  }

  private func cover(after messages: [Message]) -> [CGRect] { occlusion(after: messages).occluders(in: Self.size) }

  @Test func `show and hide in the order of FACTS`() {
    for count in 1...4 { #expect(cover(after: Array(Self.show.prefix(count))) == [Self.low], "\(count)") }
    for count in 1...4 { #expect(cover(after: Self.show + Self.hide.prefix(count)).isEmpty, "\(count)") }
    #expect(cover(after: Self.show + Self.hide + Self.show) == [Self.low])
  }

  /// CASES.md C11, D2, D3, D6, G7, G8, and the password prompt of FACTS.md §4.
  @Test(
    arguments: [
      ("the show comes twice", [(.willShow, low), (.willShow, low)], [low]),
      ("low, high, low", [(.willShow, low), (.willShow, high), (.willShow, low)], [low]),
      (
        "a third-party keyboard",
        [(.willShow, CGRect(x: 0, y: 1024, width: 768, height: 0)), (.willShow, low), (.willShow, high)], [high]
      ),
      ("a bad frame after a turn, then a good one", [(.willShow, .zero), (.willShow, high)], [high]),
      ("round a rotation", show + [(.willHide, below), (.willShow, high)], [high]),
      ("the password prompt", [(.willShow, low), (.willHide, below)], []),
      ("an undocked keyboard is put away by a change alone", [(.willHide, below), (.willChangeFrame, below)], []),
    ] as [(String, [Message], [CGRect])])
  func `the last word counts`(name: String, messages: [Message], cover expected: [CGRect]) {
    #expect(cover(after: messages) == expected, "\(name)")
  }

  @Test func `what has come to be of a motion that was broken off is late`() {
    #expect(cover(after: [(.willShow, Self.low), (.willHide, Self.below), (.didShow, Self.low)]).isEmpty)
    #expect(cover(after: Self.show + Self.hide + [(.didShow, Self.low), (.didChangeFrame, Self.low)]).isEmpty)
    #expect(cover(after: [(.willShow, Self.low), (.willShow, Self.high), (.didShow, Self.low)]) == [Self.high])
    // A frame that nobody announced is news: the measured frame wins (CASES.md D4).
    #expect(cover(after: [(.willShow, Self.low), (.didChangeFrame, Self.high)]) == [Self.high])
    #expect(cover(after: [(.didShow, Self.low)]) == [Self.low])
  }

  @Test func `a hide that a show overtook does not hide it when it is over`() {
    let called = Self.show + [(.willHide, Self.below), (.willShow, Self.low)]
    for late in [[Message(.didHide, Self.below)], [(.didShow, Self.low), (.didHide, Self.below)]] {
      #expect(cover(after: called + late) == [Self.low])
      #expect(cover(after: called + late + [(.willHide, Self.below)]).isEmpty)
    }
    // A will-hide that got lost is made good by the did-hide.
    #expect(cover(after: Self.show + [(.didHide, Self.below)]).isEmpty)
  }

  /// FACTS.md §4: undocking is a will-hide, then only frames; dragging gives zero rectangles. CASES.md F1.
  @Test func `undocked, dragged about, put away and called again`() {
    let other = Self.floating.offsetBy(dx: -200, dy: 100)
    let undock: [Message] = Self.show + [(.willHide, Self.below), (.willChangeFrame, Self.floating)]
    #expect(cover(after: undock) == [Self.floating])
    #expect(cover(after: undock + [(.didHide, Self.below)]) == [Self.floating])
    let dragged = undock + [(.willChangeFrame, .zero), (.didChangeFrame, other)]
    #expect(cover(after: dragged) == [other])
    let back = dragged + [(.willChangeFrame, .zero), (.didChangeFrame, Self.floating)]
    #expect(cover(after: back) == [Self.floating] && occlusion(after: back).state == .floating)
    #expect(cover(after: back + Self.hide).isEmpty)
    #expect(cover(after: back + Self.hide + [(.didChangeFrame, Self.floating)]).isEmpty)
    #expect(cover(after: back + Self.hide + Self.show) == [Self.low])
  }

  /// Neighbours swapped in 2,000 runs of shows and hides, again and again: what was announced last holds in the end.
  @Test func `however late they come, nothing is wrong in the end`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      var messages: [Message] = []
      var expected: [CGRect] = []
      for round in 0..<Int.random(in: 1...6, using: &random) {
        messages += round.isMultiple(of: 2) ? Self.show : Self.hide
        expected = round.isMultiple(of: 2) ? [Self.low] : []
      }
      // Only what is announced keeps its order among itself.
      for index in messages.indices.dropLast()
      where Bool.random(using: &random) && !(Self.announces(messages[index]) && Self.announces(messages[index + 1])) {
        messages.swapAt(index, index + 1)
      }
      let got = cover(after: messages)
      #expect(got == expected, "\(messages.map { "\($0.kind) \($0.end.minY)" })")
      if got != expected { return }
    }
  }

  private static func announces(_ message: Message) -> Bool {
    [.willShow, .willHide, .willChangeFrame].contains(message.kind)
  }
}
