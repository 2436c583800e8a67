import Foundation
import Tracing

/// What shall be visible in each frame: `demand` of SYSTEMS.md §6.
///
/// The levels are caret ⊂ field ⊂ companions. A focus asks for all of them; a hand's scrolling for those it has left
/// visible, which may be none; typing, or another place of the caret, at least for the first. While a hand has the
/// keyboard, no more is asked for than was visible when it took it.
struct Demands {
  /// How many levels are asked for, for each frame.
  private let counts: [Int]

  init(_ frames: [TraceFrame], isByHand: [Bool], isEdited: [Bool], goals: [CGFloat]) {
    var (count, held) = (Int.max, Int?.none)
    // Whether focus or input came while content was moved by hand, which does not scroll away what they ask for.
    var (isAsked, wasHeld) = (false, false)
    counts = frames.indices.map { index in
      let (frame, before) = (frames[index], max(0, index - 1))
      let last = frames[before]
      let isHeld = isByHand[index] || frame.focusChain.contains { $0.writer == TraceView.handWriter }
      if !wasHeld || frame.isScrolled { isAsked = false }
      // In a window of another size nothing is held (CASES.md G1–G4).
      if frame.focus != last.focus || frame.window != last.window { (count, isAsked) = (.max, isHeld) }
      if !isAsked, isByHand[index] || frame.tells("scrollTo") {
        count = Self.seen(in: frame, above: goals[index])
      }
      // A page that is let go while what is in it is on its way was scrolled to where a trace does not tell.
      let isPageLetGo = wasHeld && !isHeld && !isAsked && Self.lettingGoOfPage(frame, last)
      isAsked = isAsked || isHeld && isEdited[index]
      wasHeld = isHeld
      // A wheel's way that something else cuts short goes on to where a trace does not tell.
      let isCutShort =
        isByHand[before] && !isByHand[index] && frame.focus == last.focus && goals[index] != goals[before]
      if isCutShort || isPageLetGo, Self.isMoving(frame, since: last) { count = 0 }
      if isEdited[index] {
        count = max(1, count)
        // A text view that scrolls its text to the caret leaves visible what it leaves visible, as a hand does.
        let hasScrolled = frame.focus.map { frame.region($0)?.offset != last.region($0)?.offset } ?? false
        if hasScrolled { count = max(count, Self.seen(in: frame, above: goals[index])) }
      }
      if !frame.isKeyboardInHand {
        held = nil
      } else if held == nil {
        held = Self.seen(in: last.focus == frame.focus ? last : frame, above: frame.edge)
      }
      return min(count, held ?? .max)
    }
  }

  private static func lettingGoOfPage(_ frame: TraceFrame, _ last: TraceFrame) -> Bool {
    let held = last.focusChain.filter { $0.writer == TraceView.handWriter }.map(\.id)
    return frame.focusChain.contains { $0.writer == TraceView.systemWriter && held.contains($0.id) }
  }

  private static func isMoving(_ frame: TraceFrame, since last: TraceFrame) -> Bool {
    let moving = frame.scrolled(since: last).map(\.id)
    return frame.focusChain.contains { moving.contains($0.id) }
  }

  /// How many levels are wholly visible, and stay so where the keyboard's edge is on its way to; without end if all are.
  private static func seen(in frame: TraceFrame, above edge: CGFloat) -> Int {
    let levels = all(in: frame)
    let seen = levels.prefix { $0.hiddenAlongY < 0.01 && ($0.rect.maxY <= edge + 0.01 || edge >= frame.edge) }.count
    return seen == levels.count ? .max : seen
  }

  /// The levels that are asked for in a frame, which is `frames[index]`, the first first.
  func levels(in frame: TraceFrame, _ index: Int) -> [TraceView] { Array(Self.all(in: frame).prefix(counts[index])) }

  /// Whether a view of a role is among them.
  func includes(_ role: TraceView.Role, in frame: TraceFrame, _ index: Int) -> Bool {
    levels(in: frame, index).contains { $0.role == role }
  }

  /// All levels there are in a frame, the first first.
  static func all(in frame: TraceFrame) -> [TraceView] {
    [frame.first(.caret), frame.first(.field)].compactMap(\.self) + frame.all(.companion)
  }
}
