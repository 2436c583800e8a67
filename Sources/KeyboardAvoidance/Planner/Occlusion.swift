import Foundation

/// The occluders of a window, asked three questions: where their cover begins, how high they reach, what they leave free.
struct Occlusion {
  /// A part of the window's height that nothing covers, in window points.
  struct Gap {
    var top: CGFloat
    var bottom: CGFloat
    var isBelowOccluder: Bool
    var isAboveOccluder: Bool
    var height: CGFloat { bottom - top }
  }

  /// In window points.
  let rects: [CGRect]
  /// Where what can be seen ends: the window's height, if nothing clips above it.
  let bottom: CGFloat

  /// Frames that join by design may miss each other by a rounding error.
  private static let seam: CGFloat = 0.01

  /// The top of the cover that joined occluders form from the bottom up over all of `minX…maxX`; `bottom` if there is none.
  func edge(from minX: CGFloat, to maxX: CGFloat) -> CGFloat {
    if rects.isEmpty { return bottom }
    if rects.count == 1 {  // a docked keyboard, most often
      let rect = rects[0]
      let isCover = rect.minX <= minX && rect.maxX >= maxX && rect.maxY >= bottom - Self.seam && minX < maxX
      return isCover ? min(bottom, rect.minY) : bottom
    }
    var edge = -CGFloat.infinity
    var x = minX
    while x < maxX {
      var next = maxX
      for rect in rects {
        if rect.minX > x && rect.minX < next { next = rect.minX }
        if rect.maxX > x && rect.maxX < next { next = rect.maxX }
      }
      edge = max(edge, columnTop(from: x, to: next))
      x = next
    }
    return edge == -.infinity ? bottom : edge
  }

  private func columnTop(from minX: CGFloat, to maxX: CGFloat) -> CGFloat {
    var top = bottom
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for rect in rects where rect.minX <= minX && rect.maxX >= maxX && rect.maxY >= top - Self.seam && rect.minY < top
      {
        top = rect.minY
        isGrowing = true
      }
    }
    return top
  }

  /// The top of the highest occluder that lies over some of `minX…maxX`, or nil if none does.
  func highestTop(from minX: CGFloat, to maxX: CGFloat) -> CGFloat? {
    var top: CGFloat?
    for rect in rects where overlaps(rect, minX, maxX) { top = min(top ?? rect.minY, rect.minY) }
    return top
  }

  /// What the occluders over `minX…maxX` leave free between `topLimit` and the bottom, from the top down.
  func gaps(from minX: CGFloat, to maxX: CGFloat, topLimit: CGFloat) -> Gaps {
    Gaps(occlusion: self, minX: minX, maxX: maxX, y: topLimit)
  }

  fileprivate func overlaps(_ rect: CGRect, _ minX: CGFloat, _ maxX: CGFloat) -> Bool {
    if rect.width <= 0 || rect.height <= 0 { return false }
    return minX == maxX ? rect.minX <= minX && minX < rect.maxX : rect.minX < maxX && minX < rect.maxX
  }
}

extension Occlusion {
  /// The gaps over a stretch of the window's width, found one at a time: most often the first one is all there is to see.
  struct Gaps: Sequence, IteratorProtocol {
    fileprivate let occlusion: Occlusion
    fileprivate let minX: CGFloat
    fileprivate let maxX: CGFloat
    fileprivate var y: CGFloat
    fileprivate var isBelowOccluder = false

    mutating func next() -> Gap? {
      while y < occlusion.bottom {
        var next: CGRect?
        for rect in occlusion.rects
        where rect.maxY > y && occlusion.overlaps(rect, minX, maxX) && rect.minY < (next?.minY ?? occlusion.bottom) {
          next = rect
        }
        let gap = Gap(
          top: y, bottom: next?.minY ?? occlusion.bottom, isBelowOccluder: isBelowOccluder,
          isAboveOccluder: next != nil)
        y = next?.maxY ?? occlusion.bottom
        isBelowOccluder = true
        if gap.bottom > gap.top { return gap }
      }
      return nil
    }
  }
}
