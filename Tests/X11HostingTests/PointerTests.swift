import Foundation
import Testing
import WindowHosting
import X11Hosting
import XServerSupport

@MainActor struct PointerTests {
  @Test func `a click is a press and a release at its point`() throws {
    let stage = try Stage(width: 60, height: 40, scale: 2)
    try stage.probe.send("click 21 40")
    let events = try stage.events { $0.pointerUpPoint != nil }
    #expect(events.compactMap(\.pointerDownPoint) == [CGPoint(x: 10.5, y: 20)])
    #expect(events.compactMap(\.pointerUpPoint) == [CGPoint(x: 10.5, y: 20)])
  }

  @Test func `a press with shift and one of the middle button say so`() throws {
    let stage = try Stage(width: 60, height: 40, scale: 2)
    try stage.probe.send("shift-click 21 40")
    let point = CGPoint(x: 10.5, y: 20)
    let events = try stage.events { $0.pointerUpPoint != nil }
    #expect(events.contains { if case .shiftPointerDown(point, _) = $0 { true } else { false } })
    #expect(events.allSatisfy { $0.pointerDownPoint == nil })
    try stage.probe.send("middle-click 21 40")
    let middle = try stage.events { if case .middleButtonDown(point, _) = $0 { true } else { false } }
    #expect(middle.last.map { if case .middleButtonDown = $0 { true } else { false } } == true)
  }

  @Test func `times are whole microseconds of the host's clock and never go back`() throws {
    let stage = try Stage()
    var latest = stage.host.now
    for _ in 0..<3 {
      try stage.probe.send("click 5 5")
      for event in try stage.events(until: { $0.pointerUpPoint != nil }) {
        #expect(event.time >= latest)
        #expect(event.time <= stage.host.now)
        #expect((event.time * 1_000_000).rounded() / 1_000_000 == event.time)
        latest = event.time
      }
    }
  }

  @Test func `moves come only while the button is held and reach outside the window`() throws {
    let stage = try Stage()
    try stage.probe.send("move 10 10")
    try stage.probe.send("move 12 10")
    #expect(stage.settle().isEmpty)
    try stage.probe.send("drag 10 10 90 70 30 10")
    let events = try stage.events { $0.pointerUpPoint != nil }
    #expect(events.last?.pointerUpPoint == CGPoint(x: 90, y: 70))
    let moves = events.filter { if case .pointerMoved = $0 { true } else { false } }
    #expect(!moves.isEmpty && moves.count <= 10)
  }

  @Test func `moves that wait together are one`() throws {
    let stage = try Stage()
    try stage.probe.send("down 10 10")
    for x in 11...30 { try stage.probe.send("move \(x) 10") }
    try stage.probe.send("up")
    let events = stage.host.drainEvents().filter { if case .focusChanged = $0 { false } else { true } }
    #expect(events.count == 3)
    #expect(events.first?.pointerDownPoint == CGPoint(x: 10, y: 10))
    if case .pointerMoved(let point, _) = events[1] { #expect(point == CGPoint(x: 30, y: 10)) }
    #expect(events.last?.pointerUpPoint == CGPoint(x: 30, y: 10))
  }

  @Test func `a notch of the wheel is 40 points`() throws {
    let stage = try Stage(scale: 2)
    try stage.probe.send("wheel 2 20 30")
    try stage.probe.send("wheel -1")
    let wheels = stage.settle().compactMap { event -> [CGFloat]? in
      if case .wheel(let point, let dx, let dy, _) = event { [point.x, point.y, dx, dy] } else { nil }
    }
    #expect(wheels == [[10, 15, 0, 40], [10, 15, 0, 40], [10, 15, 0, -40]])
  }

  @Test func `a press is cancelled when the window goes away`() throws {
    let stage = try Stage()
    try stage.probe.send("down 10 10")
    _ = try stage.events { $0.pointerDownPoint != nil }
    try stage.probe.send("unmap")
    let events = try stage.events { if case .pointerCancelled = $0 { true } else { false } }
    #expect(!events.isEmpty)
    try stage.probe.send("map")
    try stage.probe.send("up")
    #expect(stage.settle().allSatisfy { $0.pointerUpPoint == nil })
  }

  @Test func `without a window manager a new window and a click take the focus`() throws {
    let stage = try Stage()
    // The pointer is elsewhere, and keys arrive all the same.
    try stage.probe.send("move 300 300")
    try stage.probe.send("key a")
    #expect(try stage.events { $0.keyPress != nil }.last?.keyPress?.text == "a")
    try stage.probe.send("unfocus")
    _ = try stage.events { if case .focusChanged(false, _) = $0 { true } else { false } }
    try stage.probe.send("click 10 10")
    let events = try stage.events { if case .focusChanged = $0 { true } else { false } }
    #expect(events.contains { if case .focusChanged(true, _) = $0 { true } else { false } })
  }
}
