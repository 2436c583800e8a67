import Foundation

extension TableView {
  /// How much more than what is seen exists, in heights of the table, above and below.
  private static let margin: CGFloat = 0.5
  /// While the content moves, what is seen is looked at this often a second, whatever rate is filmed at.
  private static let refreshRate: Double = 60

  /// The lines that should exist for what is seen now and where the content will rest.
  private func wantedLines(margin: CGFloat) -> Range<Int> {
    let offsets = [shown(.offsetY).value, contentOffset.y]
    let reach = frame.height * margin
    guard frame.height > 0, let first = layout.heights.row(at: (offsets.min() ?? 0) - reach),
      let last = layout.heights.row(at: (offsets.max() ?? 0) + frame.height + reach)
    else { return 0..<0 }
    // A long way is not filled: the ends are.
    if (offsets.max() ?? 0) - (offsets.min() ?? 0) > 3 * frame.height { return shownLines(reach) }
    return first..<(last + 1)
  }

  private func shownLines(_ reach: CGFloat) -> Range<Int> {
    let offset = shown(.offsetY).value
    guard let first = layout.heights.row(at: offset - reach),
      let last = layout.heights.row(at: offset + frame.height + reach)
    else { return 0..<0 }
    return first..<(last + 1)
  }

  /// Makes the lines that are seen or soon will be, gives up the others, and places all of them.
  func loadLines() {
    var wanted = wantedLines(margin: Self.margin)
    // Lines that find their height change which lines are wanted; each round settles at least one more.
    for _ in 0..<8 {
      for line in wanted where lines[line] == nil { load(line) }
      let again = wantedLines(margin: Self.margin)
      if again == wanted { break }
      wanted = again
    }
    giveUp(except: wanted)
    // A row in which something grew asked for layout, and is not laid out yet.
    for (line, view) in linesInOrder where view.needsLayout { measure(line, view) }
    for (line, view) in linesInOrder { place(view, at: line) }
    contentSize = CGSize(width: frame.width, height: layout.heights.total)
    let last = offsetRange.upperBound
    if !isInHand, contentOffset.y > last { displace(.offsetY, to: last) }
  }

  private func place(_ view: View, at line: Int) {
    let frame = frame(ofLine: line)
    if view.frame != frame { view.frame = frame }
  }

  private func load(_ line: Int) {
    guard let dataSource else { return }
    let view: View
    switch layout.line(line) {
    case .title(let section): view = TableTitle(dataSource.tableView(self, titleOfSection: section) ?? "")
    case .row(let index):
      let row = dataSource.tableView(self, rowAt: index)
      row.index = index
      view = row
    }
    lines[line] = view
    insertSubview(view, at: 0)
    measure(line, view)
  }

  /// Takes over the height a line would like. What is seen stays where it is when a line above it changes.
  func measure(_ line: Int, _ view: View) {
    let height = view.fixedHeight ?? view.sizeThatFits(width: frame.width).height
    let change = height - layout.heights[line]
    guard change != 0 else { return }
    let isAbove = layout.heights.top(of: line + 1) <= offsetToKeep
    layout.heights[line] = height
    if isAbove { moveContent(by: change) }
  }

  /// The offset at which what is seen shall stay where it is when lines change, in points: under a finger and in the glide
  /// it leaves the one shown now, else the one at which the content will rest, or it would come to rest elsewhere because
  /// of what was in sight on the way.
  var offsetToKeep: CGFloat { isInHand ? shown(.offsetY).value : contentOffset.y }

  /// Moves the offset with the content, so that what is seen stays where it is.
  func moveContent(by way: CGFloat) {
    hold?.origin += way
    if let glide, glide.axis == .vertical { self.glide = (.vertical, glide.path.moved(by: way)) }
    displace(.offsetY, to: contentOffset.y + way)
  }

  private func giveUp(except wanted: Range<Int>) {
    let focused = window?.firstResponder
    for (line, view) in linesInOrder where !wanted.contains(line) {
      if let focused, focused.isDescendant(of: view) { continue }
      forget(line, view)
    }
  }

  func forget(_ line: Int, _ view: View) {
    lines[line] = nil
    retire(view)
  }

  /// Takes the view of a line that is one no more off the table. Where something in it has focus, that ends, and who hears
  /// of it may lay out the window: the lines are those of the data source by then.
  func retire(_ view: View) {
    view.removeFromSuperview()
    guard let row = view as? TableRow else { return }
    row.index = nil
    pool[row.kind, default: []].append(row)
  }

  /// Looks after what is seen now, and again and again while the content moves by itself.
  func refreshWhileMoving() {
    let needed = wantedLines(margin: Self.margin / 2)
    if needed.contains(where: { lines[$0] == nil }) { setNeedsLayout() }
    guard refreshDeadline == nil, let window else { return }
    let rate = Self.refreshRate
    var tick = (window.time * rate).rounded(.down) + 1
    if tick / rate <= window.time { tick += 1 }  // the division rounds
    refreshDeadline = window.addDeadline(at: tick / rate) { [weak self] in
      guard let self else { return }
      refreshDeadline = nil
      if hasMotion { refreshWhileMoving() }
    }
  }
}

/// What stands above a section, 36 points high.
final class TableTitle: View {
  private let label: Label

  init(_ text: String) {
    label = Label(text, font: Font(size: 13), textColor: .secondary)
    super.init()
    takesTouchesItself = false
    addSubview(label)
  }

  override func sizeThatFits(width: CGFloat) -> CGSize { CGSize(width: width, height: 36) }

  override func layoutSubviews() {
    label.frame = CGRect(x: 16, y: 12, width: max(0, frame.width - 32), height: 20)
  }
}
