import Foundation
import Motion
import TestSupport
import Testing

@testable import ViewTree

@MainActor
struct ViewHitTestTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
    View(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `the frontmost view is hit, through what takes no touches`() {
    let back = view(0, 0, 100, 100)
    let front = view(20, 20, 40, 40)
    let glass = view(0, 0, 100, 100)
    glass.takesTouchesItself = false
    let test = TestWindow([back, front, glass])
    #expect(test.window.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(test.window.hitTest(CGPoint(x: 10, y: 10)) === back)
    front.isHidden = true
    #expect(test.window.hitTest(CGPoint(x: 30, y: 30)) === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(test.window.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.alpha = 0
    #expect(test.window.hitTest(CGPoint(x: 10, y: 10)) === test.window)
  }

  @Test func `edges belong to one view alone`() {
    let left = view(0, 0, 10, 10)
    let right = view(10, 0, 10, 10)
    let test = TestWindow([left, right])
    #expect(test.window.hitTest(CGPoint(x: 10, y: 5)) === right)
    #expect(test.window.hitTest(CGPoint(x: 9.99, y: 5)) === left)
    #expect(test.window.hitTest(CGPoint(x: 20, y: 5)) === test.window)
  }

  @Test func `what sticks out is hit unless it is clipped`() {
    let box = view(100, 100, 50, 50)
    let child = view(40, 40, 50, 50)
    box.addSubview(child)
    let test = TestWindow([box])
    #expect(test.window.hitTest(CGPoint(x: 180, y: 180)) === child)
    box.clipsToBounds = true
    #expect(test.window.hitTest(CGPoint(x: 180, y: 180)) === test.window)
    #expect(test.window.hitTest(CGPoint(x: 145, y: 145)) === child)
  }

  @Test func `scaled and scrolled views are hit where they are shown`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let leaf = view(50, 500, 20, 20)
    leaf.transform = AffineTransform(scaleByX: 3, byY: 3)
    scroll.addSubview(leaf)
    let test = TestWindow([scroll])
    scroll.setContentOffset(CGPoint(x: 0, y: 450))
    #expect(test.window.hitTest(CGPoint(x: 31, y: 31)) === leaf)
    #expect(test.window.hitTest(CGPoint(x: 89, y: 89)) === leaf)
    #expect(test.window.hitTest(CGPoint(x: 91, y: 60)) === scroll)
  }

  @Test func `in the middle of a slide what is seen is hit`() {
    let root = view(0, 0, 390, 800)
    let field = view(0, 600, 390, 44)
    root.addSubview(field)
    let test = TestWindow([root])
    root.animate(.translationY, to: -300, pace: .curve(.linear, duration: 1))
    test.window.advance(to: 0.5)
    #expect(test.window.hitTest(CGPoint(x: 10, y: 460)) === field)
    #expect(test.window.hitTest(CGPoint(x: 10, y: 310)) === root)
    test.window.advance(to: 1)
    #expect(test.window.hitTest(CGPoint(x: 10, y: 310)) === field)
  }
}
