import Foundation

extension Window {
  /// Makes a view first responder, or none. Answers whether it is now.
  ///
  /// When none takes its place, observers hear ``WindowEvent/willEndEditing(_:)`` while the old one still is first
  /// responder (so will-hide is delivered inside resigning); then, in every case, ``WindowEvent/focusChanged(from:to:)``.
  @discardableResult
  public func makeFirstResponder(_ view: View?) -> Bool {
    let old = firstResponder
    if old === view { return true }
    if let view, !view.canBecomeFirstResponder || view.window !== self || isLeaving(view) { return false }
    if view == nil, let old { report(.willEndEditing(old)) }
    firstResponder = view
    old?.firstResponderChanged()
    view?.firstResponderChanged()
    report(.focusChanged(from: old, to: view))
    return true
  }

  /// Whether a view lies in something that is on its way out: editing in it has ended, and does not begin again.
  private func isLeaving(_ view: View) -> Bool {
    presentations.contains { $0.phase == .dismissing && view.isDescendant(of: $0) }
  }

  /// Every view that can become first responder, in reading order: by y, then by x, as laid out in the window. Where
  /// something is laid over the window (a sheet, an alert), those in the frontmost of it alone.
  public var focusOrder: [View] {
    focusableViews.filter(\.canBecomeFirstResponder)
      .map { ($0, $0.frameInWindow()) }
      .enumerated()
      .sorted { a, b in
        let (first, second) = (a.element.1, b.element.1)
        return (first.minY, first.minX, Double(a.offset)) < (second.minY, second.minX, Double(b.offset))
      }
      .map { $0.element.0 }
  }

  /// What lies in front, without what is leaving.
  private var focusableViews: [View] {
    if let frontmostPresentation { return frontmostPresentation.shownTree }
    let shown = shownTree
    return presentations.isEmpty ? shown : shown.filter { view in !presentations.contains(where: view.isDescendant) }
  }

  /// Moves focus to the next view in reading order (1), or the previous one (−1); at the end nothing happens.
  @discardableResult
  public func moveFocus(by step: Int) -> Bool {
    let order = focusOrder
    guard let firstResponder, let index = order.firstIndex(where: { $0 === firstResponder }) else { return false }
    guard order.indices.contains(index + step) else { return false }
    return makeFirstResponder(order[index + step])
  }
}

extension View {
  /// Whether keys and the on-screen keyboard type into it.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  /// Asks for the focus. Answers whether it has it now.
  @discardableResult
  public func becomeFirstResponder() -> Bool { window?.makeFirstResponder(self) ?? false }

  /// Gives the focus up, to nobody, if it has it.
  public func resignFirstResponder() { if isFirstResponder { window?.makeFirstResponder(nil) } }
}
