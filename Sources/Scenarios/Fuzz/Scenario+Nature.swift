import KeyboardAvoidance

extension Scenario {
  /// Whether nothing in it speaks against what is there: no message of the keyboard is made up, lost or late, avoidance
  /// is neither switched nor switched off, and the app is in front. What such a run promises, it must keep.
  public var isCalm: Bool {
    !allSteps.contains { step in
      switch step.action {
      case .keyboardEvent, .dropFrames, .avoidance, .reset, .touchDown, .touchMove, .touchUp, .shiftTouchDown,
        .app(.background), .app(.foreground):
        true
      default: false
      }
    } && !ignoresAvoidance && !scene.nodes.contains { $0.contentHeight != nil }
  }

  /// Whether avoidance is kept from a view of it.
  public var ignoresAvoidance: Bool { scene.nodes.contains(where: \.avoidance.ignoresAvoidance) }

  /// Whether other strategies have a say in it, or avoidance is off at some time.
  public var switchesAvoidance: Bool {
    allSteps.contains { step in
      switch step.action {
      case .avoidance(.strategy(let name)): name != HeadroomStrategy.descriptor.name
      case .avoidance(.off): true
      default: false
      }
    }
  }

  /// The same with no on-screen keyboard at any time, if all that is done to it is done by program: where focus goes and
  /// what is typed does not depend on what is in sight. Nil for any other script.
  public var withoutKeyboard: Scenario? {
    var scenario = self
    scenario.script = []
    scenario.keyboard.posture = .hardware
    for step in script {
      switch step.action {
      case .wait, .app(.focus), .app(.unfocus), .inputText, .app(.select): scenario.script.append(step)
      case .keyboard: break
      default: return nil
      }
    }
    return scenario
  }

  /// How often a step follows another with no wait between: what both do is then seen in one frame, which may tell another
  /// story than two.
  public var haste: Int {
    zip(script, script.dropFirst()).filter { !$0.0.isWait && !$0.1.isWait }.count
  }

  private var allSteps: [Step] {
    func all(_ steps: [Step]) -> [Step] {
      steps.flatMap { step -> [Step] in
        switch step.action {
        case .repeat(_, let inner): all(inner)
        case .runFlow(let flow): all(flow.steps)
        default: [step]
        }
      }
    }
    return all(script)
  }
}

extension Step {
  fileprivate var isWait: Bool { if case .wait = action { true } else { false } }
}

extension ScriptWriter {
  /// A whole scenario as the text of a file.
  public static func file(of scenario: Scenario) -> String {
    header(of: scenario) + scenario.script.map { line(for: $0) }.joined()
  }
}
