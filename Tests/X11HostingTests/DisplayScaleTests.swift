import Testing
import XServerSupport

@testable import X11Hosting

@MainActor struct DisplayScaleTests {
  @Test(arguments: [
    ("", 1), ("Xft.dpi:\t96", 1), ("Xft.dpi: 120", 1), ("Xft.dpi:144", 2), ("Xft.dpi:\t192\n", 2), ("Xft.dpi: 288", 3),
    ("Xft.dpi: 900", 3), ("Xft.dpi: 10", 1), ("Xft.dpi: x", 1), ("Xft.hinting: 1\nXft.dpi: 192", 2),
    ("Xft.dpiX: 288", 1), ("Xft.dpi: nan", 1),
  ])
  func `the scale is the resolution over 96, rounded`(resources: String, scale: Int) {
    #expect(DisplayScale.scale(resources: resources) == scale)
  }

  @Test func `a display's own scale is taken unless one is given`() throws {
    let server = try XServer(width: 400, height: 400)
    try Probe(server.display).send("resources Xft.dpi: 192")
    #expect(try X11Host(title: "", width: 10, height: 10, display: server.display).scale == 2)
    #expect(try X11Host(title: "", width: 10, height: 10, scale: 3, display: server.display).scale == 3)
  }
}
