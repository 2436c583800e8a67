import Foundation
import Testing

@testable import KeyboardAvoidance

/// Planted planners that believe the wrong thing of the keyboard or of a turn, in numbers, on the stage of the collected
/// cases: 393 × 852, top limit 103, keyboard 336, its top at 516, distance 10.
@Suite struct PlantedBeliefTests {
  @Test func `a keyboard that floats at 300 is taken for one of 552 at the bottom (F4)`() {
    var stage = Stage(of: PlantedCoversToBottom.self)
    stage.focus(field(700))
    let frame = CGRect(x: 20, y: 300, width: 320, height: 260)
    stage.facts.occluders = [frame]
    stage.send(.keyboard(Stage<PlantedCoversToBottom>.notification(frame, .willChangeFrame)))
    #expect(stage.lift == 444)  // 734 + 10 − 300, where nothing is needed
  }

  @Test func `a list that ends at 700 gets an inset of 336 for the 184 that are covered (E4)`() {
    var stage = Stage(of: PlantedInsetByHeight.self)
    stage.facts.regions = [region(103, 597, content: 580)]
    stage.focus(field(623, 44))
    stage.keyboard(336)
    #expect(stage.insets == [336])
    #expect(stage.offset == 161)  // 667 + 10 − 516
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.insets == [0])
  }

  @Test func `a bar of 78 over a home indicator of 34 is taken for one of 44 (E6)`() {
    var stage = Stage(of: PlantedHomeIndicator.self)
    stage.facts.bottomSafeArea = 34
    stage.focus(field(766))
    stage.keyboard(78)
    #expect(stage.lift == 2)  // 800 + 10 − 808, where 36 are needed
  }

  @Test(arguments: [(0, 0, 734), (923, 336, -71), (0, 852, 734), (808, 44, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func `the end frame of a hide says where to go (H15)`(top: CGFloat, height: CGFloat, lift: CGFloat) {
    var stage = Stage(of: PlantedHideFrame.self)
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.lift == 228)
    stage.facts.occluders = []
    let frame = CGRect(x: 0, y: top, width: 393, height: height)
    stage.send(.keyboard(Stage<PlantedHideFrame>.notification(frame, .willHide)))
    #expect(stage.lift == lift)
  }

  @Test func `a keyboard that is followed is not heard of (H16)`() {
    var stage = Stage(of: PlantedAnnouncedOnly.self)
    stage.focus(field(700))
    stage.keyboard(336)
    stage.facts.occluders = [CGRect(x: 0, y: 616, width: 393, height: 236)]
    stage.send(.keyboardFollowed(.moved))
    #expect(!stage.answered && stage.lift == 228)
  }

  @Test func `a keyboard that has gone counts until editing ends (H8)`() {
    var stage = Stage(of: PlantedKeepsCover.self)
    stage.focus(field(700))
    stage.keyboard(336)
    stage.keyboard(0)
    #expect(stage.lift == 228)
    stage.unfocus()
    #expect(stage.lift == 0)
  }

  @Test func `what was never lifted goes down by 336 with the keyboard (H20)`() {
    var stage = Stage(of: PlantedBlindRestore.self)
    stage.focus(field(400))
    stage.keyboard(336)
    stage.keyboard(0)
    #expect(stage.lift == -336)
    stage.unfocus()
    #expect(stage.lift == -336)
    var lifted = Stage(of: PlantedBlindRestore.self)
    lifted.focus(field(700))
    lifted.keyboard(336)
    lifted.keyboard(0)
    #expect(lifted.lift == 0)
  }

  @Test func `a swipe back brings everything home, cancelled or not (H3)`() {
    var stage = Stage(of: PlantedSwipeHome.self)
    stage.focus(field(700))
    stage.keyboard(336)
    stage.send(.swipeBackEnded(isCancelled: true))
    #expect(stage.lift == 0)
  }

  @Test func `a show after a hide is not heard of before the next focus (G7)`() {
    var stage = Stage(of: PlantedHideEnds.self)
    stage.focus(field(700))
    stage.keyboard(336)
    stage.keyboard(0)
    stage.keyboard(336)
    #expect(stage.lift == 0)
    stage.focus(field(700))
    #expect(stage.lift == 228)
  }

  /// A turn with a hide before it and a show after it; then the keyboard goes.
  @Test(arguments: [(700, 400, -228), (400, 700, 228)] as [(CGFloat, CGFloat, CGFloat)])
  func `what is taken back is what was lifted before a turn (G1, G3)`(first: CGFloat, second: CGFloat, lift: CGFloat) {
    var stage = Stage(of: PlantedTurnForgets.self)
    stage.focus(field(first))
    stage.keyboard(336)
    stage.keyboard(0)
    #expect(stage.lift == 0)
    stage.facts.anchors = [field(second)]
    stage.send(.resized)
    stage.keyboard(336)
    #expect(stage.lift == (second == 700 ? 228 : 0))
    stage.keyboard(0)
    #expect(stage.lift == lift)
  }

  @Test func `the inset of the first keyboard is that of the second (G4)`() {
    var stage = Stage(of: PlantedKeepsInset.self)
    stage.facts.regions = [region(103, 749, content: 1600)]
    stage.focus(field(700))
    stage.keyboard(336)
    #expect(stage.insets == [336])
    stage.keyboard(209)
    #expect(stage.insets == [336])
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.insets == [0])
  }

  @Test func `home is where the root was when the focus came (H5, H7)`() {
    var stage = Stage(of: PlantedOldRest.self)
    stage.facts.root.frame = CGRect(x: 0, y: 103, width: 393, height: 749)
    stage.focus(field(700))
    stage.keyboard(336)
    stage.facts.root.frame.origin.y = 123
    stage.facts.anchors = [field(720)]
    stage.send(.geometryChanged)
    #expect(stage.lift == 248)  // 754 + 10 − 516
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.lift == 20)
  }

  @Test func `an alert that sees to itself takes the whole window up (H12)`() {
    var stage = Stage(of: PlantedWholeWindow.self)
    stage.facts.root.avoidsByItself = true
    stage.focus(field(400))
    stage.keyboard(336)
    #expect(stage.lift == 336 && stage.plan.mover == .window)
    stage.keyboard(0)
    stage.unfocus()
    #expect(stage.lift == 0)
  }
}
