import Foundation
import Pixels
import Testing
import WindowHosting
import X11Hosting
import XServerSupport

/// The probe measures for the bench, so its numbers are held against what is known here.
@MainActor struct ProbeTests {
  @Test func `the first change on a screen is told with its time`() throws {
    let server = try XServer(width: 200, height: 200)
    let probe = try Probe(server.display)
    try probe.send("clock")
    probe.post("first-change 5000")
    let host = try X11Host(title: "First", width: 20, height: 20, scale: 1, display: server.display)
    host.wait(until: host.now + 5)
    _ = host.drainEvents()
    let before = host.now
    Stage.paint(host, seed: 1)
    let answer = try probe.answer().split(separator: " ").compactMap { Double($0) }
    #expect(answer.count == 2)
    #expect(answer[1] >= before - 0.001 && answer[1] <= host.now)
    #expect(answer[0] > 0)
  }

  @Test func `a click's latency ends with the first pixel drawn`() throws {
    let stage = try Stage()
    stage.probe.post("click-latency 5 5 5000")
    let events = try stage.events { $0.pointerDownPoint != nil }
    let pressed = try #require(events.last?.time)
    Stage.paint(stage.host, seed: 2)
    let latency = try #require(Double(try stage.probe.answer()))
    #expect(latency > 0 && latency < (stage.host.now - pressed) * 1000 + 50)
  }

  @Test func `a click that changes nothing is an error`() throws {
    let stage = try Stage()
    #expect(throws: SupportError.self) { try stage.probe.send("click-latency 5 5 60") }
  }

  @Test func `commands that make no sense are errors and the probe goes on`() throws {
    let stage = try Stage()
    for line in ["fly", "click a b", "key nosuchkey", "key hyper+a", "property NO_SUCH", "wait-window nowhere 30", ""] {
      #expect(throws: SupportError.self) { try stage.probe.send(line) }
    }
    #expect(try stage.probe.send("title") == "Headroom test")
  }
}
