import Foundation
import KeyboardAvoidance
import Testing

/// The explanation as data and in words: which anchor, what it needs, who gives how much, what bounds it.
@Suite struct AvoidanceReasonTests {
  typealias Reason = AvoidancePlan.Reason

  struct Sentence: CustomTestStringConvertible {
    var reason: Reason
    var words: String
    var testDescription: String { words }
  }

  @Test(arguments: [
    Sentence(reason: .need(.caret, name: "", points: -12.5), words: "Caret needs 12.5 pt downward."),
    Sentence(reason: .need(.companion(1), name: "", points: 0), words: "Companion 1 is visible at rest."),
    Sentence(
      reason: .region(name: 4, gives: 20, of: 30, rootGives: 5),
      words: "Scroll view 4 gives 20 of 30, 5 left for the root."),
    Sentence(
      reason: .inBar(.field, name: "message"), words: "Field message lies in a bar on the keyboard and needs no more."),
    Sentence(reason: .bar(3, lift: 336), words: "Bar 3 stands on the keyboard, 336 pt above its place."),
    Sentence(reason: .list(5, .whenAtEnd, scrolls: 336), words: "List 5 stays at its end: scrolled by 336 pt."),
    Sentence(reason: .list(5, .always, scrolls: 12), words: "List 5 scrolls along: scrolled by 12 pt."),
    Sentence(reason: .list(5, .never, scrolls: 0), words: "List 5 stays where it is."),
    Sentence(
      reason: .kept(.field, name: "a", points: -40),
      words: "Field a is visible where it is, 40 pt from rest, and stays."
    ),
    Sentence(
      reason: .metByCaret(name: "note"),
      words: "Field note scrolls its own text and is too tall to be shown: its caret stands for it."),
    Sentence(reason: .notRestored(3, points: -7.5), words: "Scroll view 3 is not restored: it stays 7.5 pt from rest."),
    Sentence(reason: .topLimitKept, words: "Top limit kept."),
    Sentence(reason: .letGo, words: "Scrolled out of sight by hand: nothing is demanded until the next input."),
    Sentence(
      reason: .unsatisfied(.caret, name: "", .range), words: "Caret cannot be shown: the scroll range ends before."),
    Sentence(reason: .inHand(2), words: "Scroll view 2 is in the hand: only its insets are set."),
    Sentence(
      reason: .rootBound(.keyboardHeight), words: "The root goes no further: what is below it would come into sight."),
    Sentence(reason: .rootBound(.allowance), words: "The root goes no further: the app allows no more."),
    Sentence(reason: .rootBound(.depth), words: "The root goes no further: no more of it is covered."),
    Sentence(
      reason: .followed(.companion(2)),
      words: "The keyboard is followed: no more than the companion 2 is demanded until it rests."),
    Sentence(reason: .followed(nil), words: "The keyboard is followed: nothing is demanded until it rests."),
    Sentence(
      reason: .unsatisfied(.field, name: "a", .gap),
      words: "Field a cannot be shown: no gap between the occluders is in reach."),
  ])
  func `every reason is a sentence`(sentence: Sentence) { #expect(sentence.reason.sentence == sentence.words) }

  @Test func `a plan names anchor, need, givers, and the bound that was met`() {
    var stage = Stage()
    stage.facts.regions = [region(103, 597, content: 700, id: 6)]
    stage.facts.root.allowance = 100
    stage.focus(field(760, 40))
    stage.keyboard(336)
    // Its content may end 10 above the keyboard: 803 + 10 − 516 = 297 up in all, the field needs 800 + 10 − 516.
    #expect(
      stage.plan.reasons == [
        .need(.field, name: "card-number", points: 194),  // from a rest of 100, where it ends at the clip's bottom, 700
        .region(name: nil, gives: 194, of: 197, rootGives: 0),
      ])
    stage.facts.regions = []
    stage.facts.anchors = [field(578, 34)]
    stage.send(.geometryChanged)
    #expect(
      stage.plan.reasons == [
        .need(.field, name: "card-number", points: 100), .distance(kept: 4, of: 10), .root(gives: 100, of: 100),
        .rootBound(.allowance),
      ])
    stage.facts.anchors = [field(580, 40)]
    stage.send(.geometryChanged)
    #expect(
      stage.plan.reasons == [
        .need(.field, name: "card-number", points: 104), .partial(.field, name: "card-number", points: 36, of: 40),
        .root(gives: 100, of: 100), .unsatisfied(.field, name: "card-number", .root), .rootBound(.allowance),
      ])
  }

  @Test func `bars and their lists are in it`() {
    var stage = Stage()
    let composer = stage.chat()
    stage.focus(composer)
    stage.keyboard(336)
    #expect(
      stage.plan.reasons == [
        .inBar(.field, name: "card-number"), .bar(2, lift: 336), .list(5, .whenAtEnd, scrolls: 336),
      ])
  }
}
