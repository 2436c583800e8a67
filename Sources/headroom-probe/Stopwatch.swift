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
  static func text(_ value: Double) -> String { text(value, places: 3) }

  /// Seconds to the microsecond.
  static func seconds(_ value: Double) -> String { text(value, places: 6) }

  private static func text(_ value: Double, places: Int) -> String {
    let unit = (0..<places).reduce(1) { product, _ in product * 10 }
    let parts = Int((abs(value) * Double(unit)).rounded())
    let fraction = String(parts % unit)
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(value < 0 ? "-" : "")\(parts / unit).\(zeros)\(fraction)"
  }
}
