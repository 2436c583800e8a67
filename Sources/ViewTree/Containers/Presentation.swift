public import Foundation
import Motion

/// A controller laid over a window: dims what is behind, keeps touches and focus to itself, comes and goes.
///
/// It lies in front of what it was presented from and behind status bar and keyboard. The controller's view is in a panel
/// that moves; where that rests follows from ``style``, the window's size and its safe area.
public final class Presentation: View {
  /// How far along it is.
  public enum Phase: Hashable, Sendable {
    /// On its way in, at rest, on its way out, gone.
    case presenting, shown, dismissing, gone
  }

  /// The controller that is laid over the window.
  public let presented: ViewController
  /// The controller that asked for it; it is left alone.
  public internal(set) weak var presenter: ViewController?
  /// How it is laid over the window.
  public let style: PresentationStyle
  /// How far along it is.
  public internal(set) var phase = Phase.presenting
  /// Called when it has gone, by whatever way.
  public var onDismissed: () -> Void = {}

  let dimming = View()
  let panel: PresentationPanel
  /// The height a sheet rests at, in points; 0 until it is in a window.
  var restingHeight: CGFloat = 0
  /// A drag of a sheet: where its top was, in window points, and what the finger had moved then.
  var hold: (top: CGFloat, translation: CGFloat)?
  /// Which of its heights it rests at, the lowest first.
  var detentIndex = 0
  var draggingTouch: Touch?
  private var deadline: Int?

  /// The pace of everything that slides: that of a push (FACTS.md §1: 0.35 s).
  static let slidePace = Pace.easeInOut(duration: 0.35)
  /// The pace of what fades in and out.
  static let fadePace = Pace.easeInOut(duration: 0.25)

  init(_ presented: ViewController, style: PresentationStyle, presenter: ViewController?) {
    self.presented = presented
    self.style = style
    self.presenter = presenter
    panel = PresentationPanel(style)
    super.init()
    fillsSuperview = true
    dimming.backgroundColor = style == .fullScreen ? .clear : Color(hex: 0, alpha: 0.4)
    dimming.fillsSuperview = true
    addSubview(dimming)
    addSubview(panel)
    panel.insertSubview(presented.view, at: 0)
    presented.presentation = self
    dimming.addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in tapOnGround() })
    addSheetDrag()
  }

  /// The panel's frame at rest, in window points.
  public var panelFrame: CGRect { panel.frame }

  /// What rises as a whole when it has to be higher: the panel of a sheet that leaves room above it. Nil where only what is
  /// in it can move: in it that would be cut at its top (CASES.md H13).
  public var risingPanel: View? {
    guard let window, let sheet else { return nil }
    return restingHeight < sheet.height(of: .large, in: frame.size, safeArea: window.safeArea) ? panel : nil
  }

  /// Whether the panel moves to its place instead of fading in there.
  var slides: Bool {
    switch style {
    case .fullScreen, .sheet, .formSheet: true
    case .alert, .popover: false
    }
  }

  private var pace: Pace { slides ? Self.slidePace : Self.fadePace }

  private func tapOnGround() {
    guard phase == .shown else { return }
    switch style {
    case .sheet(let sheet): if sheet.canBeDismissed { dismiss() }
    case .popover: dismiss()
    case .fullScreen, .formSheet, .alert: break
    }
  }

  public override func layoutSubviews() {
    if let window { placePanel(in: window) }
  }

  // MARK: Coming and going

  func appear(animated: Bool) {
    guard let window else { return }
    layoutIfNeeded()
    presented.setAppearance(.appearing)
    if animated {
      dimming.setWithoutAnimation(.opacity, to: 0)
      dimming.animate(.opacity, to: 1, pace: pace)
      if slides {
        let top = panel.frame.minY
        panel.setWithoutAnimation(.originY, to: window.frame.height)
        panel.animate(.originY, to: top, pace: pace)
      } else {
        panel.setWithoutAnimation(.opacity, to: 0)
        panel.animate(.opacity, to: 1, pace: pace)
      }
    }
    finish(after: animated ? pace.duration : 0) { [unowned self] in
      phase = .shown
      presented.setAppearance(.shown)
      if style == .fullScreen { presenter?.outermost.setAppearance(.away) }
    }
  }

  /// Lets it go the way it came. Editing in it ends at once, so that the keyboard leaves with it; what lies in front of it
  /// goes too. It is gone after 0.35 s (0.25 s where it fades).
  public func dismiss(animated: Bool = true) { leave(animated: animated, velocity: 0, pace: pace) }

  func leave(animated: Bool, velocity: CGFloat, pace: Pace) {
    guard let window, phase != .dismissing, phase != .gone else { return }
    if let index = window.presentations.firstIndex(where: { $0 === self }) {
      for later in window.presentations[(index + 1)...].reversed() {
        later.leave(animated: false, velocity: 0, pace: pace)
      }
    }
    if let first = window.firstResponder, first.isDescendant(of: self) { window.makeFirstResponder(nil) }
    phase = .dismissing
    hold = nil
    presented.setAppearance(.disappearing)
    if style == .fullScreen { presenter?.outermost.setAppearance(.shown) }
    if animated {
      dimming.animate(.opacity, to: 0, pace: pace)
      if slides {
        panel.letGo(.originY, to: window.frame.height, velocity: velocity, pace: pace)
      } else {
        panel.animate(.opacity, to: 0, pace: pace)
      }
    }
    finish(after: animated ? pace.duration : 0) { [unowned self] in vanish() }
  }

  private func vanish() {
    let window = window
    phase = .gone
    presented.setAppearance(.away)
    presented.presentation = nil
    window?.presentations.removeAll { $0 === self }
    removeFromSuperview()
    onDismissed()
  }

  private func finish(after delay: TimeInterval, _ action: @escaping () -> Void) {
    guard let window else { return }
    if let deadline { window.cancelDeadline(deadline) }
    deadline = nil
    guard delay > 0 else { return action() }
    deadline = window.addDeadline(at: window.time + delay) { [self] in
      deadline = nil
      action()
    }
  }
}
