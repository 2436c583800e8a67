import CX11

/// What an input method's callbacks have said; they are called from inside other Xlib calls, so they only record here.
final class X11Preedit {
  /// What is composed.
  private(set) var text = PreeditText()
  private var told = PreeditText()

  /// What is composed, if that is not what was taken last.
  func takeChange() -> PreeditText? {
    guard text != told else { return nil }
    told = text
    return text
  }

  /// Nothing is composed any more, and whoever takes changes knows.
  func clear() {
    text = PreeditText()
    told = text
  }

  /// What the callbacks get to find this object again; it must outlive the input context.
  var pointer: XPointer { Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self) }

  /// Makes an input context whose callbacks come here.
  func makeContext(_ method: XIM, style: XIMStyle, window: Window) -> XIC? {
    headroom_create_callback_ic(
      method, style, window, pointer, startComposing, endComposing, drawComposition, moveCompositionCaret)
  }

  /// Nothing is composed any more, which the next change says.
  func giveUp() { text = PreeditText() }

  fileprivate func draw(_ change: XIMPreeditDrawCallbackStruct) {
    let (first, count, caret) = (Int(change.chg_first), Int(change.chg_length), Int(change.caret))
    guard let part = change.text?.pointee else {
      return text.replace(from: first, count: count, with: "", highlighted: [], caret: caret)
    }
    let highlighted = (0..<Int(part.length)).map { index in
      part.feedback.map { $0[index] & UInt(XIMReverse | XIMHighlight) != 0 } ?? false
    }
    guard let string = Self.string(of: part) else {
      return text.highlight(from: first, highlighted, caret: caret)
    }
    text.replace(from: first, count: count, with: string, highlighted: highlighted, caret: caret)
  }

  fileprivate func moveCaret(_ direction: XIMCaretDirection, to position: Int) -> Int {
    switch direction {
    case XIMAbsolutePosition: text.moveCaret(to: position)
    case XIMForwardChar: text.moveCaret(to: text.caret + 1)
    case XIMBackwardChar: text.moveCaret(to: text.caret - 1)
    case XIMLineStart: text.moveCaret(to: 0)
    case XIMLineEnd: text.moveCaret(to: .max)
    default: break
    }
    return text.caret
  }

  // The bytes are in the encoding of the locale that the method was opened in, which is UTF-8.
  private static func string(of part: XIMText) -> String? {
    guard part.encoding_is_wchar == 0 else {
      guard let wide = part.string.wide_char else { return nil }
      return String(
        (0..<Int(part.length)).compactMap { Unicode.Scalar(UInt32(bitPattern: wide[$0])) }.map(Character.init))
    }
    return part.string.multi_byte.map { String(cString: $0) }
  }
}

// Xlib's callbacks, called on the one thread that uses it, the main one.

nonisolated private func startComposing(_: XIC?, _: XPointer?, _: XPointer?) -> Int32 {
  // No limit to the length.
  -1
}

nonisolated private func endComposing(_: XIC?, _ data: XPointer?, _: XPointer?) -> Int32 {
  let place = UInt(bitPattern: data)
  MainActor.assumeIsolated { preedit(at: place)?.giveUp() }
  return 0
}

nonisolated private func drawComposition(_: XIC?, _ data: XPointer?, _ call: XPointer?) -> Int32 {
  let (place, change) = (UInt(bitPattern: data), UInt(bitPattern: call))
  MainActor.assumeIsolated {
    guard let change = UnsafePointer<XIMPreeditDrawCallbackStruct>(bitPattern: change) else { return }
    preedit(at: place)?.draw(change.pointee)
  }
  return 0
}

nonisolated private func moveCompositionCaret(_: XIC?, _ data: XPointer?, _ call: XPointer?) -> Int32 {
  let (place, change) = (UInt(bitPattern: data), UInt(bitPattern: call))
  MainActor.assumeIsolated {
    guard let change = UnsafeMutablePointer<XIMPreeditCaretCallbackStruct>(bitPattern: change) else { return }
    let wish = change.pointee
    // The server is told where the caret is now.
    if let caret = preedit(at: place)?.moveCaret(wish.direction, to: Int(wish.position)) {
      change.pointee.position = Int32(caret)
    }
  }
  return 0
}

private func preedit(at place: UInt) -> X11Preedit? {
  UnsafeRawPointer(bitPattern: place).map { Unmanaged<X11Preedit>.fromOpaque($0).takeUnretainedValue() }
}
