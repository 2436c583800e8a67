import Foundation
import KeyboardAvoidance
import ViewTree

extension KeyboardPresenter {
  /// Shows the motion the model has now and tells what is said of it, all at its own time, in place of whatever was left of
  /// the motion before; nil changes nothing.
  ///
  /// - Parameters:
  ///   - messages: the model's answer to what was asked of it just now.
  ///   - start: done when the motion starts, before it is told of.
  func perform(_ messages: [KeyboardMessage]?, start: @escaping () -> Void = {}) {
    guard let messages, let window else { return }
    for deadline in deadlines { window.cancelDeadline(deadline) }
    deadlines = []
    motionCount += 1
    let motion = motionCount
    at(model.motionStart(after: window.time) ?? window.time) { [weak self] in
      start()
      self?.playMotion()
    }
    for message in messages where motion == motionCount {
      at(message.time) { [weak self] in self?.tell(message) }
    }
    guard motion == motionCount, model.height == 0 else { return }
    at(model.motionEnd(after: window.time) ?? window.time) { [weak self] in
      self?.container.isHidden = true
      self?.remains.isHidden = true
    }
  }

  private func at(_ time: TimeInterval, _ action: @escaping () -> Void) {
    guard let window, time > window.time else { return action() }
    deadlines.append(window.addDeadline(at: time, action))
  }

  func playMotion() {
    guard let window else { return }
    container.play(model.motion(at: window.time), as: .translationY)
    container.play(model.sideMotion(at: window.time), as: .translationX)
    remains.play(model.barEdge, as: .translationY)
  }

  func tell(_ message: KeyboardMessage) {
    switch message.content {
    case .notification(let notification): onNotification(inWindow(notification))
    case .followed(let phase, let frame): onFollow(phase, inWindow(frame))
    // Said only in situations that are values; a window tells of these itself.
    case .beganEditing, .resized: break
    }
  }
}
