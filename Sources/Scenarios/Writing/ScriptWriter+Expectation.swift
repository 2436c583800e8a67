extension ScriptWriter {
  /// An expectation as a mapping on one line.
  static func yaml(expectation: Expectation) -> String {
    var mapping = FlowMapping()
    for measured in expectation.measures { mapping.add(measured.measure, yaml(measureDemand: measured.demand)) }
    if !expectation.views.isEmpty { mapping.add("views", yaml(views: expectation.views)) }
    if let edge = expectation.keyboardEdge { mapping.add("keyboardEdge", yaml(numberDemand: edge)) }
    switch expectation.focus {
    case nil: break
    case .some(.none): mapping.add("focus", "none")
    case .view(let id): mapping.add("focus", text: id)
    }
    if !expectation.texts.isEmpty {
      var texts = FlowMapping()
      for written in expectation.texts { texts.add(YamlText.scalar(written.id), text: written.text) }
      mapping.add("text", texts.yaml)
    }
    return mapping.yaml
  }

  private static func yaml(measureDemand: Expectation.MeasureDemand) -> String {
    switch measureDemand {
    case .passes(let passes): String(passes)
    case .noWorseThan(let number): YamlText.number(number)
    case .number(.equals(let goal, let within)): equality(goal, within: within)
    case .number(let demand): yaml(numberDemand: demand)
    }
  }

  private static func yaml(numberDemand: NumberDemand) -> String {
    switch numberDemand {
    case .equals(let goal, nil): return YamlText.number(goal)
    case .equals(let goal, let within?): return equality(goal, within: within)
    case .between(let least, let most):
      var mapping = FlowMapping()
      if let least { mapping.add("atLeast", number: least) }
      if let most { mapping.add("atMost", number: most) }
      return mapping.yaml
    }
  }

  private static func equality(_ goal: Double, within: Double?) -> String {
    var mapping = FlowMapping()
    mapping.add("equals", number: goal)
    if let within { mapping.add("within", number: within) }
    return mapping.yaml
  }

  /// Demands on the same view that follow each other stand in one mapping.
  private static func yaml(views: [Expectation.Placed]) -> String {
    var mapping = FlowMapping()
    var rest = views[...]
    while let id = rest.first?.id {
      var view = FlowMapping()
      while let placed = rest.first, placed.id == id {
        view.add(placed.property.rawValue, yaml(numberDemand: placed.demand))
        rest.removeFirst()
      }
      mapping.add(YamlText.scalar(id), view.yaml)
    }
    return mapping.yaml
  }
}
