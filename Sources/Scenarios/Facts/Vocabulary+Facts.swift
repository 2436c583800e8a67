/// The keys of a file of facts.
extension Vocabulary {
  static let facts = [
    "title", "geometry", "window", "keyboard", "field", "caret", "companions", "regions", "root", "topLimit",
    "distance",
    "occluders", "bars", "focus", "settings", "screen", "shownField", "bottomSafeArea", "visibleBottom", "isAppActive",
    "isSwipingBack",
    "prefersReducedMotion", "events",
  ]
  static let size = ["width", "height"]
  static let factsKeyboard = keyboardGeometry + ["isUp", "duration", "isLocal"]
  static let keyboardGeometry = ["height", "accessory", "x", "y", "width", "parts"]
  static let anchor = frame + ["in", "name", "bar"]
  static let region = [
    "id", "clip", "contentHeight", "insets", "offset", "isInFocusChain", "isInHand", "kind", "keepsInsets",
    "restoresOffset", "previousRowBottom",
  ]
  static let verticalInsets = ["top", "bottom"]
  static let factsRoot = [
    "frame", "allowance", "lift", "bottomPadding", "topMargin", "bottomMargin", "isChosenByApp", "region",
    "avoidsByItself",
  ]
  static let bar = ["id", "frame", "lift", "list", "listPolicy"]
  static let focusTraits = ["id", "kind", "mode", "isInAlert", "isInSearchBar", "controllers"]
  static let settings = ["preventsBlankSpace", "isEnabled", "disabledControllers", "enabledControllers"]
  static let anchors = ["field", "caret", "companions"]
  static let offsetEvent = ["in", "to"]
  static let keyboardEvent = ["message"] + keyboardGeometry + ["duration", "isLocal"]
  static let dragKeyboard = ["phase", "y"]
}

/// The words that events of a file of facts begin with.
enum FactsEventWord: String, CaseIterable {
  case focus, unfocus, edit, scroll, setOffset, resize, keyboard, dragKeyboard, app, swipeBack, geometryChanged

  /// Whether it can stand alone.
  var standsAlone: Bool {
    switch self {
    case .focus, .unfocus, .edit, .geometryChanged: true
    default: false
    }
  }
}
