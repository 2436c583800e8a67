import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// Keyboards that stand elsewhere than at the bottom of a window of 834 × 1210 points: FACTS.md §4.
@Suite struct KeyboardPostureTests {
  private static let window = CGSize(width: 834, height: 1210)
  private var keyboard = KeyboardModel(window: window)
  private let floating = KeyboardPosture.floating(CGRect(x: 400, y: 300, width: 320, height: 260))

  /// What is said, such as `willHide (0, 897, 834, 313) → (0, 1210, 834, 313) 0.25`, and when it is not at `time`.
  private func lines(_ messages: [KeyboardMessage]?, from time: TimeInterval) -> [String] {
    (messages ?? []).compactMap { message in
      guard let notification = message.notification else { return nil }
      let delay = message.time == time ? "" : String(format: " @%.2f", message.time - time)
      return "\(notification.kind) \(text(notification.begin)) → \(text(notification.end))\(delay)"
    }
  }

  private func text(_ rect: CGRect) -> String {
    "(\(Int(rect.minX)), \(Int(rect.minY)), \(Int(rect.width)), \(Int(rect.height)))"
  }

  /// What a listener who goes by the messages alone makes of them, in window points.
  private func occluders(_ lists: [KeyboardMessage]?...) -> [CGRect] {
    var occlusion = KeyboardOcclusion()
    for message in lists.compactMap(\.self).joined() {
      guard let notification = message.notification else { continue }
      occlusion.receive(notification, window: Self.window, screen: CGRect(origin: .zero, size: Self.window))
    }
    return occlusion.occluders(in: Self.window)
  }

  /// FACTS.md §4, "Undock": a will-hide, later only change-frame.
  @Test func `undocked it leaves with a will-hide, then only its frame changes`() {
    var keyboard = keyboard
    let up = keyboard.focus(height: 313, at: 0)
    keyboard.posture = .undocked
    let undocked = keyboard.focus(height: 313, at: 1)
    #expect(
      lines(undocked, from: 1) == [
        "willHide (0, 897, 834, 313) → (0, 1210, 834, 313)",
        "willChangeFrame (0, 897, 834, 313) → (0, 797, 834, 313)",
        "didChangeFrame (0, 897, 834, 313) → (0, 797, 834, 313) @0.50",
      ])
    #expect(occluders(up, undocked) == [CGRect(x: 0, y: 797, width: 834, height: 313)])
    #expect(keyboard.coverEdge(at: 1.1) == 1210 && keyboard.coverEdgeEnd == 1210)
    let left = keyboard.resign(at: 2)
    #expect(
      lines(left, from: 2) == [
        "willChangeFrame (0, 797, 834, 313) → (0, 1210, 834, 313)",
        "didChangeFrame (0, 797, 834, 313) → (0, 1210, 834, 313) @0.50",
      ])
    // CASES.md F1: undock, done, refocus, done: nothing is left.
    #expect(occluders(up, undocked, left) == [])
    let again = keyboard.focus(height: 313, at: 3)
    #expect(lines(again, from: 3).map { $0.prefix(15) } == ["willChangeFrame", "didChangeFrame "])
    #expect(occluders(up, undocked, left, again, keyboard.resign(at: 4)) == [])
  }

  @Test func `docked again it shows again`() {
    var keyboard = keyboard
    let up = keyboard.focus(height: 313, at: 0)
    keyboard.posture = .undocked
    let undocked = keyboard.focus(height: 313, at: 1)
    keyboard.posture = .docked
    let docked = keyboard.focus(height: 313, at: 2)
    #expect(lines(docked, from: 2).first == "willChangeFrame (0, 797, 834, 313) → (0, 897, 834, 313)")
    #expect(lines(docked, from: 2)[1] == "willShow (0, 797, 834, 313) → (0, 897, 834, 313)")
    #expect(occluders(up, undocked, docked) == [CGRect(x: 0, y: 897, width: 834, height: 313)])
    #expect(keyboard.coverEdge(at: 3) == 897 && keyboard.focus(height: 313, at: 3) == nil)
  }

  /// CASES.md X30: 320 × 260 at (400, 300). FACTS.md §4: a zero rectangle on will-show means that it floats. It has 910
  /// points to go, of which a spring of 0.5 s has more left than may be leapt.
  @Test func `floating it shows with a zero rectangle, then its frame changes`() {
    var keyboard = keyboard
    keyboard.posture = floating
    let up = keyboard.focus(height: 260, at: 0)
    #expect(
      lines(up, from: 0) == [
        "willChangeFrame (0, 0, 0, 0) → (0, 0, 0, 0)", "willShow (0, 0, 0, 0) → (0, 0, 0, 0)",
        "didChangeFrame (0, 0, 0, 0) → (0, 0, 0, 0)", "didShow (0, 0, 0, 0) → (0, 0, 0, 0)",
        "willChangeFrame (0, 0, 0, 0) → (400, 300, 320, 260)",
        "didChangeFrame (0, 0, 0, 0) → (400, 300, 320, 260) @0.58",
      ])
    #expect(occluders(up) == [CGRect(x: 400, y: 300, width: 320, height: 260)])
    #expect(keyboard.parts(at: 1) == [CGRect(x: 400, y: 300, width: 320, height: 260)])
    // From out of sight it comes straight up.
    #expect(keyboard.parts(at: 0.1).allSatisfy { $0.minX == 400 })
    #expect(occluders(up, keyboard.resign(at: 2)) == [] && keyboard.coverEdge(at: 2.1) == 1210)
  }

  /// CASES.md X56: a floating keyboard and a bar at the bottom are two rectangles, of which the bar is what the window ends
  /// at.
  @Test func `what a floating keyboard leaves at the bottom covers it there`() {
    var keyboard = keyboard
    keyboard.posture = floating
    let up = keyboard.focus(height: 260, barHeight: 55, at: 0)
    #expect(keyboard.barEdge.target == 1155 && keyboard.barEdge.value(at: 0) == 1210)
    let parts = [CGRect(x: 400, y: 300, width: 320, height: 260), CGRect(x: 0, y: 1155, width: 834, height: 55)]
    #expect(occluders(up) == parts && keyboard.parts(at: 1) == parts)
    #expect(keyboard.coverEdge(at: 1) == 1155 && keyboard.coverEdgeEnd == 1155)
    #expect(keyboard.coverEdge(at: 0.1) > 1155 && keyboard.coverEdge(at: 0.1) < 1210)
    #expect(occluders(up, keyboard.resign(at: 2)) == [] && keyboard.coverEdge(at: 3) == 1210)
  }

  /// 40 % of 834 is 333.6, rounded 334.
  @Test func `split it is two halves`() {
    var keyboard = keyboard
    let up = keyboard.focus(height: 313, at: 0)
    keyboard.posture = .split
    let split = keyboard.focus(height: 313, at: 1)
    let halves = [CGRect(x: 0, y: 797, width: 334, height: 313), CGRect(x: 500, y: 797, width: 334, height: 313)]
    #expect(occluders(up, split) == halves && keyboard.parts(at: 2) == halves)
    #expect(lines(split, from: 1).first == "willHide (0, 897, 834, 313) → (0, 1210, 834, 313)")
  }

  /// CASES.md E2: it reports 313 points, of which 55 are seen.
  @Test func `a hardware keyboard's frame is mostly below the window`() {
    var keyboard = KeyboardModel(window: CGSize(width: 768, height: 1024))
    keyboard.posture = .hardware
    let up = keyboard.focus(height: 55, depth: 258, at: 0)
    #expect(lines(up, from: 0)[1] == "willShow (0, 1024, 768, 313) → (0, 969, 768, 313)")
    #expect(keyboard.coverEdge(at: 1) == 969)
    let left = keyboard.resign(at: 2)
    #expect(lines(left, from: 2)[1] == "willHide (0, 969, 768, 313) → (0, 1024, 768, 313)")
  }

  /// A show that rests (a browser's, GNOME Shell's) ends at the bottom, as wide as the window, wherever the one before was.
  @Test(arguments: [KeyboardBehavior.web, .gnome]) func `after a rest nothing is left of where it stood`(
    behavior: KeyboardBehavior
  ) {
    var keyboard = KeyboardModel(window: Self.window, motion: .gnome, behavior: behavior)
    keyboard.posture = .split
    _ = keyboard.focus(height: 313, at: 0)
    _ = keyboard.resign(at: 1)
    keyboard.posture = .docked
    _ = keyboard.focus(height: 313, at: 2)
    #expect(
      keyboard.parts(at: 3) == [CGRect(x: 0, y: 897, width: 834, height: 313)] && keyboard.coverEdge(at: 3) == 897)
    _ = keyboard.focus(height: 300, at: 4)
    #expect(keyboard.coverEdge(at: 5) == 910 && keyboard.coverEdgeEnd == 910)
  }

  /// A show that rests (GNOME Shell) and is given up leaves everything as it was.
  @Test func `a show that is given up takes its depth with it`() {
    var keyboard = KeyboardModel(window: Self.window, motion: .gnome, behavior: .gnome)
    keyboard.posture = .hardware
    _ = keyboard.focus(height: 55, depth: 258, at: 0)
    #expect(keyboard.depth == 258)
    _ = keyboard.resign(at: 0.1)
    #expect((keyboard.height, keyboard.depth) == (0, 0))
  }

  /// 1210 − 313 − 100 = 797 and 1210 − 1200 − 100 < 0; each half is 0.4 of 834, rounded, and the right one ends at 834.
  @Test func `a posture says where a keyboard stands and of what pieces it is`() {
    let box = CGRect(x: 400, y: 300, width: 320, height: 260)
    #expect(KeyboardPosture.rise == 100)
    #expect(KeyboardPosture.docked.frame(height: 313, in: Self.window) == nil)
    #expect(KeyboardPosture.hardware.frame(height: 55, in: Self.window) == nil)
    for posture in [KeyboardPosture.undocked, .split] {
      #expect(posture.frame(height: 313, in: Self.window) == CGRect(x: 0, y: 797, width: 834, height: 313))
      #expect(posture.frame(height: 1200, in: Self.window)?.minY == 0)
    }
    #expect(floating.frame(height: 313, in: Self.window) == box)
    let frame = CGRect(x: 0, y: 797, width: 834, height: 313)
    #expect(KeyboardPosture.undocked.parts(of: frame) == [frame] && floating.parts(of: box) == [box])
    #expect(
      KeyboardPosture.split.parts(of: frame) == [
        CGRect(x: 0, y: 797, width: 334, height: 313), CGRect(x: 500, y: 797, width: 334, height: 313),
      ])
    let all = [KeyboardPosture.docked, .undocked, .split, floating, .hardware]
    #expect(all.map(\.leavesAccessoryBehind) == [false, false, true, true, false])
  }

  /// FACTS.md §2: 291 points of letters and 45 of suggestions; pictures are as high as both, without suggestions too.
  @Test(
    arguments: [
      (.text, 336, 291), (.password, 291, 291), (.email, 291, 291), (.url, 291, 291), (.number, 291, 291),
      (.phone, 291, 291), (.emoji, 336, 336),
    ] as [(KeyboardKind, CGFloat, CGFloat)])
  func `a keyboard's height goes by what it is for`(kind: KeyboardKind, height: CGFloat, plain: CGFloat) {
    #expect(kind.height(letters: 291, bar: 45) == height && kind.height(letters: 291, bar: 0) == plain)
  }
}
