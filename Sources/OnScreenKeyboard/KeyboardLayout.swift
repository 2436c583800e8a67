/// What one key of the on-screen keyboard does.
public enum KeyAction: Hashable, Sendable {
  /// Types this text; shift makes it a capital.
  case text(String)
  /// The next letter is a capital; twice in a row, all are.
  case shift
  /// Deletes what is before the caret; held, again and again.
  case delete
  /// Types a space.
  case space
  /// Breaks the line, or does what the field's return key says.
  case `return`
  /// Shows the page of this name under the key's own label.
  case page(String, label: String)
}

/// The pages of an on-screen keyboard, read from a text of rows.
///
///     page letters
///     q w e r t y u i o p
///     a s d f g h j k l
///     shift z x c v b n m delete
///     123 space return
///
/// A key is the text it types or one of the words shift, delete, space, return, 123, #+=, ABC. A line that begins with
/// "# " is a remark.
public struct KeyboardLayout: Hashable, Sendable {
  /// Rows of keys, from the top; in a row from the left.
  public typealias Page = [[KeyAction]]

  /// What is wrong with a layout's text.
  public struct ParsingError: Error, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// What was found and what would be right.
    public var reason: String
    /// One line: the place and the reason.
    public var description: String { "line \(line): \(reason)" }
  }

  /// The pages by name; "letters" is shown first.
  public private(set) var pages: [String: Page] = [:]

  private static let words: [String: KeyAction] = [
    "shift": .shift, "delete": .delete, "space": .space, "return": .return, "123": .page("numbers", label: "123"),
    "#+=": .page("symbols", label: "#+="), "ABC": .page("letters", label: "ABC"),
  ]

  /// Reads a layout. Throws if a row stands before the first page, a page has no rows or its name twice, or the pages
  /// that keys lead to, or "letters", are missing.
  public init(parsing text: String) throws(ParsingError) {
    var current: (name: String, line: Int)?
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, first != "#" else { continue }
      if first == "page" {
        guard words.count == 2 else {
          throw ParsingError(line: index + 1, reason: "a page has one name, as in \"page letters\"")
        }
        guard pages[words[1]] == nil else {
          throw ParsingError(line: index + 1, reason: "there are two pages \"\(words[1])\"; give one another name")
        }
        current = (words[1], index + 1)
        pages[words[1]] = []
      } else if let current {
        pages[current.name]?.append(words.map { Self.words[$0] ?? .text($0) })
      } else {
        throw ParsingError(line: index + 1, reason: "a row of keys before the first page; begin with \"page letters\"")
      }
    }
    try check(lastLine: current?.line ?? 1)
  }

  private func check(lastLine: Int) throws(ParsingError) {
    guard pages["letters"] != nil else {
      throw ParsingError(line: lastLine, reason: "there is no page \"letters\", which is shown first")
    }
    for name in pages.keys.sorted() {
      let rows = pages[name] ?? []
      guard !rows.isEmpty else { throw ParsingError(line: lastLine, reason: "page \"\(name)\" has no rows") }
      for case .page(let target, _) in rows.joined() where pages[target] == nil {
        throw ParsingError(line: lastLine, reason: "page \"\(name)\" leads to \"\(target)\", which is missing")
      }
    }
  }
}
