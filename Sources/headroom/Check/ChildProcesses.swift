import Foundation
import Glibc

/// The processes that this one has begun and that shall not outlive it: Ctrl-C and a kill end them too.
nonisolated enum ChildProcesses {
  /// Their ids; 0 = a free place. A signal handler may touch nothing that allocates, so there is room from the start.
  private nonisolated(unsafe) static let ids: UnsafeMutablePointer<pid_t> = {
    let ids = UnsafeMutablePointer<pid_t>.allocate(capacity: most)
    ids.initialize(repeating: 0, count: most)
    return ids
  }()
  private static let most = 256

  /// Ends a process when this one is ended by a signal.
  static func add(_ process: Process) {
    guard let free = (0..<most).first(where: { ids[$0] == 0 }) else { return }
    ids[free] = process.processIdentifier
    if free == 0 { listen() }
  }

  /// Forgets a process that has ended.
  static func remove(_ process: Process) {
    for index in 0..<most where ids[index] == process.processIdentifier { ids[index] = 0 }
  }

  private static func listen() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        for index in 0..<ChildProcesses.most where ChildProcesses.ids[index] > 0 {
          kill(ChildProcesses.ids[index], SIGTERM)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
