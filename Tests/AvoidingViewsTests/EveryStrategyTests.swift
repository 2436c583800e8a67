import AvoidingViews
import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import ViewTree

/// Every strategy there is, through random sessions.
@MainActor
struct EveryStrategyTests {
  private let form = Form()
  private let note = TextView(frame: CGRect(x: 16, y: 500, width: 358, height: 120))

  init() {
    form.controller.setBody(form.scroll)
    note.text = Array(repeating: "line", count: 8).joined(separator: "\n")
    form.page.addSubview(note)
    form.window.layOut()
  }

  private func act(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0...2: form.fields[Int.random(in: 0..<12, using: &random)].becomeFirstResponder()
    case 3: note.becomeFirstResponder()
    case 4: form.window.press(.enter)
    case 5:
      if form.window.firstResponder != nil {
        form.setKeyboardHeight([331, 376, 291].randomElement(using: &random) ?? 331)
      }
    case 6: form.window.makeFirstResponder(nil)
    case 7: form.scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.random(in: 0...281, using: &random)))
    default: form.controller.view.setNeedsLayout()
    }
    form.window.layOut()
  }

  /// Where everything is but for what scroll views have been scrolled to.
  private var places: [String] {
    form.window.tree.filter { $0.superview !== note }.map { view in
      "\(view.identity) \(view.frame) \(view.transform) \((view as? ScrollView)?.avoidanceInset == nil)"
    }
  }

  @Test(arguments: StrategyCatalog.names, [1, 2] as [UInt64])
  func `whatever is done, no plan chases another, and switched off all is home and still`(
    strategy: String, seed: UInt64
  ) {
    form.avoider.strategyName = strategy
    var random = SeededGenerator(seed: seed)
    let rest = places
    for step in 0..<30 {
      let plans = form.avoider.planCount
      act(&random)
      #expect(form.avoider.planCount <= plans + 6, "step \(step)")
      form.advance(by: Double.random(in: 0...0.6, using: &random))
    }
    form.avoider.isEnabled = false
    #expect(places == rest)
    #expect(form.scroll.offsetRange.contains(form.offset))
    form.advance(by: 2)
    for view in form.window.tree {
      for property in AnimatedProperty.allCases { #expect(view.shown(property).value == Double(view.model(property))) }
    }
  }
}
