import Foundation
import Measures

/// What came in, read off a trace's events and its focus, in a few words each.
nonisolated struct DiagramEvents {
  /// What belongs to one act comes within so many seconds.
  private static let togetherness = 0.3
  /// What is repeated after this many seconds begins anew.
  private static let pause = 0.35
  /// A finger that goes further than this, in points, does not tap.
  private static let slop: CGFloat = 10
  private static let typing: Set<String> = ["inputText", "commitText", "composeText", "pasteText", "eraseText"]

  private(set) var marks: [SpaceTimeDiagram.Mark] = []
  /// A finger that is down: since when, where, on what, and whether it has moved.
  private var press: (time: TimeInterval, point: CGPoint, target: String, isDrag: Bool)?
  /// How many times in a row the last mark has happened, if it is of a kind that is counted.
  private var run: (text: String, count: Int, time: TimeInterval)?

  init(_ trace: Trace) {
    var last: TraceFrame?
    for frame in trace.frames where frame.time.isFinite {
      for event in frame.events { note(event, frame, last) }
      for id in frame.untappable { add(frame.time, "cannot tap \(id)", .miss) }
      if let last { noteFocus(frame, last) }
      last = frame
    }
    if let press { add(press.time, press.isDrag ? "drag" : press.target) }
  }

  private mutating func add(_ time: TimeInterval, _ text: String, _ kind: SpaceTimeDiagram.Mark.Kind = .event) {
    run = nil
    marks.append(SpaceTimeDiagram.Mark(time: time, text: text, kind: kind))
  }

  /// Adds what often comes many times in a row: `key × 7`.
  private mutating func count(_ time: TimeInterval, _ text: String) {
    guard let run, run.text == text, time - run.time <= Self.pause, !marks.isEmpty else {
      add(time, text)
      return self.run = (text, 1, time)
    }
    self.run = (text, run.count + 1, time)
    marks[marks.count - 1].text = "\(text) × \(run.count + 1)"
  }

  private mutating func note(_ event: String, _ frame: TraceFrame, _ last: TraceFrame?) {
    let word = String(event.prefix { $0 != ":" })
    let value = event.dropFirst(word.count + 1).drop { $0 == " " }
    switch word {
    case "touchDown", "shiftTouchDown":
      guard let point = Self.point(value) else { return add(frame.time, word) }
      press = (frame.time, point, Self.target(at: point, in: last ?? frame), false)
    case "touchMove":
      if let point = Self.point(value), let start = press?.point,
        hypot(point.x - start.x, point.y - start.y) > Self.slop
      {
        press?.isDrag = true
      }
    case "touchUp", "touchCancel":
      guard let press else { return }
      self.press = nil
      if press.isDrag { return add(press.time, "drag") }
      press.target == "key" ? count(press.time, "key") : add(press.time, press.target)
    case "wheel": count(frame.time, "wheel")
    case "pressKey": count(frame.time, String(value))
    case "chapter": add(frame.time, String(value), .chapter)
    case _ where Self.typing.contains(word): count(frame.time, "type")
    default: add(frame.time, event)
    }
  }

  /// What a change of focus adds: whereto, unless the tap before it says so already.
  private mutating func noteFocus(_ frame: TraceFrame, _ last: TraceFrame) {
    guard frame.focus != last.focus else { return }
    let isCause = marks.last.map { $0.kind == .event && frame.time - $0.time <= Self.togetherness } ?? false
    let text = isCause ? marks[marks.count - 1].text : ""
    guard let focus = frame.focus else {
      if isCause, text == "tap" || text == "key" {
        marks[marks.count - 1].text = "hide"
      } else {
        add(frame.time, "hide")
      }
      return run = nil
    }
    if isCause, text == "tap \(focus)" { return }
    if isCause, !text.hasPrefix("key"), !text.hasPrefix("type") {
      marks[marks.count - 1].text = "\(text) → \(focus)"
    } else {
      add(frame.time, last.focus == nil ? "focus \(focus)" : "switch to \(focus)")
    }
    run = nil
  }

  /// The innermost input at a point, or what else is there, as it was before the finger came.
  private static func target(at point: CGPoint, in frame: TraceFrame) -> String {
    let inputs = frame.views.filter { $0.role == .field || $0.role == .bystander }
    if let input = inputs.last(where: { $0.visible?.contains(point) ?? false }) { return "tap \(input.id)" }
    return frame.occluders.contains { $0.contains(point) } ? "key" : "tap"
  }

  /// The point of `[195, 640]`.
  private static func point(_ text: Substring) -> CGPoint? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let numbers = text.dropFirst().dropLast().split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    return numbers.count == 2 && numbers.allSatisfy(\.isFinite) ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }
}
