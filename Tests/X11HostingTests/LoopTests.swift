import Foundation
import Glibc
import Pixels
import Testing
import WindowHosting
import XServerSupport

@testable import X11Hosting

@MainActor struct LoopTests {
  @Test func `waiting ends at its deadline`() throws {
    let stage = try Stage()
    let deadline = stage.host.now + 0.05
    stage.host.wait(until: deadline)
    #expect(stage.host.now >= deadline)
    #expect(stage.host.now < deadline + 0.5)
    stage.host.wait(until: stage.host.now - 1)
    #expect(stage.host.drainEvents().isEmpty)
  }

  @Test func `waiting ends when an event comes`() throws {
    let stage = try Stage()
    stage.probe.post("click 5 5")
    let start = stage.host.now
    stage.host.wait(until: start + 10)
    #expect(stage.host.now < start + 5)
    #expect(!stage.host.drainEvents().isEmpty)
    _ = try stage.probe.answer()
  }

  @Test func `waking ends the wait without an event`() throws {
    let stage = try Stage()
    stage.host.wake()
    let start = stage.host.now
    stage.host.wait(until: start + 10)
    #expect(stage.host.now < start + 5)
    #expect(stage.host.drainEvents().isEmpty)
    // One wake ends one wait.
    stage.host.wait(until: stage.host.now + 0.03)
    #expect(stage.host.now >= start + 0.03)
  }

  @Test func `an idle window uses no processor time`() throws {
    let stage = try Stage()
    stage.settle()
    let before = processorTime()
    stage.host.wait(until: stage.host.now + 0.5)
    // Waiting is one system call.
    #expect(processorTime() - before < 0.01)
  }

  // Of this thread alone: other tests run in the process too.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func `what means nothing does not end the wait`() throws {
    let stage = try Stage()
    try stage.probe.send("click 5 5")
    stage.settle()
    stage.probe.post("key Shift_L")
    let start = stage.host.now
    stage.host.wait(until: start + 0.2)
    #expect(stage.host.now >= start + 0.2)
    _ = try stage.probe.answer()
  }

  @Test func `the close button asks to close`() throws {
    let stage = try Stage()
    try stage.probe.send("close")
    let events = try stage.events { if case .closeRequested = $0 { true } else { false } }
    #expect(events.count == 1)
  }

  @Test func `a ping is answered`() throws {
    let stage = try Stage()
    stage.probe.post("ping 3000")
    stage.settle()
    #expect(try stage.probe.answer().isEmpty == false)
  }

  @Test func `a termination signal asks to close`() throws {
    let stage = try Stage()
    stage.host.closeOnTermination()
    // The tests' main actor may run on a worker thread, which has signals blocked.
    var (unblocked, former) = (sigset_t(), sigset_t())
    sigemptyset(&unblocked)
    sigaddset(&unblocked, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, &former)
    raise(SIGTERM)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    let events = try stage.events { if case .closeRequested = $0 { true } else { false } }
    #expect(events.count == 1)
    TerminationSignals.stopForwarding(to: stage.host.pipe)
  }

  @Test func `a killed server is the last event and the process lives on`() throws {
    let stage = try Stage()
    stage.server.kill()
    let events = try stage.events { if case .connectionLost = $0 { true } else { false } }
    #expect(events.count == 1)
    // Nothing of this may reach Xlib any more, block, or end the process.
    #expect(stage.host.drainEvents().isEmpty)
    stage.host.title = "after"
    _ = stage.host.beginFrame()
    stage.host.present(.init(.init(x: 0, y: 0, width: 5, height: 5)))
    stage.host.resize(width: 10, height: 10, scale: 1)
    let start = stage.host.now
    stage.host.wait(until: start + 0.05)
    #expect(stage.host.now >= start + 0.05)
    #expect(stage.host.drainEvents().isEmpty)
  }

  @Test func `a server killed while frames are put does not end the process`() throws {
    let stage = try Stage(usesSharedMemory: false)
    stage.server.kill()
    for seed in 0..<50 { Stage.paint(stage.host, seed: seed) }
    let events = try stage.events { if case .connectionLost = $0 { true } else { false } }
    #expect(events.count == 1)
  }

  @Test func `a window destroyed by somebody else is an error that is written down`() throws {
    let stage = try Stage()
    try stage.probe.send("destroy")
    Stage.paint(stage.host, seed: 2)
    stage.settle()
    let error = try #require(stage.host.unexpectedErrors.first)
    #expect(error == "BadDrawable (invalid Pixmap or Window parameter) in X_ShmPutImage")
  }
}
