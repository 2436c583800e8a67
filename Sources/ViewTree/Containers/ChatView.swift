public import Foundation

/// A list of messages above a composer: the list ends where the bar begins, and the bar ends where the home indicator's
/// room begins, so that on the keyboard nothing is left between them (CASES.md C23, X17, X24).
public final class ChatView: View {
  /// The messages.
  public let list: MessageList
  /// The bar they are written in; avoidance lifts it, never the list.
  public let composer: ComposerBar
  /// What the home indicator takes below the bar, in points; nil = what the safe area of its controller says, for a chat
  /// that reaches the bottom of it.
  public var bottomInset: CGFloat? {
    didSet { if bottomInset != oldValue { setNeedsLayout() } }
  }

  /// A chat without messages; what is sent is added to the list as the reader's own.
  public init(isInverted: Bool = false, placeholder: String = "Message") {
    list = MessageList()
    composer = ComposerBar(placeholder: placeholder)
    super.init()
    list.isInverted = isInverted
    composer.list = list
    addSubview(list)
    addSubview(composer)
    composer.onSend = { [unowned self] in
      list.append([MessageList.Message($0, isOwn: true)])
      list.scrollToEnd()
    }
  }

  public override func safeAreaChanged() { setNeedsLayout() }

  public override func layoutSubviews() {
    let safeArea = nearestController?.safeArea ?? .zero
    let goesToEdges = nearestController?.contentKeepsToSafeSides == false
    composer.sideInsets = goesToEdges ? EdgeInsets(left: safeArea.left, right: safeArea.right) : .zero
    list.sideInsets = composer.sideInsets
    let height = composer.sizeThatFits(width: frame.width).height
    let bottom = max(0, frame.height - (bottomInset ?? safeArea.bottom))
    let top = max(0, bottom - height)
    composer.frame = CGRect(x: 0, y: top, width: frame.width, height: height)
    list.keepingEnd {
      list.frame = CGRect(x: 0, y: 0, width: frame.width, height: top)
      list.layoutIfNeeded()
    }
  }
}

/// A screen that is a chat.
public final class ChatController: ViewController {
  /// What fills the content.
  public let chat: ChatView

  /// A chat of `size` points below the bar that is set later, if any.
  public init(isInverted: Bool = false, size: CGSize = .zero, safeArea: EdgeInsets = .zero) {
    chat = ChatView(isInverted: isInverted)
    super.init(size: size, safeArea: safeArea)
    content.backgroundRole = .background
    setBody(chat)
  }
}
