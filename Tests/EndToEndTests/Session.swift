import Foundation
import XServerSupport

/// The program in a window on an X server of its own, with real clicks and keys, in an empty folder.
final class Session {
  let server: XServer
  let program: Program
  let probe: Probe
  let folder: URL

  /// Starts the server and the program and waits for its window.
  init(_ arguments: [String] = ["run", "long-form", "--scale", "1"]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("headroom-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try XServer()
    program = try Program(
      "headroom", arguments, environment: ["XMODIFIERS": "@im=none"], display: server.display,
      workingDirectory: folder.path)
    probe = try Probe(server.display)
    try probe.send("wait-window Headroom 20000")
    // There is no window manager: a click in the window takes the input focus.
    try click(5, 300)
  }

  deinit {
    program.kill()
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Waits until the picture has been still for long enough that no slide can be under way; the caret may blink.
  ///
  /// A program that gets no processor draws nothing either, in the middle of a slide: it has to answer before and after,
  /// so that a turn of its loop lies between, and with it a frame.
  func settle() throws {
    for _ in 0..<40 {
      try probe.send("ping 20000")
      guard try areaDrawn(in: 250) <= 200 else { continue }
      try probe.send("ping 20000")
      if try areaDrawn(in: 0) <= 200 { return }
    }
    throw SupportError("the window does not come to rest")
  }

  /// How many pixels the largest rectangle drawn in the next milliseconds has.
  private func areaDrawn(in milliseconds: Int) throws -> Int {
    let answer = try probe.send("damage-list \(milliseconds)")
    return answer.split(separator: " ").map { rect in
      let numbers = rect.split(separator: ",").compactMap { Int($0) }
      return numbers.count == 4 ? numbers[2] * numbers[3] : 0
    }.max() ?? 0
  }

  func click(_ x: Int, _ y: Int) throws {
    try probe.send("click \(x) \(y)")
    try settle()
  }

  func press(_ key: String) throws {
    try probe.send("key \(key)")
    try settle()
  }

  /// The window's pixels.
  func picture() throws -> Picture {
    let file = folder.appendingPathComponent("window.ppm")
    try probe.send("grab \(file.path)")
    return try Picture(ppm: try Data(contentsOf: file))
  }

  /// Closes the window as a window manager does, and answers the exit status.
  func close() throws -> Int32 {
    try probe.send("close")
    return try program.waitForExit(within: 60)
  }
}
