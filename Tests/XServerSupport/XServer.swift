import Foundation
import Glibc

/// An X server without a screen (Xvfb) on a display of its own. It ends with this object, and with the tests, however
/// they end.
public final class XServer {
  /// The display's name, such as ":3".
  public let display: String
  private let process: ChildProcess

  /// Starts a server with one screen; `options` are further options of Xvfb, such as `-extension`, `MIT-SHM`.
  public init(width: Int = 1920, height: Int = 1920, depth: Int = 24, options: [String] = []) throws {
    process = try ChildProcess(
      "/bin/sh", ["-c", Self.script, "Xvfb", "-screen", "0", "\(width)x\(height)x\(depth)"] + options)
    // The server finds a free display itself and writes its number when it is ready.
    let isReady = process.run(for: 20) { $0.output.contains(0x0A) }
    let number = String(decoding: process.output.prefix { $0 != 0x0A }, as: UTF8.self)
    guard isReady, Int(number) != nil else {
      process.end()
      throw SupportError("Xvfb does not start: \(String(decoding: process.errors, as: UTF8.self))")
    }
    display = ":\(number)"
  }

  /// Ends the server and waits until it is gone.
  public func stop() { end(order: "stop") }

  /// Ends the server without warning, as a crash does, and waits until it is gone.
  public func kill() { end(order: "kill") }

  private func end(order: String) {
    process.write(order + "\n")
    process.closeInput()
    if process.waitForExit(within: 5) == nil { process.end() }
  }

  deinit { stop() }

  // The shell holds the pipe from the tests: when they are gone, whatever the reason, it reads the end and ends the
  // server.
  private static let script = """
    Xvfb -displayfd 1 -nolisten tcp -noreset "$@" </dev/null &
    server=$!
    read -r order
    case $order in kill) kill -KILL $server ;; *) kill -TERM $server ;; esac
    wait $server
    """
}
