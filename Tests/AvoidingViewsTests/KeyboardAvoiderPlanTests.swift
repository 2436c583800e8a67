import AvoidingViews
import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import ViewTree

@MainActor
struct KeyboardAvoiderPlanTests {
  private let form = Form()

  @Test func `a covered field ends above the keyboard by the distance, the content alone having moved`() throws {
    form.focus(form.fields[8])
    #expect(form.shown(form.fields[8]).maxY == 503)
    #expect(form.offset == 276)
    #expect(form.lift == 0 && form.avoider.movedDistance == 0)
    let plan = try #require(form.avoider.plan)
    #expect(plan.regions.map(\.id) == [form.scroll.identity])
    #expect(plan.regions.map(\.offset) == [form.offset])
    #expect(form.scroll.avoidanceInset?.bottom == plan.regions[0].bottomInset)
    #expect(plan.regions[0].bottomInset >= 331)
    #expect(form.avoider.keyboardFrame == CGRect(x: 0, y: 513, width: 390, height: 331))
  }

  @Test func `a field in sight does not move`() {
    form.focus(form.fields[2])
    #expect(form.offset == 0 && form.lift == 0)
    #expect(form.shown(form.fields[2]).minY == 267)
  }

  @Test func `what moves is in step with the keyboard: in no frame is the caret covered`() {
    let field = form.fields[5]
    #expect(form.shown(field).maxY == 545)
    field.becomeFirstResponder()
    for frame in 0...40 {
      form.window.advance(to: Double(frame) / 60)
      #expect(form.shown(field).maxY <= form.keyboard.edge(at: form.window.time) + 1e-6, "frame \(frame)")
    }
    #expect(form.shown(field).maxY == 503)
  }

  @Test func `without a scroll view the root is lifted`() throws {
    form.scroll.removeFromSuperview()
    let field = TextField(frame: CGRect(x: 16, y: 600, width: 358, height: 44))
    form.controller.content.addSubview(field)
    form.focus(field)
    #expect(form.lift == 232)
    #expect(form.avoider.movedDistance == form.lift)
    #expect(form.controller.content.transform == AffineTransform(translationByX: 0, byY: -form.lift))
    #expect(form.controller.content.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(form.shown(field).maxY == 503)
    form.endEditing()
    #expect(form.controller.content.transform == .identity)
    #expect(form.avoider.movedDistance == 0)
  }

  @Test(arguments: ["headroom", "transform-field"], [0, 12.25, 47])
  func `when editing ends everything is back where it was, to the bit`(strategy: String, offset: Double) {
    form.avoider.strategyName = strategy
    form.scroll.setContentOffset(CGPoint(x: 0, y: offset))
    let rest = form.state
    for round in 0..<3 {
      form.focus(form.fields[6 + round])
      #expect(form.state != rest)
      form.endEditing()
      #expect(form.state == rest)
      #expect(form.scroll.avoidanceInset == nil)
      #expect(form.avoider.keyboardFrame == nil)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `whatever is done with the keyboard up, the end restores exactly`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    form.scroll.setContentOffset(CGPoint(x: 0, y: 80))
    // Whatever of the form was in sight before is still a legal place to be.
    form.focus(form.fields[4])
    form.endEditing()
    let rest = form.state
    for _ in 0..<20 {
      // Fields in sight at rest, which need no scrolling of their own.
      form.fields[Int.random(in: 1...9, using: &random)].becomeFirstResponder()
      form.advance(by: Double.random(in: 0...0.6, using: &random))
      if Bool.random(using: &random) { form.setKeyboardHeight([331, 376, 291].randomElement(using: &random) ?? 331) }
      form.advance(by: Double.random(in: 0...0.6, using: &random))
    }
    form.endEditing()
    #expect(form.state == rest)
  }

  @Test func `insets that the app changes meanwhile are the app's in the end`() {
    form.focus(form.fields[8])
    form.scroll.contentInset.bottom = 60
    form.window.layOut()
    form.endEditing()
    #expect(form.scroll.avoidanceInset == nil)
    #expect(form.scroll.effectiveInset.bottom == 60)
  }

  @Test func `every plan is counted once`() {
    #expect(form.avoider.planCount == 0 && form.avoider.plan == nil)
    form.focus(form.fields[8])
    let count = form.avoider.planCount
    #expect(count >= 1)
    form.setKeyboardHeight(331)
    #expect(form.avoider.planCount == count)
    form.setKeyboardHeight(376)
    #expect(form.avoider.planCount == count + 1)
  }

  @Test func `a higher keyboard pushes the field up, a lower one lets it down again`() {
    form.focus(form.fields[8])
    let offset = form.offset
    form.setKeyboardHeight(376)
    form.advance(by: 1)
    #expect(form.shown(form.fields[8]).maxY == 458)
    form.setKeyboardHeight(331)
    form.advance(by: 1)
    #expect(form.offset == offset)
  }

  @Test func `another distance is met at once`() {
    form.focus(form.fields[8])
    form.avoider.distance = 50
    form.advance(by: 1)
    #expect(form.shown(form.fields[8]).maxY == 463)
  }

  @Test func `companions stay in sight with the field`() {
    form.fields[6].avoidance.companions = [form.fields[8]]
    form.focus(form.fields[6])
    #expect(form.shown(form.fields[8]).maxY == 503)
  }

  @Test func `a focused view that leaves the tree takes everything home`() {
    form.focus(form.fields[8])
    form.fields[8].removeFromSuperview()
    form.advance(by: 1)
    #expect(form.window.firstResponder == nil)
    #expect(form.offset == 0 && form.lift == 0 && form.scroll.avoidanceInset == nil)
    #expect(form.messages.last == .willHide)
    form.focus(form.fields[7])
    #expect(form.shown(form.fields[7]).maxY == 503)
  }

  @Test func `the scroll view that leaves with it is taken home too`() {
    form.focus(form.fields[8])
    form.scroll.removeFromSuperview()
    form.advance(by: 1)
    #expect(form.window.firstResponder == nil)
    #expect(form.offset == 0 && form.scroll.avoidanceInset == nil)
  }
}
