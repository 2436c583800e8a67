import Foundation
import HeadroomApp
import KeyboardAvoidance
import Scenarios
import Staging
import WindowHosting

extension Playground {
  /// The heights the keyboard can be set to, in points, and the step of one key press.
  static let keyboardHeights: ClosedRange<CGFloat> = 216...416
  static let keyboardStep: CGFloat = 25
  /// The ways the device is held one after another when it is turned to the left again and again.
  static let ways: [Device.Orientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
  /// How much slower slow motion is.
  static let slowMotion = 0.1

  func perform(_ shortcut: Shortcut, _ press: KeyPress, at time: TimeInterval) {
    let step = press.modifiers.contains(.shift) ? -1 : 1
    switch shortcut {
    case .help: overlay.isHelpShown.toggle()
    case .strategy:
      let name = Self.next(after: stage.avoider.strategyName, in: StrategyCatalog.names, by: step)
      perform(.strategy(name), time)
      overlay.say("Strategy: \(name)", at: time)
    case .scene: showScene(by: step, at: time)
    case .theme: perform(.theme(stage.theme == .light ? .dark : .light), time)
    case .reset:
      perform(.reset, time)
      overlay.say("Reset", at: time)
    case .turn:
      let name = Self.next(after: stage.device.orientation.rawValue, in: Self.ways.map(\.rawValue), by: step)
      perform(.orientation(Device.Orientation(rawValue: name) ?? .portrait), time)
    case .scale: setScale(host.scale % 3 + 1, at: time)
    case .lower: setKeyboardHeight(stage.keyboard.height - Self.keyboardStep, at: time)
    case .higher: setKeyboardHeight(stage.keyboard.height + Self.keyboardStep, at: time)
    case .record: recording == nil ? startRecording(at: time) : stopRecording()
    case .slow:
      clock.setSpeed(clock.speed == 1 ? Self.slowMotion : 1, at: time)
      overlay.say(clock.speed == 1 ? "Full speed" : "Slow motion, 1/10", at: time)
    case .pause:
      clock.setPaused(!clock.isPaused, at: time)
      overlay.say(clock.isPaused ? "Paused – F12 steps a frame" : "Running", at: time)
    case .step:
      clock.step(1 / FrameLoop.frameRate, at: time)
      advance(to: time)
      overlay.say(String(format: "%.3f s", stage.time), at: time)
    case .dismiss: if overlay.isHelpShown { overlay.isHelpShown = false } else { perform(.escape, time) }
    case .quit: quit()
    }
    updateTitle()
  }

  private static func next(after name: String, in names: [String], by step: Int) -> String {
    let index = names.firstIndex(of: name) ?? 0
    return names[(index + step + names.count) % names.count]
  }

  private func showScene(by step: Int, at time: TimeInterval) {
    do {
      let names = try workshop.library.sceneNames()
      let name = Self.next(after: stage.scenario.scene.name, in: names, by: step)
      var scenario = try workshop.scenario(toShow: name)
      scenario.device = stage.device
      show(scenario, file: name)
      overlay.say(scenario.scene.title, at: time)
    } catch {
      overlay.say("\(error)", at: time)
      Console.error("\(error)")
    }
  }

  private func setScale(_ scale: Int, at time: TimeInterval) {
    let size = stage.window.frame.size
    host.resize(width: Int(size.width), height: Int(size.height), scale: scale)
    onScale(host.scale)
    overlay.say("Scale \(host.scale)", at: time)
  }

  private func setKeyboardHeight(_ wish: CGFloat, at time: TimeInterval) {
    let height = min(max(wish, Self.keyboardHeights.lowerBound), Self.keyboardHeights.upperBound)
    if height != stage.keyboard.height { perform(.keyboard(.init(height: height)), time) }
    overlay.say("Keyboard \(Int(height)) points", at: time)
  }
}
