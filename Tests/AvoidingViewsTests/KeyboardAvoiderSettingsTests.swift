import AvoidingViews
import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

@MainActor
struct KeyboardAvoiderSettingsTests {
  private let form = Form()

  // MARK: Switches

  @Test func `switched off while lifted, everything goes home; switched on, it comes back`() {
    form.focus(form.fields[8])
    let lifted = form.state
    form.avoider.isEnabled = false
    form.advance(by: 1)
    #expect(form.offset == 0 && form.lift == 0 && form.scroll.avoidanceInset == nil)
    #expect(form.avoider.plan == nil)
    #expect(form.fields[8].isFirstResponder)
    form.avoider.isEnabled = true
    form.advance(by: 1)
    #expect(form.state == lifted)
    form.endEditing()
    #expect(form.offset == 0 && form.scroll.avoidanceInset == nil)
  }

  @Test func `the distance is the view's own, else the avoider's, else the strategy's`() {
    #expect(form.avoider.distance(for: form.fields[8]) == 10)
    form.avoider.strategyName = "transform-field"
    #expect(form.avoider.distance(for: form.fields[8]) == 0)
    form.avoider.distance = 7
    #expect(form.avoider.distance(for: form.fields[8]) == 7)
    form.fields[8].avoidance.distance = 3
    #expect(form.avoider.distance(for: form.fields[8]) == 3)
  }

  @Test func `while it is off nothing moves, and what was focused then is met when it is on again`() {
    form.avoider.isEnabled = false
    let plans = form.avoider.planCount
    form.focus(form.fields[8])
    #expect(form.offset == 0 && form.avoider.planCount == plans)
    form.avoider.isEnabled = true
    form.advance(by: 1)
    #expect(form.shown(form.fields[8]).maxY == 503)
    form.avoider.isEnabled = false
    form.endEditing()
    form.avoider.isEnabled = true
    form.advance(by: 1)
    #expect(form.offset == 0 && form.scroll.avoidanceInset == nil)
  }

  @Test func `another strategy while lifted undoes what the old one did and plans anew`() {
    form.focus(form.fields[8])
    let first = form.state
    #expect(form.lift == 0)
    form.avoider.strategyName = "transform-field"
    form.advance(by: 1)
    #expect(form.avoider.strategyName == "transform-field")
    #expect(form.offset == 0 && form.scroll.avoidanceInset == nil)
    #expect(form.lift == 266)
    form.avoider.strategyName = "headroom"
    form.advance(by: 1)
    #expect(form.state == first)
    form.endEditing()
    #expect(form.offset == 0 && form.lift == 0 && form.scroll.avoidanceInset == nil)
  }

  @Test func `a switch in the middle of a slide comes to the same`() {
    form.focus(form.fields[8])
    let expected = form.state
    form.endEditing()
    form.avoider.strategyName = "transform-field"
    form.fields[8].becomeFirstResponder()
    form.advance(by: 0.1)
    form.avoider.strategyName = "headroom"
    form.advance(by: 1)
    #expect(form.state == expected)
  }

  @Test func `an unknown strategy changes nothing`() {
    form.focus(form.fields[8])
    let state = form.state
    let plans = form.avoider.planCount
    form.avoider.strategyName = "none-such"
    form.advance(by: 1)
    #expect(form.avoider.strategyName == "headroom")
    #expect(form.state == state && form.avoider.planCount == plans)
  }

  // MARK: What one view asks for

  @Test func `a view chosen by hand is what is lifted`() {
    form.scroll.removeFromSuperview()
    let card = View(frame: CGRect(x: 16, y: 500, width: 358, height: 200))
    let field = TextField(frame: CGRect(x: 16, y: 100, width: 300, height: 44))
    card.addSubview(field)
    form.controller.content.addSubview(card)
    field.avoidance.movingView = card
    form.focus(field)
    #expect(form.lift == 0)
    #expect(card.model(.translationY) == -232)
    #expect(form.avoider.movedDistance == -card.model(.translationY))
    #expect(form.shown(field).maxY == 503)
    form.endEditing()
    #expect(card.transform == .identity)
  }

  @Test func `when the focus goes to a field with another moving view the old one goes home`() {
    form.scroll.removeFromSuperview()
    let cards = [0, 1].map { View(frame: CGRect(x: 16, y: 400 + 150 * CGFloat($0), width: 358, height: 140)) }
    let fields = cards.map { card in
      let field = TextField(frame: CGRect(x: 16, y: 80, width: 300, height: 44))
      card.addSubview(field)
      form.controller.content.addSubview(card)
      field.avoidance.movingView = card
      return field
    }
    form.focus(fields[0])
    #expect(cards[0].model(.translationY) < -50)
    form.focus(fields[1])
    #expect(cards[0].transform == .identity)
    #expect(form.shown(fields[1]).maxY == 503)
  }

  @Test func `a scroll view that does not restore keeps the offset it has when editing ends`() {
    form.scroll.avoidance.restoresContentOffset = false
    form.focus(form.fields[8])
    let offset = form.offset
    #expect(offset == 276)
    form.endEditing()
    #expect(form.offset == offset)
    #expect(form.scroll.avoidanceInset == nil)
    // The last field needs more than the content has: what stays is legal.
    form.focus(form.fields[11])
    #expect(form.offset > 281)
    form.endEditing()
    #expect(form.offset == 281)
  }

  @Test func `a scroll view that ignores avoidance is left alone and the root moves instead`() {
    form.scroll.avoidance.ignoresAvoidance = true
    form.scroll.setContentOffset(CGPoint(x: 0, y: 20))
    form.focus(form.fields[6])
    #expect(form.offset == 20 && form.scroll.avoidanceInset == nil)
    #expect(form.lift == 100)
    form.endEditing()
    #expect(form.lift == 0 && form.offset == 20)
  }

  @Test func `what a person scrolled to while the keyboard was up is kept`() {
    form.focus(form.fields[8])
    form.drag(from: CGPoint(x: 195, y: 200), up: -120)
    let chosen = form.offset
    #expect(chosen < 170 && chosen > 100)
    #expect(form.fields[8].isFirstResponder)
    form.endEditing()
    #expect(form.offset == chosen)
    #expect(form.scroll.avoidanceInset == nil)
  }
}
