import CX11
import CXtst
import Foundation

extension Probe {
  /// `move X Y`, `click X Y`, `shift-click X Y`, `middle-click X Y`, `down X Y`, `up`, `drag X1 Y1 X2 Y2 MS STEPS`, `wheel N [X Y]` (N > 0 is down); all in the
  /// window's pixels.
  func runPointerCommand(_ command: String, _ arguments: Arguments) throws(ProbeError) -> String {
    switch command {
    case "move": try move(x: arguments.int(0), y: arguments.int(1))
    case "click":
      try move(x: arguments.int(0), y: arguments.int(1))
      press(1, true)
      press(1, false)
    case "shift-click", "middle-click":
      try move(x: arguments.int(0), y: arguments.int(1))
      let shift = UInt32(try keymap.stroke(for: KeySym(XK_Shift_L)).keycode)
      if command == "shift-click" { XTestFakeKeyEvent(display, shift, 1, 0) }
      press(command == "shift-click" ? 1 : 2, true)
      press(command == "shift-click" ? 1 : 2, false)
      XTestFakeKeyEvent(display, shift, 0, 0)
      XFlush(display)
    case "down":
      try move(x: arguments.int(0), y: arguments.int(1))
      press(1, true)
    case "up": press(1, false)
    case "drag": try drag(arguments)
    default:
      if arguments.words.count > 2 { try move(x: arguments.int(1), y: arguments.int(2)) }
      let notches = try arguments.int(0)
      for _ in 0..<abs(notches) {
        press(notches > 0 ? 5 : 4, true)
        press(notches > 0 ? 5 : 4, false)
      }
    }
    return ""
  }

  /// Moves the pointer to a pixel of the found window.
  func move(x: Int, y: Int) throws(ProbeError) {
    let point = rootPoint(x: x, y: y, in: try foundWindow())
    XTestFakeMotionEvent(display, -1, point.x, point.y, 0)
    XFlush(display)
  }

  /// Presses or releases a button.
  func press(_ button: UInt32, _ isDown: Bool) {
    XTestFakeButtonEvent(display, button, isDown ? 1 : 0, 0)
    XFlush(display)
  }

  private func drag(_ arguments: Arguments) throws(ProbeError) {
    let (x1, y1) = (try arguments.int(0), try arguments.int(1))
    let (x2, y2) = (try arguments.int(2), try arguments.int(3))
    let duration = Double(try arguments.int(4)) / 1000
    let steps = max(1, try arguments.int(5))
    try move(x: x1, y: y1)
    press(1, true)
    let start = Stopwatch.now
    for step in 1...steps {
      Stopwatch.sleep(until: start + duration * Double(step) / Double(steps))
      try move(x: x1 + (x2 - x1) * step / steps, y: y1 + (y2 - y1) * step / steps)
    }
    press(1, false)
  }
}
