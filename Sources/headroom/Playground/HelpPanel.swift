import Foundation
import HeadroomApp

/// The list of keys, over a darkened scene.
final class HelpPanel: View {
  private static let rowHeight: CGFloat = 32

  override var drawsContent: Bool { true }

  override func draw(_ canvas: any Canvas) {
    guard let engine = window?.textEngine else { return }
    canvas.fill(bounds, color: Color(hex: 0x0F1115, alpha: 0.55))
    let rows = Shortcut.allCases
    let height = CGFloat(rows.count) * Self.rowHeight + 128
    let panel = CGRect(
      x: 20, y: max(8, ((bounds.height - height) / 2).rounded()), width: bounds.width - 40, height: height)
    canvas.fill(panel, cornerRadius: 16, color: Color(hex: 0x1B1E25))
    let text = Color(hex: 0xF1F3F7)
    let quiet = Color(hex: 0x9AA3B2)
    canvas.draw(
      engine.layout(TextDescription("Headroom", font: Font(size: 20, weight: .semibold))),
      at: CGPoint(x: panel.minX + 20, y: panel.minY + 18), color: text)
    var y = panel.minY + 56
    for row in rows {
      canvas.draw(
        engine.layout(TextDescription(row.keys, font: Font(size: 13, weight: .semibold))),
        at: CGPoint(x: panel.minX + 20, y: y), color: Color(hex: 0x6C9BFF))
      canvas.draw(
        engine.layout(TextDescription(row.meaning, font: Font(size: 13))), at: CGPoint(x: panel.minX + 108, y: y),
        color: text)
      y += Self.rowHeight
    }
    let note =
      "Click a field to type; click blank space or the round arrow to send the keyboard away; drag or wheel to scroll."
    canvas.draw(
      engine.layout(TextDescription(note, font: Font(size: 12), width: panel.width - 40)),
      at: CGPoint(x: panel.minX + 20, y: y + 4), color: quiet)
  }
}
