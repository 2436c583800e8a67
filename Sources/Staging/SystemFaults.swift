import Foundation
import KeyboardAvoidance
import Scenarios
import ViewTree

/// What a script has the system not say of its keyboard, or say late: between the keyboard and those who listen to it.
final class SystemFaults {
  private var lost: Set<KeyboardNotification.Kind> = []
  private var delays: [KeyboardNotification.Kind: TimeInterval] = [:]
  private var framesToDrop = 0

  /// Has some more not said, or said late; what is said late from now on is not lost any more.
  func add(_ word: Step.SystemWord) {
    switch word {
    case .send: break
    case .lose(let kinds): lost.formUnion(kinds)
    case .delay(let new):
      delays.merge(new) { _, new in new }
      lost.subtract(new.keys)
    case .restore: (lost, delays, framesToDrop) = ([], [:], 0)
    }
  }

  /// Has so many more frames not told of.
  func dropFrames(_ count: Int) { framesToDrop += count }

  /// Lets a notification through now, later, or never.
  func pass(
    _ notification: KeyboardNotification, in window: Window?, to listener: @escaping (KeyboardNotification) -> Void
  ) {
    if lost.contains(notification.kind) { return }
    guard let window, let delay = delays[notification.kind], delay > 0 else { return listener(notification) }
    _ = window.addDeadline(at: window.time + delay) { listener(notification) }
  }

  /// Whether a place of a keyboard that is followed is told of. Its beginning and end are: what is dropped is frames.
  func passes(_ phase: FollowPhase) -> Bool {
    guard phase == .moved, framesToDrop > 0 else { return true }
    framesToDrop -= 1
    return false
  }
}
