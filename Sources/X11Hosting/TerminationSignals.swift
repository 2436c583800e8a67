import Glibc
import Synchronization

/// SIGINT, SIGTERM and SIGHUP as bytes in a pipe, so that Ctrl+C ends a program the way its close button does.
enum TerminationSignals {
  static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Sends the signals to a pipe from now on. Each only once: a second one does what it does by default, so a program
  /// that hangs can still be ended.
  static func forward(to pipe: SelfPipe) {
    signalDescriptor.store(pipe.writeEnd, ordering: .relaxed)
    for number in numbers {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = writeSignal
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// Stops sending to a pipe that goes away.
  static func stopForwarding(to pipe: SelfPipe) {
    let (isTarget, _) = signalDescriptor.compareExchange(
      expected: pipe.writeEnd, desired: -1, ordering: .relaxed)
    guard isTarget else { return }
    for number in numbers { signal(number, SIG_DFL) }
  }
}

nonisolated private let signalDescriptor = Atomic<Int32>(-1)

// Only what a signal handler may do: an atomic load and a write, errno kept.
nonisolated private func writeSignal(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalDescriptor.load(ordering: .relaxed), &byte, 1)
  errno = error
}
