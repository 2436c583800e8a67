import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// SYSTEMS.md §4 with its faults; a host shows the field at its home less the lift in force.
@Suite struct TransformFieldTests {
  func stage() -> Stage<TransformFieldStrategy> { Stage(of: TransformFieldStrategy.self) }

  func show(_ anchor: Anchor, keyboard: CGFloat = 336, on stage: inout Stage<TransformFieldStrategy>) {
    stage.facts.shownField = anchor.rect.offsetBy(dx: 0, dy: -stage.lift)
    stage.focus(anchor)
    stage.keyboard(keyboard)
  }

  @Test func `a covered field is lifted to the keyboard's top, without distance`() {
    var stage = stage()
    show(field(700), on: &stage)
    #expect(stage.lift == 218)  // 734 − 516
    #expect(stage.plan.playback == .paced(.easeInOut(duration: 0.25)))
    #expect(stage.plan.regions.isEmpty)
    #expect(
      stage.plan.explanation == [
        "The field as shown ends at 734, the keyboard begins at 516.", "The root is put 218 pt above its place.",
      ])
  }

  @Test func `a distance is kept if one is set`() {
    var stage = stage()
    stage.facts.distance = 12
    show(field(700), on: &stage)
    #expect(stage.lift == 230)
    #expect(stage.plan.explanation[1] == "The root is put 230 pt above its place, 12 of them distance.")
  }

  @Test func `nothing happens for a visible field, without focus, and on any other event`() {
    var stage = stage()
    show(field(300), on: &stage)
    #expect(!stage.answered)
    stage.facts.anchors = []
    stage.keyboard(336)
    #expect(!stage.answered)
    stage.facts.anchors = [field(700)]
    stage.facts.shownField = nil
    stage.keyboard(336)
    #expect(!stage.answered)
    stage.facts.shownField = field(700).rect
    for event in [AvoidanceEvent.focused, .unfocused, .edited, .scrollEnded, .offsetSet, .resized, .geometryChanged] {
      stage.send(event)
      #expect(!stage.answered)
    }
  }

  @Test(arguments: FocusTraits.Kind.allCases)
  func `text views of both kinds are lifted like fields`(kind: FocusTraits.Kind) {
    var stage = stage()
    stage.facts.focus.kind = kind
    show(field(600, 120), on: &stage)
    #expect(stage.lift == 204)  // 720 − 516
  }

  @Test func `a transform does not add up, and a layout pass does not undo it`() {
    var stage = LiftStage(TransformFieldStrategy.self)
    stage.focus(field(700))
    stage.show()
    stage.show()
    #expect(stage.lift == 218 && stage.plan.mechanism == .transform && stage.plan.mover == .root)
    stage.layOut()
    #expect(stage.lift == 218)
    stage.dismiss(hidesLate: true)
    #expect(stage.lift == 0)
  }

  @Test func `fault: switching to a lower field lifts too little by what was lifted before`() {
    var stage = stage()
    show(field(566), on: &stage)
    #expect(stage.lift == 84)
    show(field(616), on: &stage)  // shown at 532…566
    #expect(stage.lift == 50)  // 134 would be needed
    let covered = field(616).rect.maxY - stage.lift - 516
    #expect(covered == 84)
    var headroom = Stage()
    headroom.focus(field(566))
    headroom.keyboard(336)
    headroom.focus(field(616))
    headroom.keyboard(336)
    #expect(headroom.lift == 144)
  }

  @Test func `fault: a field that is visible in its lifted place is not touched, however high it is`() {
    var stage = stage()
    show(field(766, 60), on: &stage)
    #expect(stage.lift == 310)
    show(field(200), on: &stage)
    #expect(!stage.answered && stage.lift == 310)
    #expect(200 - stage.lift == -110)
  }

  @Test func `fault: a keyboard that grows lifts by what it grew alone`() {
    var stage = LiftStage(TransformFieldStrategy.self)
    stage.focus(field(700))
    stage.show(291)
    #expect(stage.lift == 173)
    stage.show(336)
    #expect(stage.lift == 45 && stage.covered == 173)  // shown at 561, 45 below 516; 218 was needed
  }

  @Test func `fault: a visible caret is lifted out of the window`() {
    var stage = LiftStage(TransformFieldStrategy.self)
    let caret = caret(120)
    stage.focus(caret, field(110, 600))
    stage.show()
    #expect(stage.shown(caret).minY == -74)  // 120 − 194
  }

  @Test func `fault: there is no top limit`() {
    var stage = stage()
    show(field(110, 600), on: &stage)
    #expect(110 - stage.lift == -84)  // 710 − 516 = 194
  }

  @Test func `will-hide undoes the lift, whoever is first responder`() {
    var stage = stage()
    show(field(700), on: &stage)
    stage.facts.anchors = []
    stage.facts.shownField = nil
    stage.keyboard(0)
    #expect(stage.lift == 0 && stage.answered)
  }

  @Test func `it never writes to a scroll region`() {
    var stage = stage()
    stage.facts.regions = [region(103, 749, content: 1456)]
    show(field(700), on: &stage)
    #expect(stage.plan.regions.isEmpty && stage.lift == 218)
  }
}
