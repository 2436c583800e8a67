import Foundation
import Tracing

/// What shall be visible in each frame: `demand` of SYSTEMS.md §6.
///
/// The levels are caret ⊂ field ⊂ companions. A focus asks for all of them; a hand's scrolling for those it has left
/// visible, which may be none; typing at least for the first.
struct Demands {
  /// How many levels are asked for, for each frame.
  private let counts: [Int]

  init(_ frames: [TraceFrame], isByHand: [Bool], isTyped: [Bool]) {
    var count = Int.max
    counts = frames.indices.map { index in
      let frame = frames[index]
      if index > 0, frame.focus != frames[index - 1].focus { count = .max }
      if isByHand[index] {
        let levels = Self.all(in: frame)
        let seen = levels.prefix(while: \.isWhole).count
        count = seen == levels.count ? .max : seen
      }
      if isTyped[index] { count = max(1, count) }
      return count
    }
  }

  /// The levels that are asked for in a frame, which is `frames[index]`, the first first.
  func levels(in frame: TraceFrame, _ index: Int) -> [TraceView] { Array(Self.all(in: frame).prefix(counts[index])) }

  /// Whether a view of a role is among them.
  func includes(_ role: TraceView.Role, in frame: TraceFrame, _ index: Int) -> Bool {
    levels(in: frame, index).contains { $0.role == role }
  }

  private static func all(in frame: TraceFrame) -> [TraceView] {
    [frame.first(.caret), frame.first(.field)].compactMap(\.self) + frame.all(.companion)
  }
}
