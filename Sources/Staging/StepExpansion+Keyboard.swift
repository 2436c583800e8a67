import Foundation
import KeyboardAvoidance
import OnScreenKeyboard
import Scenarios

extension StepExpansion {
  /// A finger that comes down on the keyboard's edge, or is there already, and goes its way at one speed.
  func dragKeyboard(_ drag: Step.KeyboardDrag) throws(ScenarioError) -> [TimedEvent] {
    // One place of a finger is what a recording is made of: it is there whatever has become of the keyboard.
    if case .to(let y) = drag.way, drag.duration == 0 {
      return [at(0, .dragKeyboard(y: y, isReleased: drag.isReleased))]
    }
    let begin = try aim.keyboardGrip()
    let end: CGFloat =
      switch drag.way {
      case .to(let y): y
      case .by(let distance): begin + distance
      }
    guard drag.duration > 0 else { return [at(0, .dragKeyboard(y: end, isReleased: drag.isReleased))] }
    let samples = max(1, Int((drag.duration * ScriptPlayer.fingerRate).rounded()))
    let moves = (1...samples).map { sample in
      let share = Double(sample) / Double(samples)
      return at(share * drag.duration, .dragKeyboard(y: begin + share * (end - begin), isReleased: false))
    }
    let release = drag.isReleased ? [at(drag.duration, .dragKeyboard(y: end, isReleased: true))] : []
    return [at(0, .dragKeyboard(y: begin, isReleased: false))] + moves + release
  }
}

extension Aim {
  /// The y of a finger that holds the keyboard, or of the edge where one may take hold of it, in window points.
  fileprivate func keyboardGrip() throws(ScenarioError) -> CGFloat {
    if let y = stage.keyboardGrip?.y { return y }
    guard stage.keyboard.model.height > 0, stage.keyboard.floatingFrame == nil else {
      throw error("the keyboard is not at the window's bottom, so it cannot be dragged down; focus a field first")
    }
    return stage.keyboard.shownEdge
  }
}
