import AvoidingViews
import Foundation
import KeyboardAvoidance
import Testing
import ViewTree

/// A keyboard that can be measured (CASES.md D4): its edge was told to be at 513, 331 points.
@MainActor
struct MeasuringTests {
  private let form = Form()
  private static func frame(_ height: CGFloat) -> CGRect { CGRect(x: 0, y: 844 - height, width: 390, height: height) }

  private func measuring(_ measurement: @escaping () -> KeyboardMeasurement) {
    form.avoider.measureKeyboard = measurement
    form.focus(form.fields[7])
  }

  /// Field 7 ends at 111 + 546 + 44 = 701 and lacks 701 + 10 − 513 = 198.
  @Test func `a height that nobody told of is found at the next event`() {
    var height: CGFloat = 331
    measuring { KeyboardMeasurement(frame: Self.frame(height)) }
    #expect(form.offset == 198)
    height = 376
    form.advance(by: 1)
    #expect(form.offset == 198)
    form.window.type("a")
    form.advance(by: 1)
    #expect(form.offset == 243 && form.avoider.keyboardFrame?.minY == 468)
    form.endEditing()
    #expect(form.offset == 0)
  }

  @Test func `one that is gone without a word is gone`() {
    var frame: CGRect? = Self.frame(331)
    measuring { KeyboardMeasurement(frame: frame) }
    frame = nil
    form.window.type("a")
    form.advance(by: 1)
    #expect(form.offset == 0 && form.avoider.keyboardFrame == nil)
  }

  @Test func `what the system says of a keyboard that is still the same is believed`() {
    measuring { KeyboardMeasurement(frame: Self.frame(400)) }
    form.window.type("a")
    form.advance(by: 1)
    #expect(form.offset == 198)
  }

  @Test func `one that moves, floats or is split is not gone by`() {
    var measurement = KeyboardMeasurement(frame: Self.frame(331))
    measuring { measurement }
    let others = [
      KeyboardMeasurement(frame: Self.frame(376), isMoving: true),
      KeyboardMeasurement(frame: CGRect(x: 40, y: 300, width: 320, height: 260)),
      KeyboardMeasurement(frame: CGRect(x: 0, y: 413, width: 390, height: 331)),
    ]
    for other in others {
      measurement = other
      form.window.type("a")
      form.advance(by: 1)
      #expect(form.offset == 198)
    }
  }
}
