import Foundation

extension TraceFrame {
  /// The frame as it reads back from the file that ``TraceWriter`` makes of it: lengths rounded to 0.001 point, times to
  /// a microsecond, half away from 0.
  ///
  /// What is measured in memory is so the same to the bit as what is measured from a file.
  public var rounded: TraceFrame {
    var frame = self
    frame.time = Self.rounded(time, unit: 1_000_000)
    frame.window = window.map { CGSize(width: $0.width.inTrace, height: $0.height.inTrace) }
    frame.edge = edge.inTrace
    frame.edgeEnd = edgeEnd?.inTrace
    frame.topLimit = topLimit?.inTrace
    frame.distance = distance?.inTrace
    frame.occluders = occluders.map(\.inTrace)
    frame.finger = finger.map { CGPoint(x: $0.x.inTrace, y: $0.y.inTrace) }
    frame.views = views.map(\.rounded)
    frame.plan = plan?.rounded
    return frame
  }

  fileprivate static func rounded(_ value: Double, unit: Double) -> Double {
    let scaled = value * unit
    guard abs(scaled) < 9e15 else { return value }
    let magnitude = Double(UInt(abs(scaled) + 0.5)) / unit
    return scaled < 0 && magnitude > 0 ? -magnitude : magnitude
  }
}

extension TraceView {
  fileprivate var rounded: TraceView {
    var view = self
    view.rect = rect.inTrace
    view.visible = visible?.inTrace
    view.offset = offset?.inTrace
    view.insetTop = insetTop?.inTrace
    view.insetBottom = insetBottom?.inTrace
    view.ownInsetTop = ownInsetTop?.inTrace
    view.ownInsetBottom = ownInsetBottom?.inTrace
    view.contentHeight = contentHeight?.inTrace
    view.topLimit = topLimit?.inTrace
    view.translationY = translationY?.inTrace
    return view
  }
}

extension TracePlan {
  fileprivate var rounded: TracePlan {
    var plan = self
    plan.lift = lift.inTrace
    for index in regions.indices {
      plan.regions[index].offset = regions[index].offset?.inTrace
      plan.regions[index].insetTop = regions[index].insetTop.inTrace
      plan.regions[index].insetBottom = regions[index].insetBottom.inTrace
    }
    return plan
  }
}

extension CGFloat {
  fileprivate var inTrace: CGFloat { CGFloat(TraceFrame.rounded(Double(self), unit: 1000)) }
}

extension CGRect {
  fileprivate var inTrace: CGRect {
    CGRect(x: origin.x.inTrace, y: origin.y.inTrace, width: size.width.inTrace, height: size.height.inTrace)
  }
}
