public import Foundation

/// The bar at the bottom of a phone that stands for its home gesture: 134 × 5, 8 above the bottom; lets touches through.
public final class HomeIndicator: View {
  /// An indicator centred in `frame`, at its bottom.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    takesTouchesItself = false
  }

  public override func sizeThatFits(width: CGFloat) -> CGSize { CGSize(width: width, height: 34) }

  public override var drawsContent: Bool { true }

  public override func draw(_ canvas: any Canvas) {
    let bar = CGRect(x: ((bounds.width - 134) / 2).rounded(), y: bounds.height - 13, width: 134, height: 5)
    canvas.fill(bar, cornerRadius: 2.5, color: color(.text))
  }
}
