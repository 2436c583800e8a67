import Foundation
import Testing

@testable import KeyboardAvoidance

/// SYSTEMS.md §6, "Hands": a finger has content where only the inset for a keyboard reaches, and the keyboard leaves (CASES.md
/// C24). A form from 103 to 852 with content 1018 high and the app's inset of 34, which ends at 303; a field at 997 lacks
/// 1031 + 10 − 516 = 525.
@Suite struct HandInsetTests {
  private func dragged(to offset: CGFloat) -> Stage<HeadroomStrategy> {
    var stage = Stage()
    stage.facts.regions = [region(103, 749, content: 1018, bottom: 34)]
    stage.focus(field(997))
    stage.keyboard(336)
    #expect(stage.offset == 525)
    stage.facts.regions[0].isInHand = true
    stage.facts.regions[0].offset = offset
    stage.keyboard(0)
    stage.unfocus()
    return stage
  }

  @Test func `the inset stays as far as the hand has use for it, and goes when that lets go`() {
    var stage = dragged(to: 500)
    #expect(stage.insets == [231])  // 500 + 749 − 1018
    #expect(stage.plan.regions[0].offset == nil)
    stage.send(.geometryChanged)
    #expect(!stage.answered)
    stage.facts.regions[0].offset = 400
    stage.send(.geometryChanged)
    #expect(stage.insets == [131] && stage.plan.regions[0].offset == nil)  // and goes back with the content
    stage.facts.regions[0].isInHand = false
    stage.send(.scrollEnded)
    #expect(stage.insets == [34] && stage.offset == 303)
    stage.send(.geometryChanged)
    #expect(!stage.answered)
  }

  @Test func `what lies beyond the inset as well is none of its`() {
    #expect(dragged(to: 640).insets == [256])  // 525 + 749 − 1018: the rest is the finger's own
  }

  @Test func `content that is in the app's own range has no use for it`() {
    var stage = dragged(to: 200)
    #expect(stage.insets == [34])
    stage.facts.regions[0].isInHand = false
    stage.send(.scrollEnded)
    #expect(!stage.answered && stage.offset == 200)
  }

  @Test func `a focus that comes meanwhile has the last word`() {
    var stage = dragged(to: 500)
    stage.facts.regions[0].isInHand = false
    stage.focus(field(700))
    #expect(stage.insets == [34])
    stage.send(.scrollEnded)
    #expect(stage.insets == [34])
  }
}
