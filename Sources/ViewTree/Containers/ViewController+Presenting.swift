import Foundation

extension ViewController {
  /// Lays a controller over the window, in front of everything that is presented already. Nil outside a window.
  ///
  /// Editing behind it ends, unless `focusing` a view in it takes the focus over: then the keyboard stays. Alerts and
  /// popovers get out of the keyboard's way themselves (``avoidsKeyboardByItself``); the presenter never moves for a
  /// field in front of it (CASES.md H12, H13, X36).
  @discardableResult
  public func present(
    _ controller: ViewController, style: PresentationStyle = .fullScreen, animated: Bool = true, focusing: View? = nil
  ) -> Presentation? {
    guard let window = view.window, controller.presentation == nil, controller.parent == nil else { return nil }
    switch style {
    case .alert, .popover: controller.avoidsKeyboardByItself = true
    case .fullScreen, .sheet, .formSheet: break
    }
    let presentation = Presentation(controller, style: style, presenter: self)
    window.add(presentation)
    if let focusing, focusing.isDescendant(of: presentation) {
      window.makeFirstResponder(focusing)
    } else if window.firstResponder != nil {
      window.makeFirstResponder(nil)
    }
    presentation.appear(animated: animated)
    window.layOut()
    return presentation
  }

  /// Takes away what it presented or, if it presented nothing, the presentation it is shown in itself.
  public func dismiss(animated: Bool = true) {
    let own = outermost
    let target = view.window?.presentations.first { $0.presenter?.outermost === own && $0.phase != .dismissing }
    (target ?? own.presentation)?.dismiss(animated: animated)
  }

  /// The controller it, or one it is part of or that is part of it, presented last.
  public var presented: ViewController? {
    view.window?.presentations.last { $0.presenter?.outermost === outermost && $0.phase != .dismissing }?.presented
  }
}

extension Window {
  /// The frontmost thing laid over the window that is not leaving.
  public var frontmostPresentation: Presentation? { presentations.last { $0.phase != .dismissing } }

  /// The controller in front: the frontmost presented one, else the root.
  public var frontmostController: ViewController? { frontmostPresentation?.presented ?? rootController }

  func add(_ presentation: Presentation) {
    let below = presentations.last ?? rootController?.view
    let index = below.flatMap { view in subviews.firstIndex { $0 === view } }.map { $0 + 1 } ?? 0
    presentations.append(presentation)
    insertSubview(presentation, at: index)
  }
}
