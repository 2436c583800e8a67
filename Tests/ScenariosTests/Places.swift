import Scenarios

// What is written down has no place and what is read has one; these take it away to compare the two.

extension Step {
  var withoutPlaces: Step {
    guard case .repeat(let times, let steps) = action else { return Step(action, at: time) }
    return Step(.repeat(times: times, steps.map(\.withoutPlaces)), at: time)
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
