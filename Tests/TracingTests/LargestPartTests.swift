import Foundation
import Testing
import Tracing

@Suite struct LargestPartTests {
  private let field = CGRect(x: 16, y: 500, width: 100, height: 40)

  @Test(
    arguments: [
      ([], CGRect(x: 16, y: 500, width: 100, height: 40)),
      // The keyboard below, the bar above.
      ([CGRect(x: 0, y: 513, width: 390, height: 331)], CGRect(x: 16, y: 500, width: 100, height: 13)),
      ([CGRect(x: 0, y: 0, width: 390, height: 510)], CGRect(x: 16, y: 510, width: 100, height: 30)),
      // A keyboard that floats over the right of it, and a strip across its middle.
      ([CGRect(x: 76, y: 0, width: 320, height: 844)], CGRect(x: 16, y: 500, width: 60, height: 40)),
      ([CGRect(x: 0, y: 510, width: 390, height: 5)], CGRect(x: 16, y: 515, width: 100, height: 25)),
      // Beside it.
      ([CGRect(x: 116, y: 500, width: 10, height: 40)], CGRect(x: 16, y: 500, width: 100, height: 40)),
      (
        [CGRect(x: 0, y: 520, width: 390, height: 400), CGRect(x: 0, y: 0, width: 390, height: 519)],
        CGRect(x: 16, y: 519, width: 100, height: 1)
      ),
    ] as [([CGRect], CGRect)])
  func `the largest part outside of covers is kept`(_ covers: [CGRect], _ part: CGRect) {
    #expect(field.largestPart(outside: covers) == part)
  }

  @Test func `of what is covered whole, or is nothing, there is no part`() {
    #expect(field.largestPart(outside: [field.insetBy(dx: -1, dy: -1)]) == nil)
    #expect(CGRect.null.largestPart(outside: []) == nil)
    #expect(CGRect(x: 1, y: 1, width: 0, height: 5).largestPart(outside: []) == nil)
  }
}
