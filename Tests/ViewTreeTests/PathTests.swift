import Foundation
import TestSupport
import Testing
import ViewTree

@MainActor struct PathTests {
  @Test func `a path is its steps in order`() {
    var path = Path(through: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    path.curve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 4), control2: CGPoint(x: 9, y: 5))
    path.close()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 7, y: 0))
    #expect(
      path.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
        .curve(CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 4), control2: CGPoint(x: 9, y: 5)), .close,
        .move(.zero), .line(CGPoint(x: 7, y: 0)),
      ])
    #expect(Path().elements.isEmpty && Path(through: []).elements.isEmpty)
  }

  @Test func `a stroke is flat and pointed unless it is told otherwise`() {
    let style = StrokeStyle(width: 2)
    #expect(style.cap == .butt && style.join == .miter)
    let other = StrokeStyle(width: 2, cap: .square, join: .bevel)
    #expect(other.cap == .square && other.join == .bevel && other != style)
  }

  @Test(arguments: [
    (EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), CGRect(x: 12, y: 21, width: 94, height: 46)),
    (EdgeInsets(all: 60), CGRect(x: 70, y: 80, width: 0, height: 0)),
    (EdgeInsets(top: -5), CGRect(x: 10, y: 15, width: 100, height: 55)),
  ])
  func `insets make a rectangle smaller, never less than nothing`(insets: EdgeInsets, result: CGRect) {
    #expect(CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets) == result)
  }
}
