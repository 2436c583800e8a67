import Foundation
import Staging

/// One play of a scenario: its trace, and which steps of it could not be done.
struct FuzzPlay {
  /// A play of a script that lasts longer, in seconds, is cut off there.
  static let longest: TimeInterval = 120

  let trace: Trace
  /// The indices of the steps of the script that were left out.
  let leftOut: Set<Int>

  /// Plays a scenario on a stage at `rate` frames a second, until nothing moves after its end.
  init(_ scenario: Scenario, on stage: Stage, rate: Int) throws(ScenarioError) {
    var script = scenario.script
    for index in script.indices { script[index].place = SourcePlace(line: index + 1, column: 1) }
    let player = ScriptPlayer(script, on: stage, file: scenario.name, untappable: .isLeftOut)
    let trace = RunTrace(stage, rate: rate)
    var (frame, end) = (0, TimeInterval?.none)
    while true {
      let time = Double(frame) / Double(rate)
      try player.advance(to: time)
      trace.append(player, at: time)
      frame += 1
      guard time < Self.longest, !trace.isFull else { break }
      guard player.isFinished else { continue }
      let limit = end ?? time + CheckRunner.patience
      end = limit
      if time >= min(limit, stage.animationEnd) { break }
    }
    self.trace = trace.trace
    leftOut = Set(
      player.marks.compactMap { mark in
        guard case .leftOut(let place) = mark.kind else { return nil }
        return place.line - 1
      })
  }
}

extension TraceFrame {
  /// What is seen of a frame, without what adds up between frames.
  var look: TraceFrame {
    var look = self
    (look.layoutPasses, look.plan, look.events, look.untappable) = (0, nil, [], [])
    for index in look.views.indices { look.views[index].writer = nil }
    return look
  }

  /// The first number in it that is none.
  var wrongNumber: String? {
    func isWrong(_ rect: CGRect?) -> Bool {
      guard let rect else { return false }
      return ![rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy(\.isFinite)
    }
    if ![edge, edgeEnd ?? 0, topLimit ?? 0, distance ?? 0].allSatisfy(\.isFinite) { return "the keyboard's edge" }
    if occluders.contains(where: isWrong) { return "an occluder" }
    for view in views {
      let lengths = [view.offset, view.insetTop, view.insetBottom, view.contentHeight, view.translationY]
      if isWrong(view.rect) || isWrong(view.visible) || !lengths.allSatisfy({ ($0 ?? 0).isFinite }) { return view.id }
    }
    var planned: [CGFloat] = [plan?.lift ?? 0]
    for region in plan?.regions ?? [] { planned += [region.offset ?? 0, region.insetTop, region.insetBottom] }
    return planned.allSatisfy(\.isFinite) ? nil : "the plan"
  }
}
