import Foundation

/// Views that hold no others.
extension RandomScene {
  /// Words in four scripts: two of them are read from the right.
  static let words = [
    "First name", "City", "Straße", "Notes for the driver", "שם פרטי", "الاسم الكامل", "住所", "👩‍👧 family", "x",
  ]

  mutating func input() -> SceneNode { random.chance(0.75) ? field() : textView() }

  mutating func field() -> SceneNode {
    var field = node(.field)
    if random.chance(0.5) { field.label = word() }
    field.placeholder = word()
    if random.chance(0.4) { field.text = word() }
    if random.chance(0.2) { field.textStyle.size = random.points(10...32) }
    field.input.isSecure = random.chance(0.1)
    field.input.isEnabled = random.chance(0.95)
    field.input.keyboardType = random.pick(SceneNode.InputTraits.KeyboardType.allCases) ?? .default
    field.input.returnKey = random.pick(SceneNode.InputTraits.ReturnKey.allCases) ?? .return
    wish(&field)
    return field
  }

  mutating func textView(fills: Bool = false) -> SceneNode {
    var view = node(.textView)
    let lines = random.pick([0, 1, 2, 5, 14, 60]) ?? 1
    view.text = (0..<lines).map { _ in word() }.joined(separator: "\n")
    if random.chance(0.3) { view.placeholder = word() }
    if random.chance(0.2) { view.textStyle.size = random.points(10...32) }
    if !fills {
      view.growth.growsWithText = random.chance(0.5)
      if view.growth.growsWithText {
        if random.chance(0.6) { view.growth.minHeight = random.points(36...90) }
        if random.chance(0.6) { view.growth.maxHeight = random.points(90...420) }
      } else {
        view.frame = .init(height: random.points(60...300))
      }
    }
    wish(&view)
    return view
  }

  mutating func label() -> SceneNode {
    var label = node(.label)
    label.text = (0..<random.integer(1...3)).map { _ in word() }.joined(separator: " ")
    if random.chance(0.4) { label.textStyle.size = random.points(11...40) }
    return label
  }

  mutating func button() -> SceneNode {
    var button = node(.button)
    button.title = "Send"
    button.button.style = random.pick(.primary, .plain)
    button.button.action = random.pick(.none, .submit)
    return button
  }

  /// What an app may say of an input to avoidance.
  private mutating func wish(_ input: inout SceneNode) {
    if random.chance(0.1) { input.avoidance.distance = random.points(0...60) }
    if random.chance(0.15) { input.avoidance.accessory = random.pick(SceneNode.AvoidanceTraits.Accessory.allCases) }
    if random.chance(0.05) { input.avoidance.tag = random.integer(0...9) }
    if isWild, random.chance(0.1) { input.avoidance.ignoresAvoidance = true }
  }

  mutating func word() -> String { random.pick(Self.words) ?? "x" }
}
