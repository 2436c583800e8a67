import Foundation
import Tracing

extension Timeline {
  /// The y that nothing shall pass when the content moves up, in window points.
  ///
  /// Where a trace does not tell, it is the end of the bar in its first frame: later that may have been moved itself.
  func topLimit(of frame: TraceFrame) -> CGFloat {
    frame.topLimit ?? frames.first?.first(.header)?.rect.maxY ?? header.safeArea.top
  }

  /// Whether the keyboard floats: something of it leaves room below or beside it, or covers more than what is below its
  /// edge, which then is the window's height or that of a bar it has left at the bottom.
  func isFloating(in frame: TraceFrame) -> Bool { !floating(in: frame).isEmpty }

  private func floating(in frame: TraceFrame) -> [CGRect] {
    let bottom = bottom(in: frame)
    return frame.occluders.filter { $0.minY < bottom - 0.5 }
  }

  /// The top of what covers the window's bottom from side to side.
  private func bottom(in frame: TraceFrame) -> CGFloat {
    let window = window(in: frame)
    let isCovered = frame.occluders.contains { $0.maxY >= window.height - 0.5 && $0.width >= window.width - 0.5 }
    return isCovered || frame.occluders.isEmpty ? min(frame.edge, window.height) : window.height
  }

  /// The first frame from one on in which nothing moves; the last of all if there is none.
  func rest(from index: Int) -> Int {
    frames[index...].indices.first { isStill[$0] && frames[$0].edgeEnd == nil } ?? frames.count - 1
  }

  /// Whether a screen has moved sideways within half a second before a frame.
  func hasMovedSideways(before index: Int) -> Bool {
    let root = frames[index].first(.root)
    return frames[...index].reversed().prefix { $0.time > frames[index].time - 0.5 }.contains { frame in
      guard let root, let old = frame.views.first(where: { $0.role == .root && $0.id == root.id }) else { return false }
      return abs(old.rect.minX - root.rect.minX) > Self.stillness
    }
  }

  /// Whether a view is beside the window or beside what it is clipped by: on another page of a pager, on a screen that is
  /// swiped away.
  func isBeside(_ view: TraceView, in frame: TraceFrame) -> Bool {
    clips(of: view, in: frame).contains { view.rect.maxX <= $0.minX || view.rect.minX >= $0.maxX }
  }

  /// Whether something of a view is.
  func isCutAtASide(_ view: TraceView, in frame: TraceFrame) -> Bool {
    clips(of: view, in: frame).contains { view.rect.minX < $0.minX || view.rect.maxX > $0.maxX }
  }

  /// Whether a view lies above or below its root by the app's own layout, in nothing that could scroll it there: it goes
  /// where that goes, and stays outside.
  func isOutsideRoot(_ view: TraceView, in frame: TraceFrame) -> Bool {
    guard let root = frame.root(around: view)?.rect, view.rect.minY < root.minY || view.rect.maxY > root.maxY else {
      return false
    }
    return frame.regions(around: view).allSatisfy { region in
      (region.contentHeight ?? 0) + (region.ownInsetBottom ?? 0) <= region.rect.height
    }
  }

  private func clips(of view: TraceView, in frame: TraceFrame) -> [CGRect] {
    let roots = [frame.root(around: view)?.rect].compactMap(\.self)
    return frame.regions(around: view).map(\.rect) + roots + [CGRect(origin: .zero, size: window(in: frame))]
  }

  /// The room for content, in window points: from the top limit to the keyboard's edge; where that floats, the larger
  /// of what is above and below it.
  func band(in frame: TraceFrame) -> (top: CGFloat, bottom: CGFloat) {
    let (top, bottom) = (topLimit(of: frame), bottom(in: frame))
    let covers = floating(in: frame)
    guard let upper = covers.map(\.minY).min(), let lower = covers.map(\.maxY).max() else { return (top, bottom) }
    return upper - top >= bottom - lower ? (top, upper) : (max(top, lower), bottom)
  }
}
