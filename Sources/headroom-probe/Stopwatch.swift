import Foundation
import Glibc

/// The machine's monotonic clock, which a test tool may read.
enum Stopwatch {
  /// Seconds of the monotonic clock.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Does nothing until `time`, in seconds of the monotonic clock.
  static func sleep(until time: Double) {
    let rest = time - now
    if rest > 0 { usleep(UInt32(rest * 1e6)) }
  }

  /// Milliseconds since `start`, with three places.
  static func milliseconds(since start: Double) -> String { text((now - start) * 1000) }

  /// A number with three places, whatever the locale.
  static func text(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let places = String(abs(thousandths) % 1000)
    let sign = thousandths < 0 ? "-" : ""
    return "\(sign)\(abs(thousandths) / 1000).\(String(repeating: "0", count: 3 - places.count))\(places)"
  }
}
