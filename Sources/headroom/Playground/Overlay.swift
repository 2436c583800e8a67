import Foundation
import HeadroomApp
import Staging

/// What is painted over the scene in the window only, never in a record: help, notices, the red dot of a recording.
final class Overlay {
  /// A window of its own, as large as the scene's, of which nothing shows but what lies in it.
  let window: Window
  private let help: HelpPanel
  private let dot = RecordingDot()
  private let notice = NoticeView()
  private var noticeEnd: TimeInterval?
  /// How long a notice is shown, in seconds.
  static let noticeDuration: TimeInterval = 1.6

  init(size: CGSize, textEngine: any TextLayoutEngine) {
    window = Window(size: size, textEngine: textEngine)
    help = HelpPanel(frame: CGRect(origin: .zero, size: size))
    help.isHidden = true
    dot.isHidden = true
    notice.isHidden = true
    place(in: size)
    window.addSubview(notice)
    window.addSubview(dot)
    window.addSubview(help)
  }

  /// The scene's window has another size, in points.
  func resize(to size: CGSize) {
    window.resize(to: size)
    place(in: size)
  }

  private func place(in size: CGSize) {
    help.frame = CGRect(origin: .zero, size: size)
    dot.frame = CGRect(x: size.width - 24, y: 6, width: 12, height: 12)
    notice.frame = CGRect(x: 16, y: 52, width: size.width - 32, height: 36)
  }

  var isHelpShown: Bool {
    get { !help.isHidden }
    set { help.isHidden = !newValue }
  }

  var isRecording: Bool {
    get { !dot.isHidden }
    set { dot.isHidden = !newValue }
  }

  /// Shows a line of text for a moment, from a host time on.
  func say(_ text: String, at time: TimeInterval) {
    notice.text = text
    notice.isHidden = false
    noticeEnd = time + Self.noticeDuration
  }

  func advance(to time: TimeInterval) {
    guard let end = noticeEnd, time >= end else { return }
    notice.isHidden = true
    noticeEnd = nil
  }

  /// When something of it changes by itself, in seconds of the host's clock.
  var nextChange: TimeInterval? { noticeEnd }
}

/// A red dot.
final class RecordingDot: View {
  override var drawsContent: Bool { true }
  override func draw(_ canvas: any Canvas) {
    canvas.fill(bounds, cornerRadius: bounds.width / 2, color: color(.recording))
  }
}

/// One line of text on a dark plate.
final class NoticeView: View {
  var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  override var drawsContent: Bool { true }
  override func draw(_ canvas: any Canvas) {
    guard let engine = window?.textEngine else { return }
    let limit = bounds.width - 32
    var layout = engine.layout(TextDescription(text, font: Font(size: 15, weight: .medium)))
    if layout.size.width > limit {
      layout = engine.layout(
        TextDescription(text, font: Font(size: 15, weight: .medium), width: limit, isTruncated: true))
    }
    let width = min(limit, layout.size.width)
    let plate = CGRect(x: ((bounds.width - width) / 2).rounded() - 16, y: 0, width: width.rounded(.up) + 32, height: 36)
    canvas.fill(plate, cornerRadius: 18, color: Color(hex: 0x16181D, alpha: 0.88))
    canvas.draw(layout, at: CGPoint(x: plate.minX + 16, y: ((36 - layout.size.height) / 2).rounded()), color: .white)
  }
}
