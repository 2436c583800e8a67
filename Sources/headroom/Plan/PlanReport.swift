import Foundation
import KeyboardAvoidance
import Scenarios

/// What one strategy does with a file of facts, to be said in words or as JSON.
struct PlanReport {
  let file: FactsFile
  let strategy: String
  /// The plan in force after the last event; nil = the strategy has left everything as it was.
  let plan: AvoidancePlan?
  /// The names of the anchors at the end, by level.
  private let anchors: [Anchor]

  init(_ file: FactsFile, strategy: any AvoidanceStrategy.Type) {
    let end = file.rehearsal(of: strategy)
    self.file = file
    self.strategy = strategy.descriptor.name
    plan = end.plan
    anchors = end.facts.anchors
  }

  func regionName(_ id: Int) -> String { file.regionNames[id] ?? String(id) }
  func barName(_ id: Int) -> String { file.barNames[id] ?? String(id) }

  /// A region as the file has it.
  func region(_ id: Int) -> ScrollRegion? { file.facts.regions.first { $0.id == id } }

  /// The name of the anchor of a level; nil if it has none.
  func name(of level: Anchor.Level) -> String? {
    anchors.first { $0.level == level }.flatMap { $0.name.isEmpty ? nil : $0.name }
  }

  /// A reason in words, with the names of the file for its regions.
  func sentence(_ reason: AvoidancePlan.Reason) -> String {
    let (subject, id, name): (String, Int, String)
    switch reason {
    case .region(let region?, _, _, _), .inHand(let region), .notRestored(let region, _):
      (subject, id, name) = ("Scroll view", region, regionName(region))
    case .list(let region, _, _): (subject, id, name) = ("List", region, regionName(region))
    case .bar(let bar, _): (subject, id, name) = ("Bar", bar, barName(bar))
    default: return reason.sentence
    }
    return reason.sentence.replacing("\(subject) \(id) ", with: "\(subject) \(name) ", maxReplacements: 1)
  }
}

extension CGFloat {
  /// Rounded to 0.001, as everything that is written down; never a negative zero.
  var thousandths: Double { (Double(self) * 1000).rounded() / 1000 + 0 }
}

extension Anchor.Level {
  /// The word for it.
  var word: String {
    switch self {
    case .caret: "caret"
    case .field: "field"
    case .companion: "companion"
    }
  }

  /// Which companion, from 0.
  var index: Int? { if case .companion(let index) = self { index } else { nil } }
}
