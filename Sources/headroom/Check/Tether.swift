import Foundation
import Glibc

/// Ties a process that this program has begun to it: it ends when this one does, however that was.
enum Tether {
  private static let variable = "HEADROOM_TETHER"

  /// Ties a process that has not been run yet. It reads from a pipe that nobody writes to, and that ends with this process.
  static func tie(_ process: Process) {
    let pipe = Pipe()
    // Another process that held this end too would keep the pipe open.
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    process.standardInput = pipe
    process.environment = (process.environment ?? ProcessInfo.processInfo.environment).merging([variable: "1"]) { $1 }
  }

  /// Ends this process when the one that it is tied to ends; called once by what may be tied.
  static func hold() {
    guard ProcessInfo.processInfo.environment[variable] != nil else { return }
    Thread.detachNewThread { @Sendable in
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) > 0 {}
      _exit(1)
    }
  }
}
