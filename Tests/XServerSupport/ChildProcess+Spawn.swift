import Foundation
import Glibc

extension ChildProcess {
  typealias Started = (identifier: pid_t, input: Int32, output: Int32, errors: Int32)

  /// Starts a process with three pipes.
  static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> Started {
    // Writing to a process that has ended is an error, not the end of the tests.
    Glibc.signal(SIGPIPE, SIG_IGN)
    let pipes = try (0..<3).map { _ in try makePipe() }
    defer {
      close(pipes[0].read)
      close(pipes[1].write)
      close(pipes[2].write)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[0].read, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1].write, 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[2].write, 2)
    var attributes = try plainSignals()
    defer { posix_spawnattr_destroy(&attributes) }

    var identifier: pid_t = 0
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let result = withCStrings(arguments) { argv in
      withCStrings(variables) { envp in posix_spawnp(&identifier, path, &actions, &attributes, argv, envp) }
    }
    guard result == 0 else {
      for end in [pipes[0].write, pipes[1].read, pipes[2].read] { close(end) }
      throw SupportError("\(path) cannot be started: \(String(cString: strerror(result)))")
    }
    return (identifier, pipes[0].write, pipes[1].read, pipes[2].read)
  }

  // The child starts with no signal blocked and none ignored, whatever the tests' threads do.
  private static func plainSignals() throws -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    return attributes
  }

  private static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SupportError("no pipe can be made") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
