import Foundation

extension ScriptWriter {
  /// An action in the words of a script, without a time: `touchDown: [195, 640]`.
  public static func text(of action: Step.Action) -> String {
    let (word, value) = entry(of: action)
    return value.map { "\(word.rawValue): \($0)" } ?? word.rawValue
  }

  /// A step as a mapping on one line, or as a word where that is all there is to it.
  static func yaml(step: Step) -> String {
    let (word, value) = entry(of: step.action)
    if step.time == nil, value == nil { return word.rawValue }
    var mapping = FlowMapping()
    if let time = step.time, word != .at { mapping.add("at", number: time) }
    mapping.add(word.rawValue, value)
    return mapping.yaml
  }

  /// The word of an action and its value as YAML; nil for one that stands alone.
  private static func entry(of action: Step.Action) -> (StepWord, String?) {
    switch action {
    case .tapOn(let target): (.tapOn, yaml(target: target))
    case .doubleTapOn(let target): (.doubleTapOn, yaml(target: target))
    case .longPressOn(let target): (.longPressOn, yaml(target: target))
    case .tapOutside: (.tapOutside, nil)
    case .touchDown(let point): (.touchDown, YamlText.point(point))
    case .shiftTouchDown(let point): (.shiftTouchDown, YamlText.point(point))
    case .middleClick(let point): (.middleClick, YamlText.point(point))
    case .touchMove(let point): (.touchMove, YamlText.point(point))
    case .touchUp(let point): (.touchUp, YamlText.point(point))
    case .touchCancel: (.touchCancel, nil)
    case .wheel(let point, let dx, let dy): (.wheel, wheel(point, dx: dx, dy: dy))
    case .drag(let path, let duration): (.drag, drag(path, duration: duration))
    case .swipe(let direction, let origin, let duration): (.swipe, swipe(direction, from: origin, duration: duration))
    case .scroll: (.scroll, nil)
    case .inputText(let text): (.inputText, YamlText.scalar(text))
    case .composeText(let text, let selected): (.composeText, compose(text, selected: selected))
    case .commitText(let text): (.commitText, YamlText.scalar(text))
    case .pasteText(let text, let point): (.pasteText, paste(text, at: point))
    case .eraseText(let count): (.eraseText, String(count))
    case .pressKey(let key, let modifiers): (.pressKey, press(key, modifiers: modifiers))
    case .hideKeyboard: (.hideKeyboard, nil)
    case .next: (.next, nil)
    case .previous: (.previous, nil)
    case .wait(let duration): (.wait, YamlText.number(duration))
    case .at(let time): (.at, YamlText.number(time))
    case .waitForAnimationToEnd: (.waitForAnimationToEnd, nil)
    case .avoidance(.on): (.avoidance, "on")
    case .avoidance(.off): (.avoidance, "off")
    case .avoidance(.strategy(let name)): (.avoidance, YamlText.scalar(name))
    case .keyboard(let change): (.keyboard, yaml(change: change))
    case .dragKeyboard(let drag): (.dragKeyboard, yaml(drag: drag))
    case .keyboardEvent(let word): (.keyboardEvent, yaml(word: word))
    case .dropFrames(let count): (.dropFrames, String(count))
    case .setOrientation(let orientation): (.setOrientation, orientation.rawValue)
    case .window(let frame): (.window, yaml(window: frame))
    case .safeArea(let change): (.safeArea, yaml(safeArea: change))
    case .theme(let theme): (.theme, theme.rawValue)
    case .reset: (.reset, nil)
    case .startRecording: (.startRecording, nil)
    case .stopRecording: (.stopRecording, nil)
    case .chapter(let title): (.chapter, YamlText.scalar(title))
    case .repeat(let times, let steps): (.repeat, repetition(of: steps, times: times))
    case .expect(let expectation): (.expect, yaml(expectation: expectation))
    case .runFlow(let flow): (.runFlow, "{commands: \(YamlText.list(flow.steps.map(yaml(step:))))}")
    case .app(let act): entry(of: act)
    case .scrollUntilVisible(let target, let direction, let timeout):
      (.scrollUntilVisible, scroll(to: target, direction, timeout: timeout))
    case .fling(let target, let dx, let dy): (.fling, fling(from: target, CGPoint(x: dx, y: dy)))
    case .dragSheetAway: (.dismissSheet, "drag")
    case .swipeBack(let x, let isCancelled, let duration):
      (.swipeBack, swipeBack(to: x, isCancelled: isCancelled, duration: duration))
    case .assertVisible(let target): (.assertVisible, yaml(target: target))
    case .assertNotVisible(let target): (.assertNotVisible, yaml(target: target))
    case .takeScreenshot(let name): (.takeScreenshot, YamlText.scalar(name))
    }
  }

  static func yaml(target: Step.Target) -> String {
    switch target {
    case .id(let id): YamlText.scalar(id)
    case .text(let text): "{text: \(YamlText.scalar(text))}"
    case .point(let point): "{point: \(YamlText.point(point))}"
    case .key(let key): "{key: \(YamlText.scalar(key))}"
    }
  }

  private static func compose(_ text: String, selected: Range<Int>) -> String {
    var mapping = FlowMapping()
    mapping.add("text", text: text)
    mapping.add("selected", YamlText.list([String(selected.lowerBound), String(selected.upperBound)]))
    return mapping.yaml
  }

  private static func paste(_ text: String, at point: CGPoint?) -> String {
    guard let point else { return YamlText.scalar(text) }
    var mapping = FlowMapping()
    mapping.add("text", text: text)
    mapping.add("point", YamlText.point(point))
    return mapping.yaml
  }

  private static func wheel(_ point: CGPoint, dx: CGFloat, dy: CGFloat) -> String {
    var mapping = FlowMapping()
    mapping.add("point", YamlText.point(point))
    if dx != 0 { mapping.add("dx", number: dx) }
    mapping.add("dy", number: dy)
    return mapping.yaml
  }

  private static func drag(_ path: [CGPoint], duration: TimeInterval) -> String {
    var mapping = FlowMapping()
    mapping.add("path", YamlText.list(path.map(YamlText.point)))
    mapping.add("duration", number: duration)
    return mapping.yaml
  }

  private static func swipe(_ direction: Step.Direction, from origin: Step.Target?, duration: TimeInterval) -> String {
    if origin == nil, duration == Step.swipeDuration { return direction.rawValue }
    var mapping = FlowMapping()
    mapping.add("direction", direction.rawValue)
    if let origin { mapping.add("from", yaml(target: origin)) }
    mapping.add("duration", number: duration)
    return mapping.yaml
  }

  private static func press(_ key: Step.Key, modifiers: Step.Modifiers) -> String {
    if modifiers.isEmpty { return key.rawValue }
    var mapping = FlowMapping()
    mapping.add("key", key.rawValue)
    let names = Step.Modifiers.named.filter { modifiers.contains($0.modifier) }.map(\.name)
    mapping.add("modifiers", YamlText.list(names))
    return mapping.yaml
  }

  private static func repetition(of steps: [Step], times: Int) -> String {
    var mapping = FlowMapping()
    mapping.add("times", String(times))
    mapping.add("commands", YamlText.list(steps.map(yaml(step:))))
    return mapping.yaml
  }
}
