import Foundation

/// A planner that is `headroom` but for one fault, planted on purpose.
///
/// A case of the corpus that such a planner passes proves nothing about the fault. What it gets wrong is either what it
/// reads, or what it makes of the engine's plan.
protocol PlantedPlanner: AvoidanceStrategy {
  /// What it is called by, without `planted-`.
  static var faultName: String { get }
  /// What it gets wrong, a sentence.
  static var fault: String { get }
  /// The planner that is right.
  var engine: HeadroomStrategy { get set }

  /// The facts as it reads them.
  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts
  /// What it makes of the engine's plan; `facts` are the right ones.
  mutating func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan
}

extension PlantedPlanner {
  static var descriptor: StrategyDescriptor {
    StrategyDescriptor(
      name: "planted-" + faultName, origin: "planted in headroom, to be caught by a check",
      rule: HeadroomStrategy.descriptor.rule, faults: [fault], defaultDistance: HeadroomStrategy.defaultDistance)
  }

  static var plansEditsWhole: Bool { HeadroomStrategy.plansEditsWhole }

  mutating func respond(to event: AvoidanceEvent, facts: AvoidanceFacts) -> AvoidancePlan? {
    let read = misread(facts, at: event)
    let plan = engine.respond(to: event, facts: read)
    return plan.map { spoiled($0, for: facts, at: event) }
  }

  mutating func misread(_ facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidanceFacts { facts }

  mutating func spoiled(_ plan: AvoidancePlan, for facts: AvoidanceFacts, at event: AvoidanceEvent) -> AvoidancePlan {
    plan
  }
}

extension AvoidanceFacts {
  /// The facts with a keyboard of this height along the window's bottom, where there is a keyboard at all.
  func withKeyboard(_ height: CGFloat) -> AvoidanceFacts {
    guard !occluders.isEmpty else { return self }
    var facts = self
    facts.occluders = [CGRect(x: 0, y: window.height - height, width: window.width, height: height)]
    return facts
  }
}

extension PlantedPlanner {
  /// A plan that goes this share of every way from rest; 1 = as it is.
  func scaled(_ plan: AvoidancePlan, by share: CGFloat) -> AvoidancePlan {
    var plan = plan
    plan.lift *= share
    for index in plan.regions.indices {
      guard let offset = plan.regions[index].offset, let rest = engine.record.region(plan.regions[index].id)?.rest
      else { continue }
      plan.regions[index].offset = rest + share * (offset - rest)
    }
    return plan
  }
}
