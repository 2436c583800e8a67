import HeadroomApp
import Testing
import WindowHosting

@MainActor private final class RememberingHost: SelectionHost {
  var offered: [(String, SharedSelection)] = []
  var requested: [SharedSelection] = []

  func offerText(_ text: String, as selection: SharedSelection) { offered.append((text, selection)) }

  func requestText(of selection: SharedSelection) -> Int {
    requested.append(selection)
    return requested.count
  }
}

@MainActor struct WindowClipboardTests {
  @Test func `texts go to the host under the same name`() {
    let host = RememberingHost()
    let clipboard = WindowClipboard(host)
    clipboard.setText("copied", of: .clipboard)
    clipboard.setText("selected", of: .primary)
    #expect(host.offered.map(\.0) == ["copied", "selected"] && host.offered.map(\.1) == [.clipboard, .primary])
  }

  @Test func `each request gets its own answer, once`() {
    let host = RememberingHost()
    let clipboard = WindowClipboard(host)
    var answers: [String] = []
    clipboard.requestText(of: .clipboard) { answers.append("clipboard: \($0 ?? "nothing")") }
    clipboard.requestText(of: .primary) { answers.append("primary: \($0 ?? "nothing")") }
    #expect(host.requested == [.clipboard, .primary] && answers.isEmpty)
    clipboard.receive(.selectionText("late", request: 7, time: 0))
    clipboard.receive(.closeRequested(time: 0))
    for _ in 0..<2 { clipboard.receive(.selectionText("text", request: 2, time: 1)) }
    clipboard.receive(.selectionText(nil, request: 1, time: 2))
    #expect(answers == ["primary: text", "clipboard: nothing"])
  }
}
