extension Vocabulary {
  static let scrollUntilVisible = ["element", "direction", "timeout"]
  static let fling = ["from", "velocity"]
  static let swipeBack = ["to", "cancel", "duration"]
  static let flow = ["file", "commands"]
  static let select = ["in", "from", "to"]
  static let setText = ["in", "text"]
  static let resize = ["id", "x", "y", "width", "height", "duration"]
  static let insertRows = ["in", "at", "count", "messages"]
  static let reloadRow = ["in", "row", "height"]
  static let deleteRows = ["in", "at", "count"]
  static let background = ["resetsLayout", "removesKeyboard"]
  static let scrollTo = ["in", "x", "y", "animated"]
}
