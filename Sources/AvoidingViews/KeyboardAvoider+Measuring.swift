import Foundation
import KeyboardAvoidance
import ViewTree

extension KeyboardAvoider {
  /// What the system has just said is about the keyboard as it can be measured now.
  func noteMeasurement() { measured = measureKeyboard?().frame }

  /// Takes in that the keyboard rests elsewhere than where it was going when the system last said something: some ways to
  /// another height send no notification. What was said of a keyboard that is still the same is believed.
  func measure() {
    guard let window, let measurement = measureKeyboard?(), !measurement.isMoving, !isFollowing,
      measurement.frame != measured
    else { return }
    measured = measurement.frame
    let size = window.frame.size
    let frame = measurement.frame ?? CGRect(x: 0, y: size.height, width: size.width, height: 0)
    // Of one that stands elsewhere than at the bottom a frame does not tell enough.
    guard occlusion.state == .hidden || occlusion.state == .docked, frame.minX <= 0, frame.maxX >= size.width,
      frame.maxY >= size.height
    else { return }
    occlusion.follow(frame, window: size, screen: screenFrame(of: window))
    moveEdge(pace: .immediate)
  }
}
