import Foundation
import HeadroomApp
import Testing
import WindowHosting

@MainActor struct KeyPressTests {
  @Test func `keys and what is held with them are editing keys`() {
    let table: [(key: KeyPress.Key, text: String, modifiers: KeyPress.Modifiers, expected: EditingKey?)] = [
      (.left, "", [], .left), (.left, "", .shift, .selectLeft), (.left, "", .control, .wordLeft),
      (.right, "", [.control, .shift], .selectWordRight), (.home, "", .control, .textStart),
      (.end, "", [.control, .shift], .selectTextEnd), (.up, "", .shift, .selectUp), (.pageDown, "", [], .pageDown),
      (.delete, "", .control, .deleteWordBackward), (.forwardDelete, "", .control, .deleteWordForward),
      (.delete, "", .shift, .backspace), (.tab, "", .shift, .backtab), (.character, "a", .control, .selectAll),
      (.character, "c", .control, .copy), (.character, "x", .control, .cut), (.character, "v", .control, .paste),
      (.character, "z", .control, .undo), (.character, "z", [.control, .shift], .redo),
      (.character, "y", .control, .redo), (.character, "z", [], nil), (.character, "z", [.control, .alt], nil),
      // The playground's own.
      (.character, "r", .control, nil), (.character, "q", .control, nil), (.f9, "", .control, nil),
    ]
    for row in table {
      let press = KeyPress(row.key, text: row.text, modifiers: row.modifiers)
      #expect(press.editingKey == row.expected, "\(press)")
    }
  }
}
