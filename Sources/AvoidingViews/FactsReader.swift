import Foundation
import KeyboardAvoidance
import ViewTree

/// Reads geometry off a view tree into facts, in home geometry: model values with the avoider's own lift and the scroll
/// offsets taken out, so that neither animations nor what was planned before can be seen in them.
struct FactsReader {
  let root: View
  /// The view that shall be visible; nil = none.
  let focused: View?
  /// The scroll views around it, inner → outer, that avoidance may move: itself first if it scrolls its own text.
  let chain: [ScrollView]
  /// Others that facts must have: what an earlier plan moved, the lists of bars.
  let others: [ScrollView]
  let bars: [View]
  /// What was moved.
  let player: PlanPlayer

  /// Fills in root, regions, anchors and bars.
  func read(into facts: inout AvoidanceFacts) {
    readRoot(into: &facts)
    facts.regions =
      chain.map { region($0, isInFocusChain: true) } + others.map { region($0, isInFocusChain: false) }
    facts.bars = bars.map { bar in
      StickyBar(
        id: bar.identity, frame: homeFrame(of: bar, around: bar.scrollViews),
        list: bar.avoidance.list?.identity, listPolicy: bar.avoidance.listPolicy)
    }
    guard let focused else { return }
    facts.shownField = focused.frameInWindow()
    facts.anchors = anchors(of: focused)
  }

  private func readRoot(into facts: inout AvoidanceFacts) {
    let lift = player.displacement(of: root)
    let padding = player.bottomPadding(of: root)
    facts.root = AvoidanceFacts.Root(frame: homeFrame(of: root, around: []))
    facts.root.id = root.identity
    facts.root.lift = lift
    facts.root.bottomPadding = padding
    facts.root.regionID = (root as? ScrollView)?.identity
    facts.root.avoidsByItself =
      root.knownAvoidance?.avoidsByItself == true
      || root.nearestController.map { $0.avoidsKeyboardByItself && $0.content === root } == true
  }

  private func region(_ view: ScrollView, isInFocusChain: Bool) -> ScrollRegion {
    var region = ScrollRegion(
      id: view.identity, clip: homeFrame(of: view, around: view.scrollViews),
      contentHeight: view.contentSize.height, topInset: view.contentInset.top, bottomInset: view.contentInset.bottom,
      offset: view.contentOffset.y, isInFocusChain: isInFocusChain, isInHand: view.isInHand)
    if view === focused {
      region.kind = .textView
      region.caretMargin = TextView.textInset.top
    }
    if let table = view as? TableView {
      region.kind = .table
      if isInFocusChain { region.previousRowBottom = bottomOfRowBefore(in: table) }
    }
    region.keepsInsets = view.knownAvoidance?.keepsInsets ?? false
    region.restoresOffset = view.knownAvoidance?.restoresContentOffset
    region.squeeze = squeeze(of: view)
    return region
  }

  /// How much a panel that makes room for the keyboard by itself takes from the height of what ends where it ends.
  private func squeeze(of view: ScrollView) -> CGFloat {
    guard let presentation = root.nearestController?.outermost.presentation else { return 0 }
    let (end, whole) = (view.frameInWindow().maxY, presentation.presented.view.frameInWindow().maxY)
    return abs(end - whole) < 0.5 ? presentation.squeeze : 0
  }

  /// The bottom of the row before the one that is focused, at home in window points, whether or not that row exists.
  private func bottomOfRowBefore(in table: TableView) -> CGFloat? {
    guard let index = focused?.enclosing(TableRow.self)?.index, index.row > 0,
      let row = table.frameOfRow(at: TableView.Index(index.row - 1, section: index.section))
    else { return nil }
    return home(table.rectInWindow(row), of: table, around: [table] + table.scrollViews).maxY
  }

  /// Whether a view moves with the root, or with a bar; what moves with another root can be shown by none of this one's.
  private func isWithin(_ view: View) -> Bool {
    view.isDescendant(of: root) || bars.contains { view.isDescendant(of: $0) }
  }

  private func anchors(of focused: View) -> [Anchor] {
    var anchors: [Anchor] = []
    if let input = focused as? any TextInput {
      let around = chain.first === focused ? chain : focused.scrollViews
      let caret = home(focused.rectInWindow(input.caretRect), of: focused, around: around)
      anchors.append(anchor(.caret, focused, caret, around: around))
    }
    anchors.append(anchor(.field, focused, around: focused.scrollViews))
    for (index, companion) in focused.avoidance.companions.enumerated() where isWithin(companion) {
      // A plan moves the focus chain alone: in a scroll view of its own a companion lies where that shows it.
      let around = companion.scrollViews.filter { candidate in chain.contains { $0 === candidate } }
      anchors.append(anchor(.companion(index), companion, around: around))
    }
    return anchors
  }

  private func anchor(_ level: Anchor.Level, _ view: View, _ rect: CGRect? = nil, around: [ScrollView]) -> Anchor {
    var anchor = Anchor(
      level: level, rect: rect ?? homeFrame(of: view, around: around),
      container: chain.firstIndex { $0 === around.first } ?? chain.count, name: view.id ?? "")
    anchor.bar = bars.first { view.isDescendant(of: $0) }?.identity
    return anchor
  }

  /// A rectangle as shown (model) with the offsets of scroll views around it, and what it is moved by, taken out.
  private func home(_ rect: CGRect, of view: View, around scrollViews: [ScrollView]) -> CGRect {
    let moved = player.displacement(of: view) + player.paddingEffect(on: view).rise
    return rect.offsetBy(dx: 0, dy: scrollViews.reduce(moved) { $0 + $1.contentOffset.y })
  }

  /// The same of a view's frame, with the height that padding takes from it.
  private func homeFrame(of view: View, around scrollViews: [ScrollView]) -> CGRect {
    var frame = home(view.frameInWindow(), of: view, around: scrollViews)
    frame.size.height += player.paddingEffect(on: view).loss
    return frame
  }
}

extension View {
  /// The vertical scroll views around it, inner → outer, that avoidance may move.
  var scrollViews: [ScrollView] { chain.dropFirst().compactMap { $0 as? ScrollView }.filter(\.isMovable) }

  /// ``scrollViews``, before them itself if it scrolls its own text.
  var focusChain: [ScrollView] {
    guard let text = self as? TextView, text.scrollsItself, text.isMovable else { return scrollViews }
    return [text] + scrollViews
  }
}

extension ScrollView {
  fileprivate var isMovable: Bool {
    isScrollEnabled && contentSize.height > 0 && !isHorizontal && knownAvoidance?.ignoresAvoidance != true
  }

  /// Whether it moves its content along x alone: a pager, a strip (CASES.md A12, C19, X57).
  private var isHorizontal: Bool {
    self is PagerView || contentSize.width > frame.width && contentSize.height <= frame.height
  }
}
