import Foundation
import TestSupport
import Testing
import ViewTree

/// What the observers of a window are told of a scroll.
@MainActor struct WindowEventTests {
  private final class Listener: WindowObserver {
    var told: [String] = []
    var offsets: [CGFloat] = []
    func window(_ window: Window, didReport event: WindowEvent) {
      switch event {
      case .scrollBegan: told.append("began")
      case .scrollDragged(let scroll, let point):
        told.append("dragged to \(Int(point.y))")
        offsets.append(scroll.contentOffset.y)
      case .scrollReleased(_, let velocity): told.append("released at \(Int(velocity.y.rounded()))")
      case .scrollEnded: told.append("ended")
      case .offsetSet(let scroll): told.append("set to \(Int(scroll.contentOffset.y))")
      case .layoutChanged: told.append("laid out")
      case .willEndEditing, .focusChanged, .edited, .willLayOutEdit, .movedOnScreen, .resized, .returnPressed:
        told.append("other")
      }
    }
  }

  private let listener = Listener()
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let test: TestWindow

  init() {
    scroll.contentSize = CGSize(width: 390, height: 2000)
    test = TestWindow([scroll])
    test.window.addObserver(listener)
  }

  /// 10 points up each twentieth of a second: 200 points a second.
  @Test func `a drag is told before the content follows it, its release before it glides, its end at rest`() {
    test.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -10), count: 6, interval: 0.05)
    #expect(listener.told.first == "began")
    #expect(listener.told.filter { $0.hasPrefix("dragged") }.suffix(2) == ["dragged to 250", "dragged to 240"])
    #expect(listener.offsets.last.map { $0 < scroll.contentOffset.y } == true)
    test.window.touch(.ended, at: CGPoint(x: 100, y: 240))
    #expect(listener.told.last == "released at 200")
    #expect(!listener.told.contains("ended"))
    test.window.advance(to: 10)
    #expect(listener.told.last == "ended" && listener.told.count { $0 == "ended" } == 1)
  }

  @Test func `an offset of the app's own is told once it is set, and so is another layout`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 120))
    #expect(listener.told == ["set to 120"])
    scroll.contentSize.height = 900
    test.window.layOut()
    #expect(listener.told == ["set to 120", "laid out"])
    test.window.removeObserver(listener)
    scroll.setContentOffset(.zero)
    #expect(listener.told.count == 2)
  }
}
