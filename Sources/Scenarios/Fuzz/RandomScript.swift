import Foundation
import KeyboardAvoidance

/// Makes scripts of what people, apps and systems do, at plausible times: in the midst of slides, and at rest.
///
/// A step may ask for what is not there then: a player leaves it out.
struct RandomScript {
  /// What a script is made of.
  enum Flavour {
    /// What people do, and well-behaved apps and systems.
    case calm
    /// Fields get focus and text by program while the keyboard becomes another: nothing depends on what is in sight.
    case byProgram
    /// Whatever a script can say.
    case wild
  }

  /// A little more than a frame of a check, in seconds.
  static let frame: TimeInterval = 0.017

  var random: SeededRandom
  let flavour: Flavour
  let device: Device
  let inputs: [String]
  let tables: [String]
  let chats: [String]
  let scrolls: [String]
  let panels: [String]
  let resizable: [String]
  private(set) var steps: [Step] = []

  init(_ random: SeededRandom, _ flavour: Flavour, scene: Scene, device: Device) {
    self.random = random
    self.flavour = flavour
    self.device = device
    let nodes = scene.nodes
    func ids(_ kinds: Set<SceneNode.Kind>) -> [String] { nodes.filter { kinds.contains($0.kind) }.compactMap(\.id) }
    let rows = scene.root.rowPatterns
    inputs = ids([.field, .textView, .chat]).flatMap { id -> [String] in
      guard id.contains(SceneNode.rowMark) else { return [id] }
      let count = rows.first { $0.prefix + SceneNode.rowMark + $0.suffix == id }?.count ?? 0
      return [1, 2, 5, 9, 30].filter { $0 <= count }.map {
        id.replacingOccurrences(of: SceneNode.rowMark, with: "\($0)")
      }
    }
    tables = ids([.table])
    chats = ids([.chat])
    scrolls = ids([.scroll, .table, .webPage])
    panels = ids([.sheet, .alert, .popover])
    resizable = ids([.view, .card, .scroll, .textView]).filter {
      $0 != scene.root.id && !$0.contains(SceneNode.rowMark)
    }
  }

  /// A script of so many acts, with what brings everything to rest at its end.
  mutating func script(acts: Int) -> [Step] {
    for _ in 0..<acts {
      act()
      pause()
    }
    settle()
    return steps
  }

  mutating func add(_ action: Step.Action) { steps.append(Step(action)) }

  /// In the midst of what has begun, or until all is at rest.
  ///
  /// What is done within one frame leaves no trace between, so that no measure can tell what became of which: only wild
  /// scripts, from which less is expected, do several things at once.
  private mutating func pause() {
    switch random.weighted([25, 30, 45]) {
    case 0: nextFrame()
    case 1: add(.wait(random.seconds(Self.frame...0.45)))
    default: add(.wait(random.seconds(0.8...1.6)))
    }
  }

  /// Waits for the next frame, if the script is not wild.
  mutating func nextFrame() {
    if flavour != .wild { add(.wait(Self.frame)) }
  }

  private mutating func act() {
    switch flavour {
    case .byProgram: actByProgram()
    case .calm: actCalmly()
    case .wild: if random.chance(0.35) { actWildly() } else { actCalmly() }
    }
  }

  private mutating func actCalmly() {
    switch random.weighted([34, 14, 12, 12, 6, 5]) {
    case 0: focus()
    case 1: type()
    case 2: scroll()
    case 3: changeKeyboard()
    case 4: changeContent()
    default: changeSurroundings()
    }
  }

  private mutating func actByProgram() {
    switch random.weighted([40, 10, 15, 25, 10]) {
    case 0: if let id = random.pick(inputs) { add(.app(.focus(id))) }
    case 1: add(.app(.unfocus))
    case 2: typeText()
    case 3: changeKeyboard(byHand: false)
    default: if let id = random.pick(inputs) { add(.app(.select(in: id, from: 0, to: random.integer(0...8)))) }
    }
  }

  private mutating func focus() {
    let id = random.pick(inputs)
    switch random.weighted([30, 30, 6, 6, 12, 8, 4, 3, 3, 2]) {
    case 0: if let id { add(.tapOn(.id(id))) }
    case 1: if let id { add(.app(.focus(id))) }
    case 2: add(.next)
    case 3: add(.previous)
    case 4: add(.tapOutside)
    case 5: add(random.pick(.hideKeyboard, .app(.unfocus), .pressKey(.escape, modifiers: [])))
    case 6: if let id { add(.scrollUntilVisible(.id(id), random.pick(.down, .up), timeout: 4)) }
    case 7: if let id { add(random.pick(.doubleTapOn(.id(id)), .longPressOn(.id(id)))) }
    case 8: add(.app(.back))
    default: add(.tapOn(.point(point())))
    }
  }

  /// Nothing is done any more, and nothing is up.
  private mutating func settle() {
    if flavour == .wild {
      add(.touchCancel)
      add(.app(.foreground))
      add(.keyboardEvent(.restore))
      add(.avoidance(.on))
      add(.avoidance(.strategy(HeadroomStrategy.descriptor.name)))
    }
    if flavour != .byProgram {
      add(.dragKeyboard(.init(.to(device.size.height), duration: 0, isReleased: true)))
      nextFrame()
    }
    add(.keyboard(.init(posture: .docked)))
    nextFrame()
    add(.app(.unfocus))
    add(.wait(2))
  }

  /// A point of the window, in window points.
  mutating func point() -> CGPoint {
    CGPoint(x: random.points(4...Int(device.size.width) - 4), y: random.points(50...Int(device.size.height) - 4))
  }
}
