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
    pager.avoidance.ignoresAvoidance = true
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
    let header = height > 0 ? Card(frame: CGRect(x: 0, y: 0, width: 0, height: height)) : nil
    let page = WebPageView(content: container(of: content), header: header)
    page.avoidance.ignoresAvoidance = true
    return page
  }

  /// A table that makes its rows as they come into sight.
  func table(of node: SceneNode) -> TableView {
    let table = TableView()
    table.backgroundRole = .background
    table.contentInset = EdgeInsets(node.contentInset)
    guard let template = node.children.first else { return table }
    let rows = SceneRows(template, count: node.container.rowCount, builder: self)
    table.attachments[ObjectIdentifier(SceneRows.self)] = rows
    table.dataSource = rows
    return table
  }
}

/// The rows of a scene's table. A row that was made once is kept for its number, with what was written in it.
final class SceneRows: TableDataSource {
  private let template: SceneNode
  private let count: Int
  private let builder: SceneBuilder

  init(_ template: SceneNode, count: Int, builder: SceneBuilder) {
    self.template = template
    self.count = count
    self.builder = builder
  }

  func tableView(_ table: TableView, rowsInSection section: Int) -> Int { count }

  func tableView(_ table: TableView, rowAt index: TableView.Index) -> TableRow {
    let kind = "row-\(index.row + 1)"
    if let row = table.reusableRow(kind) { return row }
    let node = template.row(index.row + 1)
    let row = TableRow(kind: kind, content: builder.view(of: node))
    builder.connect([row], nodes: node.withDescendants)
    return row
  }
}
