import Foundation
import KeyboardAvoidance

/// What is typed, scrolled and changed.
extension RandomScript {
  mutating func type() {
    switch random.weighted([50, 10, 20, 8, 6, 6]) {
    case 0: typeText()
    case 1: add(.eraseText(random.integer(1...12)))
    case 2:
      let key = random.pick(Step.Key.enter, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .delete)
      add(.pressKey(key, modifiers: []))
    case 3: add(.pasteText("one\ntwo\nthree", at: nil))
    case 4: if let id = random.pick(inputs) { add(.app(.select(in: id, from: 0, to: random.integer(0...9)))) }
    default:
      add(.composeText("ni", selected: 2..<2))
      nextFrame()
      add(.commitText("你"))
    }
  }

  mutating func typeText() { add(.inputText(random.pick("a", "word ", "שלום", "line\n", "three\nmore\nlines\n"))) }

  mutating func scroll() {
    let length = random.points(20...400) * (random.chance(0.5) ? 1 : -1)
    let direction = random.pick(Step.Direction.allCases) ?? .up
    switch random.weighted([20, 20, 15, 15, 15, 8]) {
    case 0: add(.swipe(direction, from: nil, duration: random.seconds(0.1...0.6)))
    case 1:
      let begin = point()
      let path = [begin, CGPoint(x: begin.x, y: begin.y + length)]
      add(.drag(path: path, duration: random.seconds(0.05...0.8)))
    case 2: if let id = random.pick(scrolls + inputs) { add(.fling(from: .id(id), dx: 0, dy: length * 6)) }
    case 3: add(.wheel(point(), dx: 0, dy: length))
    case 4: if let id = random.pick(scrolls) { add(.app(scrollTo(id))) }
    default: add(.swipeBack(to: nil, isCancelled: random.chance(0.6), duration: random.seconds(0.2...0.8)))
    }
  }

  private mutating func scrollTo(_ id: String) -> Step.AppAct {
    .scrollTo(in: id, x: nil, y: random.points(0...900), isAnimated: random.chance(0.5))
  }

  /// What an app does to what it shows.
  mutating func changeContent() {
    let rows = tables.isEmpty ? 0 : 15
    switch random.weighted([20, 20, rows, rows, rows, panels.isEmpty ? 0 : 15, chats.isEmpty ? 0 : 12]) {
    case 0: if let id = random.pick(inputs) { add(.app(.setText(in: id, random.pick("", "Ada", "one two three")))) }
    case 1:
      guard let id = random.pick(resizable) else { return }
      let duration = random.chance(0.5) ? 0 : random.seconds(0.1...0.5)
      add(.app(.resize(id, .init(height: random.points(40...600), duration: duration))))
    case 2:
      guard let id = random.pick(tables) else { return }
      add(.app(.insertRows(in: id, at: random.chance(0.5) ? 1 : nil, count: random.integer(1...4))))
    case 3: if let id = random.pick(tables) { add(.app(.reloadRow(in: id, row: 1, height: random.points(40...200)))) }
    case 4: if let id = random.pick(tables) { add(.app(.deleteRows(in: id, at: 1, count: random.integer(1...2)))) }
    case 5:
      if let id = random.pick(panels) { add(random.pick(.app(.present(id)), .app(.dismissSheet), .dragSheetAway)) }
    default: if let id = random.pick(chats) { add(.app(.insertMessages(in: id, ["Hello", "there"]))) }
    }
  }

  /// What the system does around the app.
  mutating func changeSurroundings() {
    switch random.weighted([40, 20, 25, 8]) {
    case 0: add(.setOrientation(random.pick(Device.Orientation.allCases) ?? .portrait))
    case 1:
      let (width, height) = (Int(device.size.width), Int(device.size.height))
      let frame = CGRect(
        x: 0, y: random.chance(0.5) ? 0 : random.points(0...height / 4), width: random.points(width * 2 / 3...width),
        height: random.points(height / 2...height * 3 / 4))
      add(.window(frame))
    case 2: add(.safeArea(.init(top: random.pick(20, 47, 67))))
    default: add(.theme(random.pick(.dark, .light)))
    }
  }

  /// What else a script can say.
  mutating func actWildly() {
    switch random.weighted([25, 15, 15, 10, 10, 10, 8, 7]) {
    case 0: add(.keyboardEvent(.send(message())))
    case 1: add(.keyboardEvent(.lose([random.pick(KeyboardNotification.Kind.allCases) ?? .willShow])))
    case 2:
      add(
        .keyboardEvent(.delay([random.pick(KeyboardNotification.Kind.allCases) ?? .willShow: random.seconds(0...0.6)])))
    case 3: add(.dropFrames(random.integer(1...9)))
    case 4: add(.avoidance(random.pick(.off, .on, .on)))
    case 5: add(.avoidance(.strategy(random.pick(StrategyCatalog.names) ?? HeadroomStrategy.descriptor.name)))
    case 6: add(random.pick(.touchDown(point()), .touchMove(point()), .touchUp(point()), .touchCancel, .reset))
    default:
      add(.app(.background(.init(resetsLayout: random.chance(0.5), removesKeyboard: random.chance(0.5)))))
      add(.wait(random.seconds(0...1)))
      add(.app(.foreground))
    }
  }

  private mutating func message() -> Step.SentNotification {
    let height = device.size.height
    let top = random.pick(random.points(0...Int(height)), height - 336, height, 0)
    let end = CGRect(
      x: random.chance(0.9) ? 0 : random.points(-400...400), y: top,
      width: random.chance(0.9) ? device.size.width : random.points(0...400),
      height: random.pick(height - top, 336, 0))
    return Step.SentNotification(
      random.pick(KeyboardNotification.Kind.allCases) ?? .willShow, end: end,
      duration: random.pick(0, 0.25, random.seconds(0...1)),
      curve: random.pick(Step.SentNotification.Curve.allCases) ?? .keyboard, isLocal: random.chance(0.9))
  }
}
