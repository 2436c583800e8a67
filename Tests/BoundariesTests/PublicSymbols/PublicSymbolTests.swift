import Foundation
import Testing

/// Whoever adds a public symbol says what it is and shows that it works.
@Suite struct PublicSymbolTests {
  /// Where other hands are at work: looked at again once they are done.
  private static let unfinished: [String] = []

  private static func isFinished(_ declaration: Declaration) -> Bool {
    !unfinished.contains { declaration.place.hasPrefix($0) }
  }

  @Test func `every public symbol has a doc comment`() throws {
    let symbols = try Package.publicSymbols()
    #expect(symbols.visible.count > 1_000)
    for symbol in symbols.undocumented { Issue.record("\(symbol.place): \(symbol.title) has no doc comment") }
  }

  @Test func `every public symbol is spoken of by a test`() throws {
    let tests = try Package.testFiles()
    #expect(tests.count > 100)
    for symbol in try Package.publicSymbols().untested(by: tests) where Self.isFinished(symbol) {
      Issue.record("\(symbol.place): no test speaks of \(symbol.title)")
    }
  }

  @Test func `what lacks a doc comment or a test is found`() {
    let source = """
      /// A scale.
      public struct Scale: Hashable {
        /// Its name.
        public let name: String
        public var width, height: Double
        let hidden = 1
        /// A scale of a width.
        public init(width: Double, name: String = "") {}
        public static func == (one: Scale, other: Scale) -> Bool { true }
        public func weigh(_ load: Double, in unit: Unit) -> Double { let inner = 1; return inner }

        // Not this one.
        public enum Unit { case gram, /* tiny */ ounce }
        enum Inner { public case none }
      }

      /// What weighs.
      public protocol Weighing {
        /// Weighs.
        func measure()
        var unit: Scale.Unit { get }
      }

      extension Scale: Weighing {
        public func measure() {}
        public var unit: Unit { .gram }
      }
      """
    let symbols = PublicSymbols([DeclarationReader(target: "Scales", place: "Scale.swift", text: source)])
    #expect(
      symbols.undocumented.map(\.title) == [
        "Scale.width", "Scale.height", "Scale.weigh(_:in:)", "Scale.Unit", "Scale.Unit.gram", "Scale.Unit.ounce",
        "Weighing.unit", "Scale.unit",
      ])
    let test = """
      let scale = Scale(width: 3)  // .height
      #expect(scale.name == "scale.height" && scale.weigh(2, in: .gram) == 2)
      #expect(scale.width == 3 && scale.name == "\\(scale.measure())")
      """
    let untested = ["Scale.height", "Scale.Unit.ounce", "Weighing.unit", "Scale.unit"]
    #expect(symbols.untested(by: [TestFile(text: test, targets: ["Scales"])]).map(\.title) == untested)
    let elsewhere = symbols.untested(by: [TestFile(text: test, targets: ["Motion"])])
    #expect(elsewhere.count == symbols.visible.count, "a test of another target does not count")
  }

  @Test(arguments: [
    ("let spring = make(); spring.width", false), ("Scale(height: 2).width", true), ("scale.width; Scale.self", true),
    ("Scale(width: 3)", true), ("width == 3; Scale.self", false), ("// Scale.width", false),
    ("table.scale.width", true),
  ])
  func `an everyday name counts beside its type, or a way to it, alone`(test: String, counts: Bool) {
    let source = "public struct Scale { public var width = 1.0 }\npublic struct Table { public var scale: Scale }"
    let symbols = PublicSymbols([DeclarationReader(target: "Scales", place: "Scale.swift", text: source)])
    let untested = symbols.untested(by: [TestFile(text: test, targets: ["Scales"])]).map(\.title)
    #expect(!untested.contains("Scale.width") == counts)
  }

  @Test func `what is in strings, comments and bodies is no declaration`() {
    let source = #"""
      /// One.
      public struct One {
        /// Text with a brace, "}" and \(an + "interpolation}").
        public let text = "} \("inner }" + """
          public var a = 1 }
          """) public var b"
        /// A pattern.
        public let pattern = #/\{"[^"]/#
        /// A body.
        public func run() {
          struct Local { public var c = 1 }
          /* public var d /* } */ */
          switch self { case .some: break }
        }
        /// Last.
        public private(set) var last: [String: (Int) -> Void] = [:]
      }
      """#
    let reader = DeclarationReader(target: "Scales", place: "One.swift", text: source)
    #expect(reader.declarations.map(\.title) == ["One", "One.text", "One.pattern", "One.run()", "One.last"])
    #expect(reader.declarations.allSatisfy { $0.isPublic && $0.isDocumented })
  }
}
