import Foundation
import ViewTree

/// Draws keys: a plate with a hard shadow, and a label or an icon made of line paths.
struct KeyPainter {
  let theme: Theme
  let engine: any TextLayoutEngine
  let shift: KeyboardView.Shift
  let returnKey: ReturnKey

  func paint(_ key: PlacedKey, isPressed: Bool, on canvas: any Canvas) {
    let plate = key.frame
    canvas.fill(plate.offsetBy(dx: 0, dy: 1), cornerRadius: 5, color: theme.keyShadow)
    canvas.fill(plate, cornerRadius: 5, color: color(of: key.action, isPressed: isPressed))
    switch key.action {
    case .text(let text):
      paint(shift == .off ? text : text.uppercased(), size: 22, in: plate, color: theme.text, on: canvas)
    case .space: paint("space", size: 16, in: plate, color: theme.text, on: canvas)
    case .return:
      let color = isPressed || !isPrimary ? theme.text : theme.onAccent
      paint(returnKey.rawValue, size: 16, in: plate, color: color, on: canvas)
    case .page(_, let label): paint(label, size: 16, in: plate, color: theme.text, on: canvas)
    case .shift: paintShift(in: plate, on: canvas)
    case .delete: paintDelete(in: plate, on: canvas)
    }
  }

  private var isPrimary: Bool { returnKey != .return }

  private func color(of action: KeyAction, isPressed: Bool) -> Color {
    switch action {
    case .text, .space: isPressed ? theme.specialKey : theme.key
    case .return where isPrimary: isPressed ? theme.key : theme.accent
    case .shift where shift != .off: isPressed ? theme.specialKey : theme.key
    default: isPressed ? theme.key : theme.specialKey
    }
  }

  private func paint(_ label: String, size: CGFloat, in plate: CGRect, color: Color, on canvas: any Canvas) {
    let layout = engine.layout(TextDescription(label, font: Font(size: size)))
    // Labels of one size share a baseline: it is set from the plate, not from the label's own height.
    let origin = CGPoint(
      x: plate.midX - layout.size.width / 2, y: plate.midY - layout.size.height / 2 - (size > 20 ? 1 : 0))
    canvas.draw(layout, at: origin, color: color)
  }

  private func paintShift(in plate: CGRect, on canvas: any Canvas) {
    let (x, y) = (plate.midX, plate.midY)
    let outline = [(0, -8), (7.5, -0.5), (3.5, -0.5), (3.5, 5), (-3.5, 5), (-3.5, -0.5), (-7.5, -0.5)]
    var arrow = Path(through: outline.map { CGPoint(x: x + $0.0, y: y + $0.1) })
    arrow.close()
    if shift == .off {
      canvas.stroke(arrow, style: StrokeStyle(width: 1.5, join: .round), color: theme.text)
    } else {
      canvas.fill(arrow, color: theme.text)
      canvas.stroke(arrow, style: StrokeStyle(width: 1.5, join: .round), color: theme.text)
    }
    if shift == .locked {
      canvas.fill(CGRect(x: x - 3.5, y: y + 7.5, width: 7, height: 1.5), color: theme.text)
    }
  }

  private func paintDelete(in plate: CGRect, on canvas: any Canvas) {
    let (x, y) = (plate.midX, plate.midY)
    let style = StrokeStyle(width: 1.5, cap: .round, join: .round)
    let outline = [(-3, -6.5), (9.5, -6.5), (9.5, 6.5), (-3, 6.5), (-9.5, 0)]
    var plaque = Path(through: outline.map { CGPoint(x: x + $0.0, y: y + $0.1) })
    plaque.close()
    canvas.stroke(plaque, style: style, color: theme.text)
    var cross = Path(through: [CGPoint(x: x, y: y - 3), CGPoint(x: x + 6, y: y + 3)])
    cross.move(to: CGPoint(x: x + 6, y: y - 3))
    cross.line(to: CGPoint(x: x, y: y + 3))
    canvas.stroke(cross, style: style, color: theme.text)
  }
}
