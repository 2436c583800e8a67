import Glibc

/// A point in the machine's monotonic time after which nobody waits any more.
struct Deadline {
  private let time: Double

  /// So many seconds from now.
  init(seconds: Double) { time = Self.now + seconds }

  /// Whether it has passed.
  var hasPassed: Bool { Self.now >= time }

  /// What is left for one `poll`, in milliseconds: 1…10, so that a process's end is noticed soon too.
  var step: Int32 { Int32(min(max((time - Self.now) * 1000, 1), 10)) }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
