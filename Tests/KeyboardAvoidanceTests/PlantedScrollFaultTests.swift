import Foundation
import Motion
import Testing

@testable import KeyboardAvoidance

/// The planted faults of what scrolls and of a keyboard that changes, in numbers: CASES.md, parts C and D.
///
/// A form from 103 to 852 with content 1018 high and the app's inset of 34; keyboard 336, its top at 516, distance 10.
/// A field at 788 lacks 822 + 10 − 516 = 316.
@Suite struct PlantedScrollFaultTests {
  private func opened<S: PlantedPlanner>(_ strategy: S.Type, offset: CGFloat = 0) -> Stage<S> {
    var stage = Stage(of: strategy)
    stage.facts.regions = [region(103, 749, content: 1018, bottom: 34, offset: offset)]
    stage.focus(field(788))
    stage.keyboard(336)
    return stage
  }

  private func close<S: PlantedPlanner>(_ stage: inout Stage<S>) {
    stage.keyboard(0)
    stage.unfocus()
  }

  @Test func `no inset makes no room (C1, C3)`() {
    let stage = opened(PlantedNoInset.self)
    #expect(stage.offset == 316 && stage.insets == [34])
  }

  @Test func `a scroll by hand is undone at its end (C3)`() {
    var stage = opened(PlantedSnapsBack.self)
    stage.scroll(to: 100)
    #expect(stage.offset == 316)
    close(&stage)
    #expect(stage.offset == 0 && stage.insets == [34])
  }

  @Test func `the first offset comes back after a scroll by hand (C4, C5)`() {
    var stage = opened(PlantedFirstOffset.self, offset: 20)
    stage.scroll(to: 150)
    close(&stage)
    #expect(stage.offset == 20)
  }

  @Test func `a field that lies elsewhere after layout is not followed (C7)`() {
    var stage = opened(PlantedStaleLayout.self)
    stage.facts.anchors = [field(812)]
    stage.send(.geometryChanged)
    #expect(stage.offset == 316)
  }

  @Test func `one show is forgiven, of two the first is taken for the app's (C8, C11)`() {
    var stage = opened(PlantedForgetsInset.self)
    #expect(stage.insets == [336])
    close(&stage)
    #expect(stage.insets == [34])
    stage = opened(PlantedForgetsInset.self)
    stage.keyboard(336)
    close(&stage)
    #expect(stage.insets == [336])
  }

  @Test func `what was never added is taken off (C8)`() {
    var stage = opened(PlantedInsetByDelta.self)
    #expect(stage.insets == [336])
    close(&stage)
    #expect(stage.insets == [0])  // 336 − 336, where the app's own is 34
  }

  @Test func `a show without a focus lifts (C9)`() {
    var stage = Stage(of: PlantedLateShow.self)
    stage.keyboard(336)
    #expect(stage.lift == 336)
  }

  @Test func `a hide during a show is not heard (C12)`() {
    var stage = opened(PlantedDeafWhileShowing.self)
    close(&stage)
    #expect(stage.offset == 316 && stage.insets == [336])
    stage = opened(PlantedDeafWhileShowing.self)
    stage.send(.keyboard(Stage<HeadroomStrategy>.notification(stage.facts.occluders[0], .didShow)))
    close(&stage)
    #expect(stage.offset == 0 && stage.insets == [34])
  }

  @Test func `a region that ends at 400 gets the whole height (C15)`() {
    var stage = Stage(of: PlantedInsetByHeight.self)
    stage.facts.regions = [region(103, 297, content: 408)]
    stage.focus(field(200))
    stage.keyboard(336)
    #expect(stage.insets == [336])
  }

  @Test func `every change of the content adds the keyboard once more (C16)`() {
    var stage = opened(PlantedInsetLoop.self)
    #expect(stage.insets == [336])
    stage.facts.regions[0].contentHeight = 1074
    stage.send(.geometryChanged)
    #expect(stage.insets == [672])
  }

  @Test func `a way from 300 begins at 0 (C17)`() {
    var stage = Stage(of: PlantedJumpsAtStart.self)
    stage.facts.regions = [region(103, 749, content: 1018, bottom: 34, offset: 300)]
    stage.focus(field(1000))
    #expect(stage.offset == 0 && stage.plan.playback == .paced(.immediate))
    stage.keyboard(336)
    #expect(stage.offset == 528)  // 1034 + 10 − 516
  }

  @Test func `what a finger scrolls is scrolled back meanwhile (C24)`() {
    var stage = opened(PlantedFightsHand.self)
    stage.facts.regions[0].isInHand = true
    stage.facts.regions[0].offset = 100
    stage.keyboard(300)
    #expect(stage.offset == 316)
  }

  @Test func `a hide that ends 44 above the window's end leaves 44 (D8)`() {
    var stage = opened(PlantedBelievesFrame.self)
    stage.facts.occluders = []
    let end = CGRect(x: 0, y: 808, width: 393, height: 44)
    stage.send(.keyboard(Stage<HeadroomStrategy>.notification(end, .willHide)))
    stage.unfocus()
    #expect(stage.insets == [44])
    stage = opened(PlantedBelievesFrame.self)
    close(&stage)
    #expect(stage.insets == [34])
  }

  @Test func `a keyboard that becomes lower changes nothing (D10, D11)`() {
    var stage = opened(PlantedHighestEdge.self)
    stage.keyboard(291)
    #expect(stage.offset == 316)
    close(&stage)
    #expect(stage.offset == 0)
  }

  @Test func `a plan without a motion (D12)`() {
    #expect(opened(PlantedSteps.self).plan.playback == .paced(.immediate))
  }
}
