import Staging

/// A field that a sweep gives the focus to, and how somebody gets to where it is.
struct SweptField: Hashable {
  /// Its id.
  var id: String
  /// The field that the focus goes on to; nil = it is alone.
  var other: String?
  /// What lays over the scene what the field is in; nil = it is there from the start.
  var panel: String?

  /// What is done before the field is there.
  var opening: [Step] { panel.map { [Step(.app(.present($0))), Step(.wait(Sweep.rest))] } ?? [] }

  /// The fields of a scenario's scene, those of what it can lay over itself after its own.
  ///
  /// Of a table these are the fields in the rows that are in sight.
  static func all(in scenario: Scenario, makeStage: (Scenario) -> Stage) -> [SweptField] {
    let own = fields(makeStage(scenario).focusOrder, in: nil)
    let panels = scenario.scene.nodes.filter { $0.isLaidOver && !$0.container.isPresented }.compactMap(\.id)
    return own
      + panels.flatMap { panel in
        let stage = makeStage(scenario)
        stage.perform(.app(.present(panel)), at: 0)
        stage.advance(to: Sweep.rest)
        return fields(stage.focusOrder, in: panel)
      }
  }

  private static func fields(_ ids: [String], in panel: String?) -> [SweptField] {
    ids.indices.map { index in
      let other = ids[(index + 1) % ids.count]
      return SweptField(id: ids[index], other: other == ids[index] ? nil : other, panel: panel)
    }
  }
}

extension SceneNode {
  /// Whether it lies over its scene once it is presented.
  fileprivate var isLaidOver: Bool { [.sheet, .alert, .popover].contains(kind) }
}
