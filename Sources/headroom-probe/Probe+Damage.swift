import CX11
import CXdamage
import Foundation
import Glibc

extension Probe {
  /// Commands that tell when and where pixels are drawn:
  ///
  /// - `click-latency X Y MS`: clicks, answers the milliseconds until something is drawn;
  /// - `damage-clear`: forgets what was drawn; `damage-wait MS`: the milliseconds until something is drawn, and where;
  /// - `damage-list MS`: every rectangle drawn since the last look and for MS more;
  /// - `first-change MS`: the milliseconds from the probe's start until a pixel of the screen changes, and the monotonic
  ///   clock in seconds then.
  func runDamageCommand(_ command: String, _ arguments: Arguments) throws(ProbeError) -> String {
    switch command {
    case "click-latency": return try clickLatency(arguments)
    case "damage-clear":
      clearDamage()
      return ""
    case "damage-list":
      let deadline = Stopwatch.now + Double(try arguments.int(0)) / 1000
      var areas: [String] = []
      while let area = nextDamage(until: deadline) {
        areas.append("\(area.x),\(area.y),\(area.width),\(area.height)")
      }
      return areas.joined(separator: " ")
    case "first-change": return try firstChange(within: Double(arguments.int(0)) / 1000)
    default:
      let start = Stopwatch.now
      let deadline = start + Double(try arguments.int(0)) / 1000
      guard let area = nextDamage(until: deadline) else { throw ProbeError("nothing was drawn") }
      return "\(Stopwatch.milliseconds(since: start)) \(area.x) \(area.y) \(area.width) \(area.height)"
    }
  }

  // Mapping a window and drawing the pointer count as drawing on the screen although no pixel changes, so the pixels
  // are compared. The time is that of the report, before the comparison.
  private func firstChange(within seconds: Double) throws(ProbeError) -> String {
    let deadline = Stopwatch.now + seconds
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, root, &attributes)
    let screen = XRectangle(x: 0, y: 0, width: UInt16(attributes.width), height: UInt16(attributes.height))
    let before = try image(of: screen)
    defer { headroom_free_image(before) }
    clearDamage()
    while let area = nextDamage(until: deadline) {
      let time = Stopwatch.now
      let after = try image(of: area)
      defer { headroom_free_image(after) }
      guard differs(after, from: before, at: area) else { continue }
      return "\(Stopwatch.text((time - started) * 1000)) \(Stopwatch.seconds(time))"
    }
    throw ProbeError("nothing was drawn")
  }

  private func image(of area: XRectangle) throws(ProbeError) -> UnsafeMutablePointer<XImage> {
    try image(
      of: root, x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
  }

  private func differs(
    _ after: UnsafeMutablePointer<XImage>, from before: UnsafeMutablePointer<XImage>, at area: XRectangle
  ) -> Bool {
    for y in 0..<Int(area.height) {
      let old = before.pointee.data + (y + Int(area.y)) * Int(before.pointee.bytes_per_line) + Int(area.x) * 4
      let new = after.pointee.data + y * Int(after.pointee.bytes_per_line)
      if memcmp(old, new, Int(area.width) * 4) != 0 { return true }
    }
    return false
  }

  private func clickLatency(_ arguments: Arguments) throws(ProbeError) -> String {
    try move(x: arguments.int(0), y: arguments.int(1))
    clearDamage()
    let start = Stopwatch.now
    let deadline = start + Double(try arguments.int(2)) / 1000
    press(1, true)
    press(1, false)
    guard nextDamage(until: deadline) != nil else { throw ProbeError("the click changed nothing") }
    return Stopwatch.milliseconds(since: start)
  }

  private func clearDamage() {
    XDamageSubtract(display, damage, 0, 0)
    XSync(display, 0)
    var event = XEvent()
    while XCheckTypedEvent(display, damageEvent, &event) != 0 {}
  }

  /// The next rectangle that was drawn with at least a pixel in it.
  private func nextDamage(until deadline: Double) -> XRectangle? {
    while true {
      var event = XEvent()
      while XCheckTypedEvent(display, damageEvent, &event) != 0 {
        let area = withUnsafePointer(to: &event) {
          $0.withMemoryRebound(to: XDamageNotifyEvent.self, capacity: 1) { $0.pointee.area }
        }
        if area.width > 0, area.height > 0 { return area }
      }
      let rest = deadline - Stopwatch.now
      guard rest > 0 else { return nil }
      // Other events may make the connection readable and stay queued; a short limit keeps the loop going.
      var descriptor = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, Int32(min(max(rest * 1000, 1), 20)))
    }
  }
}
