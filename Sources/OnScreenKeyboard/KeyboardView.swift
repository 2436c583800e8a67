public import Foundation
public import ViewTree

/// The keys: one kept picture, with the pressed key drawn over it.
public final class KeyboardView: View {
  /// The state of the shift key.
  public enum Shift: Hashable, Sendable {
    /// Small letters.
    case off
    /// A capital, then small letters.
    case once
    /// Capitals.
    case locked
  }

  /// The pages it shows.
  public let layout: KeyboardLayout
  /// The page shown now.
  public internal(set) var page = "letters" {
    didSet { if page != oldValue { keysChanged() } }
  }
  /// Whether letters are capitals.
  public internal(set) var shift = Shift.off {
    didSet { if shift != oldValue { setNeedsDisplay() } }
  }
  /// What the return key says.
  public var returnKey = ReturnKey.return {
    didSet { if returnKey != oldValue { setNeedsDisplay() } }
  }
  /// The height the keys are laid out in, in points.
  public var keyAreaHeight: CGFloat {
    didSet { if keyAreaHeight != oldValue { keysChanged() } }
  }
  /// What a key that was pressed does; the keyboard itself sees to shift and pages.
  var onKey: (KeyAction) -> Void = { _ in }
  let hasHomeIndicator: Bool
  let highlight = KeyHighlight()
  private(set) lazy var keys = placeKeys()
  var press: KeyPressState?
  var lastShiftTap: TimeInterval?

  /// Keys of `layout` in `width` × `height` points, over a home indicator if the phone has one.
  public init(layout: KeyboardLayout, width: CGFloat, height: CGFloat, hasHomeIndicator: Bool) {
    self.layout = layout
    self.keyAreaHeight = height
    self.hasHomeIndicator = hasHomeIndicator
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    wantsLayer = true
    backgroundRole = .keyboard
    highlight.keyboard = self
    addSubview(highlight)
    keysChanged()
  }

  public override var isControl: Bool { true }
  public override var drawsContent: Bool { true }
  public override func touchBegan(_ touch: Touch) { pressKey(touch) }
  public override func touchMoved(_ touch: Touch) { slideToKey(touch) }
  public override func touchEnded(_ touch: Touch) { releaseKey(touch) }
  public override func touchCancelled(_ touch: Touch) { setPress(nil) }

  /// Lays the keys out in an area of this size, in points.
  func setKeyArea(_ size: CGSize) {
    let isAsHigh = keyAreaHeight == size.height
    let isAsWide = frame.width == size.width
    frame.size.width = size.width
    keyAreaHeight = size.height
    if isAsHigh, !isAsWide { keysChanged() }
  }

  /// Back to letters without shift, as for a new field.
  func showLetters() {
    page = "letters"
    shift = .off
  }

  /// The key that types or is called `name` ("a", "shift", "123"), in its place on the page shown; nil if it has none.
  public func key(named name: String) -> PlacedKey? {
    keys.first { $0.action.name.caseInsensitiveCompare(name) == .orderedSame }
  }

  /// The key nearest to a point of its own space.
  func key(at point: CGPoint) -> PlacedKey? {
    keys.min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
  }

  private func placeKeys() -> [PlacedKey] {
    let rows = layout.pages[page] ?? []
    return KeyboardGeometry(
      size: CGSize(width: frame.width, height: keyAreaHeight), rows: rows.count, hasHomeIndicator: hasHomeIndicator
    ).place(rows)
  }

  private func keysChanged() {
    frame.size.height = keyAreaHeight
    keys = placeKeys()
    highlight.frame = bounds
    setNeedsDisplay()
  }

  public override func draw(_ canvas: any Canvas) {
    guard let window else { return }
    let painter = KeyPainter(theme: window.theme, engine: window.textEngine, shift: shift, returnKey: returnKey)
    for key in keys { painter.paint(key, isPressed: false, on: canvas) }
    if hasHomeIndicator {
      let bar = CGRect(x: (frame.width - 134) / 2, y: keyAreaHeight - 13, width: 134, height: 5)
      canvas.fill(bar, cornerRadius: 2.5, color: window.theme.text)
    }
  }
}

extension KeyAction {
  /// The name by which a script calls the key.
  public var name: String {
    switch self {
    case .text(let text): text
    case .shift: "shift"
    case .delete: "delete"
    case .space: "space"
    case .return: "return"
    case .page(_, let label): label
    }
  }
}

extension CGRect {
  func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
  }
}

/// Draws the pressed key over the keyboard's kept picture.
final class KeyHighlight: View {
  weak var keyboard: KeyboardView?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override var isLive: Bool { true }
  override var drawsContent: Bool { true }

  override func draw(_ canvas: any Canvas) {
    guard let window, let keyboard, let key = keyboard.press?.key else { return }
    KeyPainter(theme: window.theme, engine: window.textEngine, shift: keyboard.shift, returnKey: keyboard.returnKey)
      .paint(key, isPressed: true, on: canvas)
  }
}
