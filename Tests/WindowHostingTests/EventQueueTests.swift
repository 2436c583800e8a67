import Foundation
import Testing
import WindowHosting

@MainActor struct EventQueueTests {
  @Test func `successive moves become the last of them`() {
    var queue = EventQueue()
    queue.append(.pointerDown(CGPoint(x: 1, y: 1), time: 1))
    queue.append(.pointerMoved(CGPoint(x: 2, y: 2), time: 2))
    queue.append(.pointerMoved(CGPoint(x: 3, y: 3), time: 3))
    #expect(
      queue.takeAll() == [.pointerDown(CGPoint(x: 1, y: 1), time: 1), .pointerMoved(CGPoint(x: 3, y: 3), time: 3)])
  }

  @Test func `moves with an event between them stay apart`() {
    var queue = EventQueue()
    let events: [HostEvent] = [
      .pointerMoved(CGPoint(x: 2, y: 2), time: 2), .keyDown(KeyPress(.escape), time: 2.5),
      .pointerMoved(CGPoint(x: 3, y: 3), time: 3),
    ]
    events.forEach { queue.append($0) }
    #expect(queue.takeAll() == events)
  }

  @Test func `events are taken once`() {
    var queue = EventQueue()
    #expect(queue.isEmpty)
    queue.append(.closeRequested(time: 1))
    #expect(!queue.isEmpty)
    #expect(queue.takeAll().count == 1)
    #expect(queue.takeAll().isEmpty)
  }

  @Test func `composed text takes the place of the end of its composition alone`() {
    var queue = EventQueue()
    queue.append(.composing("ni", selected: 2..<2, time: 1))
    queue.append(.composing("", selected: 0..<0, time: 2))
    queue.append(.composed("你", time: 2))
    queue.append(.composing("", selected: 0..<0, time: 3))
    #expect(
      queue.takeAll() == [
        .composing("ni", selected: 2..<2, time: 1), .composed("你", time: 2), .composing("", selected: 0..<0, time: 3),
      ])
  }

  @Test func `a wheel is never merged`() {
    var queue = EventQueue()
    for time in 1...3 { queue.append(.wheel(.zero, dx: 0, dy: 40, time: Double(time))) }
    #expect(queue.takeAll().count == 3)
  }
}
