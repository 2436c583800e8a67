import Foundation

extension SceneNode {
  /// Itself without one view in it, each in turn, outer ones first; and with a view's children in place of the view.
  var withoutOneView: [(view: SceneNode, ids: Set<String>)] {
    var all: [(view: SceneNode, ids: Set<String>)] = []
    for index in children.indices where kind != .table {
      var smaller = self
      let gone = smaller.children.remove(at: index)
      all.append((smaller, Set(gone.withDescendants.compactMap(\.id))))
      if [.stack, .card, .view, .scroll, .pager].contains(gone.kind), !gone.children.isEmpty {
        var flat = self
        flat.children.replaceSubrange(index...index, with: gone.children)
        all.append((flat, Set([gone.id].compactMap(\.self))))
      }
    }
    for index in children.indices {
      all += children[index].withoutOneView.map { inner in
        var smaller = self
        smaller.children[index] = inner.view
        return (smaller, inner.ids)
      }
    }
    return all
  }

  /// Says nothing of views that are not there any more.
  mutating func forget(_ ids: Set<String>) {
    avoidance.companions.removeAll(where: ids.contains)
    if let view = avoidance.movingView, ids.contains(view) { avoidance.movingView = nil }
    if let list = avoidance.list, ids.contains(list) { avoidance.list = nil }
    if let view = container.anchor, ids.contains(view) { container.anchor = nil }
    if let panel = button.presents, ids.contains(panel) { button.presents = nil }
    for index in children.indices { children[index].forget(ids) }
  }

  /// Itself with one view plainer, each in turn.
  var plainer: [SceneNode] {
    ownPlainer
      + children.indices.flatMap { index in
        children[index].plainer.map { inner in
          var plainer = self
          plainer.children[index] = inner
          return plainer
        }
      }
  }

  private var ownPlainer: [SceneNode] {
    var all: [SceneNode] = []
    func add(_ change: (inout SceneNode) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { all.append(copy) }
    }
    add { $0.avoidance = AvoidanceTraits() }
    add { $0.avoidance.companions = [] }
    add { $0.avoidance.list = nil }
    add { $0.avoidance.distance = nil }
    add { $0.input = InputTraits() }
    add { $0.textStyle = TextStyle() }
    add { $0.growth = TextGrowth() }
    add { $0.contentInset = .zero }
    add { $0.label = nil }
    add { $0.placeholder = "" }
    if kind != .label { add { $0.text = "" } }
    if text.count > 1 { add { $0.text = String($0.text.prefix(1)) } }
    addLayout(add)
    addContainer(add)
    guard let height = frame?.height else { return all }
    for height in Double(height).rounder where height > 0 { add { $0.frame?.height = height } }
    return all
  }

  private func addLayout(_ add: ((inout SceneNode) -> Void) -> Void) {
    guard layout != nil else { return }
    add { $0.layout?.padding = .zero }
    add { $0.layout?.spacing = 0 }
    add { $0.layout?.alignment = .fill }
  }

  private func addContainer(_ add: ((inout SceneNode) -> Void) -> Void) {
    let count = container.rowCount
    for fewer in [1, 3, 10, count / 2] where fewer < count { add { $0.container.rowCount = fewer } }
    let messages = container.messages
    if messages.count > 1 { add { $0.container.messages = Array(messages.prefix(messages.count / 2)) } }
    add { $0.container.isInverted = false }
    if kind == .sheet { add { $0.container.detents = [.medium, .large] } }
    add { $0.container.isForm = false }
    add { $0.container.backTitle = nil }
    add { $0.container.headerHeight = 0 }
    add { $0.container.page = 0 }
    if [.sheet, .alert, .popover].contains(kind) { add { $0.container.isPresented = true } }
  }
}
