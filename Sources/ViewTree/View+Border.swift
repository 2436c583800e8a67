import Foundation

extension View {
  /// A hairline just inside a rectangle of a field, or the focus ring, 2 points wide, if it is first responder.
  func drawFieldBorder(in rect: CGRect, on canvas: any Canvas) {
    drawBorder(
      in: rect, width: isFirstResponder ? 2 : 1, color: isFirstResponder ? shownTintColor : color(.hairline),
      on: canvas)
  }

  /// A line just inside a rectangle with the view's corners; nothing where there is no room for it.
  func drawBorder(in rect: CGRect, width: CGFloat, color: Color, on canvas: any Canvas) {
    guard rect.width > 2 * width, rect.height > 2 * width else { return }
    canvas.stroke(
      rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: max(0, cornerRadius - width / 2), width: width,
      color: color)
  }
}
