import Foundation
import Measures

/// Where one thing was over time: a band from its top to its bottom, in the stretches in which it was there.
nonisolated struct DiagramTrack {
  /// What it is, in the order in which they are drawn. The raw value is the class in the style sheet.
  enum Kind: String, CaseIterable { case keyboard, header, limit, bar, field, caret }

  /// A moment of it.
  struct Sample: Equatable {
    var time: TimeInterval
    var top: CGFloat
    var bottom: CGFloat
  }

  /// A time through which it was there.
  struct Stretch {
    /// The id of what it was: the focused field is another one after each change of focus.
    var id: String
    var samples: [Sample]
  }

  let kind: Kind
  let name: String
  private(set) var stretches: [Stretch] = []
  /// Whether the frame before had it.
  private var isOpen = false

  init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// All there is to draw of a trace, what lies behind first.
  static func all(in trace: Trace) -> [DiagramTrack] {
    var keyboard = DiagramTrack(.keyboard, name: "keyboard edge")
    var header = DiagramTrack(.header, name: "header")
    var limit = DiagramTrack(.limit, name: "top limit")
    var field = DiagramTrack(.field, name: "field")
    var caret = DiagramTrack(.caret, name: "caret")
    var bars: [DiagramTrack] = []
    var last: TraceFrame?
    for frame in trace.frames where frame.time.isFinite && last.map({ $0.time <= frame.time }) ?? true {
      let height = (frame.window ?? trace.header.device).height
      let cover = frame.occluders.map(\.maxY).max() ?? height
      keyboard.add(id: "", frame.time, frame.edge, max(frame.edge, cover))
      limit.add(id: "", frame.time, frame.topLimit, frame.topLimit)
      header.add(frame, .header)
      if last?.focus != frame.focus { caret.close() }
      field.add(frame, .field)
      caret.add(frame, .caret)
      for bar in frame.views where bar.role == .stickyBar && !bars.contains(where: { $0.name == bar.id }) {
        bars.append(DiagramTrack(.bar, name: bar.id))
      }
      for index in bars.indices { bars[index].add(frame, .stickyBar, id: bars[index].name) }
      last = frame
    }
    // Where the limit is the header's end all the time, one line says both.
    if limit.isEdge(of: header) {
      header = header.named("header, top limit")
      limit = DiagramTrack(.limit, name: limit.name)
    }
    return ([keyboard, header, limit] + bars + [field, caret]).filter { !$0.stretches.isEmpty }
  }

  private mutating func add(_ frame: TraceFrame, _ role: TraceView.Role, id: String? = nil) {
    let view = frame.views.first { $0.role == role && (id == nil || $0.id == id) }
    add(id: view?.id ?? "", frame.time, view?.rect.minY, view?.rect.maxY)
  }

  /// Adds a moment; one without a place is one in which it was not there.
  mutating func add(id: String, _ time: TimeInterval, _ top: CGFloat?, _ bottom: CGFloat?) {
    guard let top, let bottom, top.isFinite, bottom.isFinite else { return isOpen = false }
    let sample = Sample(time: time, top: top, bottom: max(top, bottom))
    if isOpen, let index = stretches.indices.last, stretches[index].id == id {
      stretches[index].samples.append(sample)
    } else {
      stretches.append(Stretch(id: id, samples: [sample]))
    }
    isOpen = true
  }

  mutating func close() { isOpen = false }

  private func isEdge(of other: DiagramTrack) -> Bool {
    let own = stretches.flatMap(\.samples)
    let others = other.stretches.flatMap(\.samples)
    return own.count == others.count
      && zip(own, others).allSatisfy { $0.time == $1.time && abs($0.top - $1.bottom) < 0.5 }
  }

  private func named(_ name: String) -> DiagramTrack {
    var track = DiagramTrack(kind, name: name)
    track.stretches = stretches
    return track
  }
}
