public import Foundation
public import KeyboardAvoidance
public import ViewTree

/// The bar on top of the keyboard with previous, next, a title and done (SYSTEMS.md §3), 44 points high.
///
/// It is opaque and keeps touches from what lies behind. Its arrows are line paths, 16 × 8 in the middle of buttons 40 wide
/// that begin 4 from the left; done ends 4 from the right; the title stands in the middle of what is left on both sides. On
/// a phone on its side all of them keep clear of the notch (CASES.md X13).
public final class ToolbarAccessory: View {
  /// The bar's height in points (FACTS.md §5, 1.1).
  public static let height: CGFloat = 44
  /// What it shows.
  public var content: ToolbarRules.Toolbar {
    didSet { if content != oldValue { contentChanged() } }
  }

  /// The arrow up.
  public let previousButton: ToolbarButton
  /// The arrow down.
  public let nextButton: ToolbarButton
  /// The word that ends editing.
  public let doneButton: ToolbarButton
  private let title = Label(font: Font(size: 13), textColor: .secondary, alignment: .center)

  /// A bar of `width` points; the closures are what its buttons do.
  public init(
    width: CGFloat, content: ToolbarRules.Toolbar, previous: @escaping () -> Void, next: @escaping () -> Void,
    done: @escaping () -> Void
  ) {
    self.content = content
    previousButton = ToolbarButton(.up, says: "Previous field", id: "toolbar-previous", action: previous)
    nextButton = ToolbarButton(.down, says: "Next field", id: "toolbar-next", action: next)
    doneButton = ToolbarButton(.word("Done"), says: "Done", id: "toolbar-done", action: done)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: content.height))
    backgroundRole = .bar
    clipsToBounds = true
    wantsLayer = true
    for view in [previousButton, nextButton, doneButton, title] { addSubview(view) }
    contentChanged()
  }

  /// The colour of its controls; nil = the theme's accent.
  public override var tintColor: Color? {
    didSet { for button in [previousButton, nextButton, doneButton] { button.tintColor = tintColor } }
  }

  private func contentChanged() {
    frame.size.height = content.height
    for button in [previousButton, nextButton] { button.isHidden = !content.showsArrows }
    previousButton.isEnabled = content.isPreviousEnabled
    nextButton.isEnabled = content.isNextEnabled
    title.text = content.title ?? ""
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    let (width, height) = (frame.width, frame.height)
    let (left, right) = safeSides
    previousButton.frame = CGRect(x: left + 4, y: 0, width: 40, height: height)
    nextButton.frame = CGRect(x: left + 44, y: 0, width: 40, height: height)
    let done = doneButton.sizeThatFits(width: width).width
    doneButton.frame = CGRect(x: width - 4 - done - right, y: 0, width: done, height: height)
    let side = max(left + (content.showsArrows ? 84 : 4), right + done + 4) + 8
    title.frame = CGRect(x: side, y: 0, width: max(0, width - 2 * side), height: height)
  }

  public override var isControl: Bool { true }
  public override var drawsContent: Bool { true }

  /// A hairline at the top.
  public override func draw(_ canvas: any Canvas) {
    canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), color: color(.hairline))
  }
}
