import Foundation
import Staging

/// The promises of SYSTEMS.md §6 as far as one trace tells of them.
struct FuzzPromises {
  /// Lengths of a trace are rounded to 0.001 point, sums of them to twice that.
  private static let tolerance: CGFloat = 0.01

  let trace: Trace
  /// Whether nothing in the run speaks against what is there.
  let isCalm: Bool
  /// Whether the strategy is the same all along.
  let keepsStrategy: Bool

  /// The first that does not hold.
  var fault: FuzzFault? {
    guard keepsStrategy else { return nil }
    var plan: TracePlan?
    for (index, frame) in trace.frames.enumerated() {
      plan = frame.plan ?? plan
      if let plan, plan.lift < -Self.tolerance {
        return FuzzFault(.liftNotNegative, "\(Double(plan.lift).upTo3) at \(frame.time.upTo3) s")
      }
      guard isCalm, isRest(index), let plan, frame.focus != nil else { continue }
      if let fault = faultAtRest(frame, plan) { return fault }
    }
    return faultAtEnd
  }

  /// Whether nothing has moved for a quarter of a second and nothing is about to.
  private func isRest(_ index: Int) -> Bool {
    let frame = trace.frames[index]
    // What is asked for in a frame is played from the next on.
    guard index >= 15, frame.plan == nil, frame.events.isEmpty, frame.edgeEnd == nil, !frame.isKeyboardInHand,
      frame.finger == nil
    else { return false }
    return trace.frames[(index - 15)..<index].allSatisfy {
      $0.views == frame.views && $0.edge == frame.edge && $0.plan == nil && $0.events.isEmpty
    }
  }

  private func faultAtRest(_ frame: TraceFrame, _ plan: TracePlan) -> FuzzFault? {
    let time = frame.time.upTo3
    guard let field = frame.views.first(where: { $0.role == .field }),
      let caret = frame.views.first(where: { $0.role == .caret })
    else { return nil }
    if plan.unsatisfied.contains(where: { $0.level == "caret" }), caret.visible == caret.rect {
      return FuzzFault(.unsatisfiedOnlyIfImpossible, "the caret of \(field.id) is in sight at \(time) s")
    }
    // A keyboard that floats, or none, has no edge to keep a distance from.
    let window = frame.window ?? trace.header.device
    guard frame.edge < window.height, frame.occluders.count == 1, let cover = frame.occluders.first,
      cover.minX <= 0, cover.maxX >= window.width, cover.maxY >= window.height
    else { return nil }
    guard plan.lift > Self.tolerance, let distance = frame.distance, let top = frame.topLimit,
      field.rect.height <= 64, plan.unsatisfied.isEmpty,
      // Companions take of the room what they need before the distance.
      !frame.views.contains(where: { $0.role == .companion }),
      // What goes on below its root, which may be lifted only so far, is shown as far as that.
      !frame.views.contains(where: { root in
        root.role == .root && root.id == field.container && root.rect.maxY < field.rect.maxY - Self.tolerance
      })
    else { return nil }
    let room = frame.edge - top - field.rect.height
    let kept = min(distance, cover.height, room)
    let gap = frame.edge - field.rect.maxY
    // Where a person or the app has scrolled to is where they want it, with what distance there is.
    let isScrolled = trace.frames.contains { frame in
      frame.events.contains { $0.hasPrefix("scrollTo") || $0.hasPrefix("wheel") || $0.hasPrefix("touchMove") }
    }
    if isScrolled { return nil }
    if gap < kept - Self.tolerance, plan.lift < cover.height - Self.tolerance, room >= 0,
      field.rect.minY > top + Self.tolerance
    {
      let numbers = "\(Double(gap).upTo3) points instead of \(Double(kept).upTo3)"
      return FuzzFault(.distanceKept, "\(field.id) is lifted and is above the keyboard by \(numbers) at \(time) s")
    }
    if field.rect.minY < top - Self.tolerance, room >= 0 {
      return FuzzFault(
        .distanceKept, "\(field.id) is lifted to \(Double(field.rect.minY).upTo3), above the top limit, at \(time) s")
    }
    return nil
  }

  /// Nothing is lifted in the end, and no region has more inset than its own.
  private var faultAtEnd: FuzzFault? {
    guard let last = trace.frames.last, last.isClosed(in: trace) else { return nil }
    for view in last.views {
      if view.role == .root, abs(view.translationY ?? 0) > Self.tolerance {
        return FuzzFault(.restored, "\(view.id) is moved by \(Double(view.translationY ?? 0).upTo3) in the end")
      }
      if view.role == .scroll, let inset = view.insetBottom, let own = view.ownInsetBottom,
        abs(inset - own) > Self.tolerance
      {
        return FuzzFault(
          .restored,
          "\(view.id) has \(Double(inset).upTo3) points at its bottom in the end, its own are \(Double(own).upTo3)")
      }
    }
    return nil
  }
}
