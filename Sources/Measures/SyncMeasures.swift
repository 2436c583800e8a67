import Foundation
import Tracing

/// M11: whether a bar that stands on the keyboard stays on its edge.
enum SyncMeasures: MeasureFamily {
  /// The lags that are tried, in frames.
  private static let lags = -6...6

  static func outcome(of timeline: Timeline) -> Outcome {
    var outcome = Outcome()
    let ids = Set(timeline.frames.flatMap { $0.all(.stickyBar).map(\.id) }).sorted()
    guard !ids.isEmpty else {
      outcome.lacks(.syncError, .syncRMS, .syncLag, because: "no sticky bar is in the trace")
      return outcome
    }
    var (worst, squares, count) = (0.0, 0.0, 0)
    var lag: Int?
    for id in ids {
      let series = series(of: id, timeline)
      for (index, error) in series.errors {
        worst = max(worst, error)
        guard index > 0, abs(timeline.frames[index].edge - timeline.frames[index - 1].edge) > Timeline.stillness else {
          continue
        }
        squares += error * error
        count += 1
      }
      if let own = bestLag(bar: series.bottoms, edge: series.goals), abs(own) >= abs(lag ?? 0) { lag = own }
    }
    outcome.note(.syncError, worst)
    outcome.note(.syncRMS, count > 0 ? (squares / Double(count)).squareRoot() : 0)
    guard let lag else {
      outcome.lacks(.syncLag, because: "edge and bar never moved together")
      return outcome
    }
    outcome.note(.syncLag, Double(abs(lag)))
    return outcome
  }

  private struct Series {
    var errors: [(index: Int, error: Double)] = []
    /// The bar's bottom, and where it should be, in the frames that have it.
    var bottoms: [CGFloat] = []
    var goals: [CGFloat] = []
  }

  /// A bar stands on the edge where that is above the place the bar has without a keyboard, in this window. While a window
  /// turns, bar and edge are on their way from places that have nothing to do with each other.
  private static func series(of id: String, _ timeline: Timeline) -> Series {
    func bar(_ frame: TraceFrame) -> TraceView? { frame.views.first { $0.role == .stickyBar && $0.id == id } }
    var homes: [[CGFloat]: CGFloat] = [:]
    func key(_ frame: TraceFrame) -> [CGFloat] {
      let size = timeline.window(in: frame)
      return [size.width, size.height]
    }
    for (index, frame) in timeline.frames.enumerated()
    where frame.edge >= timeline.height(in: frame) && !timeline.isBeingTurned[index] {
      homes[key(frame)] = bar(frame)?.rect.maxY ?? homes[key(frame)]
    }
    var series = Series()
    for (index, frame) in timeline.frames.enumerated() where !timeline.isBeingTurned[index] {
      guard let bottom = bar(frame)?.rect.maxY else { continue }
      let goal = min(frame.edge, homes[key(frame)] ?? timeline.height(in: frame))
      series.errors.append((index, abs(bottom - goal)))
      series.bottoms.append(bottom)
      series.goals.append(goal)
    }
    return series
  }

  /// The shift in frames at which the steps of the bar and of the edge agree best; the least of those that are as good.
  private static func bestLag(bar: [CGFloat], edge: [CGFloat]) -> Int? {
    let bar = zip(bar.dropFirst(), bar).map(-)
    let edge = zip(edge.dropFirst(), edge).map(-)
    var best: (lag: Int, sum: CGFloat)?
    for lag in lags.sorted(by: { abs($0) < abs($1) }) {
      let sum = edge.indices.reduce(CGFloat(0)) { sum, index in
        bar.indices.contains(index + lag) ? sum + edge[index] * bar[index + lag] : sum
      }
      if sum > (best?.sum ?? 0) * 1.000001 { best = (lag, sum) }
    }
    return best?.lag
  }
}
