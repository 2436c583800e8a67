import AvoidingViews
import Foundation
import KeyboardAvoidance
import Motion
import Testing
import ViewTree

/// What is lifted, and how a lift is written.
@MainActor
struct LiftTests {
  private let form = Form()
  private let status = StatusBar(frame: CGRect(x: 0, y: 0, width: 390, height: 47))
  private let system = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    system.belongsToSystem = true
    system.takesTouchesItself = false
    form.window.addSubview(status)
    form.window.addSubview(system)
    form.window.layOut()
  }

  @Test func `a lift of the window moves bars and status bar, not the keyboard`() throws {
    form.avoider.strategy = WindowLift.self
    let rest = form.tree
    form.focus(form.fields[1])
    // K = 331.
    #expect(try #require(form.controller.topBar).frameInWindow().minY == -331)
    #expect(status.frameInWindow().minY == -331)
    #expect(form.shown(form.fields[1]).minY == -142)
    #expect(system.frameInWindow() == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(form.avoider.movedDistance == 331)
    form.endEditing()
    #expect(form.tree == rest)
    #expect(form.avoider.movedDistance == 0)
  }

  @Test func `home geometry does not see a lift of the window`() throws {
    form.avoider.strategy = WindowLift.self
    form.fields[1].becomeFirstResponder()
    for frame in 0...6 {
      form.window.advance(to: Double(frame) / 10)
      let facts = try form.facts()
      #expect(facts.root.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
      #expect(facts.root.lift == 331)
      #expect(facts.topLimit == 91)
      #expect(facts.rect(.field) == CGRect(x: 16, y: 189, width: 358, height: 44))
      #expect(facts.regions.map(\.clip.minY) == [91])
      #expect(facts.shownField?.minY == -142)
    }
    #expect(form.avoider.initialPosition == CGPoint(x: 0, y: 91))
  }

  @Test func `it is in step with the keyboard`() {
    form.avoider.strategy = WindowLift.self
    form.fields[1].becomeFirstResponder()
    for frame in 0...40 {
      form.window.advance(to: Double(frame) / 60)
      let top = form.shown(form.controller.view).maxY
      #expect(abs(top - form.keyboard.edge(at: form.window.time)) < 1e-6, "frame \(frame)")
    }
  }

  @Test func `another mover takes over from the one before`() {
    form.avoider.strategy = WindowLift.self
    form.focus(form.fields[8])
    form.avoider.strategyName = "transform-field"
    form.advance(by: 1)
    #expect(form.controller.view.transform == .identity && status.transform == .identity)
    #expect(form.lift == 266)
  }

  @Test func `a lift written to a frame is undone by a layout of the view around it, at once`() throws {
    form.avoider.strategy = FrameLift.self
    form.focus(form.fields[1])
    #expect(form.lift == 100)
    #expect(try form.facts().root.lift == 100)
    form.controller.content.setNeedsLayout()
    form.fields[1].setNeedsLayout()
    form.window.layOut()
    #expect(form.lift == 100)
    form.controller.view.setNeedsLayout()
    form.window.layOut()
    #expect(form.lift == 0)
    #expect(form.shown(form.fields[1]).minY == 189)
    #expect(try form.facts().root.lift == 0)
    form.setKeyboardHeight(376)
    #expect(form.lift == 100)
  }

  @Test func `a lift written to a transform is not`() {
    form.avoider.strategyName = "transform-field"
    form.focus(form.fields[8])
    form.controller.view.setNeedsLayout()
    form.window.layOut()
    #expect(form.lift == 266)
  }

  @Test func `less motion jumps`() throws {
    form.avoider.prefersReducedMotion = true
    form.fields[8].becomeFirstResponder()
    #expect(form.shown(form.fields[8]).maxY == 503)
    #expect(try form.facts().prefersReducedMotion)
    form.window.makeFirstResponder(nil)
    #expect(form.shown(form.fields[8]).minY == 735)
  }
}
