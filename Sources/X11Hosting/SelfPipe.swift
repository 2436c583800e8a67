import Glibc

/// A pipe to oneself: whoever writes to it ends the loop's wait, be it from a signal handler.
final class SelfPipe {
  /// The end that becomes readable.
  let readEnd: Int32
  /// The end that may be written to from anywhere; writing never blocks.
  nonisolated let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    // Without descriptors left both ends stay -1: poll then skips the read end, and nothing is ever woken.
    if pipe(&ends) != 0 { ends = [-1, -1] }
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Writes a byte. A full pipe is fine: it is readable already.
  nonisolated func write(_ byte: UInt8) {
    var byte = byte
    _ = Glibc.write(writeEnd, &byte, 1)
  }

  /// Takes out every byte written so far.
  func readAll() -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(readEnd, &bytes, bytes.count)
      guard count > 0 else { return all }
      all += bytes.prefix(count)
    }
  }

  isolated deinit {
    close(readEnd)
    close(writeEnd)
  }
}
