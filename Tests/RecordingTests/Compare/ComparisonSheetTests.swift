import Foundation
import Pixels
import Testing

@testable import Recording

@Suite struct ComparisonSheetTests {
  private func sheet(_ count: Int, scale: Int = 1) -> ComparisonSheet {
    ComparisonSheet(count: count, cell: PixelSize(width: 390 * scale, height: 844 * scale), scale: scale)
  }

  @Test(arguments: [
    // A picture and a gap of 20 each, and one gap more; 52 over each picture, and a gap below.
    (1, 1, 430, 916), (2, 1, 840, 916), (4, 1, 1660, 916), (5, 1, 1250, 1812), (8, 1, 1660, 1812), (9, 1, 1250, 2708),
    (3, 2, 2500, 1832),
  ])
  func `as many as four stand in a row, and rows are filled evenly`(count: Int, scale: Int, width: Int, height: Int) {
    #expect(sheet(count, scale: scale).size == PixelSize(width: width, height: height))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 8, 22]) func `no picture is over another or its heading, and all are on the sheet`(
    count: Int
  ) {
    for scale in [1, 2] {
      let sheet = sheet(count, scale: scale)
      let places = (0..<count).flatMap { index -> [CGRect] in
        let heading = sheet.heading("x", note: nil, at: index)
        return [heading.place, heading.picture]
      }
      let all = CGRect(x: 0, y: 0, width: sheet.size.width / scale, height: sheet.size.height / scale)
      for (index, place) in places.enumerated() {
        #expect(all.contains(place))
        // Those that touch are not over each other.
        #expect(!places[..<index].contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(place) })
      }
    }
  }

  @Test func `the fifth of eight is under the first`() {
    let (first, fifth) = (sheet(8).picture(at: 0), sheet(8).picture(at: 4))
    #expect(first == PixelRect(x: 20, y: 52, width: 390, height: 844))
    #expect(fifth == PixelRect(x: 20, y: 948, width: 390, height: 844))
  }
}
