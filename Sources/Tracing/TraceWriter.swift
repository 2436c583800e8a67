import Foundation

/// Writes a trace as JSON lines: the header, then one object a frame.
///
/// Equal traces are equal bytes, and one costs little beside the frame it is about: Foundation's encoder orders keys by
/// its own rules, writes a number in as many digits as it has, and takes some forty times as long. So the lines are
/// written here, and only read by Foundation. Lengths are rounded to 0.001 point, times to a microsecond (at 60 frames a
/// second a millisecond would be an error of 6 % in a velocity); −0 is 0. A number that is not finite is written as
/// `null`, at which the reader stops: a trace that holds one is wrong, and says so.
///
///     var writer = TraceWriter(header: header)
///     writer.append(frame)                    // {"t":0.016667,"edge":844,…}
///     output.write(writer.takeBytes())        // what was appended since the last time
public struct TraceWriter: Sendable {
  var line: JSONLineBuffer

  /// A writer that has the header's line ready.
  public init(header: TraceHeader) {
    line = JSONLineBuffer()
    append(header)
  }

  /// Adds a frame's line.
  public mutating func append(_ frame: TraceFrame) {
    line.raw("{\"t\":")
    line.time(frame.time)
    if let window = frame.window {
      line.raw(",\"window\":")
      line.point(CGPoint(x: window.width, y: window.height))
    }
    line.raw(",\"edge\":")
    line.number(frame.edge)
    line.optional(",\"edgeEnd\":", frame.edgeEnd)
    if frame.isKeyboardInHand { line.raw(",\"isKeyboardInHand\":true") }
    line.optional(",\"topLimit\":", frame.topLimit)
    line.optional(",\"distance\":", frame.distance)
    line.raw(",\"occluders\":[")
    for (index, rect) in frame.occluders.enumerated() {
      if index > 0 { line.raw(",") }
      line.rect(rect)
    }
    line.raw("]")
    if let finger = frame.finger {
      line.raw(",\"finger\":")
      line.point(finger)
    }
    if let focus = frame.focus {
      line.raw(",\"focus\":")
      line.string(focus)
    }
    line.raw(",\"views\":[")
    for (index, view) in frame.views.enumerated() {
      if index > 0 { line.raw(",") }
      append(view)
    }
    line.raw("],\"layoutPasses\":")
    line.integer(frame.layoutPasses)
    if let plan = frame.plan {
      line.raw(",\"plan\":")
      append(plan)
    }
    if !frame.events.isEmpty {
      line.raw(",\"events\":")
      line.strings(frame.events)
    }
    if !frame.untappable.isEmpty {
      line.raw(",\"untappable\":")
      line.strings(frame.untappable)
    }
    line.raw("}\n")
  }

  /// What was written since the last call, whole lines in UTF-8.
  public mutating func takeBytes() -> [UInt8] { line.take() }

  private mutating func append(_ view: TraceView) {
    line.raw("{\"id\":")
    line.string(view.id)
    line.raw(",\"role\":")
    line.raw(view.role.json)
    if let container = view.container {
      line.raw(",\"container\":")
      line.string(container)
    }
    line.raw(",\"rect\":")
    line.rect(view.rect)
    if let visible = view.visible {
      line.raw(",\"visible\":")
      line.rect(visible)
    }
    line.optional(",\"offset\":", view.offset)
    line.optional(",\"insetTop\":", view.insetTop)
    line.optional(",\"insetBottom\":", view.insetBottom)
    line.optional(",\"ownInsetTop\":", view.ownInsetTop)
    line.optional(",\"ownInsetBottom\":", view.ownInsetBottom)
    if let region = view.region {
      line.raw(",\"region\":")
      line.integer(region)
    }
    line.optional(",\"contentHeight\":", view.contentHeight)
    line.optional(",\"topLimit\":", view.topLimit)
    line.optional(",\"translationY\":", view.translationY)
    if let writer = view.writer {
      line.raw(",\"writer\":")
      line.string(writer)
    }
    line.raw("}")
  }
}

extension TraceView.Role {
  /// The raw value in quotes, as bytes that are there already: the words need no escapes.
  fileprivate var json: StaticString {
    switch self {
    case .field: "\"field\""
    case .caret: "\"caret\""
    case .companion: "\"companion\""
    case .label: "\"label\""
    case .header: "\"header\""
    case .stickyBar: "\"stickyBar\""
    case .bystander: "\"bystander\""
    case .root: "\"root\""
    case .scroll: "\"scroll\""
    }
  }
}
