/// The keys of every mapping in a file: the one list that the decoder, its errors and the test of the schema read.
enum Vocabulary {
  static let scene = ["title", "root"]
  static let scenario = [
    "title", "source", "device", "orientation", "window", "keyboard", "theme", "strategy", "scene", "script", "expect",
    "symptomIn", "held", "note",
  ]
  static let deviceList = ["devices"]
  static let device = ["width", "height", "safeArea", "landscapeSafeArea", "cutout"]
  static let insets = ["top", "left", "bottom", "right"]
  static let keyboard = [
    "height", "landscapeHeight", "accessory", "bar", "type", "heights", "floating", "split", "undocked", "hardware",
    "motion", "behavior",
  ]
  static let frame = ["x", "y", "width", "height"]
  static let rows = ["count", "template"]
  static let layout = ["axis", "spacing", "padding", "alignment"]

  /// The keys of a node of this kind.
  static func node(_ kind: SceneNode.Kind) -> [String] { ["type", "id", "frame"] + own(kind) + avoidance }

  private static let avoidance = ["distance", "companions", "movingView", "ignoresAvoidance", "tag"]

  private static func own(_ kind: SceneNode.Kind) -> [String] {
    switch kind {
    case .view, .card, .stack: ["layout", "children", "sticksToKeyboard", "list"]
    case .scroll: ["layout", "contentInset", "contentHeight", "keyboardDismissMode", "children"]
    case .label: ["text", "fontSize", "fontWeight", "color", "textAlignment"]
    case .field:
      [
        "text", "placeholder", "label", "fontSize", "textAlignment", "isSecure", "isEnabled", "keyboardType",
        "returnKey", "accessory",
      ]
    case .textView:
      [
        "text", "placeholder", "fontSize", "textAlignment", "keyboardType", "growsWithText", "minHeight", "maxHeight",
        "accessory",
      ]
    case .button: ["title", "style", "action", "presents"]
    case .navigationBar: ["title", "backTitle"]
    case .tabBar: ["titles"]
    case .sheet: ["layout", "children", "detents", "isForm", "isPresented"]
    case .alert: ["title", "text", "children", "buttons", "isPresented"]
    case .popover: ["layout", "children", "from", "isPresented"]
    case .pager: ["children", "page"]
    case .chat: ["messages", "placeholder", "isInverted"]
    case .webPage: ["title", "layout", "children", "headerHeight"]
    case .table: ["rows", "contentInset", "keyboardDismissMode"]
    case .spacer: []
    }
  }

  static let target = ["id", "text", "point", "key"]
  static let composeText = ["text", "selected"]
  static let pasteText = ["text", "point"]
  static let wheel = ["point", "dx", "dy"]
  static let drag = ["path", "duration"]
  static let swipe = ["direction", "from", "duration"]
  static let pressKey = ["key", "modifiers"]
  static let repetition = ["times", "commands"]
  static let numberDemand = ["atLeast", "atMost", "equals", "within"]
  static let expectation = Expectation.measureNames + ["views", "keyboardEdge", "focus", "text"]
  /// The keys of a step that is written as a mapping: its time, and one of the words.
  static let step = ["at"] + StepWord.allCases.map(\.rawValue).filter { $0 != "at" }
}

/// The words that steps begin with.
enum StepWord: String, CaseIterable {
  case tapOn, doubleTapOn, longPressOn, tapOutside, touchDown, shiftTouchDown, touchMove, touchUp, touchCancel
  case middleClick, wheel, drag, swipe, scroll, inputText, composeText, commitText, pasteText, eraseText, pressKey,
    hideKeyboard, next, previous, wait, at, waitForAnimationToEnd
  case dragKeyboard, keyboardEvent, dropFrames
  case setOrientation, window, safeArea
  case avoidance, keyboard, theme, reset, startRecording, stopRecording, chapter
  case `repeat`
  case expect
  case runFlow, copyTextFrom, scrollUntilVisible, back, assertVisible, assertNotVisible, takeScreenshot, fling, select,
    setText, resize, insertRows, reloadRow, deleteRows, focus, unfocus, background, foreground, present, dismissSheet,
    swipeBack, scrollTo

  /// Whether it can stand alone.
  var standsAlone: Bool {
    switch self {
    case .tapOutside, .touchCancel, .scroll, .pasteText, .eraseText, .hideKeyboard, .next, .previous,
      .waitForAnimationToEnd,
      .reset, .startRecording, .stopRecording:
      true
    case .back, .unfocus, .background, .foreground, .dismissSheet, .swipeBack: true
    default: false
    }
  }
}
