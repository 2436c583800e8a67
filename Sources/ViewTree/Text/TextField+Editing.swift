import Foundation

extension TextField {
  /// Return does not break the line.
  public var isMultiline: Bool { false }

  var isConcealed: Bool { isSecure }

  func releaseText() {}
  func followText() { edited.unchanged = nil }

  /// Types text in place of what is selected. A line break alone is the return key; in other text it becomes a space.
  public func insertText(_ text: String) {
    if text.count == 1, text.allSatisfy(\.isNewline) {
      unmarkText()
      window?.pressReturn(in: self)
    } else {
      edit(.typing) { [limit = maximumLength] in $0.insert(Self.singleLine(text), limit: limit) }
    }
  }

  /// Line breaks at the end are dropped, as whole lines are copied with one; others become spaces.
  func pasteable(_ text: String) -> String {
    var text = text
    while text.last?.isNewline == true { text.removeLast() }
    return Self.singleLine(text)
  }

  /// Moves the caret; up and down go to the start and the end. In a secure field all is one word.
  public func moveCaret(_ movement: CaretMovement, extending: Bool) {
    // The layout must be one of the text that is moved in, and a commit may cut that.
    unmarkText()
    let layout = isSecure ? nil : layout
    edit(.moving) { text in
      if let layout {
        text.move(movement, in: layout, extending: extending)
      } else {
        text.move(Self.concealed(movement), extending: extending)
      }
    }
  }

  private static func concealed(_ movement: CaretMovement) -> CaretMovement {
    switch movement {
    case .wordLeft: .textStart
    case .wordRight: .textEnd
    default: movement
    }
  }

  static func singleLine(_ text: String) -> String {
    text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }
}
