import Foundation
import TestSupport
import Testing
import ViewTree

@MainActor struct GestureRecognizerTests {
  @Test func `a recognizer is asked while it is attached and no longer`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let test = TestWindow([view])
    var taps = 0
    let recognizer = TapGestureRecognizer { _ in taps += 1 }
    func tap() {
      test.window.touch(.began, at: CGPoint(x: 50, y: 50))
      test.window.touch(.ended, at: CGPoint(x: 50, y: 50))
    }
    view.addGestureRecognizer(recognizer)
    tap()
    #expect(taps == 1 && recognizer.view === view)
    view.removeGestureRecognizer(recognizer)
    tap()
    #expect(taps == 1 && recognizer.view == nil)
  }
}
