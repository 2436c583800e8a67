import Foundation
import Scenarios
import Staging
import Testing
import Tracing

/// Two stages of one scenario have other views, whose numbers no trace may tell.
@MainActor
struct NestedReplayTests {
  private static let scenario = """
    scene:
      root:
        type: view
        children:
          - type: scroll
            id: page
            layout: {axis: vertical}
            children:
              - {type: card, frame: {height: 500}}
              - type: scroll
                id: inner
                frame: {height: 300}
                layout: {axis: vertical}
                children: [{type: card, frame: {height: 200}}, {type: field, id: name}, {type: card, frame: {height: 200}}]
              - {type: card, frame: {height: 500}}
    script:
      - focus: name
      - wait: 1

    """

  private func frames() throws -> [TraceFrame] {
    let scenario = try Stages.library.scenario(yaml: Self.scenario, file: "nested.yaml")
    let stage = try Stages.stage(scenario)
    let player = ScriptPlayer(scenario.script, on: stage, file: "nested.yaml")
    return try (0...60).map { frame in
      try player.advance(to: Double(frame) / 60)
      return stage.traceFrame(at: Double(frame) / 60)
    }
  }

  @Test func `where several regions could give, the one that does is called by its place in the tree`() throws {
    let frames = try frames()
    #expect(frames.contains { $0.plan?.explanation.contains { $0.hasPrefix("Scroll view 0 gives") } ?? false })
    #expect(try self.frames() == frames)
  }
}
