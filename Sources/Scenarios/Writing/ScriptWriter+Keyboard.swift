import Foundation
import KeyboardAvoidance

extension ScriptWriter {
  /// What is said of a keyboard, as a mapping on one line.
  static func yaml(change: Step.KeyboardChange) -> String {
    var mapping = FlowMapping()
    if let height = change.height { mapping.add("height", number: height) }
    if let height = change.landscapeHeight { mapping.add("landscapeHeight", number: height) }
    if let accessory = change.accessory { mapping.add("accessory", number: accessory) }
    if let bar = change.bar { mapping.add("bar", number: bar) }
    if let kind = change.kind { mapping.add("type", kind.word) }
    if !change.heights.isEmpty { mapping.add("heights", yaml(heights: change.heights)) }
    add(change.posture, to: &mapping)
    if let motion = change.motion { mapping.add("motion", motion.rawValue) }
    if let behavior = change.behavior { mapping.add("behavior", behavior.rawValue) }
    return mapping.yaml
  }

  private static func yaml(heights: [KeyboardKind: CGFloat]) -> String {
    var mapping = FlowMapping()
    for kind in KeyboardKind.allCases {
      if let height = heights[kind] { mapping.add(kind.rawValue, number: height) }
    }
    return mapping.yaml
  }

  private static func add(_ posture: KeyboardPosture?, to mapping: inout FlowMapping) {
    switch posture {
    case nil: break
    case .docked: mapping.add("floating", "false")
    case .undocked: mapping.add("undocked", "true")
    case .split: mapping.add("split", "true")
    case .hardware: mapping.add("hardware", "true")
    case .floating(let frame): mapping.add("floating", yaml(place: frame))
    }
  }

  private static func yaml(place: CGRect) -> String {
    var mapping = FlowMapping()
    let sides = [("x", place.minX), ("y", place.minY), ("width", place.width), ("height", place.height)]
    for (side, length) in sides { mapping.add(side, number: length) }
    return mapping.yaml
  }

  /// A finger on the keyboard.
  static func yaml(drag: Step.KeyboardDrag) -> String {
    var mapping = FlowMapping()
    switch drag.way {
    case .to(let y): mapping.add("to", number: y)
    case .by(let distance): mapping.add("by", number: distance)
    }
    if drag.duration != Step.swipeDuration { mapping.add("duration", number: drag.duration) }
    if !drag.isReleased { mapping.add("release", "false") }
    return mapping.yaml
  }

  /// What the system says, or does not.
  static func yaml(word: Step.SystemWord) -> String {
    var mapping = FlowMapping()
    switch word {
    case .send(let notification): add(notification, to: &mapping)
    case .lose(let kinds):
      let lost = KeyboardNotification.Kind.allCases.filter(kinds.contains)
      mapping.add("lose", YamlText.list(lost.map(\.rawValue)))
    case .delay(let delays):
      var times = FlowMapping()
      for kind in KeyboardNotification.Kind.allCases {
        if let delay = delays[kind] { times.add(kind.rawValue, number: delay) }
      }
      mapping.add("delay", times.yaml)
    case .restore: mapping.add("restore", "all")
    }
    return mapping.yaml
  }

  private static func add(_ notification: Step.SentNotification, to mapping: inout FlowMapping) {
    let usual = Step.SentNotification(notification.kind, end: notification.end)
    mapping.add("kind", notification.kind.rawValue)
    if let begin = notification.begin { mapping.add("begin", rect(begin)) }
    mapping.add("end", rect(notification.end))
    if notification.duration != usual.duration { mapping.add("duration", number: notification.duration) }
    mapping.add("curve", word: notification.curve, unless: usual.curve)
    if !notification.isLocal { mapping.add("isLocal", "false") }
    if !notification.pieces.isEmpty { mapping.add("pieces", YamlText.list(notification.pieces.map(rect))) }
  }

  /// The numbers a rectangle was made of: one of negative size is not turned round.
  private static func rect(_ rect: CGRect) -> String {
    YamlText.list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { YamlText.number($0) })
  }
}
