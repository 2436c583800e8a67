import Foundation
import OnScreenKeyboard
import Testing

@MainActor
struct KeyboardLayoutTests {
  private func complaint(_ text: String) -> String? {
    do {
      _ = try KeyboardLayout(parsing: text)
      return nil
    } catch { return error.description }
  }

  private func texts(_ row: [KeyAction]) -> String {
    row.map { if case .text(let text) = $0 { text } else { "_" } }.joined()
  }

  @Test func `the English layout has three pages that lead to each other`() throws {
    let layout = try english()
    #expect(layout.pages.keys.sorted() == ["letters", "numbers", "symbols"])
    #expect(layout.pages["letters"]?.map(texts) == ["qwertyuiop", "asdfghjkl", "_zxcvbnm_", "___"])
    #expect(layout.pages["numbers"]?.map(texts) == ["1234567890", "-/:;()$&@\"", "_.,?!'_", "___"])
    #expect(layout.pages["symbols"]?.map(texts) == ["[]{}#%^*+=", "_\\|~<>€£¥•", "_.,?!'_", "___"])
    #expect(layout.pages["letters"]?[2].first == .shift)
    #expect(layout.pages["letters"]?[2].last == .delete)
    #expect(layout.pages["letters"]?[3] == [.page("numbers", label: "123"), .space, .return])
    #expect(layout.pages["numbers"]?[2].first == .page("symbols", label: "#+="))
    #expect(layout.pages["symbols"]?[3].first == .page("letters", label: "ABC"))
  }

  @Test func `a page is rows of keys from the top, a mistake a line and its reason`() throws {
    let page: KeyboardLayout.Page = [[.text("a"), .shift], [.delete, .return]]
    #expect(try KeyboardLayout(parsing: "page letters\na shift\ndelete return").pages == ["letters": page])
    let error = #expect(throws: KeyboardLayout.ParsingError.self) {
      try KeyboardLayout(parsing: "# rows\n\na shift\npage letters\na")
    }
    #expect(error?.line == 3)
    #expect(error?.reason == "a row of keys before the first page; begin with \"page letters\"")
  }

  @Test func `remarks and empty lines are no rows`() throws {
    let layout = try KeyboardLayout(
      parsing: "# A remark that begins with a word of one letter\n\npage letters\n# a b c\n\na b\n#+= # %\n\n"
        + "page symbols\nx\n")
    #expect(
      layout.pages["letters"] == [[.text("a"), .text("b")], [.page("symbols", label: "#+="), .text("#"), .text("%")]])
  }

  @Test func `lines may end as on other systems`() throws {
    #expect(try KeyboardLayout(parsing: "page letters\r\na b\r\nc d\r\n").pages["letters"]?.map(texts) == ["ab", "cd"])
  }

  @Test(arguments: [
    ("a b c\npage letters\na", "line 1: a row of keys before the first page; begin with \"page letters\""),
    ("\n# rows\nq w\n", "line 3: a row of keys before the first page; begin with \"page letters\""),
    ("page\na b", "line 1: a page has one name, as in \"page letters\""),
    ("page letters\na\npage two words\nb", "line 3: a page has one name, as in \"page letters\""),
    ("", "line 1: there is no page \"letters\", which is shown first"),
    ("page numbers\n1 2", "line 1: there is no page \"letters\", which is shown first"),
    ("page letters\n\npage numbers\n1", "line 3: page \"letters\" has no rows"),
    ("page letters\na 123", "line 1: page \"letters\" leads to \"numbers\", which is missing"),
    ("page letters\na\npage numbers\n#+= 1", "line 3: page \"numbers\" leads to \"symbols\", which is missing"),
    ("page letters\na\npage letters\nb", "line 3: there are two pages \"letters\"; give one another name"),
  ])
  func `a mistake is told with its line`(text: String, expected: String) { #expect(complaint(text) == expected) }
}
