import Foundation
import ViewTree

/// A key that is held, and the deadline at which it repeats.
struct KeyPressState {
  var key: PlacedKey
  var repeatDeadline: Int?
}

extension KeyboardView {
  /// A held delete begins to repeat after 0.4 s and goes on every 0.05 s (the open-source Android keyboard's times,
  /// PLATFORM.md §3.1).
  static let repeatDelay: TimeInterval = 0.4
  static let repeatInterval: TimeInterval = 0.05
  /// Two taps on shift within this time lock it (PLATFORM.md §3.1, double tap).
  static let doubleTap: TimeInterval = 0.4

  func pressKey(_ touch: Touch) {
    guard let key = key(at: touch.location(in: self)) else { return }
    setPress(KeyPressState(key: key))
    if key.action == .delete {
      onKey(.delete)
      repeatDelete(after: Self.repeatDelay)
    }
  }

  func slideToKey(_ touch: Touch) {
    guard let press, let key = key(at: touch.location(in: self)), key != press.key else { return }
    // From delete no other key is reached: what it deleted is deleted.
    if press.key.action == .delete || key.action == .delete { return }
    setPress(KeyPressState(key: key))
  }

  func releaseKey(_ touch: Touch) {
    guard let key = press?.key else { return }
    setPress(nil)
    switch key.action {
    case .delete: break
    case .shift: tapShift()
    case .page(let name, _):
      page = name
      shift = .off
    case .text(let text):
      onKey(.text(shift == .off ? text : text.uppercased()))
      if shift == .once { shift = .off }
    case .space, .return: onKey(key.action)
    }
    if key.action != .shift { lastShiftTap = nil }
  }

  private func tapShift() {
    let time = window?.time ?? 0
    if shift == .once, let last = lastShiftTap, time - last <= Self.doubleTap {
      shift = .locked
    } else {
      shift = shift == .off ? .once : .off
    }
    lastShiftTap = time
  }

  private func repeatDelete(after delay: TimeInterval) {
    guard let window else { return }
    press?.repeatDeadline = window.addDeadline(at: window.time + delay) { [weak self] in
      self?.onKey(.delete)
      self?.repeatDelete(after: Self.repeatInterval)
    }
  }

  func setPress(_ new: KeyPressState?) {
    if let deadline = press?.repeatDeadline { window?.cancelDeadline(deadline) }
    press = new
    highlight.frame = bounds
    if let frame = new?.key.frame { highlight.show(frame) } else { highlight.isHidden = true }
  }
}

extension KeyHighlight {
  /// Covers one key of the keyboard and a point around it for the shadow.
  func show(_ key: CGRect) {
    let area = key.insetBy(dx: -1, dy: -2)
    isHidden = false
    frame = area
    scrollOrigin(to: area.origin)
    setNeedsDisplay()
  }

  private func scrollOrigin(to origin: CGPoint) {
    setWithoutAnimation(.offsetX, to: origin.x)
    setWithoutAnimation(.offsetY, to: origin.y)
  }
}
