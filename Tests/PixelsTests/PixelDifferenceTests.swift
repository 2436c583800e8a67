import Pixels
import Testing

@Suite struct PixelDifferenceTests {
  @Test(arguments: [1, 2, 3, 8, 17])
  func `one changed pixel is found wherever it is`(width: Int) {
    let size = PixelSize(width: width, height: 3)
    let (a, b) = (PixelBuffer(size: size), PixelBuffer(size: size))
    for y in 0..<3 {
      for x in 0..<width {
        b[x, y] = 0x000100
        let difference = PixelDifference(between: a, and: b)
        #expect(difference.count == 1)
        #expect(difference.bounds == PixelRect(x: x, y: y, width: 1, height: 1))
        #expect(difference.firstRow == y)
        #expect(PixelDifference.bounds(between: a, and: b) == difference.bounds)
        #expect(!PixelDifference.areEqual(a, b))
        b[x, y] = 0
      }
    }
    #expect(PixelDifference(between: a, and: b).isEmpty)
    #expect(PixelDifference.areEqual(a, b))
  }

  @Test func `the ignored byte of a pixel does not count`() {
    let (a, b) = (PixelBuffer(size: PixelSize(width: 3, height: 1)), PixelBuffer(size: PixelSize(width: 3, height: 1)))
    for x in 0..<3 { b.row(0)[x] = 0xFF00_0000 }
    #expect(PixelDifference.areEqual(a, b))
    #expect(PixelDifference(between: a, and: b).firstRow == nil)
  }

  @Test func `the bounds enclose all that differs`() {
    let (a, b) = (PixelBuffer(size: PixelSize(width: 9, height: 9)), PixelBuffer(size: PixelSize(width: 9, height: 9)))
    b[7, 2] = 1
    b[1, 5] = 1
    b[4, 5] = 1
    let difference = PixelDifference(between: a, and: b)
    #expect(difference.count == 3)
    #expect(difference.bounds == PixelRect(x: 1, y: 2, width: 7, height: 4))
    #expect(PixelDifference.bounds(between: a, and: b) == difference.bounds)
    #expect(PixelDifference.bounds(between: a, and: a).isEmpty)
  }

  @Test func `pixels that only one picture has differ`() {
    let (a, b) = (PixelBuffer(size: PixelSize(width: 4, height: 2)), PixelBuffer(size: PixelSize(width: 3, height: 3)))
    let difference = PixelDifference(between: a, and: b)
    #expect(difference.count == 2 + 3)
    #expect(difference.bounds == PixelRect(x: 0, y: 0, width: 4, height: 3))
    #expect(!PixelDifference.areEqual(a, b))
  }
}
