import Pixels
import Testing

@Suite struct PixelRectTests {
  @Test func `the intersection of two rectangles holds the pixels of both and no others`() {
    // Every pair of small rectangles in a 5 × 5 field, against the sets of their pixels.
    let rects = smallRects(side: 4)
    for a in rects {
      for b in rects {
        let common = pixels(a).intersection(pixels(b))
        #expect(pixels(a.intersection(b)) == common)
        #expect(a.intersects(b) == !common.isEmpty)
      }
    }
  }

  @Test func `the union of two rectangles is the smallest that contains both`() {
    let a = PixelRect(x: 2, y: 3, width: 4, height: 5)
    let b = PixelRect(x: -1, y: 6, width: 2, height: 9)
    #expect(a.union(b) == PixelRect(x: -1, y: 3, width: 7, height: 12))
    #expect(a.union(b).contains(a) && a.union(b).contains(b))
  }

  @Test func `an empty rectangle adds nothing to a union wherever it lies`() {
    let rect = PixelRect(x: 2, y: 3, width: 4, height: 5)
    let empty = PixelRect(x: 100, y: 100, width: 0, height: 7)
    #expect(rect.union(empty) == rect)
    #expect(empty.union(rect) == rect)
    #expect(empty.area == 0)
  }

  private func smallRects(side: Int) -> [PixelRect] {
    (0..<side).flatMap { x in
      (0..<side).flatMap { y in
        (0...2).flatMap { width in (0...2).map { PixelRect(x: x, y: y, width: width, height: $0) } }
      }
    }
  }

  private func pixels(_ rect: PixelRect) -> Set<Int> {
    rect.isEmpty ? [] : Set((rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { y * 100 + $0 } })
  }
}
