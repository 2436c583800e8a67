import Foundation
public import KeyboardAvoidance
public import ViewTree

extension KeyboardAvoider {
  /// What stands on top of the keyboard for a view: what it has asked for, else the toolbar where
  /// ``KeyboardAvoider/isToolbarEnabled``, else the dismiss button.
  public func accessory(for view: View) -> ViewAvoidance.Accessory {
    view.knownAvoidance?.chosenAccessory ?? (isToolbarEnabled ? .toolbar : .dismissButton)
  }

  /// What the toolbar of a view shows: arrows and whether they lead anywhere, its placeholder as title.
  public func toolbar(for view: View) -> ToolbarRules.Toolbar? {
    var rules = ToolbarRules()
    rules.showsPlaceholder = toolbarShowsPlaceholder
    var field = ToolbarRules.Field(placeholder: view.accessibilityText)
    field.controllers = view.nearestController.map(FocusTraits.typeNames) ?? []
    return rules.toolbar(for: field, in: fieldOrder(around: view))
  }

  /// The fields that previous and next go through from `view`, which is one of them.
  ///
  /// With `.position` that is the whole form as it is read, row by row; with `.subviews` and `.tag` it is the whole form
  /// in the order of the tree or of the app's own numbers. `keyboard-manager` alone keeps to the field's siblings, as the
  /// manager does (FACTS.md §5, 1.1).
  public func fieldOrder(around view: View) -> FieldOrder {
    let isManager = strategyName == "keyboard-manager"
    let views = window.map { Self.inputs(in: $0) } ?? []
    let candidates = views.enumerated().map { index, view in
      var candidate = FieldCandidate(
        id: view.identity, frame: view.frameAtHome, index: index)
      if isManager, let parent = view.superview {
        candidate.parent = parent.identity
        candidate.index = parent.subviews.firstIndex { $0 === view } ?? index
      }
      candidate.tag = view.tag
      candidate.isEnabled = view.canBecomeFirstResponder
      candidate.isVisible = !view.chain.contains { ($0 as? View)?.isHidden ?? false }
      candidate.alpha = view.alpha
      candidate.isInteractive = view.isUserInteractionEnabled
      return candidate
    }
    let scope: FieldOrder.Scope = !isManager && toolbarOrder == .position ? .form : .siblings
    return FieldOrder(candidates, current: view.identity, scope: scope, by: toolbarOrder)
  }

  /// Gives the focus to the field before the focused one. Answers whether it has it now.
  @discardableResult
  public func focusPrevious() -> Bool { moveFocus { $0.previous } }

  /// Gives the focus to the field after the focused one. Answers whether it has it now.
  @discardableResult
  public func focusNext() -> Bool { moveFocus { $0.next } }

  private func moveFocus(_ choose: (FieldOrder) -> FieldCandidate.ID?) -> Bool {
    guard let window, let first = window.firstResponder, let id = choose(fieldOrder(around: first)) else {
      return false
    }
    return Self.inputs(in: window).first { $0.identity == id }?.becomeFirstResponder() ?? false
  }

  private static func inputs(in view: View) -> [View] {
    if view.belongsToSystem { return [] }
    let own = view is any TextInput || view.canBecomeFirstResponder ? [view] : []
    return own + view.subviews.flatMap { inputs(in: $0) }
  }
}

extension View {
  /// Its frame in window points as it lies with the scroll views around it at offset 0.
  fileprivate var frameAtHome: CGRect {
    let offset = sequence(first: self, next: \.superview).dropFirst().reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.boundsOrigin(in: .model).x, y: $0.y + $1.boundsOrigin(in: .model).y)
    }
    return frameInWindow().offsetBy(dx: offset.x, dy: offset.y)
  }
}
