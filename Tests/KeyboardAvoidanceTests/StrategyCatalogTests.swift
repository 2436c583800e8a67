import Foundation
import KeyboardAvoidance
import Testing

@Suite struct StrategyCatalogTests {
  @Test func `strategies are found by name and listed in order`() {
    #expect(StrategyCatalog.names.first == "headroom")
    #expect(Set(StrategyCatalog.names).count == StrategyCatalog.all.count)
    for kind in StrategyCatalog.all {
      #expect(
        StrategyCatalog.strategy(named: kind.descriptor.name).map { ObjectIdentifier($0) }
          == ObjectIdentifier(kind))
    }
    #expect(StrategyCatalog.strategy(named: "transform-field")?.descriptor.defaultDistance == 0)
    #expect(StrategyCatalog.strategy(named: "headroom")?.descriptor.defaultDistance == 10)
    #expect(StrategyCatalog.strategy(named: "Headroom") == nil)
  }

  @Test func `every strategy says what it does`() {
    for strategy in StrategyCatalog.all {
      #expect(!strategy.descriptor.rule.isEmpty && !strategy.descriptor.origin.isEmpty)
    }
    #expect(TransformFieldStrategy.descriptor.faults.count == 4)
  }
}
