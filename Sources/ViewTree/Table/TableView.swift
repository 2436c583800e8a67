public import Foundation

/// What a table shows.
public protocol TableDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ table: TableView, rowsInSection section: Int) -> Int
  /// How many sections there are; 1 unless it says otherwise.
  func numberOfSections(in table: TableView) -> Int
  /// What stands above a section; nil = nothing, which is the default.
  func tableView(_ table: TableView, titleOfSection section: Int) -> String?
  /// The row at an index: one that ``TableView/reusableRow(_:)`` gave, filled anew, or a new one.
  func tableView(_ table: TableView, rowAt index: TableView.Index) -> TableRow
}

extension TableDataSource {
  /// One section.
  public func numberOfSections(in table: TableView) -> Int { 1 }
  /// No title.
  public func tableView(_ table: TableView, titleOfSection section: Int) -> String? { nil }
}

/// A scroll view of rows, of which only those near what is seen exist.
///
/// Rows find their own height when they are first needed; until then ``estimatedRowHeight`` counts. What is seen stays
/// where it is when rows above it find their height, come or go. The row with the first responder is never given up.
///
/// The cost of a frame does not depend on the number of rows.
public final class TableView: ScrollView {
  /// Where a row stands.
  public nonisolated struct Index: Hashable, Sendable, Comparable {
    /// The section, from 0.
    public var section: Int
    /// The row in it, from 0.
    public var row: Int

    /// Row `row` of section `section`.
    public init(_ row: Int, section: Int = 0) {
      self.section = section
      self.row = row
    }

    /// Whether `one` stands above `other`.
    public static func < (one: Index, other: Index) -> Bool {
      (one.section, one.row) < (other.section, other.row)
    }
  }

  /// What it shows, held weakly. A change reloads everything.
  public weak var dataSource: (any TableDataSource)? {
    didSet { reloadData() }
  }
  /// The height of a row that has not been needed yet, in points (> 0).
  public var estimatedRowHeight: CGFloat = 44
  /// Called with the row that was tapped.
  public var onSelect: (Index) -> Void = { _ in }

  /// The titles and rows, in order; their heights.
  var layout = TableLayout()
  /// The views of the lines that exist, by line.
  var lines: [Int: View] = [:]
  /// The same from the first on: the order of a dictionary is another in each instance, and what is done to one line bears
  /// on the next.
  var linesInOrder: [(key: Int, value: View)] { lines.sorted { $0.key < $1.key } }
  var pool: [String: [TableRow]] = [:]
  var refreshDeadline: Int?
  var knownWidth: CGFloat = 0

  /// A table at `frame` without rows.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] touch in
        guard let row = row(around: touch.view), let index = row.index else { return }
        onSelect(index)
      })
    gestureRecognizers.last?.shouldReceive = { [unowned self] in row(around: $0.view) != nil }
  }

  /// The row a view lies in; nil if a control (a field, a button) in it takes the touch itself.
  private func row(around view: View) -> TableRow? {
    for case let candidate as View in view.chain {
      if candidate.isControl { return nil }
      if let row = candidate as? TableRow { return row }
    }
    return nil
  }

  /// A row of a kind that is not needed any more, or nil: make a new one then.
  public func reusableRow(_ kind: String) -> TableRow? {
    guard let row = pool[kind]?.popLast() else { return nil }
    if pool[kind]?.isEmpty == true { pool[kind] = nil }
    return row
  }

  /// The rows that exist now, in order.
  public var loadedRows: [TableRow] { lines.sorted { $0.key < $1.key }.compactMap { $0.value as? TableRow } }

  /// Where a row lies, in points of the table's own space; as estimated if it has not been needed yet. Nil if there is none.
  public func frameOfRow(at index: Index) -> CGRect? { layout.line(of: index).map(frame(ofLine:)) }

  func frame(ofLine line: Int) -> CGRect {
    CGRect(x: 0, y: layout.heights.top(of: line), width: frame.width, height: layout.heights[line])
  }

  public override func layoutSubviews() {
    if frame.width != knownWidth { forgetHeights() }
    loadLines()
  }

  override func boundsOriginChanged() { refreshWhileMoving() }
}
