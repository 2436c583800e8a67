import Foundation
import TestSupport
import Testing
import ViewTree

@testable import OnScreenKeyboard

@MainActor
struct KeyPainterTests {
  private let stage: KeyboardStage
  private let canvas = CanvasTranscript()

  init() throws {
    stage = try KeyboardStage()
    stage.focus(stage.first)
    paint()
  }

  /// Paints a frame; what was kept of the frames before is not painted again.
  private func paint() {
    canvas.startFrame()
    stage.window.makeDisplayList().paint(on: canvas)
  }

  private func has(_ line: String) -> Bool { canvas.lines.contains { $0.drop { $0 == " " } == line[...] } }

  @Test func `a key is a plate on a hard shadow with its letter`() throws {
    let q = try #require(stage.keyboard.keys.key(named: "q")).frame
    #expect(q == CGRect(x: 3, y: 8, width: 33, height: 42))
    canvas.startFrame()
    stage.keyboard.keys.setNeedsDisplay()
    paint()
    #expect(canvas.layersPainted == 1)
    #expect(has("fill 3,9 33×42 r5 #8A8D96"))
    #expect(has("fill 3,8 33×42 r5 #FFFFFF"))
    // Half an em wide and 1.2 em high, in the middle of the plate and a point higher.
    #expect(has("text \"q\" 22/regular at 14,14.8 #16181D"))
    #expect(has("fill 3,117 43.5×42 r5 #8A8D96"))
    #expect(has("fill 3,116 43.5×42 r5 #B4B8C2"))
    // The home indicator.
    #expect(has("fill 128,278 134×5 r2.5 #16181D"))
  }

  @Test func `a pressed key is drawn over the kept picture, which is not painted again`() throws {
    stage.window.touch(.began, at: try stage.point("q"))
    #expect(stage.window.needsDisplay)
    paint()
    #expect(canvas.layersPainted == 0)
    #expect(canvas.layersReused == 2)
    #expect(has("fill 3,8 33×42 r5 #B4B8C2"))
    #expect(has("text \"q\" 22/regular at 14,14.8 #16181D"))
    // The fields' three placeholders and the letter of the key.
    #expect(canvas.count(of: "text") == 3 + 1)

    stage.window.touch(.moved, at: try stage.point("w"))
    paint()
    #expect(canvas.layersPainted == 0)
    #expect(has("fill 42,8 33×42 r5 #B4B8C2"))
    #expect(!has("fill 3,8 33×42 r5 #B4B8C2"))

    stage.window.touch(.cancelled, at: .zero)
    #expect(stage.window.needsDisplay)
    paint()
    #expect(canvas.layersPainted == 0)
    #expect(!has("fill 42,8 33×42 r5 #B4B8C2"))
  }

  @Test func `a slide paints no kept picture`() {
    stage.window.makeFirstResponder(nil)
    for _ in 0..<40 {
      stage.advance(by: 1.0 / 60)
      paint()
      #expect(canvas.layersPainted == 0)
    }
  }

  @Test func `shift shows capitals and a filled arrow, locked a bar below it`() throws {
    try stage.tap("shift")
    paint()
    #expect(canvas.layersPainted == 1)
    #expect(has("text \"Q\" 22/regular at 14,14.8 #16181D"))
    #expect(has("fill 3,116 43.5×42 r5 #FFFFFF"))
    #expect(!has("fill 21.25,144.5 7×1.5 #16181D"))
    try stage.tap("shift")
    paint()
    #expect(has("fill 21.25,144.5 7×1.5 #16181D"))
  }

  @Test func `the return key says what the field wants, in the accent unless that is return`() throws {
    #expect(!canvas.text.contains("\"next\""))
    stage.second.returnKey = .next
    stage.focus(stage.second)
    paint()
    #expect(has("fill 299,170 88×42 r5 #2F6FED"))
    #expect(canvas.text.contains("text \"next\" 16/regular"))
    stage.focus(stage.note)
    paint()
    #expect(has("fill 299,170 88×42 r5 #B4B8C2"))
    #expect(canvas.text.contains("text \"return\" 16/regular"))
  }
}
