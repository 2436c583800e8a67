import Foundation
import Pixels
import Testing
import WindowHosting

@MainActor struct LetterboxTests {
  private func box(_ width: Int, _ height: Int, picture: PixelSize = PixelSize(width: 6, height: 4)) -> Letterbox {
    Letterbox(window: PixelSize(width: width, height: height), picture: picture)
  }

  @Test func `a window of the picture's size has no surround`() {
    #expect(box(6, 4).frame == PixelRect(x: 0, y: 0, width: 6, height: 4))
    #expect(box(6, 4).surround.isEmpty)
    #expect(box(6, 4).visible == PixelRect(x: 0, y: 0, width: 6, height: 4))
  }

  @Test func `a larger window centres the picture`() {
    #expect(box(10, 10).frame == PixelRect(x: 2, y: 3, width: 6, height: 4))
  }

  @Test func `a smaller window cuts off both sides`() {
    #expect(box(2, 2).frame == PixelRect(x: -2, y: -1, width: 6, height: 4))
    #expect(box(2, 2).visible == PixelRect(x: 2, y: 1, width: 2, height: 2))
    #expect(box(2, 2).surround.isEmpty)
  }

  @Test(arguments: 1...12, 1...12)
  func `picture and surround cover every window pixel once`(width: Int, height: Int) {
    let box = box(width, height)
    var shown = box.visible
    shown.x += box.frame.x
    shown.y += box.frame.y
    let parts = box.surround + [shown]
    for y in 0..<height {
      for x in 0..<width {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        #expect(parts.filter { $0.intersects(pixel) }.count == 1)
      }
    }
    #expect(parts.reduce(0) { $0 + $1.area } == width * height)
  }

  @Test func `a window pixel is a picture point without letterbox and scale`() {
    let box = box(20, 10, picture: PixelSize(width: 12, height: 8))
    #expect(box.point(windowX: 4, windowY: 1, scale: 2) == CGPoint.zero)
    #expect(box.point(windowX: 7, windowY: 4, scale: 2) == CGPoint(x: 1.5, y: 1.5))
    #expect(box.point(windowX: 0, windowY: 0, scale: 2) == CGPoint(x: -2, y: -0.5))
  }
}
