import Foundation
import Testing
import XServerSupport

/// The main job, on real input: the numbers are those of the long form on a 390 × 844 phone with a keyboard of 291 and
/// an accessory of 40, whose edge is at 513.
@Suite(.serialized) struct WindowTests {
  static let edge = 513

  @Test func `a click on a covered field brings it above the keyboard, and a click outside everything back`() throws {
    let session = try Session()
    let rest = try session.picture()
    // The card number lies at 751 to 795: all under the keyboard that comes.
    try session.click(195, 773)
    let focused = try session.picture()
    let ring = try #require(focused.focusRing())
    #expect(ring.upperBound < Self.edge)
    #expect(abs(ring.upperBound - (Self.edge - 10)) <= 2, "as near as the distance of 10 allows, found \(ring)")
    // Blank space beside the fields.
    try session.click(5, 300)
    #expect(try session.picture() == rest)
    #expect(try session.close() == 0)
  }

  @Test func `the arrow button sends the keyboard away, and everything is where it was`() throws {
    let session = try Session()
    let rest = try session.picture()
    try session.click(195, 773)
    #expect(try session.picture() != rest)
    // 30 × 30 at (350, 8) of a bar that begins at the edge.
    try session.click(365, Self.edge + 23)
    #expect(try session.picture() == rest)
  }

  @Test func `a click on another field moves the focus and the keyboard stays`() throws {
    let session = try Session()
    try session.click(195, 773)
    let first = try #require(try session.picture().focusRing())
    // The field above the card number is 78 points higher.
    try session.click(195, (first.lowerBound + first.upperBound) / 2 - 78)
    let second = try session.picture()
    let ring = try #require(second.focusRing())
    #expect(abs(ring.lowerBound - (first.lowerBound - 78)) <= 1, "it was visible, so nothing moved")
    #expect(second[2, 840] == 0xD4D6DD, "the keyboard is still there")
  }

  @Test func `keys of the on-screen keyboard and of a real one type into the field`() throws {
    let session = try Session()
    try session.click(195, 773)
    let empty = try session.picture()
    let ring = try #require(empty.focusRing())
    let rows = (ring.lowerBound + 8)..<(ring.upperBound - 8)
    // "q" of the on-screen keyboard: the first key, 33 × 42 at (3, 561).
    try session.click(19, 582)
    let one = try session.picture()
    #expect(one.differences(from: empty, in: rows, columns: 26..<60) > 20)
    try session.probe.send("type Wé")
    try session.settle()
    let three = try session.picture()
    #expect(three.differences(from: one, in: rows, columns: 40..<80) > 40)
    try session.press("BackSpace")
    try session.press("BackSpace")
    let back = try session.picture()
    #expect(back.differences(from: one, in: rows, columns: 46..<370) == 0)
  }

  @Test func `control keys, shift-click and the middle button edit as in any X11 program`() throws {
    let session = try Session()
    try session.click(195, 773)
    let ring = try #require(try session.picture().focusRing())
    let rows = (ring.lowerBound + 4)..<(ring.upperBound - 4)
    func differences(_ picture: Picture) throws -> Int {
      try session.picture().differences(from: picture, in: rows, columns: 26..<370)
    }
    let empty = try session.picture()
    try session.probe.send("type WWWW")
    try session.settle()
    let typed = try session.picture()
    // A caret that blinks is 44 pixels; four letters with a highlight behind them are over a thousand.
    let caret = 44
    try session.press("ctrl+a")
    #expect(try differences(typed) > 400, "a highlight")
    try session.press("ctrl+x")
    #expect(try differences(empty) <= caret)
    try session.press("ctrl+v")
    #expect(try differences(typed) <= caret)
    try session.press("ctrl+z")
    #expect(try differences(empty) <= caret)
    try session.press("ctrl+shift+z")
    try session.press("Home")
    let y = (ring.lowerBound + ring.upperBound) / 2
    try session.probe.send("shift-click 360 \(y)")
    try session.settle()
    #expect(try differences(typed) > 400, "selected from the start to the click")
    try session.press("BackSpace")
    #expect(try differences(empty) <= caret)
    try session.probe.send("middle-click 100 \(y)")
    try session.settle()
    #expect(try differences(typed) <= caret, "what was selected last")
  }

  @Test func `a click on a button fires it and a drag scrolls without ending editing`() throws {
    let session = try Session()
    try session.click(195, 773)
    let before = try #require(try session.picture().focusRing())
    try session.probe.send("drag 195 360 195 300 300 20")
    try session.settle()
    let dragged = try session.picture()
    let after = try #require(dragged.focusRing())
    // The slop of 10 points is not made up for; the glide goes on as far as the finger's speed says.
    #expect(after.lowerBound < before.lowerBound - 40)
    #expect(dragged[2, 840] == 0xD4D6DD, "the keyboard is still there")
  }

  @Test func `the wheel scrolls and Escape sends the keyboard away`() throws {
    let session = try Session()
    let rest = try session.picture()
    try session.probe.send("move 195 400")
    try session.probe.send("wheel 3")
    try session.settle()
    let scrolled = try session.picture()
    #expect(scrolled != rest)
    try session.probe.send("wheel -3")
    try session.settle()
    #expect(try session.picture() == rest)
    try session.click(195, 773)
    try session.press("Escape")
    #expect(try session.picture() == rest)
  }

  @Test func `Ctrl+Q and the window manager's close end the program with status 0`() throws {
    let session = try Session()
    try session.probe.send("key ctrl+q")
    #expect(try session.program.waitForExit(within: 20) == 0)
    let other = try Session(["run", "sign-in", "--scale", "2"])
    #expect(try other.close() == 0)
    #expect(other.program.standardError.isEmpty)
  }

  @Test func `F2 and F4 change strategy and theme, F1 shows the keys, F5 goes back to the beginning`() throws {
    let session = try Session()
    let rest = try session.picture()
    try session.press("F2")
    #expect(try session.probe.send("title").contains("text-field-helper"))
    try session.press("F4")
    #expect(try session.picture()[5, 400] == 0x0F1115)
    try session.press("F4")
    try session.press("F1")
    #expect(try session.picture() != rest)
    try session.press("F1")
    try session.click(195, 773)
    try session.press("F5")
    // The notice is painted over the window for a moment.
    Thread.sleep(forTimeInterval: 1.8)
    try session.settle()
    #expect(try session.picture() == rest)
  }

  @Test func `F3 shows the next scene, F6 another scale, F7 and F8 another keyboard, F10 to F12 another time`() throws {
    let session = try Session()
    try session.press("F3")
    #expect(try session.probe.send("title").hasPrefix("100 000 rows – headroom"))
    try session.press("shift+F3")
    try session.press("F8")
    try session.click(195, 773)
    let ring = try #require(try session.picture().focusRing())
    #expect(ring.upperBound < Self.edge - 25, "the keyboard is 25 points higher")
    try session.press("F6")
    #expect(try session.probe.numbers("wait-window Headroom 5000").suffix(2) == [780, 1688])
    let large = try session.picture()
    let scaled = try #require(large.focusRing(at: 32))
    #expect(abs(scaled.upperBound - 2 * ring.upperBound) <= 20)
    try session.press("F10")
    #expect(try session.probe.send("title").contains("slow motion"))
    try session.press("F11")
    #expect(try session.probe.send("title").contains("paused"))
    // Paused, the caret does not blink by itself; a frame further the notice tells the time.
    try session.press("F12")
    #expect(try session.picture() != large)
  }
}
