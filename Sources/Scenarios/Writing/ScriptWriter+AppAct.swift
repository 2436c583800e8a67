import Foundation

extension ScriptWriter {
  /// The word of what an app does and its value as YAML; nil for one that stands alone.
  static func entry(of act: Step.AppAct) -> (StepWord, String?) {
    switch act {
    case .focus(let id): (.focus, YamlText.scalar(id))
    case .unfocus: (.unfocus, nil)
    case .select(let id, let from, let to): (.select, mapping(in: id, [("from", Double(from)), ("to", Double(to))]))
    case .setText(let id, let text): (.setText, mapping(in: id, text: text))
    case .resize(let id, let resizing): (.resize, resize(id, resizing))
    case .insertRows(let id, let row, let count):
      (.insertRows, mapping(in: id, [("at", row.map(Double.init)), ("count", Double(count))]))
    case .insertMessages(let id, let messages): (.insertRows, insert(messages, in: id))
    case .reloadRow(let id, let row, let height):
      (.reloadRow, mapping(in: id, [("row", Double(row)), ("height", height)]))
    case .deleteRows(let id, let row, let count):
      (.deleteRows, mapping(in: id, [("at", Double(row)), ("count", Double(count))]))
    case .present(let id): (.present, YamlText.scalar(id))
    case .dismissSheet: (.dismissSheet, nil)
    case .scrollTo(let id, let x, let y, let isAnimated): (.scrollTo, scroll(id, x: x, y: y, isAnimated: isAnimated))
    case .copyText(let target): (.copyTextFrom, yaml(target: target))
    case .back: (.back, nil)
    case .background(let background): (.background, yaml(background))
    case .foreground: (.foreground, nil)
    }
  }

  private static func mapping(in id: String, _ numbers: [(String, Double?)]) -> String {
    var mapping = FlowMapping()
    mapping.add("in", text: id)
    for case (let key, let number?) in numbers { mapping.add(key, number: number) }
    return mapping.yaml
  }

  private static func mapping(in id: String, text: String) -> String {
    var mapping = FlowMapping()
    mapping.add("in", text: id)
    mapping.add("text", text: text)
    return mapping.yaml
  }

  private static func insert(_ messages: [String], in id: String) -> String {
    var mapping = FlowMapping()
    mapping.add("in", text: id)
    mapping.add("messages", YamlText.list(messages.map(YamlText.scalar)))
    return mapping.yaml
  }

  private static func resize(_ id: String, _ resizing: Step.Resizing) -> String {
    var mapping = FlowMapping()
    mapping.add("id", text: id)
    let sides = [("x", resizing.x), ("y", resizing.y), ("width", resizing.width), ("height", resizing.height)]
    for case (let key, let length?) in sides { mapping.add(key, number: length) }
    if resizing.duration != 0 { mapping.add("duration", number: resizing.duration) }
    return mapping.yaml
  }

  private static func scroll(_ id: String, x: CGFloat?, y: CGFloat?, isAnimated: Bool) -> String {
    var mapping = FlowMapping()
    mapping.add("in", text: id)
    if let x { mapping.add("x", number: x) }
    if let y { mapping.add("y", number: y) }
    if isAnimated { mapping.add("animated", "true") }
    return mapping.yaml
  }

  private static func yaml(_ background: Step.Background) -> String? {
    var mapping = FlowMapping()
    if background.resetsLayout { mapping.add("resetsLayout", "true") }
    if background.removesKeyboard { mapping.add("removesKeyboard", "true") }
    return mapping.isEmpty ? nil : mapping.yaml
  }

  // MARK: Gestures

  static func scroll(to target: Step.Target, _ direction: Step.Direction, timeout: TimeInterval) -> String {
    var mapping = FlowMapping()
    mapping.add("element", yaml(target: target))
    mapping.add("direction", word: direction, unless: .down)
    if timeout != Step.scrollTimeout { mapping.add("timeout", number: timeout) }
    return mapping.yaml
  }

  static func fling(from target: Step.Target, _ velocity: CGPoint) -> String {
    var mapping = FlowMapping()
    mapping.add("from", yaml(target: target))
    mapping.add("velocity", YamlText.point(velocity))
    return mapping.yaml
  }

  static func swipeBack(to x: CGFloat?, isCancelled: Bool, duration: TimeInterval) -> String? {
    var mapping = FlowMapping()
    if let x { mapping.add("to", number: x) }
    if isCancelled { mapping.add("cancel", "true") }
    if duration != Step.swipeBackDuration { mapping.add("duration", number: duration) }
    return mapping.isEmpty ? nil : mapping.yaml
  }
}
