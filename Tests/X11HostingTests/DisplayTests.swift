import Foundation
import Testing
import X11Hosting
import XServerSupport

@MainActor struct DisplayTests {
  @Test func `no display is an error in one line`() {
    #expect(throws: X11Error.noDisplay(name: ":9999")) {
      _ = try X11Host(title: "", width: 10, height: 10, display: ":9999")
    }
    #expect(X11Error.noDisplay(name: ":9999").description == "no X display: nothing answers at :9999")
    #expect(X11Error.noDisplay(name: nil).description == "no X display: DISPLAY is not set")
    #expect(!X11Host.isDisplayAvailable(":9999"))
  }

  @Test func `a display that answers is available`() throws {
    let server = try XServer(width: 100, height: 100)
    #expect(X11Host.isDisplayAvailable(server.display))
    server.stop()
    #expect(!X11Host.isDisplayAvailable(server.display))
  }

  @Test func `a screen without 24-bit colour is an error in one line`() throws {
    let server = try XServer(width: 100, height: 100, depth: 16)
    #expect(throws: X11Error.unsupportedVisual(depth: 16)) {
      _ = try X11Host(title: "", width: 10, height: 10, display: server.display)
    }
    #expect(X11Error.unsupportedVisual(depth: 16).description.contains("24-bit"))
    #expect(X11Error.windowRefused(reason: "BadAlloc").description == "the X server refused the window: BadAlloc")
  }

  @Test func `two windows on two servers do not disturb each other`() throws {
    let (first, second) = (try Stage(), try Stage())
    first.server.kill()
    first.settle()
    try second.probe.send("click 5 5")
    #expect(try second.events { $0.pointerUpPoint != nil }.last?.pointerUpPoint == CGPoint(x: 5, y: 5))
  }
}
