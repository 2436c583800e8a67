import Foundation
import TestSupport

@testable import ViewTree

/// The phone of the tests: 390 × 844, 47 taken at the top and 34 at the bottom (FACTS.md §3).
let phoneSize = CGSize(width: 390, height: 844)
let phoneSafeArea = EdgeInsets(top: 47, bottom: 34)

/// A window with a controller in it, laid out.
@MainActor
func testWindow(_ root: ViewController, size: CGSize = phoneSize, safeArea: EdgeInsets = phoneSafeArea) -> TestWindow {
  let test = TestWindow(size: size)
  test.window.safeArea = safeArea
  test.window.setRootController(root)
  test.window.layOut()
  test.events = []
  return test
}

/// A screen with one field in it, named like the screen, at y = 100 of its content.
@MainActor
func screen(_ title: String) -> ViewController {
  let controller = ViewController()
  controller.title = title
  controller.view.id = title
  let field = TextField(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
  field.id = title + "-field"
  controller.content.addSubview(field)
  return controller
}

@MainActor
extension TestWindow {
  /// A field by its name.
  func field(_ id: String) -> TextField? { window.descendant(named: id) as? TextField }

  /// Lets time pass.
  func wait(_ seconds: TimeInterval) { window.advance(to: window.time + seconds) }

  /// Lets time pass in frames, `rate` a second, up to `time` in seconds.
  func run(to time: TimeInterval, rate: Double) {
    var frame = (window.time * rate).rounded(.down) + 1
    while frame / rate < time {
      window.advance(to: max(window.time, frame / rate))
      _ = window.makeDisplayList()
      frame += 1
    }
    window.advance(to: time)
  }
}
