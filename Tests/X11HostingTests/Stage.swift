import Foundation
import Pixels
import Testing
import WindowHosting
import XServerSupport

@testable import X11Hosting

/// A server, a window on it, and the probe that looks at it: each test has its own.
@MainActor final class Stage {
  let server: XServer
  let host: X11Host
  let probe: Probe
  /// What the probe said of the window: id, x, y, width, height.
  let window: [Int]
  // What came together with an event that was waited for, but after it.
  private var leftover: [HostEvent] = []

  init(
    title: String = "Headroom test", width: Int = 60, height: Int = 40, scale: Int? = 1, usesSharedMemory: Bool = true,
    inputMethod: String? = nil, options: [String] = [], prepare: (XServer) throws -> Void = { _ in }
  ) throws {
    server = try XServer(width: 400, height: 400, options: options)
    try prepare(server)
    host = try X11Host(
      title: title, width: width, height: height, scale: scale, display: server.display, surround: 0x10_20_30,
      inputMethod: inputMethod, usesSharedMemory: usesSharedMemory)
    probe = try Probe(server.display)
    // A person looks at the window once its first frame is there.
    host.wait(until: host.now + 5)
    _ = host.drainEvents()
    Self.paint(host, seed: 1)
    window = try probe.numbers("wait-window \(title)")
    // The expose that mapping brings has been answered before a test begins.
    try probe.send("clock")
    settle()
  }

  /// Takes what has arrived until nothing more comes, and answers exposes.
  @discardableResult func settle() -> [HostEvent] {
    var events = leftover
    leftover = []
    var quietUntil = host.now + 0.08
    while host.now < quietUntil {
      host.wait(until: quietUntil)
      let drained = host.drainEvents()
      events += drained
      if host.needsFrame { Self.paint(host, seed: 1) }
      if !drained.isEmpty { quietUntil = host.now + 0.08 }
    }
    return events
  }

  /// The events up to and with the first that is wanted; it must come within 5 seconds.
  func events(until isWanted: (HostEvent) -> Bool) throws -> [HostEvent] {
    var events = leftover
    leftover = []
    let deadline = host.now + 5
    while host.now < deadline {
      events += host.drainEvents()
      if let index = events.firstIndex(where: isWanted) {
        leftover = Array(events[(index + 1)...])
        return Array(events[...index])
      }
      if host.needsFrame { Self.paint(host, seed: 1) }
      host.wait(until: deadline)
    }
    Issue.record("the event did not come; there came \(events)")
    return events
  }

  /// Paints a whole frame whose every pixel is told by its place and the seed.
  static func paint(_ host: X11Host, seed: Int) {
    let (buffer, _) = host.beginFrame()
    paint(buffer, PixelRect(buffer.size), seed: seed)
    host.present(Damage(PixelRect(buffer.size)))
  }

  /// Paints a part.
  static func paint(_ buffer: PixelBuffer, _ rect: PixelRect, seed: Int) {
    for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { buffer[x, y] = color(x, y, seed) } }
  }

  /// The colour of a painted pixel.
  static func color(_ x: Int, _ y: Int, _ seed: Int) -> UInt32 {
    let place: Int = x * 73 + y * 1031 + seed * 99991
    return UInt32(truncatingIfNeeded: place &* 2_654_435) & 0xFF_FFFF
  }

  /// The pixels of a whole picture by rows.
  static func picture(width: Int, height: Int, seed: Int) -> [UInt32] {
    (0..<width * height).map { color($0 % width, $0 / width, seed) }
  }

  /// The window's pixels as the server has them, 0xRRGGBB by rows.
  func grab() throws -> (width: Int, height: Int, pixels: [UInt32]) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("headroom-\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    let size = try probe.numbers("grab \(file.path)")
    let bytes = Array(try Data(contentsOf: file).suffix(size[0] * size[1] * 3))
    let pixels = stride(from: 0, to: bytes.count, by: 3).map { start -> UInt32 in
      let (red, green, blue) = (UInt32(bytes[start]), UInt32(bytes[start + 1]), UInt32(bytes[start + 2]))
      return red << 16 | green << 8 | blue
    }
    return (size[0], size[1], pixels)
  }
}

extension HostEvent {
  /// When it happened.
  var time: TimeInterval {
    switch self {
    case .pointerDown(_, let time), .shiftPointerDown(_, let time), .middleButtonDown(_, let time),
      .pointerMoved(_, let time), .pointerUp(_, let time), .pointerCancelled(let time),
      .wheel(_, _, _, let time), .keyDown(_, let time), .selectionText(_, _, let time),
      .composing(_, _, let time), .composed(_, let time), .focusChanged(_, let time),
      .resized(_, _, let time),
      .closeRequested(let time), .connectionLost(let time):
      time
    }
  }

  var keyPress: WindowHosting.KeyPress? { if case .keyDown(let press, _) = self { press } else { nil } }
  var pointerUpPoint: CGPoint? { if case .pointerUp(let point, _) = self { point } else { nil } }
  var pointerDownPoint: CGPoint? { if case .pointerDown(let point, _) = self { point } else { nil } }
  var selectionText: (request: Int, text: String?)? {
    if case .selectionText(let text, let request, _) = self { (request, text) } else { nil }
  }
  var isResize: Bool { if case .resized = self { true } else { false } }
}
