import Foundation
import Testing
import WindowHosting
import XServerSupport

@testable import X11Hosting

/// An input method server of Debian's (uim with its Hangul engine) on a real X server. Its keys are those of a Korean
/// typewriter: g is ㅎ, k is ㅏ, s is ㄴ; shift and space switch it on.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/uim-xim")))
@MainActor struct InputMethodTests {
  private func inputMethod(on display: String) throws -> Program {
    // It serves languages with a locale of their own alone, and a small system has none: C's own stands in for one.
    let locales = folder.url.appendingPathComponent("locales")
    try FileManager.default.createDirectory(at: locales, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: locales.appendingPathComponent("en_US.UTF-8").path, withDestinationPath: "/usr/lib/locale/C.utf8")
    return try Program(
      "/usr/bin/uim-xim", ["--engine=byeoru"],
      environment: ["HOME": folder.url.path, "LOCPATH": locales.path, "LC_ALL": "en_US.UTF-8"], display: display)
  }

  private let folder = TemporaryFolder()

  /// A window whose input method is uim, whose server may be started before or after.
  private func stage(isServed: Bool) throws -> (Stage, Program?) {
    var program: Program?
    let stage = try Stage(inputMethod: "uim") { server in
      if isServed {
        program = try self.inputMethod(on: server.display)
        try Self.waitForServer(on: server)
      }
    }
    try stage.probe.send("click 10 10")
    stage.settle()
    return (stage, program)
  }

  private static func waitForServer(on server: XServer) throws {
    try Probe(server.display).send("wait-root-property XIM_SERVERS 10000", within: 12)
  }

  private func composition(_ stage: Stage, _ key: String) throws -> [HostEvent] {
    try stage.probe.send("key \(key)")
    return try stage.events { $0.isComposition } + stage.settle().filter(\.isComposition)
  }

  @Test func `a server's composition comes as it grows and its text when it is done`() throws {
    let (stage, program) = try stage(isServed: true)
    #expect(stage.host.method.isServed)
    try stage.probe.send("key shift+space")
    stage.settle()
    var shown: [String] = []
    for key in ["g", "k", "s"] {
      guard case .composing(let text, let selected, _)? = try composition(stage, key).last else { break }
      shown.append(text)
      #expect(selected == 3..<3)
    }
    #expect(shown == ["ㅎ", "하", "한"])
    let done = try composition(stage, "Return")
    #expect(done.contains { if case .composed("한", _) = $0 { true } else { false } })
    #expect(stage.host.unexpectedErrors.isEmpty)
    program?.kill()
  }

  @Test(arguments: X11InputStyle.allCases) func `a server can work in every style`(style: X11InputStyle) throws {
    let (stage, program) = try stage(isServed: true)
    let host = stage.host
    let method = X11InputMethod(host.connection, window: host.window.identifier, name: "uim", styles: [style])
    #expect(method.style == style && method.eventMask != 0 && method.isServed)
    method.moveSpot(x: 10, y: 1_000_000)
    stage.settle()
    #expect(host.unexpectedErrors.isEmpty)
    program?.kill()
  }

  @Test func `a click commits what is being composed, once`() throws {
    let (stage, program) = try stage(isServed: true)
    try stage.probe.send("key shift+space")
    stage.settle()
    _ = try composition(stage, "g")
    _ = try composition(stage, "k")
    try stage.probe.send("click 20 20")
    let events = stage.settle()
    let committed = events.firstIndex { if case .composed("하", _) = $0 { true } else { false } }
    let pressed = events.firstIndex { $0.pointerDownPoint != nil }
    #expect(try #require(committed) < (try #require(pressed)))
    #expect(events.filter(\.isComposition).count == 1)
    // The next syllable is a new one.
    guard case .composing(let text, _, _)? = try composition(stage, "s").last else { return #expect(Bool(false)) }
    #expect(text == "ㄴ")
    program?.kill()
  }

  @Test func `without its server dead keys work, and when it comes it composes`() throws {
    let (stage, _) = try stage(isServed: false)
    #expect(!stage.host.method.isServed)
    try stage.probe.send("key dead_acute")
    try stage.probe.send("key e")
    #expect(try stage.events { $0.keyPress != nil }.last?.keyPress?.text == "é")
    let program = try inputMethod(on: stage.server.display)
    let deadline = stage.host.now + 10
    while !stage.host.method.isServed, stage.host.now < deadline {
      stage.host.wait(until: stage.host.now + 0.02)
      _ = stage.host.drainEvents()
    }
    #expect(stage.host.method.isServed)
    try stage.probe.send("key shift+space")
    stage.settle()
    guard case .composing(let text, _, _)? = try composition(stage, "g").last else { return #expect(Bool(false)) }
    #expect(text == "ㅎ")
    program.kill()
  }

  @Test func `a server that dies gives up its composition and keys type on`() throws {
    let (stage, program) = try stage(isServed: true)
    try stage.probe.send("key shift+space")
    stage.settle()
    _ = try composition(stage, "g")
    program?.kill()
    let events = try stage.events { $0.isComposition }
    guard case .composing("", _, _)? = events.last else { return #expect(Bool(false), "\(events)") }
    stage.settle()
    try stage.probe.send("type a")
    #expect(try stage.events { $0.keyPress != nil }.last?.keyPress?.text == "a")
    #expect(!stage.host.method.isServed)
    #expect(stage.host.unexpectedErrors.isEmpty)
  }
}

extension HostEvent {
  fileprivate var isComposition: Bool {
    switch self {
    case .composing, .composed: true
    default: false
    }
  }
}
