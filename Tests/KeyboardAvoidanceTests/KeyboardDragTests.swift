import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md A.16 on a window of 390 × 844 with a keyboard of 291 and an accessory of 40: the edge rests at 513.
@Suite struct KeyboardDragTests {
  private var keyboard = KeyboardModel(window: CGSize(width: 390, height: 844))

  init() { _ = keyboard.focus(height: 331, at: 0) }

  /// Drags through `path` (a finger's y each 1/60 s from 1 s on) and answers the edges.
  private mutating func drag(_ path: [CGFloat]) -> [CGFloat] {
    keyboard.beginDrag(at: 1)
    return path.enumerated().map { index, y in
      let time = 1 + Double(index + 1) / 60
      _ = keyboard.drag(toFingerY: y, at: time)
      return keyboard.edge(at: time)
    }
  }

  private func phases(_ messages: [KeyboardMessage]?) -> [FollowPhase] {
    (messages ?? []).compactMap { if case .followed(let phase, _) = $0.content { phase } else { nil } }
  }

  /// CASES.md X20: it starts when the finger meets the accessory's top; H16: it follows.
  @Test mutating func `the edge goes with a finger from where they meet, never above its full height`() {
    let path: [CGFloat] = [480, 510, 513, 520, 600, 580, 500, 490, 700, 844, 900]
    #expect(drag(path) == [513, 513, 513, 520, 600, 580, 513, 513, 700, 844, 844])
  }

  @Test mutating func `it is in hand from where the finger meets it until that leaves`() {
    _ = drag([480])
    #expect(!keyboard.isInHand)
    _ = keyboard.drag(toFingerY: 520, at: 1.1)
    #expect(keyboard.isInHand)
    _ = keyboard.endDrag(velocity: 0, at: 1.2)
    #expect(!keyboard.isInHand)
  }

  /// CASES.md X20: no step of the edge is longer than the finger's.
  @Test(arguments: [-100.0, 0, 20] as [CGFloat], [0.0, 24] as [CGFloat])
  mutating func `no step is longer than the finger's`(start: CGFloat, padding: CGFloat) {
    keyboard.dismissPadding = padding
    let path = (0..<40).map { 513 + start + CGFloat($0) * 7 }
    var last: (y: CGFloat, edge: CGFloat) = (path[0], 513)
    for (y, edge) in zip(path, drag(path)) {
      #expect(edge >= last.edge && edge - last.edge <= y - last.y + 1e-9)
      last = (y, edge)
    }
    // It is taken hold of at the padding, or where the finger was when it began below the edge.
    #expect(last.edge == min(844, last.y + (start > 0 ? -start : start == 0 ? 0 : padding)))
  }

  @Test mutating func `following begins where they meet and tells each place`() {
    keyboard.beginDrag(at: 1)
    #expect(keyboard.drag(toFingerY: 500, at: 1.1) == nil)
    let met = keyboard.drag(toFingerY: 540, at: 1.2)
    #expect(phases(met) == [.began, .moved])
    #expect(met?.last?.content == .followed(.moved, CGRect(x: 0, y: 540, width: 390, height: 331)))
    #expect(phases(keyboard.drag(toFingerY: 550, at: 1.3)) == [.moved])
  }

  /// 15 % of 331 are 49.65: from 562.65 down it leaves. A flick wins over the share.
  @Test(
    arguments: [
      (562, 0, false), (563, 0, true), (563, -90, true), (562, 90, false), (520, 400, true), (800, -400, false),
      (844, 0, true), (513, 0, false),
    ] as [(CGFloat, CGFloat, Bool)])
  mutating func `the finger's direction decides, else the share`(y: CGFloat, velocity: CGFloat, dismisses: Bool) throws
  {
    _ = drag([513, y])
    let release = try unwrap(keyboard.endDrag(velocity: velocity, at: 1.1))
    #expect(release.dismisses == dismisses)
    #expect(phases(release.messages).last == .ended)
    if dismisses { #expect(phases(release.messages) == [.ended]) }
  }

  @Test(arguments: [-2500.0, -400, 0, 90] as [CGFloat])
  mutating func `the way back is the spring's, followed to its end, and never above the full height`(
    velocity: CGFloat
  ) throws {
    _ = drag([513, 540])
    let release = try unwrap(keyboard.endDrag(velocity: velocity, at: 1.1))
    #expect(!release.dismisses)
    // Carried velocity is limited to ω·gap (SYSTEMS.md §6, Motion): 18.257 × 27 = 493.
    let omega = (1000.0 / 3).squareRoot()
    let carried = max(velocity, -omega * 27)
    for message in release.messages {
      guard case .followed(_, let frame) = message.content else { return }
      let t = message.time - 1.1
      let expected = t >= 0.5 ? 513 : 513 + (27 + (carried + omega * 27) * t) * exp(-omega * t)
      #expect(abs(frame.minY - expected) < 1e-9 && frame.minY >= 513)
    }
    #expect(phases(release.messages) == Array(repeating: .moved, count: 29) + [.ended])
    #expect(keyboard.edge(at: 1.6) == 513 && keyboard.height == 331)
  }

  @Test mutating func `let go it leaves from where it is, with the finger's speed`() throws {
    _ = drag([513, 600])
    _ = keyboard.endDrag(velocity: 800, at: 1.1)
    let messages = try unwrap(keyboard.resign(at: 1.1)?.compactMap(\.notification))
    #expect(messages.map(\.kind) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(messages[0].begin.minY == 600 && messages[0].end.minY == 844 && messages[0].pace == .iosKeyboard)
    #expect(keyboard.edge(at: 1.1) == 600)
    #expect(abs((keyboard.edge(at: 1.1 + 1e-6) - 600) / 1e-6 - 800) < 1)
    for step in 0...60 { #expect(keyboard.edge(at: 1.1 + Double(step) / 100) <= 844) }
  }

  /// CASES.md X17: let go at half its height, called back before it rests.
  @Test mutating func `called back on its way out it turns without a jump`() {
    _ = drag([513, 680])
    _ = keyboard.endDrag(velocity: 0, at: 1.1)
    _ = keyboard.resign(at: 1.1)
    let edge = keyboard.edge(at: 1.15)
    let speed = keyboard.motion(at: 1.15).state(at: 1.15).velocity
    _ = keyboard.focus(height: 331, at: 1.15)
    #expect(keyboard.edge(at: 1.15) == edge && edge > 680)
    #expect(keyboard.motion(at: 1.15).state(at: 1.15).velocity == speed && keyboard.edge(at: 2) == 513)
  }

  @Test mutating func `a finger that never meets it changes nothing`() {
    #expect(drag([300, 400, 512]) == [513, 513, 513])
    #expect(keyboard.endDrag(velocity: 3000, at: 1.2) == nil && keyboard.height == 331)
    var hidden = KeyboardModel(window: CGSize(width: 390, height: 844))
    hidden.beginDrag(at: 0)
    #expect(hidden.drag(toFingerY: 900, at: 0.1) == nil && hidden.endDrag(velocity: 900, at: 0.2) == nil)
  }

  @Test mutating func `whatever interrupts a drag ends the following first`() {
    _ = drag([513, 600])
    let taller = keyboard.focus(height: 376, at: 1.2)
    #expect(taller?.first?.content == .followed(.ended, CGRect(x: 0, y: 600, width: 390, height: 331)))
    #expect(keyboard.edge(at: 1.2) == 600 && keyboard.edge(at: 2) == 468)
    #expect(keyboard.drag(toFingerY: 700, at: 1.3) == nil)
  }
}
