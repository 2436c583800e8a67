public import Foundation

/// One line of text to edit, 44 points high, more where its user wants larger text. Longer text moves sideways under the
/// caret; where reading begins at the right, shorter text stands there.
///
/// A tap puts the caret where it was made and asks for the focus; a drag along the text selects.
open class TextField: View, TextInput {
  /// The height of a field in points; with larger text it is its least.
  public static let height: CGFloat = 44
  static let font = Font(size: 17)
  static let inset: CGFloat = 14

  /// What it says while it is empty.
  public var placeholder: String {
    didSet { if !placeholder.utf8.elementsEqual(oldValue.utf8) { setNeedsDisplay() } }
  }
  /// Whether it shows a bullet for every grapheme cluster.
  public var isSecure = false {
    didSet { if isSecure != oldValue { contentChanged() } }
  }
  /// What kind of text it is for.
  public var keyboardType: KeyboardType
  /// What its return key says and does.
  public var returnKey: ReturnKey
  /// Whether it can be edited.
  public var isEnabled = true {
    didSet {
      if isEnabled != oldValue { setNeedsDisplay() }
      if !isEnabled { resignFirstResponder() }
    }
  }

  /// How far its text is moved to the left, in points.
  public internal(set) var textOffset: CGFloat = 0 {
    didSet { if textOffset != oldValue { setNeedsDisplay() } }
  }
  /// How many grapheme clusters can be typed into it; nil = any number. Text that is set by the app is not cut.
  public var maximumLength: Int?

  let caret = CaretView()
  var edited: EditedText
  var history = EditHistory()
  var isSelecting = false {
    didSet { if isSelecting != oldValue { contentChanged() } }
  }

  /// A field without a place yet, its caret at the end of `text`.
  public init(
    _ text: String = "", placeholder: String = "", keyboardType: KeyboardType = .default,
    returnKey: ReturnKey = .return,
    frame: CGRect = .zero
  ) {
    edited = EditedText(Self.singleLine(text))
    self.placeholder = placeholder
    self.keyboardType = keyboardType
    self.returnKey = returnKey
    super.init(frame: frame)
    backgroundRole = .card
    cornerRadius = 10
    addSubview(caret)
    addGestureRecognizer(SelectionRecognizer())
  }

  /// The whole text. Setting it puts the caret at the end, forgets what could be undone and tells nobody; line breaks become
  /// spaces.
  public var text: String {
    get { edited.text }
    set {
      let text = Self.singleLine(newValue)
      guard !text.utf8.elementsEqual(edited.text.utf8) else { return }
      edited = EditedText(text)
      history = EditHistory()
      contentChanged()
    }
  }

  /// The text, the caret or the focus changed: everything that follows from them.
  func contentChanged() {
    setNeedsDisplay()
    caretMoved()
  }

  func highlightChanged() { setNeedsDisplay() }

  func caretMoved() {
    caret.isHidden = !showsCaret
    caret.restart()
    placeCaret()
  }

  private func placeCaret() {
    // While text is selected by hand, it is scrolled by the hand alone.
    textOffset = isSelecting ? min(textOffset, largestTextOffset) : isFirstResponder ? offsetShowingCaret : 0
    caret.frame = caretRect
  }

  // MARK: Layout

  /// `width` points wide; as high as the caret with 11 points above and below, at least ``height``.
  open override func sizeThatFits(width: CGFloat) -> CGSize {
    let space = Self.height - CaretView.size.height
    return CGSize(width: width, height: max(Self.height, CaretView.height(in: font) + space))
  }

  open override func layoutSubviews() { placeCaret() }

  open override func windowChanged() { contentChanged() }

  var textArea: CGRect { bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0) }

  /// The text as it is shown, in one line.
  var layout: (any TextLayout)? { window?.textEngine.layout(TextDescription(shownText, font: font)) }

  var font: Font { scaled(Self.font) }

  /// The left edge of a layout of its text in its own space: at the left of the room for it, or at the right if that is
  /// where reading begins and it fits.
  func textX(of layout: any TextLayout) -> CGFloat {
    textArea.minX - textOffset + (isRightToLeft ? max(0, textArea.width - layout.size.width) : 0)
  }

  private var shownText: String { isSecure ? String(repeating: "•", count: edited.text.count) : edited.text }

  /// The nearest offset to the present one that shows the caret and leaves no room right of text that goes on left of it.
  private var offsetShowingCaret: CGFloat {
    guard let layout else { return 0 }
    let x = layout.caretRect(at: shown(edited.caret)).minX
    let shown = min(max(textOffset, x - textArea.width), x)
    return min(max(0, shown), largestTextOffset)
  }

  /// The offset that shows the right end of the text, in points.
  var largestTextOffset: CGFloat { max(0, (layout?.size.width ?? 0) - textArea.width) }

  /// An offset in the text as it is shown: bullets are three bytes each.
  func shown(_ offset: Int) -> Int {
    isSecure ? EditedText.clusters(in: edited.text, before: offset) * 3 : offset
  }

  func shown(_ range: Range<Int>) -> Range<Int> { shown(range.lowerBound)..<shown(range.upperBound) }

  /// The caret in its own space, in points: 2 × 22 (as much higher as the text is larger), on whole points.
  public var caretRect: CGRect {
    let x = layout.map { textX(of: $0) + $0.caretRect(at: shown(edited.caret)).minX } ?? textArea.minX
    let height = CaretView.height(in: font)
    return CGRect(
      x: (x - 1).rounded(), y: ((bounds.height - height) / 2).rounded(), width: CaretView.size.width, height: height)
  }

  /// The caret position nearest to a point of its own space: a UTF-8 offset into ``text``.
  public func caretOffset(at point: CGPoint) -> Int {
    guard let layout else { return 0 }
    return offset(ofShown: layout.offset(at: textPoint(point, in: layout)))
  }

  func position(at point: CGPoint) -> TextPosition { TextPosition(caretOffset(at: point)) }

  func cluster(at point: CGPoint) -> Int {
    guard let layout else { return 0 }
    return offset(ofShown: layout.cluster(at: textPoint(point, in: layout)))
  }

  private func textPoint(_ point: CGPoint, in layout: any TextLayout) -> CGPoint {
    CGPoint(x: point.x - textX(of: layout), y: layout.size.height / 2)
  }

  private func offset(ofShown offset: Int) -> Int {
    isSecure ? EditedText.offset(ofCluster: offset / 3, in: edited.text) : offset
  }

  // MARK: Input

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isControl: Bool { true }
  open override var accessibilityText: String? { placeholder }
  open override func firstResponderChanged() { focusChanged() }
  open override var drawsContent: Bool { true }
  open override func draw(_ canvas: any Canvas) { drawField(on: canvas) }

  open override func touchEnded(_ touch: Touch) {
    guard isEnabled, touch.isTap else { return }
    takeCaret(to: position(at: touch.location(in: self)))
  }
}
