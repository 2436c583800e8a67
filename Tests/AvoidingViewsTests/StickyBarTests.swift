import AvoidingViews
import Foundation
import KeyboardAvoidance
import Motion
import Testing
import ViewTree

/// Bars that stand on the keyboard.
@MainActor
struct StickyBarTests {
  private let form = Form(strategy: BarsAndList.self)
  private let bar = View(frame: CGRect(x: 0, y: 693, width: 390, height: 60))
  private let composer = TextField(frame: CGRect(x: 16, y: 8, width: 358, height: 44))

  init() {
    bar.addSubview(composer)
    form.controller.content.addSubview(bar)
    bar.avoidance.sticksToKeyboard = true
    bar.avoidance.list = form.scroll
    bar.avoidance.listPolicy = .always
    form.window.layOut()
  }

  @Test func `the bars of the focused view's screen are known while they stick`() {
    form.focus(composer)
    #expect(form.avoider.stickyBars.map(\.identity) == [bar.identity])
    bar.avoidance.sticksToKeyboard = false
    #expect(form.avoider.stickyBars.isEmpty)
  }

  @Test func `a bar in the root goes what the root's lift leaves, and is home in the facts`() throws {
    let rest = form.tree
    form.focus(composer)
    // 331 in the window, of which the root gives 100.
    #expect(bar.model(.translationY) == -231)
    #expect(form.shown(bar).maxY == 513)
    let facts = try form.facts()
    #expect(
      facts.bars == [
        StickyBar(
          id: bar.identity, frame: CGRect(x: 0, y: 784, width: 390, height: 60), list: form.scroll.identity,
          listPolicy: .always)
      ])
    #expect(facts.rect(.field) == CGRect(x: 16, y: 792, width: 358, height: 44))
    #expect(facts.anchors.allSatisfy { $0.bar == bar.identity })
    #expect(facts.regions.map(\.id) == [form.scroll.identity])
    #expect(facts.regions.map(\.isInFocusChain) == [false])
    form.endEditing()
    #expect(bar.transform == .identity)
    #expect(form.controller.content.transform == .identity)
    // The plan says nothing of the list when the keyboard leaves.
    #expect(form.tree != rest && form.offset == 50)
  }

  @Test func `a bar outside of the root goes all of the way itself`() {
    form.controller.view.addSubview(bar)
    form.focus(composer)
    #expect(bar.model(.translationY) == -331)
  }

  @Test func `the list of a bar is moved though it is not around the focus`() {
    form.focus(composer)
    #expect(form.offset == 50)
    #expect(form.scroll.avoidanceInset?.bottom == 60)
  }

  @Test func `a field beside the bar is in none`() throws {
    form.focus(form.fields[0])
    #expect(try form.facts().anchors.allSatisfy { $0.bar == nil })
    #expect(try form.facts().bars.count == 1)
  }

  @Test func `a bar that sticks no more goes home with the next plan`() throws {
    form.focus(composer)
    bar.avoidance.sticksToKeyboard = false
    form.setKeyboardHeight(340)
    #expect(bar.model(.translationY) == 0)
    #expect(try form.facts().bars.isEmpty)
  }

  @Test func `the bars of a screen behind the focused one have no part in it`() throws {
    let sheet = ViewController(size: CGSize(width: 390, height: 500))
    let field = TextField(frame: CGRect(x: 16, y: 400, width: 358, height: 44))
    sheet.content.addSubview(field)
    sheet.view.frame.origin.y = 344
    form.window.addSubview(sheet.view)
    form.focus(field)
    #expect(try form.facts().bars.isEmpty)
  }

  @Test func `under headroom a composer stands on the keyboard in every frame, and the list ends above it`() throws {
    // CASES.md C23: only the list's viewport shrinks.
    form.avoider.strategyName = "headroom"
    form.scroll.setContentOffset(CGPoint(x: 0, y: form.scroll.offsetRange.upperBound))
    let rest = form.tree
    composer.becomeFirstResponder()
    for frame in 0...40 {
      form.window.advance(to: Double(frame) / 60)
      #expect(abs(form.shown(bar).maxY - form.keyboard.edge(at: form.window.time)) < 1e-6, "frame \(frame)")
    }
    #expect(form.lift == 0)
    // The list's clip ends at 844, the bar begins at 453.
    #expect(form.scroll.avoidanceInset?.bottom == 391)
    #expect(form.shown(form.page).maxY == 453)
    form.endEditing()
    #expect(form.tree == rest)
  }

  @Test func `what scrolls is not searched for bars`() throws {
    let inner = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    inner.avoidance.sticksToKeyboard = true
    form.page.addSubview(inner)
    form.focus(composer)
    #expect(try form.facts().bars.map(\.id) == [bar.identity])
  }
}
