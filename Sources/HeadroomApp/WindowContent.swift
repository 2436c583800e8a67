import Foundation
import WindowHosting

/// A view tree's window as the content of a frame loop: host events become touches and typing, host time is its time.
final class WindowContent: FrameContent {
  private let window: Window
  private let clipboard: WindowClipboard?
  private var start: TimeInterval?
  private(set) var isFinished = false

  init(window: Window, clipboard: WindowClipboard? = nil) {
    self.window = window
    self.clipboard = clipboard
    if let clipboard { window.clipboard = clipboard }
  }

  func receive(_ event: HostEvent) {
    switch event {
    case .closeRequested, .connectionLost: isFinished = true
    case .pointerDown(let point, let time): touch(.began, point, time)
    case .shiftPointerDown(let point, let time):
      advance(to: time)
      window.touch(.began, at: point, extendsSelection: true)
    case .middleButtonDown(let point, let time):
      advance(to: time)
      window.middleClick(at: point)
    case .pointerMoved(let point, let time): touch(.moved, point, time)
    case .pointerUp(let point, let time): touch(.ended, point, time)
    case .pointerCancelled(let time): touch(.cancelled, .zero, time)
    case .wheel(let point, let dx, let dy, let time):
      advance(to: time)
      window.wheel(at: point, dx: dx, dy: dy)
    case .keyDown(let press, let time):
      advance(to: time)
      type(press)
    case .composing(let text, let selected, let time):
      advance(to: time)
      window.compose(text, selectedRange: selected)
    case .composed(let text, let time):
      advance(to: time)
      window.commit(text)
    case .selectionText(_, _, let time):
      advance(to: time)
      clipboard?.receive(event)
    case .focusChanged, .resized: break
    }
    window.layOut()
  }

  private func touch(_ phase: TouchPhase, _ point: CGPoint, _ time: TimeInterval) {
    advance(to: time)
    window.touch(phase, at: point)
  }

  private func type(_ press: KeyPress) {
    if press.key == .escape { window.makeFirstResponder(nil) }
    if let key = press.editingKey { _ = window.press(key) }
    if press.key == .character, press.modifiers.isDisjoint(with: [.control, .alt]) { window.type(press.text) }
  }

  func advance(to time: TimeInterval) {
    let start = start ?? time
    self.start = start
    window.advance(to: max(window.time, time - start))
  }

  var caret: CGRect? { window.caretRect }

  var needsDisplay: Bool { window.needsDisplay }

  func makeDisplayList() -> DisplayList { window.makeDisplayList() }

  var nextChange: TimeInterval? {
    let change =
      window.isAnimating ? window.time : [window.nextDeadline, window.nextPictureChange].compactMap(\.self).min()
    return change.map { $0 + (start ?? 0) }
  }
}
