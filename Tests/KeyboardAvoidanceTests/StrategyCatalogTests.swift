import Foundation
import KeyboardAvoidance
import Testing

@Suite struct StrategyCatalogTests {
  @Test func `strategies are found by name, ours first`() {
    #expect(StrategyCatalog.names.first == "headroom")
    #expect(StrategyCatalog.strategy(named: "transform-field")?.descriptor.defaultDistance == 0)
    #expect(StrategyCatalog.strategy(named: "headroom")?.descriptor.defaultDistance == 10)
    #expect(StrategyCatalog.strategy(named: "Headroom") == nil)
  }

  @Test func `every name is the only one of its kind, in small letters and hyphens`() {
    #expect(Set(StrategyCatalog.names).count == StrategyCatalog.all.count)
    for name in StrategyCatalog.names {
      let words = name.split(separator: "-", omittingEmptySubsequences: false)
      #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("a"..."z").contains($0) } }, "\(name)")
    }
  }

  @Test func `every strategy says what it does, and all but ours what they do wrong`() {
    for descriptor in StrategyCatalog.all.map({ $0.descriptor }) {
      #expect(!descriptor.rule.isEmpty && !descriptor.origin.isEmpty && descriptor.defaultDistance >= 0)
      #expect(descriptor.faults.isEmpty == (descriptor.name == "headroom"), "\(descriptor.name)")
      #expect(descriptor.faults.allSatisfy { $0.hasSuffix(".") } && !descriptor.rule.hasSuffix("."))
    }
  }
}
