public import Foundation

/// A surface that holds things together: card colour, round corners, a hairline around it.
open class Card: View {
  /// A card at `frame`.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundRole = .card
    cornerRadius = 14
  }

  open override var drawsContent: Bool { true }

  open override func draw(_ canvas: any Canvas) {
    drawBorder(in: bounds, width: 1, color: color(.hairline), on: canvas)
  }
}
