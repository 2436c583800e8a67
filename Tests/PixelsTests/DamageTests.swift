import Pixels
import TestSupport
import Testing

@Suite struct DamageTests {
  @Test func `whatever is added, every added pixel is damaged and none twice`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      var damage = Damage()
      var bitmap = [Bool](repeating: false, count: 40 * 40)
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        let rect = PixelRect(
          x: .random(in: 0..<36, using: &random), y: .random(in: 0..<36, using: &random),
          width: .random(in: 0...4, using: &random), height: .random(in: 0...4, using: &random))
        damage.add(rect)
        mark(rect, in: &bitmap)
      }
      var painted = [Int](repeating: 0, count: bitmap.count)
      for rect in damage.rects {
        for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { painted[y * 40 + x] += 1 } }
      }
      #expect(zip(bitmap, painted).allSatisfy { !$0 || $1 == 1 }, "an added pixel is missing")
      #expect(painted.allSatisfy { $0 <= 1 }, "a pixel is painted twice")
      #expect(damage.area == painted.reduce(0, +))
      #expect(damage.rects.count <= 8)
    }
  }

  @Test func `clipped damage holds no pixel outside the clip and all of those inside`() {
    var damage = Damage(PixelRect(x: 0, y: 0, width: 10, height: 10))
    damage.add(PixelRect(x: 20, y: 20, width: 10, height: 10))
    let clipped = damage.clipped(to: PixelRect(x: 5, y: 5, width: 18, height: 30))
    #expect(
      clipped.rects == [
        PixelRect(x: 5, y: 5, width: 5, height: 5), PixelRect(x: 20, y: 20, width: 3, height: 10),
      ])
    #expect(clipped.bounds == PixelRect(x: 5, y: 5, width: 18, height: 25))
  }

  @Test func `damage apart stays apart and damage that touches is joined`() {
    var damage = Damage(PixelRect(x: 0, y: 0, width: 2, height: 2))
    damage.add(PixelRect(x: 10, y: 0, width: 2, height: 2))
    #expect(damage.rects.count == 2)
    damage.add(PixelRect(x: 1, y: 1, width: 10, height: 1))
    #expect(damage.rects == [PixelRect(x: 0, y: 0, width: 12, height: 2)])
  }

  @Test func `an empty rectangle is no damage`() {
    #expect(Damage(PixelRect(x: 3, y: 3, width: 0, height: 9)).isEmpty)
    #expect(!Damage().intersects(PixelRect(x: 0, y: 0, width: 5, height: 5)))
  }

  private func mark(_ rect: PixelRect, in bitmap: inout [Bool]) {
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { bitmap[y * 40 + x] = true } }
  }
}
