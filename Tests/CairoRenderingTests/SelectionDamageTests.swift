import CairoRendering
import Foundation
import Pixels
import TestSupport
import Testing
import ViewTree

/// Whatever is selected, typed and composed, painting what changed gives the bytes of painting all anew.
@MainActor @Suite struct SelectionDamageTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `editing in a window painted by parts equals painting the whole`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let renderer = try Drawing.renderer()
    let window = Window(size: CGSize(width: 220, height: 200), textEngine: renderer.textEngine)
    window.backgroundRole = .background
    let field = TextField("abc אבג", frame: CGRect(x: 10, y: 10, width: 120, height: 44))
    let view = TextView("one two שלום\n漢字", frame: CGRect(x: 10, y: 60, width: 180, height: 90))
    window.addSubview(field)
    window.addSubview(view)
    let shown = PixelBuffer(size: PixelSize(width: 220, height: 200))
    renderer.paint(into: shown, background: .white) { window.makeDisplayList().paint(on: $0) }
    var list = window.makeDisplayList()
    var highlights = 0
    for step in 0..<150 {
      act(on: window, step: step, using: &random)
      let next = window.makeDisplayList()
      var damage = Damage()
      for rect in next.changes(since: list) {
        let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
        damage.add(
          PixelRect(
            x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left, height: Int(rect.maxY.rounded(.up)) - top))
      }
      list = next
      renderer.paint(into: shown, damage: damage, background: .white) { list.paint(on: $0) }
      let whole = PixelBuffer(size: shown.size)
      renderer.paint(into: whole, background: .white) { list.paint(on: $0) }
      let difference = PixelDifference(between: shown, and: whole)
      #expect(difference.isEmpty, "step \(step): \(difference.count) pixels in \(difference.bounds)")
      if (window.firstResponder as? any TextInput)?.selection.range.isEmpty == false { highlights += 1 }
    }
    #expect(highlights > 20)
  }

  private func act(on window: Window, step: Int, using random: inout SeededGenerator) {
    let point = CGPoint(x: .random(in: 10...200, using: &random), y: .random(in: 10...150, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      window.touch(.began, at: point, extendsSelection: Bool.random(using: &random))
      window.touch(.moved, at: CGPoint(x: point.x + 40, y: point.y + 10))
      window.touch(.ended, at: point)
    case 1: window.middleClick(at: point)
    case 2: window.compose("ni הו", selectedRange: 0..<2)
    case 3, 4: window.type(["x", "א", "字 ", "👩‍👧"].randomElement(using: &random) ?? "")
    case 5: window.wheel(at: point, dx: 0, dy: 20)
    default: window.press(EditingKey.allCases.randomElement(using: &random) ?? .left)
    }
    window.advance(to: window.time + 0.1)
  }
}
