import Foundation
import Testing
import X11Hosting
import XServerSupport

@MainActor struct WindowPropertiesTests {
  @Test func `the window says what window managers ask for`() throws {
    let stage = try Stage(title: "Größe 大")
    #expect(stage.window.count == 5)
    #expect(Array(stage.window[3...]) == [60, 40])
    let probe = stage.probe
    #expect(try probe.send("title") == "Größe 大")
    #expect(try probe.send("property _NET_WM_ICON_NAME") == "Größe 大")
    #expect(try probe.send("property WM_CLASS") == "headroom|Headroom|")
    let protocols = try probe.send("property WM_PROTOCOLS")
    #expect(protocols == "3 WM_DELETE_WINDOW _NET_WM_PING _NET_WM_SYNC_REQUEST")
    #expect(try probe.numbers("property _NET_WM_PID") == [1, Int(ProcessInfo.processInfo.processIdentifier)])
    #expect(try probe.send("property WM_CLIENT_MACHINE").isEmpty == false)
    #expect(try probe.send("property _NET_WM_WINDOW_TYPE") == "1 _NET_WM_WINDOW_TYPE_NORMAL")
    #expect(try probe.numbers("property _NET_WM_SYNC_REQUEST_COUNTER").count == 2)
    let icon = try probe.numbers("property _NET_WM_ICON")
    #expect(icon[1] == 16 && icon[2] == 16)
    #expect(icon[0] == [16, 24, 32, 48, 64].reduce(0) { $0 + 2 + $1 * $1 })
    // Flags of WM_HINTS: InputHint | StateHint; input 1; NormalState 1.
    #expect(try probe.numbers("property WM_HINTS").prefix(4) == [9, 3, 1, 1])
    // Flags of WM_NORMAL_HINTS: PSize | PMinSize, no maximum.
    #expect(try probe.numbers("property WM_NORMAL_HINTS")[1] == 8 | 16)
  }

  @Test func `a title with characters that Latin-1 has is legible to old window managers`() throws {
    let stage = try Stage(title: "Form")
    #expect(try stage.probe.send("property WM_NAME") == "Form")
    #expect(try stage.probe.send("property WM_ICON_NAME") == "Form")
  }

  @Test func `a new title is set in both properties`() throws {
    let stage = try Stage(title: "Before")
    stage.host.title = "Après ●"
    #expect(try stage.probe.send("title") == "Après ●")
    #expect(try stage.probe.send("property WM_NAME").contains("Apr"))
    #expect(stage.host.title == "Après ●")
    #expect(stage.host.unexpectedErrors.isEmpty)
  }
}
