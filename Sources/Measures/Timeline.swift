import Foundation
import Tracing

/// A trace with what all measures ask of it: where motions begin and end, what for, and which of them are by hand.
struct Timeline {
  /// A length that counts as no motion: a trace is rounded to 0.001 point.
  static let stillness: CGFloat = 0.0015

  let header: TraceHeader
  /// The frames whose numbers are numbers.
  let frames: [TraceFrame]
  /// Where the keyboard's edge is on its way to, for each frame, in window points.
  let goals: [CGFloat]
  /// Whether a finger, a wheel or the app's own scrolling moved content in a frame.
  let isByHand: [Bool]
  /// Whether it was the app's own scrolling.
  let isByApp: [Bool]
  /// Whether something came into the focused view in a frame.
  let isTyped: [Bool]
  /// Whether the caret is at another place of the text that had focus before: typed, or moved there by hand or app.
  let isCaretMoved: [Bool]
  /// What shall be visible.
  let demands: Demands
  /// Whether nothing has moved since the frame before.
  let isStill: [Bool]
  /// Whether the window, or what its edges take, is another than in the frame before.
  let isAnotherWindow: [Bool]
  /// Whether it is, or everything is on its way because of that.
  let isWindowTurning: [Bool]
  /// Whether it is, or the app gives views another size, or everything is on its way because of that: all moves then for a
  /// reason of its own.
  let isBeingTurned: [Bool]
  /// Whether the trace tells the distance that was to be kept, without which no need can be computed.
  let tellsDistance: Bool
  /// The spans from one cause to the next, in order. What is before the first cause is in none.
  private(set) var transitions: [Transition] = []

  init(_ trace: Trace) {
    let frames = trace.frames.filter(\.isFinite)
    header = trace.header
    self.frames = frames
    goals = Self.goals(of: frames)
    tellsDistance = frames.allSatisfy { $0.focus == nil || $0.distance != nil }
    let movers = Self.movers(frames, goals: goals)
    let isByHand = movers.map { $0 != nil }
    isByApp = movers.map { $0 == .app }
    let keyed = Self.keyed(frames)
    let isTyped = frames.indices.map { $0 > 0 && Self.isTyped(frames[$0], since: frames[$0 - 1], isKeyed: keyed[$0]) }
    self.isByHand = isByHand
    self.isTyped = isTyped
    let isCaretMoved = frames.indices.map { $0 > 0 && Self.isCaretMoved(frames[$0], since: frames[$0 - 1]) }
    self.isCaretMoved = isCaretMoved
    demands = Demands(frames, isByHand: isByHand, isEdited: zip(isTyped, isCaretMoved).map { $0 || $1 }, goals: goals)
    let isStill = frames.indices.map { $0 == 0 || Self.isStill(frames[$0], since: frames[$0 - 1]) }
    self.isStill = isStill
    let isAnotherWindow = frames.indices.map { Self.isAnotherWindow(frames[$0], since: frames[max(0, $0 - 1)]) }
    self.isAnotherWindow = isAnotherWindow
    func untilStill(_ begins: (Int) -> Bool) -> [Bool] {
      var goesOn = false
      return frames.indices.map { index in
        goesOn = begins(index) || goesOn && !isStill[index]
        return goesOn
      }
    }
    isWindowTurning = untilStill { isAnotherWindow[$0] }
    isBeingTurned = untilStill { isAnotherWindow[$0] || Self.changesLayout(frames[$0]) }
    transitions = spans()
    noteRises()
  }

  /// Notes how far up the targets of first focuses rest, were there no keyboard.
  private mutating func noteRises() {
    let openings = transitions.indices.filter { transitions[$0].cause == .open }
    guard let last = openings.last else { return }
    var place = RestingPlace(self)
    var next = openings[...]
    for index in 1...transitions[last].start {
      place.follow(index, of: self)
      guard let opening = next.first, transitions[opening].start == index else { continue }
      transitions[opening].rise = place.rise(
        of: transitions[opening].target, in: frames[index], from: frames[index - 1])
      next.removeFirst()
    }
  }

  /// The window's width and height in a frame, in points.
  func window(in frame: TraceFrame) -> CGSize { frame.window ?? header.device }

  /// The window's height in a frame, in points.
  func height(in frame: TraceFrame) -> CGFloat { window(in: frame).height }

  /// Seconds from the frame before to this one; 0 for the first, and where times do not grow.
  func duration(of frame: Int) -> Double {
    frame > 0 ? max(0, frames[frame].time - frames[frame - 1].time) : 0
  }

  /// The y of the top edge of a view that can have focus, in a frame; of a frame without it, in the frame before.
  func top(of id: String, in frame: Int) -> CGFloat? {
    guard frames.indices.contains(frame) else { return nil }
    return frames[frame].input(id)?.rect.minY
  }

  /// A finding about a view in a frame.
  func finding(_ kind: Finding.Kind, _ frame: Int, _ view: String, _ points: CGFloat) -> Finding {
    Finding(kind, frame: frame, time: frames[frame].time, view: view, points: points)
  }

  /// Whether the keyboard is out of sight in a frame and stays so.
  func isClosed(_ frame: Int) -> Bool {
    let bottom = height(in: frames[frame]) - Self.stillness
    return frames[frame].focus == nil && frames[frame].edge >= bottom && goals[frame] >= bottom
  }

  private static func isAnotherWindow(_ frame: TraceFrame, since last: TraceFrame) -> Bool {
    frame.window != last.window || frame.events.contains { surroundingWords.contains(word(of: $0)) }
  }

  private static func isStill(_ frame: TraceFrame, since last: TraceFrame) -> Bool {
    guard abs(frame.edge - last.edge) <= stillness, isSame(frame.occluders, last.occluders) else { return false }
    return frame.views.allSatisfy { view in
      guard view.role != .caret, view.role != .label else { return true }
      let old =
        view.role == .field || view.role == .bystander
        ? last.input(view.id) : last.views.first { $0.role == view.role && $0.id == view.id }
      guard let old else { return true }
      // A swipe back moves a screen sideways.
      return abs(old.rect.minX - view.rect.minX) <= stillness && abs(old.rect.minY - view.rect.minY) <= stillness
        && abs(old.rect.height - view.rect.height) <= stillness
        && abs((old.offset ?? 0) - (view.offset ?? 0)) <= stillness
    }
  }

  private static func isSame(_ covers: [CGRect], _ others: [CGRect]) -> Bool {
    covers.count == others.count
      && zip(covers, others).allSatisfy { abs($0.minX - $1.minX) <= stillness && abs($0.minY - $1.minY) <= stillness }
  }

  /// The goals that frames tell, or else the end of the run of steps in one direction that a frame is part of.
  private static func goals(of frames: [TraceFrame]) -> [CGFloat] {
    var goals = frames.map { $0.edgeEnd ?? $0.edge }
    func step(_ index: Int) -> CGFloat {
      let step = frames[index].edge - frames[index - 1].edge
      return abs(step) > stillness ? step : 0
    }
    for index in frames.indices.reversed() where index > 0 && index + 1 < frames.count {
      guard frames[index].edgeEnd == nil, !frames[index].isKeyboardInHand else { continue }
      if step(index) * step(index + 1) > 0 { goals[index] = goals[index + 1] }
    }
    return goals
  }
}
