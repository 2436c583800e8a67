import Measures
import Scenarios
import Testing

/// A scenario names measures that its target does not know.
struct MeasureNameTests {
  @Test func `a scenario can expect every measure there is, and no other`() {
    #expect(Scenarios.Expectation.measureNames.sorted() == Measure.allCases.map(\.rawValue).sorted())
  }
}
