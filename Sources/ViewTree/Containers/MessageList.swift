public import Foundation

/// Messages of a chat, the newest at the bottom.
///
/// A list that is at its end stays there when a message comes or when its height changes; anywhere else it stays where it
/// is. An inverted list has few messages stand at its bottom, not at its top.
public final class MessageList: ScrollView {
  /// One message.
  public nonisolated struct Message: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// Whether its reader wrote it.
    public var isOwn: Bool

    /// A message of somebody else unless said otherwise.
    public init(_ text: String, isOwn: Bool = false) {
      self.text = text
      self.isOwn = isOwn
    }
  }

  /// The messages, the oldest first.
  public private(set) var messages: [Message] = []
  /// Whether few messages stand at the bottom.
  public var isInverted = false {
    didSet { if isInverted != oldValue { setNeedsLayout() } }
  }
  /// The room at its left and right that is not for messages: a phone's cutout, in points.
  var sideInsets = EdgeInsets.zero {
    didSet { if sideInsets != oldValue { setNeedsLayout() } }
  }
  private var bubbles: [MessageBubble] = []

  /// How near to its end a list counts as being there, in points (FACTS.md A.15).
  static let endTolerance: CGFloat = 20
  static let spacing: CGFloat = 8
  static let margin: CGFloat = 12

  /// A list without messages.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundRole = .background
    keyboardDismissMode = .interactive
  }

  /// Whether its end is in sight, within 20 points (FACTS.md A.15).
  public var isAtEnd: Bool { contentOffset.y >= offsetRange.upperBound - Self.endTolerance }

  /// Adds messages at the bottom.
  public func append(_ new: [Message]) {
    messages += new
    for message in new {
      let bubble = MessageBubble(message)
      bubbles.append(bubble)
      addSubview(bubble)
    }
    setNeedsLayout()
  }

  /// Shows the last message, as the app's own act.
  public func scrollToEnd() {
    layoutIfNeeded()
    setContentOffset(CGPoint(x: contentOffset.x, y: offsetRange.upperBound))
  }

  public override func layoutSubviews() { keepingEnd { placeBubbles() } }

  /// Makes changes to size or content and stays at the end if it was there.
  func keepingEnd(_ changes: () -> Void) {
    let wasAtEnd = isAtEnd
    changes()
    let end = offsetRange.upperBound
    if !isInHand, contentOffset.y != end, wasAtEnd || contentOffset.y > end { displace(.offsetY, to: end) }
  }

  private func placeBubbles() {
    var y = Self.margin
    let (left, right) = (sideInsets.left + Self.margin, frame.width - sideInsets.right - Self.margin)
    for bubble in bubbles {
      let size = bubble.sizeThatFits(width: ((frame.width - sideInsets.left - sideInsets.right) * 0.75).rounded())
      let isRight = bubble.isOwn != isRightToLeft
      let x = isRight ? right - size.width : left
      bubble.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height + Self.spacing
    }
    let height = bubbles.isEmpty ? 0 : y - Self.spacing + Self.margin
    contentSize = CGSize(width: frame.width, height: height)
    contentInset.top = isInverted ? max(0, frame.height - contentInset.bottom - height) : 0
  }
}

/// The ground and the text of one message.
final class MessageBubble: View {
  let isOwn: Bool
  private let label: Label
  private static let padding = EdgeInsets(top: 8, left: 12, bottom: 8, right: 12)

  init(_ message: MessageList.Message) {
    isOwn = message.isOwn
    label = Label(message.text, textColor: message.isOwn ? .onAccent : .text, numberOfLines: 0)
    super.init()
    takesTouchesItself = false
    backgroundRole = isOwn ? .accent : .card
    cornerRadius = 18
    addSubview(label)
  }

  override func sizeThatFits(width: CGFloat) -> CGSize {
    let padding = Self.padding
    let text = label.sizeThatFits(width: max(1, width - padding.left - padding.right))
    return CGSize(width: text.width + padding.left + padding.right, height: text.height + padding.top + padding.bottom)
  }

  override func layoutSubviews() { label.frame = CGRect(origin: .zero, size: frame.size).inset(by: Self.padding) }
}
