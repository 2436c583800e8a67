import AvoidingViews
import Foundation
import Scenarios
import ViewTree

extension SceneBuilder {
  /// Pages, each of which fills the pager.
  func pager(of node: SceneNode) -> PagerView {
    let pager = PagerView(
      node.children.map { child in
        let page = SceneContainer()
        page.place(view(of: child), child.frame)
        return page
      })
    pager.backgroundRole = .background
    pager.turn(to: node.container.page, pace: .immediate)
    return pager
  }

  /// A chat whose bar stands on the keyboard; every third message is the reader's own.
  func chat(of node: SceneNode) -> ChatView {
    let chat = ChatView(isInverted: node.container.isInverted, placeholder: node.placeholder)
    chat.list.append(
      node.container.messages.enumerated().map { MessageList.Message($1, isOwn: $0 % 3 == 2) })
    chat.composer.textView.id = node.id
    chat.composer.avoidance.sticksToKeyboard = true
    chat.composer.avoidance.list = chat.list
    return chat
  }

  /// A page in its viewports. Only strategies that pan a viewport have a use for the outer one.
  func webPage(of node: SceneNode) -> WebPageView {
    var content = node
    content.id = nil
    let height = node.container.headerHeight
    let barHeight = SceneMetrics.navigationBarHeight
    let header = height > 0 ? NavigationBar(node.title, width: 0, safeAreaTop: height - barHeight) : nil
    let page = WebPageView(content: container(of: content), header: header)
    page.avoidance.ignoresAvoidance = true
    return page
  }

  /// A table that makes its rows as they come into sight.
  func table(of node: SceneNode) -> TableView {
    let table = TableView()
    table.backgroundRole = .background
    table.contentInset = EdgeInsets(node.contentInset)
    table.keyboardDismissMode = .init(node.container.keyboardDismissMode)
    guard let template = node.children.first else { return table }
    let rows = SceneRows(template, count: node.container.rowCount, builder: self)
    table.attachments[ObjectIdentifier(SceneRows.self)] = rows
    table.dataSource = rows
    return table
  }
}
