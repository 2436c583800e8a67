import AvoidingViews
import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios
import ViewTree

extension Stage {
  /// Does what the app or the system does by program; what is not there is left alone.
  func perform(_ act: Step.AppAct) {
    switch act {
    case .focus(let id): _ = view(id)?.becomeFirstResponder()
    case .unfocus: window.makeFirstResponder(nil)
    case .select(let id, let from, let to): select(id, from..<to)
    case .setText(let id, let text): setText(text, in: id)
    case .resize(let id, let resizing): resize(id, resizing)
    case .insertRows(let id, let row, let count):
      change(id) { $1.insert(count, at: row.map { $0 - 1 } ?? $1.numbers.count, in: $0) }
    case .insertMessages(let id, let messages): chat(id)?.list.append(messages.map { MessageList.Message($0) })
    case .reloadRow(let id, let row, let height): change(id) { $1.reload(row - 1, height: height, in: $0) }
    case .deleteRows(let id, let row, let count): change(id) { $1.delete(count, at: row - 1, in: $0) }
    case .present(let id): ScenePresentables.of(window)?.present(id, in: window)
    case .dismissSheet: window.frontmostPresentation?.dismiss()
    case .scrollTo(let id, let x, let y, let isAnimated): scroll(id, x: x, y: y, isAnimated: isAnimated)
    case .copyText(let target):
      if let text = window.view(of: target)?.wholeText { clipboard.setText(text, of: .clipboard) }
    case .back: goBack()
    case .background(let background): enterBackground(background)
    case .foreground: enterForeground()
    }
  }

  /// The view of an id, as it is in the window now.
  func view(_ id: String) -> View? { window.descendant(named: id) }

  /// The chat of an id, which is that of the text view in its bar.
  func chat(_ id: String) -> ChatView? {
    sequence(first: view(id), next: { $0?.superview }).lazy.compactMap { $0 as? ChatView }.first
  }

  /// The region that scrolls for an id: the view itself, the list of a chat, the document of a page.
  func scrollView(_ id: String) -> ScrollView? {
    if let chat = chat(id) { return chat.list }
    let view = view(id)
    return (view as? WebPageView)?.document ?? view as? ScrollView
  }

  private func select(_ id: String, _ clusters: Range<Int>) {
    guard let input = view(id) as? any TextInput else { return }
    let text = input.text
    func offset(_ count: Int) -> Int {
      text.prefix(count).utf8.count
    }
    input.select(offset(clusters.lowerBound)..<offset(clusters.upperBound))
  }

  private func setText(_ text: String, in id: String) {
    switch view(id) {
    case let label as Label: label.text = text
    case let input as any TextInput: input.text = text
    default: break
    }
  }

  private func resize(_ id: String, _ resizing: Step.Resizing) {
    guard let named = view(id) else { return }
    let view = chat(id) ?? (named.superview as? LabelledField) ?? named
    window.animateLayout(pace: resizing.duration > 0 ? .easeInOut(duration: resizing.duration) : .immediate) {
      let isPlaced = (view.superview as? SceneContainer)?.resize(view) { frame in
        if let x = resizing.x { frame.x = x }
        if let y = resizing.y { frame.y = y }
        if let width = resizing.width { frame.width = width }
        if let height = resizing.height { frame.height = height }
      }
      if isPlaced != true {
        if let width = resizing.width { view.fixedWidth = width }
        if let height = resizing.height { view.fixedHeight = height }
      }
    }
  }

  private func change(_ id: String, _ change: (TableView, SceneRows) -> Void) {
    guard let table = view(id) as? TableView, let rows = SceneRows.of(table) else { return }
    change(table, rows)
  }

  private func scroll(_ id: String, x: CGFloat?, y: CGFloat?, isAnimated: Bool) {
    guard let scroll = scrollView(id) else { return }
    let now = scroll.contentOffset
    // As UIKit's animated offsets: 0.3 s.
    scroll.setContentOffset(
      CGPoint(x: x ?? now.x, y: y ?? now.y), pace: isAnimated ? .easeInOut(duration: 0.3) : .immediate)
  }

  private func goBack() {
    if keyboard.model.height > 0 {
      window.makeFirstResponder(nil)
    } else if let presentation = window.frontmostPresentation {
      presentation.dismiss()
    } else {
      window.stackToGoBackIn?.pop()
    }
  }
}
