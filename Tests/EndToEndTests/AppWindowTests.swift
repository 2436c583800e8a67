import Foundation
import HeadroomApp
import Testing
import XServerSupport

/// The set-up that an app gets in one line, on a real server with a real click.
@MainActor @Suite struct AppWindowTests {
  private let server: XServer
  private let app: AppWindow
  private let field = TextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))

  init() throws {
    server = try XServer()
    let assets = try Assets.locate(program: URL(fileURLWithPath: #filePath))
    app = try AppWindow(title: "Hello", scale: 1, display: server.display, assets: assets)
    app.content.addSubview(field)
  }

  @Test func `a click on a field brings the keyboard and the field above it, and closing ends the run`() throws {
    #expect(app.window.frame.size == CGSize(width: 390, height: 844))
    #expect(app.controller.content === app.content && app.window.rootController === app.controller)
    let probe = try Probe(server.display)
    try probe.send("wait-window Hello 20000")
    // What is sent now waits at the server until the loop runs.
    try probe.send("click 195 722")
    try probe.send("close")
    app.run()
    #expect(app.window.firstResponder === field)
    // A keyboard of 291 with an accessory of 40, as for the long form; 10 points are kept above it.
    #expect(app.keyboard.model.height == 331)
    #expect(app.avoider.keyboardFrame == CGRect(x: 0, y: 513, width: 390, height: 331))
    #expect(field.frameInWindow().maxY == 503 && app.avoider.movedDistance == 241)
  }
}
