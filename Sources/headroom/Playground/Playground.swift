import Foundation
import HeadroomApp
import Scenarios
import Staging
import WindowHosting

/// The window's program: host events become events of a stage, keys change settings, and what is done can be recorded.
final class Playground: FrameContent {
  /// How the playground begins.
  struct Options {
    var scenario: Scenario
    var strategy: String?
    var theme: Scenario.Theme?
    var speed: Double = 1
    /// What error messages call the scenario.
    var file: String
  }

  let host: any WindowHost
  let workshop: Workshop
  /// What other programs offer and are offered, where there are any.
  private let clipboard: WindowClipboard?
  let makeStage: (Scenario, String?, Scenario.Theme?) -> Stage
  private(set) var stage: Stage
  var player: ScriptPlayer
  var clock: SceneClock
  let overlay: Overlay
  var recording: SessionRecording?
  /// Every event since the scene's start: a recording begins with what led to it.
  var history: [TimedEvent] = []
  var exports: [Export] = []
  var isFinished = false
  /// Why it ended, if it did not end well.
  var failure: Failure?
  /// Called after a change of scale.
  var onScale: (Int) -> Void = { _ in }
  /// What the scene began with: a script starts there.
  private(set) var initialStrategy: String
  private(set) var initialTheme: Scenario.Theme

  init(
    _ options: Options, host: any WindowHost, workshop: Workshop,
    makeStage: @escaping (Scenario, String?, Scenario.Theme?) -> Stage
  ) {
    self.host = host
    self.workshop = workshop
    self.makeStage = makeStage
    clipboard = (host as? any SelectionHost).map { WindowClipboard($0) }
    stage = makeStage(options.scenario, options.strategy, options.theme)
    initialStrategy = stage.avoider.strategyName
    initialTheme = stage.theme
    player = ScriptPlayer(options.scenario.script, on: stage, file: options.file)
    clock = SceneClock(speed: options.speed)
    overlay = Overlay(size: stage.window.frame.size, textEngine: stage.window.textEngine)
    watch()
  }

  /// Shows another scenario from its beginning. A recording that runs is stopped first.
  func show(_ scenario: Scenario, file: String) {
    if recording != nil { stopRecording() }
    stage = makeStage(scenario, stage.avoider.strategyName, stage.theme)
    player = ScriptPlayer(scenario.script, on: stage, file: file)
    history = []
    initialStrategy = stage.avoider.strategyName
    initialTheme = stage.theme
    clock.restart(at: host.now)
    fitWindow()
    watch()
  }

  private func watch() {
    stage.outsideClipboard = clipboard
    stage.onEvent = { [unowned self] event in
      history.append(event)
      recording?.append(event, comment: comment(on: event))
    }
    updateTitle()
  }

  /// What is under a finger that goes down, for whoever reads the script.
  private func comment(on event: TimedEvent) -> String? {
    let point: CGPoint
    switch event.event {
    case .touch(.began, let place), .shiftTouch(let place), .middleClick(let place): point = place
    default: return nil
    }
    guard let view = stage.window.hitTest(point) else { return nil }
    return view.chain.lazy.compactMap { ($0 as? View)?.id }.first
  }

  // MARK: Frame content

  func advance(to time: TimeInterval) {
    clock.start(at: time)
    let scene = clock.sceneTime(at: time)
    do {
      try player.advance(to: max(scene, stage.time))
    } catch {
      fail(Failure(error))
    }
    fitWindow()
    pollExports()
    overlay.advance(to: time)
  }

  /// The program's window is as large as the scene's, which may have been turned or put elsewhere.
  private func fitWindow() {
    let size = stage.window.frame.size
    guard size != overlay.window.frame.size else { return }
    host.resize(width: Int(size.width), height: Int(size.height), scale: host.scale)
    overlay.resize(to: size)
  }

  var caret: CGRect? { stage.window.caretRect }

  var needsDisplay: Bool { stage.window.needsDisplay || overlay.window.needsDisplay }

  func makeDisplayList() -> DisplayList {
    var list = stage.window.makeDisplayList()
    list.append(overlay.window.makeDisplayList())
    return list
  }

  var nextChange: TimeInterval? {
    var times: [TimeInterval] = []
    if let scene = stage.nextChange, let time = clock.hostTime(at: scene) { times.append(time) }
    if let scene = player.nextTime, let time = clock.hostTime(at: scene) { times.append(time) }
    if let time = overlay.nextChange { times.append(time) }
    if !exports.isEmpty { times.append(host.now + Export.pollInterval) }
    return times.min()
  }

  // MARK: Events

  func receive(_ event: HostEvent) {
    switch event {
    case .pointerDown(let point, let time): touch(.began, point, time)
    case .shiftPointerDown(let point, let time): if !overlay.isHelpShown { perform(.shiftTouch(point), time) }
    case .middleButtonDown(let point, let time): if !overlay.isHelpShown { perform(.middleClick(point), time) }
    case .pointerMoved(let point, let time): touch(.moved, point, time)
    case .pointerUp(let point, let time): touch(.ended, point, time)
    case .pointerCancelled(let time): perform(.touch(.cancelled, .zero), time)
    case .wheel(let point, let dx, let dy, let time): perform(.wheel(point, dx: dx, dy: dy), time)
    case .keyDown(let press, let time): receive(press, time)
    case .composing(let text, let selected, let time):
      if !overlay.isHelpShown { perform(.compose(text, selected: selected), time) }
    case .composed(let text, let time): if !overlay.isHelpShown { perform(.commit(text), time) }
    case .selectionText(_, _, let time):
      clock.start(at: time)
      advance(to: time)
      clipboard?.receive(event)
    case .focusChanged, .resized: break
    case .closeRequested: quit()
    case .connectionLost: loseConnection()
    }
  }

  private func touch(_ phase: TouchPhase, _ point: CGPoint, _ time: TimeInterval) {
    if overlay.isHelpShown {
      if phase == .ended { overlay.isHelpShown = false }
      return
    }
    perform(.touch(phase, point), time)
  }

  private func receive(_ press: KeyPress, _ time: TimeInterval) {
    if let shortcut = Shortcut(press) { return perform(shortcut, press, at: time) }
    if let key = press.editingKey { return perform(.key(key), time) }
    guard press.key == .character, press.modifiers.isDisjoint(with: [.control, .alt]) else { return }
    for character in press.text { perform(.text(String(character)), time) }
  }

  /// Performs an event at the scene's time of a host time, after what the script does until then.
  func perform(_ event: StageEvent, _ time: TimeInterval) {
    clock.start(at: time)
    advance(to: time)
    stage.perform(event, at: max(stage.time, clock.sceneTime(at: time)))
    fitWindow()
  }

  func fail(_ failure: Failure) {
    self.failure = failure
    isFinished = true
  }

  /// What the window is called: scene, strategy, and whether it is recorded.
  func updateTitle() {
    var title = "\(stage.scenario.scene.title) – \(stage.avoider.strategyName) – Headroom"
    if recording != nil { title = "● recording – " + title }
    if clock.isPaused { title += " (paused)" } else if clock.speed != 1 { title += " (slow motion)" }
    host.title = title
  }
}
