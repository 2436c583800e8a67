import Foundation
import KeyboardAvoidance
import Motion
import Scenarios

/// As JSON: the plan's own words, ids by the names of the file, lengths rounded to 0.001, reasons as data and in words.
extension PlanReport: Encodable {
  private enum Key: String, CodingKey {
    case strategy, title, plan
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(strategy, forKey: .strategy)
    try container.encode(file.title, forKey: .title)
    try container.encode(plan.map(json), forKey: .plan)
  }

  private func json(_ plan: AvoidancePlan) -> JSONObject {
    let root = file.facts.root
    return JSONObject([
      "lift": .number(plan.lift), "liftChange": .number(plan.lift - root.lift), "mover": .text(plan.mover.rawValue),
      "mechanism": .text(plan.mechanism.rawValue), "bottomPadding": .number(plan.bottomPadding),
      "bottomPaddingChange": .number(plan.bottomPadding - root.bottomPadding),
      "regions": .list(plan.regions.map(json)),
      "bars": .list(plan.bars.map { JSONObject(["id": .text(barName($0.id)), "lift": .number($0.lift)]) }),
      "keyboardFrame": plan.keyboardFrame.map { .object(Self.json($0)) },
      "start": plan.start.map {
        .object(JSONObject(["lift": .number($0.lift), "bottomPadding": .number($0.bottomPadding)]))
      },
      "playback": .object(Self.json(plan.playback)),
      "unsatisfied": .list(plan.unsatisfied.map { json($0.level, ["bound": .text($0.bound.rawValue)]) }),
      "reasons": .list(plan.reasons.map(json)),
    ])
  }

  private func json(_ planned: AvoidancePlan.Region) -> JSONObject {
    let before = region(planned.id)
    return JSONObject([
      "id": .text(regionName(planned.id)), "offset": planned.offset.map { .number($0) },
      "offsetChange": planned.offset.map { .number($0 - (before?.offset ?? 0)) },
      "topInset": .number(planned.topInset),
      "topInsetChange": .number(planned.topInset - (before?.topInset ?? 0)),
      "bottomInset": .number(planned.bottomInset),
      "bottomInsetChange": .number(planned.bottomInset - (before?.bottomInset ?? 0)),
    ])
  }

  private static func json(_ playback: AvoidancePlan.Playback) -> JSONObject {
    switch playback {
    case .withKeyboard: JSONObject(["kind": .text("withKeyboard")])
    case .paced(let pace): JSONObject(["kind": .text("paced"), "duration": .number(pace.duration)])
    }
  }

  private static func json(_ rect: CGRect) -> JSONObject {
    JSONObject([
      "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width), "height": .number(rect.height),
    ])
  }

  /// Which anchor, and what else is to be said of it.
  private func json(_ level: Anchor.Level, _ rest: [String: JSONValue?]) -> JSONObject {
    let anchor: [String: JSONValue?] = [
      "level": .text(level.word), "index": level.index.map { .integer($0) }, "name": name(of: level).map { .text($0) },
    ]
    return JSONObject(anchor.merging(rest) { $1 })
  }

  private func json(_ reason: AvoidancePlan.Reason) -> JSONObject {
    func about(_ level: Anchor.Level, _ kind: String, _ rest: [String: JSONValue?]) -> JSONObject {
      json(level, rest.merging(["kind": .text(kind), "sentence": .text(sentence(reason))]) { $1 })
    }
    func other(_ kind: String, _ rest: [String: JSONValue?] = [:]) -> JSONObject {
      JSONObject(rest.merging(["kind": .text(kind), "sentence": .text(sentence(reason))]) { $1 })
    }
    switch reason {
    case .need(let level, _, let points): return about(level, "need", ["points": .number(points)])
    case .kept(let level, _, let points): return about(level, "kept", ["points": .number(points)])
    case .region(let id, let gives, let of, let rootGives):
      return other(
        "region",
        [
          "id": id.map { .text(regionName($0)) }, "gives": .number(gives), "of": .number(of),
          "rootGives": .number(rootGives),
        ])
    case .root(let gives, let of): return other("root", ["gives": .number(gives), "of": .number(of)])
    case .rootBound(let bound): return other("rootBound", ["bound": .text(bound.rawValue)])
    case .inBar(let level, _): return about(level, "inBar", [:])
    case .metByCaret: return about(.field, "metByCaret", [:])
    case .bar(let id, let lift): return other("bar", ["id": .text(barName(id)), "lift": .number(lift)])
    case .list(let id, let policy, let points):
      return other(
        "list", ["id": .text(regionName(id)), "listPolicy": .text(policy.rawValue), "points": .number(points)])
    case .inHand(let id): return other("inHand", ["id": .text(regionName(id))])
    case .notRestored(let id, let points):
      return other("notRestored", ["id": .text(regionName(id)), "points": .number(points)])
    case .followed(let level): return level.map { about($0, "followed", [:]) } ?? other("followed")
    case .topLimitKept: return other("topLimitKept")
    case .distance(let kept, let of): return other("distance", ["kept": .number(kept), "of": .number(of)])
    case .partial(let level, _, let points, let of):
      return about(level, "partial", ["points": .number(points), "of": .number(of)])
    case .unsatisfied(let level, _, let bound): return about(level, "unsatisfied", ["bound": .text(bound.rawValue)])
    case .letGo: return other("letGo")
    case .rest: return other("rest")
    case .text: return other("text")
    }
  }
}
