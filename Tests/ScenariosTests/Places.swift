import Scenarios

// What is written down has no place and what is read has one; these take it away to compare the two.

extension Step {
  var withoutPlaces: Step {
    switch action {
    case .repeat(let times, let steps): Step(.repeat(times: times, steps.map(\.withoutPlaces)), at: time)
    case .runFlow(let flow): Step(.runFlow(Step.Flow(flow.steps.map(\.withoutPlaces))), at: time)
    default: Step(action, at: time)
    }
  }
}

extension SceneNode {
  var withoutPlaces: SceneNode {
    var node = self
    node.place = .none
    node.children = children.map(\.withoutPlaces)
    return node
  }
}
