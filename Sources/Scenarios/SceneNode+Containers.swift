public import Foundation

extension SceneNode {
  /// What containers need to know beyond what is in them.
  public struct ContainerTraits: Hashable, Sendable {
    /// The titles of a tab bar; the scene is the first tab's.
    public var titles: [String] = []
    /// The title of the screen before this one; nil = there is none. With it a swipe from the left edge goes back.
    public var backTitle: String?
    /// Where a sheet rests; it comes in at the first.
    public var detents = [Detent.medium, .large]
    /// Whether a sheet is a panel in the middle of a tablet.
    public var isForm = false
    /// Whether a sheet, an alert or a popover is there at the start; else a button presents it.
    public var isPresented = true
    /// The id of the view that a popover stands beside; nil = the middle of the window's top.
    public var anchor: String?
    /// The buttons of an alert, each of which ends it.
    public var buttons: [String] = []
    /// The page of a pager that is looked at, from 0.
    public var page = 0
    /// The messages of a chat, the oldest first; every third is the reader's own.
    public var messages: [String] = []
    /// Whether few messages stand at the bottom of a chat.
    public var isInverted = false
    /// The height of a web page's fixed header, in points; 0 = it has none.
    public var headerHeight: CGFloat = 0
    /// What a drag in a scroll region or a table does to the keyboard.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// How many rows a table has, each made from its one child: "{n}" in ids and texts is the row's number, from 1.
    public var rowCount = 0

    /// Nothing said.
    public init() {}
  }

  /// What a drag does to the keyboard: UIKit's words.
  public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
    /// Nothing; it ends editing at once; a finger that reaches the keyboard takes it along.
    case none, onDrag, interactive
  }

  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable {
    /// Half of the window; all of it but the top; so many points above the home indicator.
    case medium, large, fixed(CGFloat)
  }

  /// The node as row `number` of a table has it: "{n}" is replaced in ids and texts, in everything in it too.
  public func row(_ number: Int) -> SceneNode {
    func filled(_ text: String) -> String { text.replacingOccurrences(of: Self.rowMark, with: String(number)) }
    var row = self
    row.id = id.map(filled)
    row.text = filled(text)
    row.title = filled(title)
    row.placeholder = filled(placeholder)
    row.label = label.map(filled)
    row.avoidance.companions = avoidance.companions.map(filled)
    row.avoidance.movingView = avoidance.movingView.map(filled)
    row.avoidance.list = avoidance.list.map(filled)
    row.children = children.map { $0.row(number) }
    return row
  }

  /// What the button beside the text of a chat says, for a step that taps on it.
  static let sendTitle = "Send"

  /// What stands for a row's number in a table's template.
  static let rowMark = "{n}"

  /// The ids that rows of a table have, one for each view of its template that has an id.
  struct RowPattern {
    /// What stands before the row's number in the id.
    var prefix: String
    /// What stands behind it.
    var suffix: String
    /// What has it.
    var kind: Kind
    /// The id of the table.
    var table: String?
    /// How many rows there are.
    var count: Int
  }

  /// The ids of the rows of all tables in it.
  var rowPatterns: [RowPattern] {
    guard kind == .table else { return children.flatMap(\.rowPatterns) }
    return children.flatMap(\.withDescendants).compactMap { view in
      guard let parts = view.id?.components(separatedBy: Self.rowMark), parts.count == 2 else { return nil }
      return RowPattern(prefix: parts[0], suffix: parts[1], kind: view.kind, table: id, count: container.rowCount)
    }
  }
}
