import Foundation
import Testing
import WindowHosting
import XServerSupport

@testable import X11Hosting

/// Texts between this program's host and another program, played by the probe.
@MainActor struct SelectionTests {
  /// 5 MB with characters of one to four bytes, so that a part may end inside of one.
  static let longText = String(repeating: "0123456789 äß€ 中文 🙂 the quick brown fox\n", count: 98_100)

  private let folder = TemporaryFolder()

  private func file(_ text: String) throws -> URL {
    let url = folder.url.appendingPathComponent("\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Lets the host act until the probe has answered what was posted.
  private func answer(_ stage: Stage, _ command: String) throws -> String {
    stage.probe.post(command)
    let probe = stage.probe
    let host = stage.host
    let deadline = host.now + 20
    while host.now < deadline, !probe.hasAnswer() {
      host.wait(until: host.now + 0.002)
      _ = host.drainEvents()
    }
    return try probe.answer()
  }

  private func text(_ stage: Stage, _ request: Int) throws -> String? {
    try stage.events { $0.selectionText?.request == request }.last?.selectionText?.text
  }

  @Test(arguments: [(SharedSelection.clipboard, "CLIPBOARD"), (.primary, "PRIMARY")])
  func `another program gets what is offered, in every form`(selection: SharedSelection, name: String) throws {
    let stage = try Stage()
    stage.host.offerText("äé€", as: selection)
    let file = try file("")
    for (target, expected) in [
      ("UTF8_STRING", Data("äé€".utf8)), ("text/plain;charset=utf-8", Data("äé€".utf8)),
      ("STRING", Data([0xE4, 0xE9, 0x3F])),
    ] {
      let answer = try answer(stage, "request-selection \(name) \(target) 5000 \(file.path)")
      #expect(answer == "\(target) \(expected.count) 0")
      #expect(try Data(contentsOf: file) == expected)
    }
    let targets = try answer(stage, "request-selection \(name) TARGETS 5000")
    #expect(targets == "6 TARGETS TIMESTAMP MULTIPLE UTF8_STRING text/plain;charset=utf-8 STRING")
    let time = try answer(stage, "request-selection \(name) TIMESTAMP 5000")
    #expect(time == "1 \(try #require(stage.host.selections.offers[selection]?.since))")
    let several = try answer(stage, "request-multiple \(name) 5000 UTF8_STRING image/png STRING MULTIPLE")
    #expect(several == "UTF8_STRING none STRING none")
    #expect(throws: SupportError.self) {
      try self.answer(stage, "request-selection \(name) image/png 5000")
    }
  }

  @Test func `a text of 5 MB goes to another program in parts`() throws {
    let stage = try Stage()
    stage.host.offerText(Self.longText, as: .clipboard)
    let file = try file("")
    let answer = try answer(stage, "request-selection CLIPBOARD UTF8_STRING 10000 \(file.path)")
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.longText)
    let size = Self.longText.utf8.count
    #expect(size > 5_000_000)
    // A request holds 65,535 words at most, of which 128 bytes are left for its head.
    #expect(answer == "UTF8_STRING \(size) \((size + 262_011) / 262_012)")
    #expect(stage.host.selections.outgoing.isEmpty)
  }

  @Test func `a text of 5 MB comes from another program while frames go on`() throws {
    let stage = try Stage()
    try stage.probe.send("own-selection CLIPBOARD \(try file(Self.longText).path)")
    stage.probe.post("serve-selection 10000")
    let request = stage.host.requestText(of: .clipboard)
    var (frames, result, turn) = (0, String?.none, 0.0)
    let deadline = stage.host.now + 10
    while result == nil, stage.host.now < deadline {
      let start = stage.host.now
      for event in stage.host.drainEvents() where event.selectionText?.request == request {
        result = event.selectionText?.text
      }
      turn = max(turn, stage.host.now - start)
      Stage.paint(stage.host, seed: frames)
      frames += 1
    }
    #expect(result == Self.longText)
    #expect(turn < 1, "no turn waits for the other program")
    // A turn takes one part at most, and there are as many and an empty one.
    #expect(frames >= (Self.longText.utf8.count + 199_999) / 200_000)
    #expect(try stage.probe.answer() == "\((Self.longText.utf8.count + 199_999) / 200_000 + 1)")
  }

  @Test(arguments: [("UTF8_STRING", "grüße €"), ("text/plain;charset=utf-8", "grüße €"), ("STRING", "grÃ¼Ã\u{9F}e")])
  func `the best form that another program has is taken`(target: String, text: String) throws {
    let stage = try Stage()
    // As Latin-1, each byte of the file is a character.
    try stage.probe.send("own-selection PRIMARY \(try file(target == "STRING" ? "grüße" : text).path) \(target)")
    stage.probe.post("serve-selection 5000")
    #expect(try self.text(stage, stage.host.requestText(of: .primary)) == text)
  }

  @Test func `one's own text and the lack of any come at once`() throws {
    let stage = try Stage()
    let none = stage.host.requestText(of: .clipboard)
    stage.host.offerText("mine", as: .clipboard)
    let mine = stage.host.requestText(of: .clipboard)
    let events = stage.host.drainEvents().compactMap(\.selectionText)
    #expect(events.map(\.request) == [none, mine])
    #expect(events.map(\.text) == [nil, "mine"])
  }

  @Test func `an owner that never answers is given up after two seconds, and the next request is its own`() throws {
    let stage = try Stage()
    try stage.probe.send("own-selection CLIPBOARD \(try file("late").path)")
    let start = stage.host.now
    let request = stage.host.requestText(of: .clipboard)
    #expect(try text(stage, request) == nil)
    #expect(stage.host.now - start >= 2 && stage.host.now - start < 3)
    // It wakes up: the first request's window is gone, the second one's is answered.
    let again = stage.host.requestText(of: .clipboard)
    for _ in 0..<2 { stage.probe.post("serve-selection 5000") }
    #expect(try text(stage, again) == "late")
    #expect(stage.host.unexpectedErrors.isEmpty)
  }

  @Test(arguments: [false, true])
  func `an owner that dies is given up at once`(inTheMiddle: Bool) throws {
    let stage = try Stage()
    try stage.probe.send("own-selection CLIPBOARD \(try file(Self.longText).path)")
    let start = stage.host.now
    let request = stage.host.requestText(of: .clipboard)
    if inTheMiddle {
      stage.probe.post("serve-selection 5000 3")
      while stage.host.selections.incoming.first?.bytes.count ?? 0 < 600_000, stage.host.now < start + 5 {
        stage.host.wait(until: stage.host.now + 0.01)
        _ = stage.host.drainEvents()
      }
    }
    stage.probe.kill()
    let killed = stage.host.now
    #expect(try text(stage, request) == nil)
    #expect(stage.host.now - killed < 1)
    #expect(stage.host.selections.incoming.isEmpty && stage.host.unexpectedErrors.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a requestor that stops taking parts is given up`(dies: Bool) throws {
    let stage = try Stage()
    stage.host.offerText(Self.longText, as: .clipboard)
    _ = try answer(stage, "request-selection CLIPBOARD UTF8_STRING 5000 /dev/null 3")
    #expect(stage.host.selections.outgoing.count == 1)
    if dies { stage.probe.kill() }
    let start = stage.host.now
    while !stage.host.selections.outgoing.isEmpty, stage.host.now < start + 5 {
      stage.host.wait(until: stage.host.now + 0.02)
      _ = stage.host.drainEvents()
    }
    let duration = stage.host.now - start
    #expect(dies ? duration < 1.5 : duration > 1.5 && duration < 3)
    #expect(stage.host.unexpectedErrors.isEmpty)
  }

  @Test func `a requestor that is gone before it is answered is no error`() throws {
    let stage = try Stage()
    stage.host.offerText("text", as: .primary)
    stage.probe.post("request-selection PRIMARY UTF8_STRING 1")
    _ = try? stage.probe.answer()
    stage.probe.kill()
    stage.settle()
    #expect(stage.host.unexpectedErrors.isEmpty)
  }

  @Test func `an offer ends when another program makes one, and a later one takes over again`() throws {
    let stage = try Stage()
    stage.host.offerText("first", as: .clipboard)
    stage.host.offerText("kept", as: .primary)
    try stage.probe.send("own-selection CLIPBOARD \(try file("theirs").path)")
    stage.settle()
    #expect(stage.host.selections.offers[.clipboard] == nil)
    #expect(stage.host.selections.offers[.primary]?.text == "kept")
    // A copy of now is later than the other program's, by the time of the click.
    try stage.probe.send("click 5 5")
    stage.settle()
    stage.host.offerText("second", as: .clipboard)
    #expect(stage.host.selections.offers[.clipboard]?.text == "second")
    stage.settle()
    #expect(stage.host.selections.offers[.clipboard]?.text == "second")
  }

  @Test func `texts are neither asked for nor offered on a lost connection`() throws {
    let stage = try Stage()
    stage.server.kill()
    _ = try stage.events { if case .connectionLost = $0 { true } else { false } }
    stage.host.offerText("text", as: .clipboard)
    let request = stage.host.requestText(of: .clipboard)
    #expect(stage.host.drainEvents().compactMap(\.selectionText).map(\.request) == [request])
  }
}
