import Foundation
import Tracing

extension Timeline {
  /// The y that nothing shall pass when the content moves up, in window points.
  ///
  /// Where a trace does not tell, it is the end of the bar in its first frame: later that may have been moved itself.
  func topLimit(of frame: TraceFrame) -> CGFloat {
    frame.topLimit ?? frames.first?.first(.header)?.rect.maxY ?? header.safeArea.top
  }

  /// Whether the keyboard floats: what it covers leaves room below or beside it. The edge of one that does is the
  /// window's height, or that of a bar it has left at the bottom.
  func isFloating(in frame: TraceFrame) -> Bool {
    let window = window(in: frame)
    if frame.occluders.isEmpty { return false }
    return !frame.occluders.contains { $0.maxY >= window.height - 0.5 && $0.width >= window.width - 0.5 }
  }

  /// The room for content, in window points: from the top limit to the keyboard's edge; where that floats, the larger
  /// of what is above and below it.
  func band(in frame: TraceFrame) -> (top: CGFloat, bottom: CGFloat) {
    let (top, height) = (topLimit(of: frame), height(in: frame))
    guard isFloating(in: frame) else { return (top, min(frame.edge, height)) }
    let (upper, lower) = (frame.occluders.map(\.minY).min() ?? height, frame.occluders.map(\.maxY).max() ?? top)
    return upper - top >= height - lower ? (top, upper) : (max(top, lower), height)
  }
}
