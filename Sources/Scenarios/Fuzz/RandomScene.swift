import Foundation

/// Makes scenes of every kind of view, nested as apps nest them, with ids for scripts to call them by.
struct RandomScene {
  var random: SeededRandom
  /// Whether views may say what an app says of avoidance only to have it not work.
  let isWild: Bool
  let device: Device
  private var counts: [SceneNode.Kind: Int] = [:]
  /// The mark that a template of a table adds to its ids.
  var mark = ""

  init(_ random: SeededRandom, on device: Device, isWild: Bool) {
    self.random = random
    self.device = device
    self.isWild = isWild
  }

  /// A node with an id of its own.
  mutating func node(_ kind: SceneNode.Kind) -> SceneNode {
    counts[kind, default: 0] += 1
    // A trace calls regions without an id scroll-0, scroll-1, ….
    let name = kind == .scroll ? "form" : kind.rawValue
    return SceneNode(kind, id: "\(name)-\(counts[kind, default: 0])\(mark)")
  }

  /// A whole scene.
  mutating func scene() -> Scene {
    var root = SceneNode(.view, id: "page")
    if random.chance(0.7) {
      var bar = node(.navigationBar)
      bar.title = "Form"
      if random.chance(0.3) { bar.container.backTitle = "Back" }
      root.children.append(bar)
    }
    root.children += content()
    if random.chance(0.15) {
      var bar = node(.tabBar)
      bar.container.titles = ["One", "Two", "Three"]
      root.children.append(bar)
    }
    root.children += presented()
    if random.chance(0.25) { relate(&root) }
    return Scene(name: "fuzz", title: "Fuzz", root: root)
  }

  /// What fills the content area.
  private mutating func content() -> [SceneNode] {
    switch random.weighted([30, 16, 10, 6, 6, 5, 6, 8, 8]) {
    case 0: return [form()]
    case 1: return plain()
    case 2: return [table()]
    case 3: return [chat()]
    case 4: return [webPage()]
    case 5: return [textView(fills: true)]
    case 6: return [pager()]
    case 7: return barred()
    default:
      var column = node(.stack)
      column.layout = layout()
      column.children = [form(), field()]
      return [column]
    }
  }

  /// Views by their frames, some of them beyond the window's end.
  private mutating func plain() -> [SceneNode] {
    var (views, y) = ([SceneNode](), random.points(0...120))
    for _ in 0..<random.integer(1...7) {
      var view = random.chance(0.75) ? input() : random.chance(0.5) ? card() : label()
      let x = random.points(0...60)
      let height = view.kind == .textView ? random.points(60...260) : view.kind == .card ? nil : view.frame?.height
      view.frame = .init(x: x, y: y, height: height ?? (view.kind == .card ? random.points(140...420) : nil))
      y += (view.frame?.height ?? 64) + random.points(4...120)
      views.append(view)
    }
    return views
  }

  /// A list above a bar that stands on the keyboard.
  private mutating func barred() -> [SceneNode] {
    var list = random.chance(0.5) ? table() : form()
    let height = device.size.height - device.safeArea.top - 44 - device.safeArea.bottom - 56
    list.frame = .init(height: max(120, height))
    var bar = node(.card)
    bar.frame = .init(y: max(120, height), height: 56)
    bar.layout = layout(.horizontal)
    bar.layout?.padding = SceneInsets(all: 6)
    bar.children = [random.chance(0.7) ? field() : textView(), button()]
    bar.avoidance.sticksToKeyboard = true
    if random.chance(0.7) { bar.avoidance.list = list.id }
    return [list, bar]
  }

  /// What may come over it.
  private mutating func presented() -> [SceneNode] {
    var panels: [SceneNode] = []
    if random.chance(0.18) {
      var sheet = node(.sheet)
      sheet.children = random.chance(0.6) ? [form()] : [stack(depth: 1)]
      sheet.container.detents = random.pick(
        [.medium, .large], [.large], [.medium], [.fixed(random.points(200...500)), .large])
      sheet.container.isForm = random.chance(0.3)
      sheet.container.isPresented = random.chance(0.5)
      panels.append(sheet)
    }
    if random.chance(0.08) {
      var alert = node(.alert)
      alert.title = "Rename"
      alert.children = (0..<random.integer(1...2)).map { _ in field() }
      alert.container.buttons = ["Cancel", "OK"]
      alert.container.isPresented = random.chance(0.5)
      panels.append(alert)
    }
    if random.chance(0.06) {
      var popover = node(.popover)
      popover.children = [stack(depth: 1)]
      popover.container.isPresented = random.chance(0.5)
      panels.append(popover)
    }
    return panels
  }

  /// Says of some views what avoidance shall know of others.
  private mutating func relate(_ root: inout SceneNode) {
    // What would be its own container, or a page of others, is nobody's companion.
    let kinds: Set<SceneNode.Kind> = [.field, .textView, .label, .button, .card]
    let ids = root.children.flatMap(\.withDescendants).filter { kinds.contains($0.kind) }.compactMap(\.id)
      .filter { !$0.contains(SceneNode.rowMark) }
    let fields = root.withDescendants.filter { $0.kind == .field || $0.kind == .textView }.compactMap(\.id)
    for id in fields where random.chance(0.3) {
      let companions = Array(Set((0..<random.integer(1...2)).compactMap { _ in random.pick(ids) })).sorted()
      root.change(id) { $0.avoidance.companions = companions.filter { $0 != id } }
    }
  }
}

extension SceneNode {
  /// Changes the view of an id, wherever it is.
  mutating func change(_ id: String, _ body: (inout SceneNode) -> Void) {
    if self.id == id { body(&self) }
    for index in children.indices { children[index].change(id, body) }
  }
}
