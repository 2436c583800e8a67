import Foundation
import KeyboardAvoidance
import Motion

/// A strategy for tests: one plan while the keyboard is up, everything at home when it leaves.
protocol KeyboardStrategy: AvoidanceStrategy {
  /// The plan for a keyboard that comes or changes.
  static func show(_ facts: AvoidanceFacts) -> AvoidancePlan
}

extension KeyboardStrategy {
  static var descriptor: StrategyDescriptor {
    StrategyDescriptor(name: "\(Self.self)", origin: "", rule: "", faults: [], defaultDistance: 0)
  }

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    guard case .keyboard(let notification) = event else { return nil }
    switch notification.kind {
    case .willShow: return Self.show(facts)
    case .willHide: return AvoidancePlan()
    default: return nil
    }
  }
}

/// Lifts the whole window by the keyboard's height.
struct WindowLift: KeyboardStrategy {
  static func show(_ facts: AvoidanceFacts) -> AvoidancePlan {
    var plan = AvoidancePlan(lift: facts.window.height - (facts.occluders.first?.minY ?? facts.window.height))
    plan.mover = .window
    return plan
  }
}

/// Lifts the root by 100 points as a frame.
struct FrameLift: KeyboardStrategy {
  static func show(_ facts: AvoidanceFacts) -> AvoidancePlan {
    var plan = AvoidancePlan(lift: 100)
    plan.mechanism = .frame
    return plan
  }
}

/// Takes the keyboard's height from the root's bottom.
struct Padding: KeyboardStrategy {
  static func show(_ facts: AvoidanceFacts) -> AvoidancePlan {
    var plan = AvoidancePlan()
    plan.bottomPadding = facts.window.height - (facts.occluders.first?.minY ?? facts.window.height)
    return plan
  }
}

/// Lifts while the keyboard comes; the padding takes the lift's place in one frame when it has come, and back.
struct Commit: AvoidanceStrategy {
  static let descriptor = StrategyDescriptor(name: "Commit", origin: "", rule: "", faults: [], defaultDistance: 0)

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    guard case .keyboard(let notification) = event else { return nil }
    switch notification.kind {
    case .willShow: return AvoidancePlan(lift: 331)
    case .didShow:
      var plan = AvoidancePlan(playback: .paced(.immediate))
      plan.bottomPadding = 331
      return plan
    case .willHide:
      var plan = AvoidancePlan()
      plan.start = AvoidancePlan.Start(lift: 331, bottomPadding: 0)
      return plan
    default: return nil
    }
  }
}

/// Puts every bar on the keyboard, lifts the root by 100, and scrolls lists by 50 with an inset of 60.
struct BarsAndList: KeyboardStrategy {
  static func show(_ facts: AvoidanceFacts) -> AvoidancePlan {
    var plan = AvoidancePlan(
      lift: 100,
      regions: facts.regions.map {
        AvoidancePlan.Region(id: $0.id, offset: $0.offset + 50, topInset: $0.topInset, bottomInset: 60)
      })
    plan.bars = facts.bars.map { AvoidancePlan.Bar(id: $0.id, lift: 331) }
    return plan
  }
}

/// Sends the keyboard to the top of the window.
struct MoveKeyboard: KeyboardStrategy {
  static let place = CGRect(x: 0, y: 91, width: 390, height: 331)

  static func show(_ facts: AvoidanceFacts) -> AvoidancePlan {
    var plan = AvoidancePlan()
    plan.keyboardFrame = place
    return plan
  }
}

/// Does everything at once, and leaves an inset and an offset behind when the keyboard leaves.
struct Everything: AvoidanceStrategy {
  static let descriptor = StrategyDescriptor(name: "Everything", origin: "", rule: "", faults: [], defaultDistance: 0)

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    guard case .keyboard = event else { return nil }
    var plan = BarsAndList.show(facts)
    plan.bottomPadding = 120
    plan.keyboardFrame = MoveKeyboard.place
    return plan
  }
}
