import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ViewGeometryTests {
  private let outer = View(frame: CGRect(x: 10, y: 20, width: 200, height: 400))
  private let scroll = ScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
  private let leaf = View(frame: CGRect(x: 30, y: 300, width: 40, height: 20))

  private func tree() -> TestWindow {
    outer.addSubview(scroll)
    scroll.addSubview(leaf)
    scroll.contentSize = CGSize(width: 100, height: 600)
    scroll.setContentOffset(CGPoint(x: 0, y: 280))
    return TestWindow([outer])
  }

  @Test func `a frame goes through offsets and places`() {
    let test = tree()
    #expect(leaf.frameInWindow() == CGRect(x: 45, y: 45, width: 40, height: 20))
    #expect(leaf.rectInWindow(CGRect(x: 1, y: 2, width: 3, height: 4)).origin == CGPoint(x: 46, y: 47))
    #expect(leaf.pointFromWindow(CGPoint(x: 45, y: 45)) == .zero)
    #expect(test.window.frameInWindow() == test.window.bounds)
  }

  @Test func `a scale is about the centre`() {
    let test = tree()
    defer { withExtendedLifetime(test) {} }
    outer.transform = AffineTransform(scaleByX: 2, byY: 2)
    // The centre of outer is (110, 220) in the window; the leaf's centre was (65, 55).
    let frame = leaf.frameInWindow()
    #expect(frame == CGRect(x: -20, y: -130, width: 80, height: 40))
    #expect(leaf.pointFromWindow(CGPoint(x: frame.midX, y: frame.midY)) == CGPoint(x: 20, y: 10))
  }

  @Test func `translations add to scales and turns without loss`() {
    let test = tree()
    defer { withExtendedLifetime(test) {} }
    var transform = AffineTransform(rotationByDegrees: 90)
    transform.append(AffineTransform(translationByX: 7, byY: -3))
    outer.transform = transform
    leaf.transform = AffineTransform(scaleByX: 0.5, byY: 2)
    for point in [CGPoint.zero, CGPoint(x: 40, y: 20), CGPoint(x: 13, y: 5)] {
      let there = leaf.transform(to: nil, in: .model).transform(point)
      let back = leaf.pointFromWindow(there) ?? .zero
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
    // A quarter turn about (110, 220), then the move.
    let corner = outer.transform(to: nil, in: .model).transform(CGPoint.zero)
    #expect(abs(corner.x - 317) < 1e-9)
    #expect(abs(corner.y - 117) < 1e-9)
  }

  @Test func `what is scaled to nothing has no inside`() {
    let test = tree()
    defer { withExtendedLifetime(test) {} }
    outer.transform = AffineTransform(scaleByX: 0, byY: 0)
    #expect(leaf.pointFromWindow(.zero) == nil)
  }

  @Test func `the visible part is what clips leave`() {
    let test = tree()
    #expect(leaf.visibleRectInWindow() == leaf.frameInWindow())
    scroll.setContentOffset(CGPoint(x: 0, y: 310))
    #expect(leaf.visibleRectInWindow() == CGRect(x: 45, y: 25, width: 40, height: 10))
    scroll.setContentOffset(CGPoint(x: 0, y: 400))
    #expect(leaf.visibleRectInWindow() == .zero)
    scroll.setContentOffset(CGPoint(x: 0, y: 280))
    outer.animate(.translationY, to: -40, pace: .curve(.linear, duration: 1))
    test.window.advance(to: 0.5)
    #expect(leaf.visibleRectInWindow(in: .presentation).minY == 25)
    #expect(leaf.visibleRectInWindow(in: .model) == CGRect(x: 45, y: 5, width: 40, height: 20))
  }

  @Test func `bounding boxes hold every corner`() {
    let turned = AffineTransform(rotationByDegrees: 45).boundingBox(of: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(turned.width - 200.0.squareRoot()) < 1e-9)
    #expect(abs(turned.minX + 50.0.squareRoot()) < 1e-9)
  }
}
