import Foundation
import KeyboardAvoidance
import ViewTree

/// Reads the facts of a plan off a view tree, in home geometry: model values with the avoider's own lift and the scroll
/// offsets taken out, so that neither animations nor what was planned before can be seen in them.
struct FactsReader {
  let window: Window
  /// The end frame of the keyboard, in window points; nil when it is hidden.
  let keyboardFrame: CGRect?
  /// What an earlier plan moved, which must be known to be undone.
  let displaced: [ScrollView]
  let distance: CGFloat?

  func facts(focused: View?, root: View) -> AvoidanceFacts {
    let lift = -root.model(.translationY)
    var facts = AvoidanceFacts(window: window.frame.size)
    facts.root = AvoidanceFacts.Root(frame: root.frameInWindow().offsetBy(dx: 0, dy: lift))
    facts.topLimit = topLimit(of: focused ?? root)
    if let keyboardFrame {
      let cover = keyboardFrame.intersection(CGRect(origin: .zero, size: window.frame.size))
      if !cover.isNull, !cover.isEmpty { facts.occluders = [cover] }
    }
    let chain = focused.map { scrollViews(around: $0) } ?? []
    let others = displaced.filter { view in !chain.contains { $0 === view } }
    facts.regions =
      chain.map { region($0, root: root, lift: lift, isInFocusChain: true) }
      + others.map { region($0, root: root, lift: lift, isInFocusChain: false) }
    guard let focused else { return facts }
    facts.shownField = focused.frameInWindow()
    facts.distance = focused.avoidance.distance ?? distance
    facts.anchors = anchors(for: focused, chain: chain, root: root, lift: lift)
    return facts
  }

  /// The vertical scroll views around a view, inner → outer, that avoidance may move.
  private func scrollViews(around view: View) -> [ScrollView] {
    view.chain.dropFirst().compactMap { $0 as? ScrollView }
      .filter { $0.isScrollEnabled && !$0.avoidance.ignoresAvoidance && $0.contentSize.height > 0 }
  }

  private func region(_ view: ScrollView, root: View, lift: CGFloat, isInFocusChain: Bool) -> ScrollRegion {
    ScrollRegion(
      id: view.identity,
      clip: home(view.frameInWindow(), of: view, around: scrollViews(around: view), root: root, lift: lift),
      contentHeight: view.contentSize.height, topInset: view.contentInset.top, bottomInset: view.contentInset.bottom,
      offset: view.contentOffset.y, isInFocusChain: isInFocusChain, isInHand: view.isInHand)
  }

  private func anchors(for focused: View, chain: [ScrollView], root: View, lift: CGFloat) -> [Anchor] {
    func anchor(_ level: Anchor.Level, _ view: View, _ rect: CGRect) -> Anchor {
      // A plan moves the focus chain alone: in a scroll view of its own a companion lies where that shows it.
      let around = scrollViews(around: view).filter { candidate in chain.contains { $0 === candidate } }
      let container = chain.firstIndex { $0 === around.first } ?? chain.count
      return Anchor(
        level: level, rect: home(rect, of: view, around: around, root: root, lift: lift), container: container,
        name: view.id ?? "")
    }
    var anchors: [Anchor] = []
    if let input = focused as? any TextInput {
      anchors.append(anchor(.caret, focused, focused.rectInWindow(input.caretRect)))
    }
    anchors.append(anchor(.field, focused, focused.frameInWindow()))
    for (index, companion) in focused.avoidance.companions.enumerated() where companion.window === window {
      anchors.append(anchor(.companion(index), companion, companion.frameInWindow()))
    }
    return anchors
  }

  /// A rectangle as shown (model) with the offsets of scroll views around the view, and the lift if it lies in the root,
  /// taken out.
  private func home(
    _ rect: CGRect, of view: View, around scrollViews: [ScrollView], root: View, lift: CGFloat
  ) -> CGRect {
    let offsets = scrollViews.reduce(0) { $0 + $1.contentOffset.y }
    return rect.offsetBy(dx: 0, dy: offsets + (view.isDescendant(of: root) ? lift : 0))
  }

  private func topLimit(of view: View) -> CGFloat {
    guard let controller = view.chain.lazy.compactMap({ $0 as? ViewController }).first ?? window.rootController else {
      return 0
    }
    return controller.view.frameInWindow().minY + controller.topLimit
  }
}
