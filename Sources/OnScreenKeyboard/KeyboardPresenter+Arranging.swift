public import Foundation
import KeyboardAvoidance
import ViewTree

extension KeyboardPresenter {
  /// Asks anew what the focused input needs and what stands on the keyboard for it, and shows that.
  ///
  /// What is told of it is what real systems tell: all four messages where the height is another or the accessory is another
  /// object (FACTS.md §4).
  public func reload() {
    if let input = window?.firstResponder as? any TextInput { present(for: input) }
  }

  /// Brings the keyboard up for an input, or has one that is up be as that needs it.
  func present(for input: any TextInput) {
    guard let window else { return }
    let accessory = accessory(input)
    let arrangement = KeyboardArrangement(
      form, for: input, accessory: accessory?.frame.height ?? 0, safeBottom: window.safeArea.bottom)
    guard arrangement.height > 0 else { return hide() }
    model.posture = form.posture
    let messages = model.focus(
      height: arrangement.height, depth: arrangement.depth, barHeight: arrangement.barHeight,
      accessoryDiffers: accessory !== comingAccessory, at: window.time)
    let isSame = self.arrangement == arrangement
    (comingAccessory, self.arrangement) = (accessory, arrangement)
    if messages != nil {
      perform(messages) { [weak self, accessory] in self?.arrange(accessory, arrangement) }
    } else if !isSame, model.motionStart(after: window.time) == nil {
      // As high as before, but not the same: nothing is told.
      arrange(accessory, arrangement)
    }
  }

  /// Puts everything in its place in the keyboard, at the start of the motion that brings it.
  func arrange(_ accessory: View?, _ arrangement: KeyboardArrangement) {
    let home = arrangement.posture.leavesAccessoryBehind ? remains : container
    if accessory !== currentAccessory { currentAccessory?.removeFromSuperview() }
    currentAccessory = accessory
    if let accessory, accessory.superview !== home { home.addSubview(accessory) }
    accessory?.frame = CGRect(x: 0, y: 0, width: container.frame.width, height: accessory?.frame.height ?? 0)
    let top = home === container ? accessory?.frame.height ?? 0 : 0
    plates.arrange(arrangement, width: container.frame.width, top: top)
    keys.frame.origin.y = top + arrangement.suggestions
    keys.setKeyArea(CGSize(width: container.frame.width, height: arrangement.keys))
    keys.isHidden = !arrangement.showsKeys
    backdrop.frame = CGRect(x: 0, y: keys.frame.maxY, width: keys.frame.width, height: keys.frame.height)
    backdrop.isHidden = model.floatingFrame != nil
    container.isHidden = false
    remains.isHidden = home === container
  }

  /// Away from the window's bottom nothing is below the keys.
  func hideBackdrop() { backdrop.isHidden = true }

  /// What keyboard and accessory cover of the window now, in window points; nothing when hidden, pieces if it is in some.
  public var shownParts: [CGRect] {
    guard let window else { return [] }
    let bounds = CGRect(origin: .zero, size: window.frame.size)
    return model.parts(at: window.time).map { inWindow($0).intersection(bounds) }.filter { !$0.isNull && !$0.isEmpty }
  }

  /// The y from which on the window is covered from side to side now, in window points.
  ///
  /// It is the edge of a keyboard that stands at the bottom, else of what it has left there, else the window's height.
  public var coverEdge: CGFloat { edge { model.coverEdge(at: $0.time) } }

  /// What ``coverEdge`` is on its way to, in window points; the window's height when nothing covers it then.
  public var coverEdgeEnd: CGFloat { edge { _ in model.coverEdgeEnd } }
}
