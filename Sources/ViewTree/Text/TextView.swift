public import Foundation

/// Text of many lines to edit. It wraps, scrolls by itself where its height is limited, and can grow with its text.
///
/// A tap puts the caret where it was made and asks for the focus, a drag along a line selects, one across the lines
/// scrolls; return breaks the line.
open class TextView: ScrollView, TextInput {
  static let font = Font(size: 17)
  /// The space between the edges and the text, in points.
  public static let textInset = EdgeInsets(top: 12, left: 14, bottom: 12, right: 14)

  /// What it says while it is empty.
  public var placeholder: String {
    didSet { if !placeholder.utf8.elementsEqual(oldValue.utf8) { content.setNeedsDisplay() } }
  }
  /// What kind of text it is for.
  public var keyboardType: KeyboardType
  /// What its return key says; it breaks the line.
  public var returnKey: ReturnKey = .return
  /// Whether it takes the height of its text by itself, up to ``maxHeight``.
  public var growsWithText: Bool {
    didSet { if growsWithText != oldValue { contentChanged() } }
  }
  /// Whether it moves its text within itself, where that is too long or is covered, instead of being as high as the text.
  public var scrollsItself: Bool { isScrollEnabled && (!growsWithText || contentSize.height > frame.height) }
  /// The least height in points it takes by itself.
  public var minHeight: CGFloat = 0 {
    didSet { if minHeight != oldValue { contentChanged() } }
  }
  /// The height in points beyond which it does not grow and scrolls instead; nil = none.
  public var maxHeight: CGFloat? {
    didSet { if maxHeight != oldValue { contentChanged() } }
  }

  /// How many grapheme clusters can be typed into it; nil = any number. Text that is set by the app is not cut.
  public var maximumLength: Int?

  let caret = CaretView()
  let content = TextContentView()
  var edited: EditedText
  var history = EditHistory()
  var isSelecting = false {
    didSet {
      guard isSelecting != oldValue else { return }
      contentChanged()
      // What is seen stays while text is selected by hand, and where it was left.
      caretMustShow = false
    }
  }
  private var caretMustShow = false
  /// Its text laid out at the widths it was asked for last, the latest first.
  private var layouts: [ParagraphedLayout] = []

  /// A text view without a place yet, its caret at the end of `text`.
  public init(
    _ text: String = "", placeholder: String = "", keyboardType: KeyboardType = .default, growsWithText: Bool = false,
    maxHeight: CGFloat? = nil, frame: CGRect = .zero
  ) {
    edited = EditedText(text)
    self.placeholder = placeholder
    self.keyboardType = keyboardType
    self.growsWithText = growsWithText
    self.maxHeight = maxHeight
    super.init(frame: frame)
    // It is part of the picture that is kept of what it lies in.
    wantsLayer = false
    backgroundRole = .card
    cornerRadius = 10
    addSubview(content)
    addSubview(caret)
    addGestureRecognizer(SelectionRecognizer())
  }

  /// The whole text. Setting it puts the caret at the end, forgets what could be undone and tells nobody.
  public var text: String {
    get { edited.text }
    set {
      guard !newValue.utf8.elementsEqual(edited.text.utf8) else { return }
      edited = EditedText(newValue)
      layouts = []
      history = EditHistory()
      contentChanged()
    }
  }

  func releaseText() { for layout in layouts { layout.releaseText() } }

  func followText() {
    for layout in layouts { layout.follow(edited.text, unchanged: edited.unchanged) }
    edited.unchanged = nil
  }

  /// The text, the caret or the focus changed: everything that follows from them.
  func contentChanged() {
    caret.isHidden = !showsCaret
    caret.restart()
    caretMustShow = isFirstResponder
    setNeedsDisplay()
    content.setNeedsDisplay()
    setNeedsLayout()
    if growsWithText, sizeThatFits(width: frame.width).height != frame.height { invalidateFittingSize() }
  }

  func caretMoved() {
    caret.isHidden = !showsCaret
    caret.restart()
    caretMustShow = isFirstResponder
    if !needsLayout { followCaret() }
  }

  // MARK: Layout

  /// `width` points wide; as high as its text needs, at least ``minHeight`` and at most ``maxHeight``, if it grows, else as
  /// high as it is.
  open override func sizeThatFits(width: CGFloat) -> CGSize {
    guard growsWithText || frame.height == 0 else { return CGSize(width: width, height: frame.height) }
    return CGSize(width: width, height: min(maxHeight ?? .infinity, max(minHeight, contentHeight(width: width))))
  }

  private func contentHeight(width: CGFloat) -> CGFloat {
    let text = layout(width: width)?.size.height ?? 20
    return text.rounded(.up) + Self.textInset.top + Self.textInset.bottom
  }

  private func layout(width: CGFloat) -> ParagraphedLayout? {
    guard let engine = window?.textEngine else { return nil }
    let room = max(1, width - Self.textInset.left - Self.textInset.right)
    let (font, alignment) = (scaled(Self.font), natural(.leading))
    let known = layouts.firstIndex {
      $0.description.width == room && $0.description.font == font && $0.description.alignment == alignment
        && $0.engine === engine
    }
    if let known {
      if known > 0 { layouts.swapAt(0, known) }
    } else {
      let text = TextDescription(edited.text, font: font, width: room, alignment: alignment)
      layouts.insert(ParagraphedLayout(text, engine: engine), at: 0)
      // One to be measured with, one that is shown.
      if layouts.count > 2 { layouts.removeLast() }
    }
    return layouts[0]
  }

  /// The text in its lines.
  var layout: ParagraphedLayout? { layout(width: frame.width) }

  open override func layoutSubviews() {
    // In a stack the stack does it.
    if growsWithText, window != nil, superview?.sizeFollowsSubviews != true {
      frame.size.height = sizeThatFits(width: frame.width).height
    }
    contentSize = CGSize(width: frame.width, height: contentHeight(width: frame.width))
    content.frame = CGRect(x: 0, y: 0, width: frame.width, height: max(contentSize.height, frame.height))
    followCaret()
  }

  private func followCaret() {
    caret.frame = caretRect
    if caretMustShow, !isInHand, !isSelecting { showCaret() }
    caretMustShow = false
  }

  /// Scrolls as little as shows the caret with the space around the text; not at all if all of the text is shown. Where
  /// avoidance has made room in it, that has the say about the space: there may be less of it.
  private func showCaret() {
    let range = offsetRange
    let space = avoidanceInset == nil ? Self.textInset : .zero
    let (top, bottom) = (caretRect.minY - space.top, caretRect.maxY + space.bottom)
    let target = min(max(min(max(contentOffset.y, bottom - frame.height), top), range.lowerBound), range.upperBound)
    if target != contentOffset.y { setWithoutAnimation(.offsetY, to: target) }
  }

  open override func windowChanged() { contentChanged() }

  /// The caret in its own space (that of its content), in points: 2 × 22 (as much higher as the text is larger), on whole
  /// points.
  public var caretRect: CGRect {
    let place = layout?.caretRect(at: edited.selection.position) ?? CGRect(x: 0, y: 0, width: 0, height: 20)
    let height = CaretView.height(in: scaled(Self.font))
    return CGRect(
      x: (Self.textInset.left + place.minX - 1).rounded(), y: (Self.textInset.top + place.midY - height / 2).rounded(),
      width: CaretView.size.width, height: height)
  }

  // MARK: Input

  open override var canBecomeFirstResponder: Bool { true }
  open override var isControl: Bool { true }
  open override var accessibilityText: String? { placeholder }
  open override func firstResponderChanged() { focusChanged() }
  open override var drawsContent: Bool { true }
  open override func draw(_ canvas: any Canvas) { drawFieldBorder(in: bounds(in: .presentation), on: canvas) }

  open override func touchEnded(_ touch: Touch) {
    if touch.isTap { takeCaret(to: position(at: touch.location(in: self))) }
  }
}
