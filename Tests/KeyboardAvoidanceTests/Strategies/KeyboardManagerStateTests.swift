import Foundation
import KeyboardAvoidance
import Motion
import Testing

/// FACTS.md §5, 1.2, the state machine; numbers in brackets are its points. Field 700…734 unless said.
@Suite struct KeyboardManagerStateTests {
  /// A stage with the keyboard up for a field at 700: lift 228.
  static func lifted(_ regions: ScrollRegion...) -> ManagerStage {
    var stage = ManagerStage()
    stage.facts.regions = regions
    stage.focus(field(700, in: regions.count))
    stage.keyboard(336)
    return stage
  }

  /// (1) What counts is the distance from the frame's top to the screen's bottom, unless the frame floats.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 516, width: 393, height: 336), 228),
      (CGRect(x: 0, y: 716, width: 393, height: 336), 28),  // E2: hardware keys, a bar of 136 shows of it
      (CGRect(x: 30, y: 416, width: 320, height: 260), nil),  // F5: narrow, and above the bottom: floating
      (CGRect(x: 30, y: 516, width: 320, height: 336), 228),  // narrow, but at the bottom
      (CGRect(x: 0, y: 416, width: 393, height: 336), 328),  // undocked, but as wide as the screen
      (CGRect(x: 0, y: 900, width: 393, height: 336), nil),
      (.zero, nil),  // F3, H15
    ] as [(CGRect, CGFloat?)])
  func `the keyboard's height is what it covers of the screen`(end: CGRect, lift: CGFloat?) {
    var stage = ManagerStage()
    stage.focus(field(700))
    stage.notify(.willShow, end)
    #expect(stage.answered == (lift != nil) && stage.lift == lift ?? 0)
  }

  /// (1) X14: screen −50…950, keyboard top 600: the window loses 852 − 590.
  @Test func `in a window smaller than the screen only what covers the window counts`() {
    var stage = ManagerStage()
    stage.facts.screen = CGRect(x: -100, y: -50, width: 1000, height: 1000)
    stage.focus(field(700))
    stage.notify(.willShow, CGRect(x: -100, y: 600, width: 1000, height: 350))
    #expect(stage.lift == 144)  // 734 − 590
  }

  @Test func `a hide that reports a height hides all the same`() {  // (1), D8
    var stage = Self.lifted()
    stage.notify(.willHide, CGRect(x: 0, y: 808, width: 393, height: 44))
    #expect(stage.answered && stage.lift == 0)
  }

  @Test func `begin frames and equal heights change nothing`() {  // (1), (2), C11, D7
    var stage = Self.lifted()
    let end = CGRect(x: 0, y: 516, width: 393, height: 336)
    for kind in [KeyboardNotification.Kind.didShow, .willShow, .willShow, .willChangeFrame, .didShow] {
      stage.layOut()
      stage.notify(kind, end)
      #expect(!stage.answered)
    }
  }

  @Test func `several heights in a row end at the last`() {  // D6
    var stage = ManagerStage()
    stage.focus(field(700))
    stage.keyboard(0)
    #expect(!stage.answered)
    stage.keyboard(216)
    #expect(stage.lift == 108)
    stage.keyboard(259)
    #expect(stage.lift == 151)
  }

  @Test func `a text view's keyboard may come before its focus`() {  // §4, order of notifications
    var stage = ManagerStage()
    #expect(stage.keyboard(336) == 0)
    stage.focus(field(700))
    #expect(stage.answered && stage.lift == 228)
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  @Test func `hide restores whether the field is still there or not`() {  // H8, C9, C12
    var stage = Self.lifted()
    stage.keyboard(0)
    #expect(stage.lift == 0)
    stage = Self.lifted()
    stage.unfocus()
    #expect(!stage.answered && stage.lift == 228)
    stage.keyboard(0)
    #expect(stage.lift == 0)
    stage.unfocus()
    #expect(!stage.answered)
  }

  @Test func `without focus and without a cover nothing is held, even if no hide was told`() {
    var stage = Self.lifted(region(103, 749, content: 749))
    #expect(stage.lift == 228)
    stage.facts.occluders = []
    stage.unfocus()
    #expect(stage.lift == 0)
  }

  /// (5), (6), G1, G3, G7: the hide of a rotation puts the root back alone, the show after it starts afresh.
  @Test func `a rotation brings the root home, and the last hide everything`() {
    var stage = ManagerStage(region(103, 300, content: 900))
    for _ in 0..<4 {
      stage.focus(field(700, in: 1))
      stage.keyboard(336)
      #expect(stage.lift == 228)
      stage.facts.anchors = [field(270, in: 1)]
      stage.resize(to: CGSize(width: 852, height: 393))
      #expect(!stage.answered)
      #expect(stage.keyboard(0) == 1)
      #expect(stage.lift == 0 && stage.plan.regions.isEmpty)
      stage.keyboard(162)
      #expect(stage.lift == 83)  // 304 − 221
      stage.keyboard(0)
      stage.unfocus()
      stage.resize(to: CGSize(width: 393, height: 852))
      #expect(stage.lift == 0)
    }
  }

  /// (6) What a rotation's hide leaves to the show after it: the region's inset.
  @Test func `the hide of a rotation does not touch scroll regions`() {
    var stage = ManagerStage(region(103, 749, content: 900))
    stage.focus(field(700))
    stage.keyboard(336)
    stage.resize(to: CGSize(width: 852, height: 393))
    #expect(stage.keyboard(0) == 1)
    #expect(stage.plan.regions.isEmpty && stage.offsets == [228] && stage.insets == [1: 346])
    stage.facts.occluders = []
    stage.unfocus()
    #expect(stage.offsets == [151] && stage.insets == [1: 0])
  }

  /// (5) What is lifted when the record is taken counts as its place.
  @Test func `fault: a root that no layout has put home in a rotation stays lifted`() {
    var stage = Self.lifted()
    stage.resize(to: CGSize(width: 852, height: 393))
    stage.facts.anchors = [field(490)]
    stage.keyboard(162)
    #expect(stage.lift == 162)  // shown 262…296, 75 wanted, but never above the keyboard's height
    stage.keyboard(0)
    #expect(stage.lift == 228)
  }

  /// (5) Without a hide: layout has put the root home, and the record is taken anew.
  @Test func `a new height after a rotation is met from the new place`() {
    var stage = Self.lifted()
    stage.resize(to: CGSize(width: 852, height: 393))
    stage.layOut()
    stage.facts.anchors = [field(270)]
    stage.facts.topLimit = 32
    stage.keyboard(162)
    #expect(stage.lift == 83)
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }

  @Test func `a hide during a swipe back waits for its end`() {  // (6), H3, X34
    for isCancelled in [true, false] {
      var stage = Self.lifted()
      stage.facts.isSwipingBack = true
      #expect(stage.keyboard(0) == 0)
      #expect(stage.lift == 228)
      stage.facts.isSwipingBack = false
      if isCancelled {
        stage.keyboard(336)
        #expect(stage.lift == 228)
      }
      stage.send(.swipeBackEnded(isCancelled: isCancelled))
      #expect(stage.lift == (isCancelled ? 228 : 0))
      stage.keyboard(0)
      #expect(stage.lift == 0)
    }
  }

  @Test func `what comes during a swipe back is met when it is cancelled`() {
    var stage = Self.lifted()
    stage.facts.isSwipingBack = true
    #expect(stage.keyboard(0) + stage.keyboard(291) == 0)
    stage.facts.isSwipingBack = false
    stage.send(.swipeBackEnded(isCancelled: true))
    #expect(stage.lift == 183)
  }

  @Test func `focus lost in a swipe back brings nothing home before its end`() {
    var stage = Self.lifted()
    stage.facts.isSwipingBack = true
    stage.keyboard(0)
    stage.unfocus()
    #expect(!stage.answered && stage.lift == 228)
    stage.facts.isSwipingBack = false
    stage.send(.swipeBackEnded(isCancelled: false))
    #expect(stage.lift == 0)
  }

  @Test func `a cancelled swipe back that leaves no keyboard hides late`() {
    var stage = Self.lifted()
    stage.facts.isSwipingBack = true
    stage.keyboard(0)
    stage.facts.isSwipingBack = false
    stage.send(.swipeBackEnded(isCancelled: true))
    #expect(stage.answered && stage.lift == 0)
    stage.send(.swipeBackEnded(isCancelled: true))
    #expect(!stage.answered)
  }

  @Test func `it adjusts when the app comes to the front, and never behind`() {  // (7), H1
    var stage = Self.lifted()
    stage.facts.isAppActive = false
    stage.layOut()
    stage.send(.appStateChanged)
    #expect(!stage.answered)
    stage.focus(field(750))
    #expect(!stage.answered)
    stage.facts.isAppActive = true
    stage.send(.appStateChanged)
    #expect(stage.lift == 278)
    stage.keyboard(0)
    #expect(stage.lift == 0)
    stage.send(.appStateChanged)
    #expect(!stage.answered)
  }

  /// (8), H12.
  @Test(arguments: [true, false]) func `fields of alerts and search bars are invisible to it`(isInAlert: Bool) {
    var traits = FocusTraits()
    (traits.isInAlert, traits.isInSearchBar) = (isInAlert, !isInAlert)
    var stage = ManagerStage()
    stage.facts.focus = traits
    stage.focus(field(700))
    #expect(stage.keyboard(336) == 0)
    stage = Self.lifted()
    stage.facts.focus = traits
    stage.focus(field(750))
    #expect(!stage.answered)
    stage.keyboard(380)
    #expect(!stage.answered && stage.lift == 228)
    stage.keyboard(0)
    #expect(stage.lift == 0)
  }
}
