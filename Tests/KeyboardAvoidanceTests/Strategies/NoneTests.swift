import Foundation
import KeyboardAvoidance
import Testing

/// FACTS.md A.1: T = 0.
@Suite struct NoneTests {
  @Test(arguments: [CGFloat(291), 336])
  func `fault: what the keyboard covers stays covered`(height: CGFloat) {
    var stage = LiftStage(NoneStrategy.self)
    stage.facts.regions = [region(103, 749, content: 1456)]
    stage.focus(field(700))
    stage.show(height)
    #expect(stage.answer == nil && stage.covered == height - 118)  // 734 − (852 − height)
    for event in [AvoidanceEvent.edited, .scrollEnded, .offsetSet, .resized, .geometryChanged] {
      stage.send(event)
      #expect(stage.answer == nil)
    }
    stage.dismiss()
    #expect(stage.answer == nil && stage.plan == AvoidancePlan())
  }
}
