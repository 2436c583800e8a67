public import Foundation

/// A bar at the bottom of a chat in which a message is written: it grows with its text up to five lines, and stands on top
/// of the keyboard while that is up (SYSTEMS.md §6, sticky bars).
public final class ComposerBar: View {
  /// What is written.
  public let textView: TextView
  /// Sends it.
  public let sendButton: Button
  /// Called with the text when it is sent; the bar is empty then. Nothing is sent while it is empty.
  public var onSend: (String) -> Void = { _ in }
  /// The list whose viewport it ends.
  public internal(set) weak var list: ScrollView?

  /// The room at its left and right that is not for text and button: a phone's cutout, in points.
  var sideInsets = EdgeInsets.zero {
    didSet { if sideInsets != oldValue { setNeedsLayout() } }
  }

  /// What the bar stands on: it reaches down behind the keyboard and what is on top of that, so that no message shows
  /// between them, however they move.
  private let ground = View()
  private static let groundHeight: CGFloat = 480
  private static let margin: CGFloat = 8
  /// Five lines of body text as large as designed and the space around them, in points.
  static let maxTextHeight: CGFloat = 5 * 20.5 + 24

  /// An empty bar.
  public init(placeholder: String = "Message", sendTitle: String = "Send") {
    textView = TextView(placeholder: placeholder, growsWithText: true, maxHeight: Self.maxTextHeight)
    sendButton = Button(sendTitle, style: .plain)
    super.init()
    backgroundRole = .bar
    ground.backgroundRole = .bar
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    addSubview(textView)
    addSubview(sendButton)
    sendButton.action = { [unowned self] in send() }
  }

  private func send() {
    let text = textView.text
    guard !text.isEmpty else { return }
    textView.text = ""
    onSend(text)
  }

  public override var sizeFollowsSubviews: Bool { true }

  public override func windowChanged() {
    let lines = Self.maxTextHeight - TextView.textInset.top - TextView.textInset.bottom
    textView.maxHeight = Self.maxTextHeight + (lines * (scaled(TextView.font).size / TextView.font.size - 1)).rounded()
  }

  private var buttonWidth: CGFloat { sendButton.sizeThatFits(width: 120).width }

  private func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - sideInsets.left - sideInsets.right - buttonWidth - Self.margin)
  }

  /// `width` points wide; as high as the text view with 8 points above and below.
  public override func sizeThatFits(width: CGFloat) -> CGSize {
    CGSize(width: width, height: textView.sizeThatFits(width: textWidth(in: width)).height + 2 * Self.margin)
  }

  public override func layoutSubviews() {
    let (width, margin) = (textWidth(in: frame.width), Self.margin)
    ground.frame = CGRect(x: 0, y: frame.height, width: frame.width, height: Self.groundHeight)
    let (left, right) = (sideInsets.left, frame.width - sideInsets.right)
    let textX = isRightToLeft ? right - margin - width : left + margin
    textView.frame = CGRect(x: textX, y: margin, width: width, height: max(0, frame.height - 2 * margin))
    let buttonX = isRightToLeft ? left : right - buttonWidth
    let buttonHeight = sendButton.sizeThatFits(width: 120).height
    sendButton.frame = CGRect(
      x: buttonX, y: max(0, frame.height - buttonHeight - 3), width: buttonWidth, height: buttonHeight)
  }

  public override var drawsContent: Bool { true }

  public override func draw(_ canvas: any Canvas) {
    canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), color: color(.hairline))
  }
}
