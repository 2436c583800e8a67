import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

@testable import OnScreenKeyboard

@MainActor
struct KeyboardTypingTests {
  private let stage: KeyboardStage
  private var keys: KeyboardView { stage.keyboard.keys }

  init() throws {
    stage = try KeyboardStage()
    stage.focus(stage.first)
  }

  @Test func `every letter types itself`() throws {
    for letter in "qwertyuiopasdfghjklzxcvbnm" { try stage.tap(String(letter)) }
    #expect(stage.first.text == "qwertyuiopasdfghjklzxcvbnm")
    #expect(stage.second.text.isEmpty)
  }

  @Test func `the pages have figures and symbols, and lead back`() throws {
    try stage.tap(["a", "123", "4", "2", "space", "@", "#+=", "€", "•", "123", ".", "ABC", "b"])
    #expect(stage.first.text == "a42 @€•.b")
    #expect(keys.page == "letters")
  }

  @Test func `every key of every page types what it shows`() throws {
    for (page, way) in [("letters", []), ("numbers", ["123"]), ("symbols", ["123", "#+="])] {
      let texts = try #require(try english().pages[page]).joined().compactMap { action -> String? in
        if case .text(let text) = action { text } else { nil }
      }
      stage.first.text = ""
      try stage.tap(way)
      #expect(keys.page == page)
      try stage.tap(texts)
      #expect(stage.first.text == texts.joined())
      if page != "letters" { try stage.tap("ABC") }
    }
  }

  @Test func `shift makes one capital`() throws {
    try stage.tap(["shift", "a", "b"])
    #expect(stage.first.text == "Ab")
    #expect(keys.shift == .off)
  }

  @Test func `shift a second time takes it back`() throws {
    try stage.tap("shift")
    stage.advance(by: 0.5)
    try stage.tap(["shift", "a"])
    #expect(stage.first.text == "a")
  }

  @Test func `a double tap on shift locks it until the next tap`() throws {
    try stage.tap(["shift", "shift"])
    #expect(keys.shift == .locked)
    try stage.tap(["a", "space", "b", "c", "shift", "d"])
    #expect(stage.first.text == "A BCd")
  }

  @Test(arguments: [(0.4, KeyboardView.Shift.locked), (0.401, .off)])
  func `a double tap takes at most four tenths of a second`(gap: Double, expected: KeyboardView.Shift) throws {
    let point = try stage.point("shift")
    stage.window.touch(.began, at: point)
    stage.window.touch(.ended, at: point)
    stage.window.touch(.began, at: point)
    stage.advance(by: gap - 1e-9)
    stage.window.touch(.ended, at: point)
    #expect(keys.shift == expected)
  }

  @Test func `a letter between two taps on shift makes them no double tap`() throws {
    try stage.tap(["shift", "x", "shift"])
    #expect(keys.shift == .once)
  }

  @Test func `another field begins with small letters`() throws {
    try stage.tap(["123"])
    stage.focus(stage.second)
    #expect(keys.page == "letters")
    try stage.tap(["shift", "shift"])
    stage.focus(stage.first)
    try stage.tap("a")
    #expect(stage.first.text == "a")
  }

  @Test func `return breaks the line of a text view`() throws {
    stage.focus(stage.note)
    try stage.tap(["a", "return", "b"])
    #expect(stage.note.text == "a\nb")
    #expect(stage.note.isFirstResponder)
    #expect(keys.returnKey == .return)
  }

  @Test func `return in a field goes to the next one if its key says so`() throws {
    stage.first.returnKey = .next
    stage.focus(stage.second)
    stage.focus(stage.first)
    #expect(keys.returnKey == .next)
    try stage.tap(["a", "return", "b"])
    #expect(stage.first.text == "a")
    #expect(stage.second.text == "b")
    #expect(stage.second.isFirstResponder)
  }

  @Test(arguments: [ReturnKey.return, .done, .go, .send, .search])
  func `return in a field ends editing otherwise`(key: ReturnKey) throws {
    stage.first.returnKey = key
    try stage.tap("return")
    #expect(stage.window.firstResponder == nil)
    #expect(stage.first.text.isEmpty)
    #expect(stage.messages.map(\.notification.kind) == [.willShow, .willHide])
  }

  // MARK: Delete

  @Test func `delete takes a grapheme cluster at once`() throws {
    stage.first.text = "ab👩‍👧"
    let point = try stage.point("delete")
    stage.window.touch(.began, at: point)
    #expect(stage.first.text == "ab")
    stage.window.touch(.ended, at: point)
    #expect(stage.first.text == "ab")
    stage.advance(by: 3)
    #expect(stage.first.text == "ab")
  }

  @Test func `a held delete repeats after 0.4 s and then every 0.05 s`() throws {
    stage.first.text = "0123456789"
    let start = stage.window.time
    stage.window.touch(.began, at: try stage.point("delete"))
    let expected = [
      (0.0, 9), (0.3999, 9), (0.4001, 8), (0.4499, 8), (0.4501, 7), (0.5001, 6), (0.5499, 6), (0.6001, 4),
    ]
    for (delay, count) in expected {
      stage.window.advance(to: start + delay)
      #expect(stage.first.text.count == count, "after \(delay) s")
    }
    stage.window.touch(.ended, at: try stage.point("delete"))
    stage.advance(by: 2)
    #expect(stage.first.text.count == 4)
  }

  @Test func `one long step repeats as often as many short ones`() throws {
    stage.first.text = "0123456789"
    stage.window.touch(.began, at: try stage.point("delete"))
    stage.advance(by: 0.6249)
    #expect(stage.first.text == "0123")
  }

  @Test func `a cancelled delete stops`() throws {
    stage.first.text = "0123456789"
    stage.window.touch(.began, at: try stage.point("delete"))
    stage.advance(by: 0.41)
    stage.window.touch(.cancelled, at: .zero)
    stage.advance(by: 2)
    #expect(stage.first.text == "01234567")
  }

  // MARK: Sliding

  @Test func `a finger that slides to the neighbour types the neighbour`() throws {
    stage.window.touch(.began, at: try stage.point("q"))
    stage.window.touch(.moved, at: try stage.point("w"))
    #expect(keys.press?.key.action == .text("w"))
    stage.window.touch(.ended, at: try stage.point("e"))
    #expect(stage.first.text == "e")
    #expect(keys.press == nil)
  }

  @Test func `nothing slides to delete or from it`() throws {
    stage.first.text = "abc"
    stage.window.touch(.began, at: try stage.point("m"))
    stage.window.touch(.ended, at: try stage.point("delete"))
    #expect(stage.first.text == "abcm")
    stage.window.touch(.began, at: try stage.point("delete"))
    stage.window.touch(.ended, at: try stage.point("m"))
    #expect(stage.first.text == "abc")
  }

  @Test func `a touch taken away types nothing`() throws {
    stage.window.touch(.began, at: try stage.point("q"))
    stage.window.touch(.cancelled, at: .zero)
    #expect(stage.first.text.isEmpty)
    #expect(keys.press == nil)
  }

  @Test func `keys can be hit while the keyboard slides`() throws {
    stage.window.makeFirstResponder(nil)
    stage.advance(by: 1)
    stage.second.becomeFirstResponder()
    stage.advance(by: 0.15)
    let before = try stage.point("h")
    try stage.tap("h")
    #expect(stage.second.text == "h")
    stage.advance(by: 1)
    #expect(try stage.point("h").y < before.y - 10)
  }
}
