public import ViewTree

/// Keys as text, to be pressed in a window: letters are typed, `<name>` is an ``EditingKey``.
///
///     Keystrokes("abc<left><selectHome>").press(in: window)
public struct Keystrokes {
  private var strokes: [(key: EditingKey?, text: String)] = []

  /// Keys from their text; a name that is no key is typed as it stands.
  public init(_ text: String) {
    var rest = text[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">"),
        let key = EditingKey(rawValue: String(rest[rest.index(after: rest.startIndex)..<end]))
      {
        strokes.append((key, ""))
        rest = rest[rest.index(after: end)...]
      } else {
        strokes.append((nil, String(first)))
        rest.removeFirst()
      }
    }
  }

  /// Presses them one after the other.
  @MainActor
  public func press(in window: Window) {
    for stroke in strokes {
      if let key = stroke.key { window.press(key) } else { window.type(stroke.text) }
    }
  }
}

extension TextInput {
  /// The text with its caret as `|` and, where more is selected, the other end as `^`.
  @MainActor
  public var shownEdit: String {
    var marks = [(selection.caret, "|")]
    if selection.anchor != selection.caret { marks.append((selection.anchor, "^")) }
    var text = Array(text.utf8)
    for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) { text.insert(contentsOf: mark.utf8, at: offset) }
    return String(decoding: text, as: UTF8.self)
  }
}
