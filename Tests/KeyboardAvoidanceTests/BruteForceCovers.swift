import Foundation
import KeyboardAvoidance

/// What covers a window, for the oracle: occluders, and bars put where they belong one after the other.
struct BruteForceCovers {
  private(set) var rects: [CGRect]
  private(set) var lifts: [CGFloat]
  private let height: CGFloat

  init(_ facts: AvoidanceFacts) {
    rects = facts.occluders
    lifts = facts.bars.map { _ in 0 }
    height = facts.window.height
    if facts.occluders.isEmpty { return }
    var left = Array(facts.bars.indices)
    while let lowest = left.map({ facts.bars[$0].frame.maxY }).max(),
      let bar = left.last(where: { facts.bars[$0].frame.maxY == lowest })
    {
      left.removeAll { $0 == bar }
      var frame = facts.bars[bar].frame
      lifts[bar] = max(0, frame.maxY - edge(frame.minX, frame.maxX))
      frame.origin.y -= lifts[bar]
      frame = frame.intersection(CGRect(origin: .zero, size: facts.window))
      if !frame.isNull && !frame.isEmpty { rects.append(frame) }
    }
  }

  /// The highest y below which every column of a stretch is covered down to the bottom.
  func edge(_ minX: CGFloat, _ maxX: CGFloat, from bottom: CGFloat? = nil) -> CGFloat {
    let height = bottom ?? self.height
    let cuts = ([minX, maxX] + rects.flatMap { [$0.minX, $0.maxX] }).filter { $0 >= minX && $0 <= maxX }.sorted()
    let columns = zip(cuts, cuts.dropFirst()).filter { $0 < $1 }.map { ($0 + $1) / 2 }
    return columns.map { x in
      var top = height
      while let next = rects.first(where: { $0.minX < x && x < $0.maxX && $0.maxY >= top && $0.minY < top }) {
        top = next.minY
      }
      return top
    }.max() ?? height
  }

  /// The top of the highest of them over some of a stretch.
  func highest(_ minX: CGFloat, _ maxX: CGFloat) -> CGFloat? {
    rects.filter { $0.minX < maxX && minX < $0.maxX }.map(\.minY).min()
  }

  /// Whether a rectangle in a bar is seen: below the top limit, not below the bar, not under an occluder.
  func shows(_ rect: CGRect, inBar bar: Int, _ facts: AvoidanceFacts, _ tolerance: CGFloat) -> Bool {
    let rect = rect.offsetBy(dx: 0, dy: -lifts[bar])
    if rect.minY < facts.topLimit - tolerance || rect.maxY > facts.bars[bar].frame.maxY - lifts[bar] + 0.5 {
      return false
    }
    return !facts.occluders.contains { occluder in
      occluder.minX < rect.maxX && rect.minX < occluder.maxX && occluder.minY < rect.maxY - tolerance
        && rect.minY + tolerance < occluder.maxY
    }
  }
}
