public import Foundation

extension SceneNode {
  /// How children are placed one after the other.
  public struct StackLayout: Hashable, Sendable {
    /// The direction in which they follow each other.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
      /// Top to bottom.
      case vertical
      /// Left to right.
      case horizontal
    }

    /// Where they lie across the axis.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      /// At the left or top.
      case leading
      /// In the middle.
      case center
      /// At the right or bottom.
      case trailing
      /// From edge to edge.
      case fill
    }

    /// The direction in which they follow each other.
    public var axis = Axis.vertical
    /// The space between neighbours, in points (≥ 0).
    public var spacing: CGFloat = 0
    /// The space around all of them, in points.
    public var padding = SceneInsets.zero
    /// Where they lie across the axis.
    public var alignment = Alignment.fill

    /// Children from top to bottom without space, from edge to edge.
    public init() {}
  }

  /// How text looks.
  public struct TextStyle: Hashable, Sendable {
    /// How heavy the strokes are.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
      /// From 400 to 700 in steps of 100.
      case regular, medium, semibold, bold
    }

    /// Which of the theme's colours it has.
    public enum Color: String, Hashable, Sendable, CaseIterable {
      /// That of text.
      case text
      /// That of text which matters less.
      case secondary
      /// That of what can be tapped.
      case accent
    }

    /// Where its lines lie.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      /// At the left, in the middle, or at the right of its width.
      case leading, center, trailing
    }

    /// The font size in points; nil = 17.
    public var size: CGFloat?
    /// How heavy the strokes are.
    public var weight = Weight.regular
    /// Which of the theme's colours it has.
    public var color = Color.text
    /// Where its lines lie.
    public var alignment = Alignment.leading

    /// Regular text at the leading edge.
    public init() {}
  }

  /// How a field or text view takes input.
  public struct InputTraits: Hashable, Sendable {
    /// The keyboard it asks for.
    public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
      /// A page for text of this kind; `default` for any text.
      case `default`, email, number, url, phone
    }

    /// What the return key says.
    public enum ReturnKey: String, Hashable, Sendable, CaseIterable {
      /// The word on the key.
      case `return`, next, done, go, send, search
    }

    /// Whether its letters are hidden.
    public var isSecure = false
    /// Whether a field can be typed into at all; one that cannot is passed over by previous and next.
    public var isEnabled = true
    /// The keyboard it asks for.
    public var keyboardType = KeyboardType.default
    /// What the return key says.
    public var returnKey = ReturnKey.return

    /// Visible text from the default keyboard.
    public init() {}
  }

  /// What a button looks like and does.
  public struct ButtonTraits: Hashable, Sendable {
    /// What it looks like.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// A filled panel, ``SceneMetrics/buttonHeight`` high.
      case primary
      /// A title in the accent colour.
      case plain
    }

    /// What it does beyond looking pressed.
    public enum Action: String, Hashable, Sendable, CaseIterable {
      /// Nothing; the keyboard stays.
      case none
      /// Ends editing.
      case submit
    }

    /// What it looks like.
    public var style = Style.primary
    /// What it does.
    public var action = Action.none
    /// The id of the sheet, alert or popover it presents; nil = none.
    public var presents: String?

    /// A primary button that does nothing.
    public init() {}
  }

  /// How a text view's height follows its text.
  public struct TextGrowth: Hashable, Sendable {
    /// Whether the height follows the text.
    public var growsWithText = false
    /// The least height in points; nil = one line.
    public var minHeight: CGFloat?
    /// The greatest height in points, from which on the text scrolls; nil = none.
    public var maxHeight: CGFloat?

    /// A height that does not follow the text.
    public init() {}
  }

  /// What avoidance is told about a view (SYSTEMS.md §7).
  public struct AvoidanceTraits: Hashable, Sendable {
    /// What stands on top of the keyboard while it is typed into.
    public enum Accessory: String, Hashable, Sendable, CaseIterable {
      /// The round button that sends the keyboard away.
      case dismissButton
      /// Previous, next, a title and done.
      case toolbar
      /// Nothing.
      case none
    }

    /// The space to keep above the keyboard, in points (≥ 0); nil = the strategy's own.
    public var distance: CGFloat?
    /// The ids of the views that shall stay visible with it, most important first.
    public var companions: [String] = []
    /// The id of the view to move for it; nil = found by itself.
    public var movingView: String?
    /// Whether avoidance leaves it alone.
    public var ignoresAvoidance = false
    /// Whether a bar stands on top of the keyboard while that is up.
    public var sticksToKeyboard = false
    /// The id of the list whose viewport a sticky bar ends; nil = none.
    public var list: String?
    /// The number that orders fields where the order goes by tag.
    public var tag: Int?
    /// What stands on top of the keyboard, for a field or a text view; nil = as the app says.
    public var accessory: Accessory?

    /// Nothing said.
    public init() {}
  }
}
