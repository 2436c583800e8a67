import Foundation

/// The ground a presented controller's view lies on: round corners, a sheet's grabber.
final class PresentationPanel: View {
  private let hasGrabber: Bool

  /// The room a grabber takes at the top, in points.
  static let grabberHeight: CGFloat = 16

  init(_ style: PresentationStyle) {
    if case .sheet(let sheet) = style { hasGrabber = sheet.hasGrabber } else { hasGrabber = false }
    super.init()
    switch style {
    case .alert, .popover: backgroundRole = .card
    case .fullScreen, .sheet, .formSheet: backgroundRole = .background
    }
    cornerRadius = style == .fullScreen ? 0 : 14
    clipsToBounds = true
    if hasGrabber {
      let grabber = Grabber()
      addSubview(grabber)
      self.grabber = grabber
    }
  }

  private var grabber: Grabber?

  override var drawsContent: Bool { cornerRadius > 0 }

  /// In the dark the ground is hardly darker than what lies behind it: a line shows where it ends.
  override func draw(_ canvas: any Canvas) { drawBorder(in: bounds, width: 1, color: color(.hairline), on: canvas) }

  override func layoutSubviews() {
    grabber?.frame = CGRect(x: ((frame.width - 36) / 2).rounded(), y: 5, width: 36, height: 5)
  }
}

/// The handle of a sheet: 36 × 5; lets touches through.
final class Grabber: View {
  init() {
    super.init()
    isUserInteractionEnabled = false
    takesTouchesItself = false
  }

  override var drawsContent: Bool { true }

  override func draw(_ canvas: any Canvas) {
    canvas.fill(bounds, cornerRadius: 2.5, color: color(.placeholder))
  }
}
