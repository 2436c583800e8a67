import Foundation
import Measures

/// From seconds and window points to the places of a diagram, with the axes that say so.
nonisolated struct DiagramScale {
  /// Widths of the margins at the left and the right, in units of the diagram.
  let left = 56.0
  private let right = 136.0
  let plotHeight = 520.0

  let top: Double
  let plotWidth: Double
  /// Seconds and points that the plot is wide and high.
  let duration: Double
  let depth: Double
  private let start: Double

  /// A plot whose upper end is at `top`: 100 units a second as far as that makes it neither tiny nor endless, and the
  /// tallest window over all its height.
  init(_ trace: Trace, top: Double) {
    let times = trace.frames.map(\.time).filter(\.isFinite)
    let heights = (trace.frames.compactMap(\.window) + [trace.header.device]).map { Double($0.height) }
    start = times.first ?? 0
    let length = (times.max() ?? 0) - start
    duration = length > 0 && length < 1e6 ? max(length, 0.05) : 1
    let height = heights.filter { $0.isFinite && $0 > 0 && $0 < 1e6 }.max()
    depth = height ?? 1
    plotWidth = min(max(duration * 100, 480), 2400)
    self.top = top
  }

  var bottom: Double { top + plotHeight }
  var end: Double { left + plotWidth }
  var width: Double { end + right }

  /// Where a time is, in units of the diagram.
  func x(_ time: TimeInterval) -> Double { left + min(max((time - start) / duration, -1), 2) * plotWidth }

  /// Where a y of the window is, in units of the diagram.
  func y(_ points: CGFloat) -> Double { top + min(max(Double(points) / depth, -4), 5) * plotHeight }

  var plotAttributes: String {
    "x=\"\(Markup.number(left))\" y=\"\(Markup.number(top))\" width=\"\(Markup.number(plotWidth))\" "
      + "height=\"\(Markup.number(plotHeight))\""
  }

  /// The least of 1, 2, 5, 10 … (times a power of ten) that leaves at most `count` steps in `length`.
  static func step(_ length: Double, atMost count: Double) -> Double {
    var step = 0.001
    for factor in sequence(first: 0, next: { $0 + 1 }).lazy.map({ [2, 2.5, 2][$0 % 3] }) {
      if length / step <= count || step > 1e9 { break }
      step *= factor
    }
    return step
  }

  /// Background, grid lines, and the numbers beside them.
  var grid: String {
    var text = "<rect class=\"ground\" \(plotAttributes)/>\n"
    let (low, high) = (Markup.number(left), Markup.number(end))
    let rows = Self.step(depth, atMost: 10)
    for row in 0...Int((depth / rows + 1e-9).rounded(.down)) {
      let y = Markup.number(self.y(CGFloat(Double(row) * rows)))
      text += "<path class=\"grid\" d=\"M\(low) \(y)H\(high)\"/>"
      text += "<text class=\"axis end\" x=\"\(Markup.number(left - 8))\" y=\"\(y)\" dy=\"4\">"
      text += "\(Markup.number(Double(row) * rows))</text>\n"
    }
    let columns = Self.step(duration, atMost: plotWidth / 60)
    for column in 0...Int((duration / columns + 1e-9).rounded(.down)) {
      let x = Markup.number(left + Double(column) * columns / duration * plotWidth)
      text += "<path class=\"grid\" d=\"M\(x) \(Markup.number(top))V\(Markup.number(bottom))\"/>"
      text += "<text class=\"axis middle\" x=\"\(x)\" y=\"\(Markup.number(bottom + 31))\">"
      text += "\(Markup.number(Double(column) * columns + start))</text>\n"
    }
    let middle = Markup.number(top + plotHeight / 2)
    text += "<text class=\"axis\" x=\"\(Markup.number(end + 10))\" y=\"\(Markup.number(bottom + 31))\">seconds</text>\n"
    text += "<text class=\"axis middle\" x=\"14\" y=\"\(middle)\" transform=\"rotate(-90 14 \(middle))\">"
    text += "window y, points</text>"
    return text
  }
}
