public import Foundation

extension Step {
  /// What the app, or the system around it, does to the scene by program: no finger and no key is part of it.
  ///
  /// Ids are those of the scene; rows are counted from 1. Points are of the space named, y down.
  public enum AppAct: Hashable, Sendable {
    /// A field or a text view becomes first responder.
    case focus(String)
    /// The first responder resigns, and nothing takes its place.
    case unfocus
    /// Grapheme clusters `from..<to` of a text are selected; equal bounds put the caret there. Bounds beyond the text are
    /// its end.
    case select(in: String, from: Int, to: Int)
    /// A label, field or text view gets another text.
    case setText(in: String, String)
    /// A view gets another frame.
    case resize(String, Resizing)
    /// Rows come into a table so that the first of them is row `at` (from 1); nil = at its end.
    case insertRows(in: String, at: Int?, count: Int)
    /// Messages come into a chat, the newest last.
    case insertMessages(in: String, [String])
    /// Row `row` of a table (from 1) becomes `height` points high and is reloaded.
    case reloadRow(in: String, row: Int, height: CGFloat)
    /// Rows of a table go, the first of them row `at` (from 1).
    case deleteRows(in: String, at: Int, count: Int)
    /// A sheet, alert or popover of the scene is presented.
    case present(String)
    /// The topmost presentation is dismissed.
    case dismissSheet
    /// A scroll region gets another offset, in points of its content; nil = as it is.
    case scrollTo(in: String, x: CGFloat?, y: CGFloat?, isAnimated: Bool)
    /// The text of something is copied to the scene's clipboard.
    case copyText(from: Target)
    /// The back button of Android: the keyboard goes if it is up, else the topmost presentation, else the screen in front.
    case back
    /// The app goes to the background: no frame comes and no input, until ``foreground``.
    case background(Background)
    /// The app comes back to the front.
    case foreground
  }

  /// Another frame for a view; nil = as it is.
  public struct Resizing: Hashable, Sendable {
    /// Its place in points of its parent. What a stack places has no place of its own.
    public var x, y: CGFloat?
    /// Its size in points.
    public var width, height: CGFloat?
    /// How long it takes, in seconds; 0 = at once.
    public var duration: TimeInterval

    /// Another frame for a view; nil = as it is. Points of its parent, y down; seconds.
    public init(
      x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil, duration: TimeInterval = 0
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.duration = duration
    }
  }

  /// What happens to an app while it is in the background.
  public struct Background: Hashable, Sendable {
    /// Whether the app's layout pass puts what was moved back where it was at rest (CASES.md H1).
    public var resetsLayout: Bool
    /// Whether the system takes the keyboard away meanwhile, with the focus and without a word (CASES.md X18).
    public var removesKeyboard: Bool

    /// What happens to an app in the background; nothing unless said.
    public init(resetsLayout: Bool = false, removesKeyboard: Bool = false) {
      self.resetsLayout = resetsLayout
      self.removesKeyboard = removesKeyboard
    }
  }

  /// Steps that are done as one: those of another file, or those written in place.
  public struct Flow: Hashable, Sendable {
    /// The file they were read from, as errors name it; nil = that of the step.
    public var file: String?
    /// What is done.
    public var steps: [Step]

    /// Steps that are done as one.
    public init(_ steps: [Step], file: String? = nil) {
      self.file = file
      self.steps = steps
    }
  }

  /// How long a swipe back takes if nothing is said, in seconds.
  static let swipeBackDuration: TimeInterval = 0.4
  /// How long something is scrolled for if nothing is said, in seconds, as in Maestro.
  static let scrollTimeout: TimeInterval = 20
}
