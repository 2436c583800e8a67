import Foundation

/// Views that hold others.
extension RandomScene {
  mutating func layout(_ axis: SceneNode.StackLayout.Axis = .vertical) -> SceneNode.StackLayout {
    var layout = SceneNode.StackLayout()
    layout.axis = axis
    layout.spacing = random.points(0...24)
    if random.chance(0.8) { layout.padding = SceneInsets(all: random.points(0...24)) }
    if random.chance(0.1) { layout.alignment = random.pick(.leading, .center, .trailing) }
    return layout
  }

  /// A scroll view with a column in it.
  mutating func form(depth: Int = 0) -> SceneNode {
    var scroll = node(.scroll)
    scroll.layout = layout()
    if random.chance(0.4) { scroll.contentInset.bottom = random.pick(34, random.points(0...120)) }
    if random.chance(0.1) { scroll.contentInset.top = random.points(0...60) }
    if isWild, random.chance(0.1) { scroll.contentHeight = random.points(0...3000) }
    if isWild, random.chance(0.05) { scroll.avoidance.ignoresAvoidance = true }
    for _ in 0..<random.integer(1...(depth == 0 ? 14 : 5)) { scroll.children.append(item(depth: depth)) }
    return scroll
  }

  /// One thing of a column.
  private mutating func item(depth: Int) -> SceneNode {
    switch random.weighted([50, 14, 8, depth < 2 ? 10 : 0, depth < 2 ? 6 : 0, depth < 1 ? 5 : 0, depth < 1 ? 3 : 0]) {
    case 0: return field()
    case 1: return textView()
    case 2: return random.chance(0.5) ? label() : button()
    case 3: return stack(depth: depth + 1)
    case 4: return card(depth: depth + 1)
    case 5:
      var inner = form(depth: depth + 1)
      inner.frame = .init(height: random.points(120...420))
      return inner
    default:
      var space = SceneNode(.spacer)
      space.frame = .init(height: random.points(20...500))
      return space
    }
  }

  mutating func stack(depth: Int) -> SceneNode {
    var stack = node(.stack)
    let isRow = random.chance(0.4)
    stack.layout = layout(isRow ? .horizontal : .vertical)
    for _ in 0..<random.integer(1...3) {
      var child = depth < 2 && random.chance(0.2) ? self.stack(depth: depth + 1) : input()
      if isRow {
        child.frame = .init(width: random.points(80...170), height: child.frame?.height)
      }
      stack.children.append(child)
    }
    return stack
  }

  mutating func card(depth: Int = 1) -> SceneNode {
    var card = node(.card)
    card.layout = layout()
    for _ in 0..<random.integer(1...4) { card.children.append(random.chance(0.7) ? input() : label()) }
    return card
  }

  mutating func table() -> SceneNode {
    var table = node(.table)
    table.container.rowCount = random.pick([1, 3, 8, 30, 200]) ?? 8
    let outer = mark
    mark = "-" + SceneNode.rowMark
    var row = node(.stack)
    row.layout = layout()
    if random.chance(0.3) { row.children.append(label()) }
    row.children.append(random.chance(0.8) ? field() : textView())
    mark = outer
    table.children = [row]
    if random.chance(0.3) { table.contentInset.bottom = random.points(0...80) }
    return table
  }

  mutating func chat() -> SceneNode {
    var chat = node(.chat)
    chat.container.messages = (0..<(random.pick([0, 2, 12, 40]) ?? 2)).map { _ in word() }
    chat.placeholder = "Message"
    chat.container.isInverted = random.chance(0.3)
    return chat
  }

  mutating func webPage() -> SceneNode {
    var page = node(.webPage)
    page.title = "Page"
    page.layout = layout()
    page.container.headerHeight = random.points(0...60)
    for _ in 0..<random.integer(2...10) { page.children.append(random.chance(0.7) ? input() : label()) }
    return page
  }

  mutating func pager() -> SceneNode {
    var pager = node(.pager)
    pager.children = (0..<random.integer(1...3)).map { _ in form(depth: 1) }
    pager.container.page = random.integer(0...(pager.children.count - 1))
    return pager
  }
}
