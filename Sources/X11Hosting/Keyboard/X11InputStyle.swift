import CX11

/// How an input method shows what it composes, the best first.
enum X11InputStyle: CaseIterable {
  /// In the text itself, drawn by this program.
  case inPlace
  /// In a window of its own at the caret.
  case atCaret
  /// In a window of its own anywhere, or not at all: dead keys and compose alone.
  case elsewhere

  /// Xlib's style of that kind among those on offer.
  func style(among styles: [XIMStyle]) -> XIMStyle? {
    let preedit: [Int] =
      switch self {
      case .inPlace: [XIMPreeditCallbacks]
      case .atCaret: [XIMPreeditPosition]
      case .elsewhere: [XIMPreeditNothing, XIMPreeditNone]
      }
    let wanted = preedit.flatMap { [$0 | XIMStatusNothing, $0 | XIMStatusNone] }.map { XIMStyle($0) }
    return wanted.first(where: styles.contains)
  }

  /// What Xlib's own method offers, and no server does: both of its styles show nothing.
  static let builtInStyles: Set<XIMStyle> = [
    XIMStyle(XIMPreeditNothing | XIMStatusNothing), XIMStyle(XIMPreeditNone | XIMStatusNone),
  ]

  /// The styles that an input method offers.
  static func styles(of method: XIM) -> [XIMStyle] {
    guard let styles = headroom_im_styles(method) else { return [] }
    defer { XFree(styles) }
    return Array(UnsafeBufferPointer(start: styles.pointee.supported_styles, count: Int(styles.pointee.count_styles)))
  }
}
