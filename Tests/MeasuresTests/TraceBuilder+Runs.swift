import Foundation
import Measures
import Tracing

extension TraceBuilder {
  /// The edge in the frames of a slide up: 331 points in five equal steps.
  static let edges: [CGFloat] = [777.8, 711.6, 645.4, 579.2, 513]
  /// How `low` gets out of the way: its bottom is at 561, so that 58 points take it 10 above the edge.
  static let steps: [CGFloat] = [6, 17, 19, 12, 4]

  /// Focus comes to a view, the keyboard slides up, and the form scrolls by these steps meanwhile.
  mutating func open(_ id: String, by steps: [CGFloat] = Self.steps, each: (inout Self, Int) -> Void = { _, _ in }) {
    focus = id
    insetBottom = 331
    slide(Self.edges, by: steps, event: "touchUp: [195, 539]", each: each)
  }

  /// Focus ends, the keyboard slides down, and the form scrolls back by these steps.
  mutating func close(by steps: [CGFloat]? = nil, each: (inout Self, Int) -> Void = { _, _ in }) {
    focus = nil
    insetBottom = 34
    slide([579.2, 645.4, 711.6, 777.8, 844], by: steps ?? Self.steps.map(-), event: "hideKeyboard", each: each)
  }

  /// The edge goes through these places while the form scrolls by these steps.
  mutating func slide(
    _ edges: [CGFloat], by steps: [CGFloat], event: String? = nil, each: (inout Self, Int) -> Void = { _, _ in }
  ) {
    for index in edges.indices {
      edge = edges[index]
      offset += index < steps.count ? steps[index] : 0
      each(&self, index)
      if index == 0, let event { frame(event) } else { frame() }
    }
  }

  /// A run without a fault, with what `change` puts between its slides.
  static func run(
    rate: Double = 10, up: [CGFloat] = steps, down: [CGFloat]? = nil, field: String = "low",
    setUp: (inout Self) -> Void = { _ in }, opening: (inout Self, Int) -> Void = { _, _ in },
    opened: (inout Self) -> Void = { _ in }, closing: (inout Self, Int) -> Void = { _, _ in },
    closed: (inout Self) -> Void = { _ in }
  ) -> Self {
    var trace = Self()
    trace.rate = rate
    setUp(&trace)
    trace.rest(3)
    trace.open(field, by: up, each: opening)
    trace.rest(6)
    opened(&trace)
    trace.close(
      by: down ?? [-trace.offset / 4, -trace.offset / 4, -trace.offset / 4, -trace.offset / 8, -trace.offset / 8],
      each: closing)
    closed(&trace)
    trace.rest(4)
    return trace
  }
}
