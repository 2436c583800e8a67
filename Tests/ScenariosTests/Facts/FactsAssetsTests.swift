import Foundation
import KeyboardAvoidance
import Scenarios
import Testing

/// The plans of the files in `assets/facts`, worked out by hand. On the stage of 393 × 852 the keyboard's top is at
/// 852 − 336 = 516; `headroom` keeps 10 from it, `transform-field` nothing (SYSTEMS.md §7).
@Suite struct FactsAssetsTests {
  /// What a file's last event leads to: the lift and the offset of each region by name.
  struct Outcome: CustomTestStringConvertible, Sendable {
    var file: String
    var strategy: String
    var lift: CGFloat
    var offsets: [String: CGFloat]
    var testDescription: String { "\(file), \(strategy)" }

    init(_ file: String, _ strategy: String, lift: CGFloat, _ offsets: [String: CGFloat] = [:]) {
      (self.file, self.strategy, self.lift, self.offsets) = (file, strategy, lift, offsets)
    }
  }

  static func load(_ name: String) throws -> FactsFile {
    try FactsFile(path: Assets.folder.appending(path: "facts/\(name).yaml").path)
  }

  private func end(_ name: String, _ strategy: String = "headroom") throws -> FactsRehearsal {
    try Self.load(name).rehearsal(of: try #require(StrategyCatalog.strategy(named: strategy)))
  }

  @Test(arguments: [
    // 700 + 34 + 10 − 516; of the keyboard's 336.
    Outcome("plain", "headroom", lift: 228),
    Outcome("plain", "transform-field", lift: 218),
    // The form is at 200 and gives 700 + 34 + 10 − 516 = 228 of the 1456 − 749 − 200 = 507 it has left.
    Outcome("scrolled", "headroom", lift: 0, ["form": 428]),
    Outcome("scrolled", "transform-field", lift: 218, ["form": 200]),
    // Of 640 + 34 + 10 − 516 = 168 the list gives all its 150, the page the other 18: 50 + 150, 80 + 18.
    Outcome("nested", "headroom", lift: 0, ["list": 200, "page": 98]),
    Outcome("nested", "transform-field", lift: 158, ["list": 50, "page": 80]),
    // Above the keyboard: 700 + 44 − 600 = 144 and 10 of distance. Below it: 860 − 700 = 160, which is further.
    Outcome("floating", "headroom", lift: 0, ["form": 254]),
    Outcome("floating", "transform-field", lift: 144, ["form": 100]),
    // All from the innermost of ten, though it could come from any: 751 + 44 + 10 − (844 − 331).
    Outcome(
      "deep", "headroom", lift: 0, ["1": 292].merging((2...10).map { (String($0), 0) }) { $1 }),
    // Nothing covers the field; what asks for the top of the keyboard's frame alone lifts by 750 + 44 − 700.
    Outcome("split", "headroom", lift: 0),
    Outcome("split", "transform-field", lift: 94),
    // The caret's line: 620 + 10 − 516. The whole view would go to 150 − (750 − 516) = −84, over the top limit.
    Outcome("tall", "headroom", lift: 114),
    Outcome("tall", "transform-field", lift: 234),
    Outcome("impossible", "headroom", lift: 0),
    Outcome("impossible", "transform-field", lift: 218),
    // The button: 650 + 48 + 10 − 516. The field alone: 560 + 34 − 516.
    Outcome("companions", "headroom", lift: 192),
    Outcome("companions", "transform-field", lift: 78),
    // 300 + 34 + 10 − (393 − 219); the label's top goes to 276 − 170 = 106, below the limit of 32.
    Outcome("landscape", "headroom", lift: 0, ["form": 170]),
    Outcome("landscape", "transform-field", lift: 160, ["form": 0]),
    // The second field: 616 + 34 + 10 − 516. Read where the lift of 600 − 516 = 84 shows it: 650 − 84 − 516.
    Outcome("switch", "headroom", lift: 144),
    Outcome("switch", "transform-field", lift: 50),
  ])
  func `the plan is the one worked out by hand`(_ outcome: Outcome) throws {
    let file = try Self.load(outcome.file)
    let end = try end(outcome.file, outcome.strategy)
    #expect(try #require(end.plan).lift == outcome.lift)
    let offsets = end.facts.regions.map { (file.regionNames[$0.id] ?? "", $0.offset) }
    #expect(Dictionary(uniqueKeysWithValues: offsets) == outcome.offsets)
  }

  /// Others of the field, by their rules in SYSTEMS.md §3 and §5.
  @Test(arguments: [
    // The whole field and 10: 700 + 34 + 10 − 516, by the root or by the form.
    Outcome("plain", "keyboard-manager", lift: 228),
    Outcome("scrolled", "keyboard-manager", lift: 0, ["form": 428]),
    Outcome("switch", "keyboard-manager", lift: 144),
    // The bottom to the edge, without margin; measured at home, so that a switch is none the less right: 650 − 516.
    Outcome("plain", "pan", lift: 218),
    Outcome("switch", "pan", lift: 134),
    // The window's content ends at the edge, then the form reveals with a padding of 20: 734 + 20 − 516, 334 + 20 − 174.
    Outcome("scrolled", "resize", lift: 0, ["form": 438]),
    Outcome("landscape", "resize", lift: 0, ["form": 180]),
    // By the keyboard's height, whatever is needed.
    Outcome("plain", "window-shift", lift: 336),
  ])
  func `other strategies do what their rules say`(_ outcome: Outcome) throws {
    try `the plan is the one worked out by hand`(outcome)
  }

  @Test func `a strategy may leave everything as it is`() throws {
    #expect(try end("plain", "none").plan == nil)
    // Taller than the band above the keyboard: kept where it is.
    #expect(try end("tall", "pan").plan == nil)
    #expect(try end("scrolled", "resize").plan?.bottomPadding == 336)
  }

  @Test(
    arguments: [
      // The cover over the form: 852 − 516.
      ("scrolled", ["form": 336]),
      // The list ends at 700 + 80 − 98 = 682 then, 166 below the keyboard's top; the page at 852.
      ("nested", ["list": 166, "page": 336]),
      // No cover over the whole width, and the offset of 254 is one the form has by itself.
      ("floating", ["form": 0]),
      ("landscape", ["form": 219]),
    ] as [(String, [String: CGFloat])])
  func `the insets are what the cover hides`(_ name: String, _ insets: [String: CGFloat]) throws {
    let file = try Self.load(name)
    let plan = try #require(try end(name).plan)
    let found = plan.regions.map { (file.regionNames[$0.id] ?? "", $0.bottomInset) }
    #expect(Dictionary(uniqueKeysWithValues: found) == insets)
  }

  @Test func `what cannot be had is said with what bounds it`() throws {
    #expect(try end("tall").plan?.unsatisfied == [.init(level: .field, bound: .tooTall)])
    #expect(try end("impossible").plan?.unsatisfied == [.init(level: .field, bound: .root)])
    #expect(try end("companions").plan?.unsatisfied == [.init(level: .companion(1), bound: .tooTall)])
    for name in ["plain", "scrolled", "nested", "floating", "split", "landscape", "switch"] {
      #expect(try end(name).plan?.unsatisfied == [], "\(name)")
    }
  }

  @Test func `the composer is a bar with a list, and the field lies in it`() throws {
    let file = try Self.load("sticky-bar")
    #expect(file.facts.bars == [StickyBar(id: 1, frame: CGRect(x: 0, y: 768, width: 393, height: 50), list: 1)])
    #expect((file.barNames, file.regionNames) == ([1: "composer"], [1: "messages"]))
    #expect(file.facts.anchors.map(\.bar) == [1])
    #expect(file.facts.regions.allSatisfy { !$0.isInFocusChain })
    #expect(file.facts.bottomSafeArea == 34)
  }

  @Test func `the composer stands on the keyboard, and the list keeps its end above it`() throws {
    let end = try end("sticky-bar")
    let plan = try #require(end.plan)
    #expect(plan.bars == [AvoidancePlan.Bar(id: 1, lift: 302)])  // 768 + 50 − 516
    #expect(plan.lift == 0)
    // The list ends at the composer's top, 768 − 302 = 466: 302 less than before. At its end, it goes along.
    let messages = try #require(plan.regions.first)
    #expect(messages.offset == 1637 && messages.bottomInset == 302)  // 1335 + 302
    #expect(end.facts.shownField?.minY == 474)  // 776 − 302
  }

  @Test func `every file has a title and plans for every strategy`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Assets.folder.appending(path: "facts").path)
    #expect(names.count == 12)
    for name in names.map({ String($0.dropLast(5)) }) {
      let file = try Self.load(name)
      #expect(!file.title.isEmpty)
      for strategy in StrategyCatalog.all {
        let end = file.rehearsal(of: strategy)
        #expect(end.facts.shownField != nil, "\(name), \(strategy.descriptor.name)")
      }
    }
  }
}
