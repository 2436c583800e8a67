import Foundation
import Glibc

/// The host's time: seconds of the machine's monotonic clock in whole microseconds, never going back.
struct MonotonicClock {
  /// The latest time handed out.
  private(set) var latest: TimeInterval = 0

  /// The time now.
  mutating func now() -> TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    latest = max(latest, Self.seconds(microseconds: time.tv_sec * 1_000_000 + time.tv_nsec / 1000))
    return latest
  }

  /// The time of an event with the server's stamp, in milliseconds modulo 2³².
  mutating func eventTime(serverTime: UInt) -> TimeInterval {
    let before = latest
    latest = Self.eventTime(serverTime: serverTime, now: now(), notBefore: before)
    return latest
  }

  /// A local server stamps with the same clock, so an event that waited still gets the time at which it happened, and a
  /// late turn does not spoil velocities. A stamp that is not of the last second (another machine's clock, a made-up
  /// event) counts as now. No event comes before a time already handed out.
  static func eventTime(serverTime: UInt, now: TimeInterval, notBefore: TimeInterval) -> TimeInterval {
    let milliseconds = Int((now * 1000).rounded(.down))
    let age = Int(Int32(truncatingIfNeeded: milliseconds - Int(truncatingIfNeeded: serverTime)))
    guard serverTime != 0, (0...1000).contains(age) else { return max(now, notBefore) }
    return max(notBefore, min(now, seconds(microseconds: (milliseconds - age) * 1000)))
  }

  private static func seconds(microseconds: Int) -> TimeInterval { TimeInterval(microseconds) / 1_000_000 }
}
