import CairoRendering
import Foundation
import TestSupport
import Testing
import ViewTree
import WindowHosting

@testable import HeadroomApp

/// A display whose other programs offer one text.
@MainActor private final class OneTextHost: SelectionHost {
  var offered: [SharedSelection: String] = [:]
  var requests = 0

  func offerText(_ text: String, as selection: SharedSelection) { offered[selection] = text }

  func requestText(of selection: SharedSelection) -> Int {
    requests += 1
    return requests
  }
}

@MainActor struct WindowContentTests {
  private let host = OneTextHost()
  private let field = TextField(frame: CGRect(x: 10, y: 20, width: 200, height: 44))
  private let content: WindowContent

  init() throws {
    let assets = try Assets.locate(program: URL(fileURLWithPath: #filePath))
    let renderer = CairoRenderer(scale: 1, fonts: try FontSetup.use(configuration: assets.fonts))
    let window = Window(size: CGSize(width: 300, height: 200), textEngine: renderer.textEngine)
    window.addSubview(field)
    content = WindowContent(window: window, clipboard: WindowClipboard(host))
  }

  @Test func `an input method composes in the field and commits`() {
    field.becomeFirstResponder()
    content.receive(.composing("ni", selected: 2..<2, time: 1))
    #expect(field.text == "ni" && field.markedRange == 0..<2)
    content.receive(.composed("你", time: 2))
    #expect(field.text == "你" && field.markedRange == nil)
  }

  @Test func `text of another program's is pasted when it comes`() {
    field.becomeFirstResponder()
    content.receive(.keyDown(KeyPress(.character, text: "v", modifiers: .control), time: 1))
    #expect(host.requests == 1 && field.text.isEmpty)
    content.receive(.selectionText("theirs", request: 1, time: 1.5))
    #expect(field.text == "theirs")
    content.receive(.keyDown(KeyPress(.character, text: "a", modifiers: .control), time: 2))
    #expect(host.offered == [.primary: "theirs"])
    content.receive(.keyDown(KeyPress(.character, text: "c", modifiers: .control), time: 3))
    #expect(host.offered == [.primary: "theirs", .clipboard: "theirs"])
  }

  @Test func `the caret is told where it is shown, and nowhere without a focus`() throws {
    #expect(content.caret == nil)
    field.becomeFirstResponder()
    let caret = try #require(content.caret)
    #expect(field.window?.caretRect == caret)
    // The field's text begins 12 points inside.
    #expect(CGRect(x: 10, y: 20, width: 30, height: 44).contains(caret))
  }
}
