import AvoidingViews
import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

@MainActor
struct FactsReaderTests {
  private let form = Form()

  @Test func `without a focus there is a window, a root and nothing else`() throws {
    let facts = try form.facts()
    #expect(facts.window == CGSize(width: 390, height: 844))
    #expect(facts.root.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(facts.topLimit == 91)
    #expect(facts.occluders.isEmpty && facts.regions.isEmpty && facts.anchors.isEmpty)
    #expect(facts.shownField == nil)
  }

  @Test func `a field is read with its caret, its region and the keyboard`() throws {
    form.scroll.setContentOffset(CGPoint(x: 0, y: 30))
    form.focus(form.fields[2])
    let facts = try form.facts()
    #expect(facts.occluders == [CGRect(x: 0, y: 513, width: 390, height: 331)])
    #expect(facts.rect(.field) == CGRect(x: 16, y: 267, width: 358, height: 44))
    #expect(facts.rect(.caret) == CGRect(x: 29, y: 278, width: 2, height: 22))
    #expect(facts.anchors.map(\.level) == [.caret, .field])
    #expect(facts.anchors.map(\.container) == [0, 0])
    #expect(facts.anchors.map(\.name) == ["field-2", "field-2"])
    #expect(facts.shownField == CGRect(x: 16, y: 237, width: 358, height: 44))
    let region = try #require(facts.regions.first)
    #expect(facts.regions.count == 1)
    #expect(region.id == form.scroll.identity)
    #expect(region.clip == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(region.contentHeight == 1000 && region.topInset == 0 && region.bottomInset == 34)
    #expect(region.offset == 30 && region.isInFocusChain && !region.isInHand)
  }

  @Test(arguments: ["headroom", "transform-field"])
  func `home geometry does not see what avoidance itself did, in no frame`(strategy: String) throws {
    form.avoider.strategyName = strategy
    form.fields[8].becomeFirstResponder()
    let expected = try form.facts()
    #expect(expected.rect(.field) == CGRect(x: 16, y: 735, width: 358, height: 44))
    for frame in 0...40 {
      form.window.advance(to: Double(frame) / 60)
      let facts = try form.facts()
      #expect(facts.anchors == expected.anchors, "frame \(frame)")
      #expect(facts.root == expected.root)
      #expect(facts.regions.first?.clip == CGRect(x: 0, y: 91, width: 390, height: 753))
      #expect(facts.regions.first?.bottomInset == 34)
      #expect(facts.shownField == expected.shownField)
    }
    let moved = form.offset + form.lift
    #expect(moved > 200)
    #expect(try form.facts().shownField == CGRect(x: 16, y: 735 - moved, width: 358, height: 44))
  }

  @Test func `regions come inner first, and anchors lie at home of all of them`() throws {
    let inner = ScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 300))
    inner.contentSize = CGSize(width: 390, height: 900)
    inner.contentInset.bottom = 7
    let field = TextField(frame: CGRect(x: 16, y: 400, width: 358, height: 44))
    inner.addSubview(field)
    form.page.addSubview(inner)
    form.keyboardHeight = 0
    form.scroll.setContentOffset(CGPoint(x: 0, y: 200))
    inner.setContentOffset(CGPoint(x: 0, y: 250))
    form.focus(field)
    let facts = try form.facts()
    #expect(facts.regions.map(\.id) == [inner.identity, form.scroll.identity])
    #expect(facts.regions.map(\.offset) == [250, 200])
    #expect(facts.regions.map(\.bottomInset) == [7, 34])
    #expect(facts.regions.map(\.clip.minY) == [691, 91])
    #expect(facts.rect(.field)?.minY == 1091)
    #expect(facts.shownField?.minY == 641)
    #expect(facts.anchors.map(\.container) == [0, 0])
  }

  @Test func `what cannot scroll up or down is no region`() throws {
    form.focus(form.fields[2])
    form.scroll.isScrollEnabled = false
    #expect(try form.facts().regions.filter(\.isInFocusChain).isEmpty)
    form.scroll.isScrollEnabled = true
    form.scroll.avoidance.ignoresAvoidance = true
    #expect(try form.facts().regions.filter(\.isInFocusChain).isEmpty)
    form.scroll.avoidance.ignoresAvoidance = false
    #expect(try form.facts().regions.filter(\.isInFocusChain).count == 1)
    form.scroll.contentSize = .zero
    #expect(try form.facts().regions.filter(\.isInFocusChain).isEmpty)
  }

  @Test func `a region in a hand is said to be`() throws {
    form.focus(form.fields[2])
    form.window.touch(.began, at: CGPoint(x: 195, y: 400))
    form.window.touch(.moved, at: CGPoint(x: 195, y: 370))
    #expect(try form.facts().regions.map(\.isInHand) == [true])
    form.window.touch(.ended, at: CGPoint(x: 195, y: 370))
    form.advance(by: 4)
    #expect(try form.facts().regions.map(\.isInHand) == [false])
  }

  // MARK: Companions

  @Test func `companions follow in their order, each with the container it lies in`() throws {
    let inner = ScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    inner.contentSize = CGSize(width: 390, height: 900)
    let field = TextField(frame: CGRect(x: 16, y: 50, width: 358, height: 44))
    let beside = View(frame: CGRect(x: 16, y: 120, width: 100, height: 20))
    let outside = View(frame: CGRect(x: 16, y: 520, width: 100, height: 20))
    let fixed = View(frame: CGRect(x: 16, y: 700, width: 100, height: 20))
    let lost = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.addSubview(field)
    inner.addSubview(beside)
    form.page.addSubview(inner)
    form.page.addSubview(outside)
    form.controller.content.addSubview(fixed)
    form.keyboardHeight = 0
    form.scroll.setContentOffset(CGPoint(x: 0, y: 10))
    inner.setContentOffset(CGPoint(x: 0, y: 5))
    field.avoidance.companions = [fixed, lost, outside, beside]
    form.focus(field)
    let facts = try form.facts()
    #expect(facts.anchors.map(\.level) == [.caret, .field, .companion(0), .companion(2), .companion(3)])
    #expect(facts.anchors.map(\.container) == [0, 0, 2, 1, 0])
    #expect(facts.rect(.companion(0))?.minY == 791)
    #expect(facts.rect(.companion(2))?.minY == 611)
    #expect(facts.rect(.companion(3))?.minY == 311)
  }

  @Test func `a companion in a scroll view of its own lies where it is shown`() throws {
    let other = ScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
    other.contentSize = CGSize(width: 390, height: 500)
    let companion = View(frame: CGRect(x: 16, y: 80, width: 100, height: 20))
    other.addSubview(companion)
    form.controller.content.addSubview(other)
    other.setContentOffset(CGPoint(x: 0, y: 60))
    form.keyboardHeight = 0
    form.fields[1].avoidance.companions = [companion]
    form.focus(form.fields[1])
    let facts = try form.facts()
    #expect(facts.anchors.last?.container == 1)
    #expect(facts.rect(.companion(0))?.minY == 711)
  }

  @Test func `companions are held weakly`() throws {
    var companion: View? = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    form.fields[0].avoidance.companions = [try #require(companion)]
    #expect(form.fields[0].avoidance.companions.count == 1)
    companion = nil
    #expect(form.fields[0].avoidance.companions.isEmpty)
  }

  // MARK: Limits and wishes

  @Test func `the top limit is the bottom of the bar, of the safe area where there is none`() throws {
    #expect(try form.facts().topLimit == 91)
    let sheet = ViewController(size: CGSize(width: 390, height: 600), safeArea: EdgeInsets(top: 20))
    sheet.view.frame.origin.y = 200
    let field = TextField(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
    sheet.content.addSubview(field)
    form.window.addSubview(sheet.view)
    form.focus(field)
    let facts = try form.facts()
    #expect(facts.topLimit == 220)
    #expect(facts.root.frame == CGRect(x: 0, y: 200, width: 390, height: 600))
    #expect(facts.regions.isEmpty)
  }

  @Test func `the field's distance wins over the avoider's, and that over the strategy's own`() throws {
    form.focus(form.fields[0])
    #expect(try form.facts().distance == nil)
    form.avoider.distance = 24
    #expect(try form.facts().distance == 24)
    form.fields[0].avoidance.distance = 3
    #expect(try form.facts().distance == 3)
    form.avoider.distance = nil
    #expect(try form.facts().distance == 3)
    form.focus(form.fields[1])
    #expect(try form.facts().distance == nil)
  }

  @Test func `a view that wants no avoidance has no anchors`() throws {
    form.fields[8].avoidance.isEnabled = false
    form.focus(form.fields[8])
    #expect(try form.facts().anchors.isEmpty)
    #expect(form.offset == 0 && form.lift == 0)
  }

  // MARK: Text views

  private func note(_ lines: Int, height: CGFloat = 100) -> TextView {
    let note = TextView(frame: CGRect(x: 16, y: 300, width: 358, height: height))
    note.text = Array(repeating: "line", count: lines).joined(separator: "\n")
    form.page.addSubview(note)
    return note
  }

  @Test func `a text view that scrolls its own text is the innermost region, around its caret alone`() throws {
    let note = note(20)
    form.focus(note)
    let facts = try form.facts()
    #expect(facts.regions.map(\.id) == [note.identity, form.scroll.identity])
    #expect(facts.regions.map(\.kind) == [.textView, .scrollView])
    #expect(facts.anchors.map(\.container) == [0, 1])
    #expect(facts.regions[0].clip == CGRect(x: 16, y: 391, width: 358, height: 100))
    #expect(facts.regions[0].contentHeight == note.contentSize.height && facts.regions[0].offset > 250)
    // At home the text begins at the view's top; its last line ends 12 above the end of the text.
    #expect(facts.rect(.field) == CGRect(x: 16, y: 391, width: 358, height: 100))
    let caret = try #require(facts.rect(.caret))
    #expect(abs(caret.maxY - (391 + note.contentSize.height - 12)) < 2, "\(caret)")
    #expect(facts.focus.kind == .scrollingTextView)
  }

  @Test func `one that takes the height of its text is none, until it may grow no more`() throws {
    let note = note(3)
    note.growsWithText = true
    form.focus(note)
    #expect(try form.facts().regions.map(\.id) == [form.scroll.identity])
    #expect(try form.facts().anchors.map(\.container) == [0, 0])
    #expect(try form.facts().focus.kind == .textView)
    note.maxHeight = 60
    form.window.layOut()
    #expect(try form.facts().regions.map(\.id) == [note.identity, form.scroll.identity])
    note.isScrollEnabled = false
    #expect(try form.facts().regions.filter(\.isInFocusChain).map(\.id) == [form.scroll.identity])
  }

  @Test func `a companion of a text view is in the region around both`() throws {
    let note = note(20)
    note.avoidance.companions = [form.fields[0]]
    form.focus(note)
    #expect(try form.facts().anchors.map(\.container) == [0, 1, 1])
  }
}
