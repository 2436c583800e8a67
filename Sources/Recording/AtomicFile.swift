public import Foundation

/// Files that are there whole or not at all.
public nonisolated enum AtomicFile {
  /// Writes a file beside its name and renames it, so that a stop never leaves half a file and a failure leaves the old one.
  ///
  /// What is there and is no ordinary file (a pipe, a terminal, `/dev/null`) is written to directly.
  public static func write(_ data: Data, to file: URL) throws(AtomicFileError) {
    let path = file.path
    var existing = stat()
    if stat(path, &existing) == 0, existing.st_mode & S_IFMT != S_IFREG {
      return try write(data, path: path, flags: O_WRONLY, named: path)
    }
    let folder = file.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".\(file.lastPathComponent).\(getpid()).part").path
    unlink(draft)
    do throws(AtomicFileError) {
      try write(data, path: draft, flags: O_WRONLY | O_CREAT | O_EXCL, named: path)
      guard rename(draft, path) == 0 else { throw AtomicFileError(path: path, code: errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func write(
    _ data: Data, path: String, flags: Int32, named name: String
  ) throws(AtomicFileError) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw AtomicFileError(path: name, code: errno) }
    let failure = data.withUnsafeBytes { writeAll($0, to: descriptor) }
    // A full disk may be noticed only when the file is closed.
    let closed = close(descriptor)
    if let code = failure ?? (closed == 0 ? nil : errno) { throw AtomicFileError(path: name, code: code) }
  }

  /// The error number of a write that failed.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// Why a file could not be written.
public nonisolated struct AtomicFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file that was to be written.
  public let path: String
  /// The system's error number, such as `ENOSPC`.
  public let code: Int32

  /// Path and reason in one line.
  public var description: String {
    switch code {
    case ENOENT: "\(path): cannot be written: the folder does not exist"
    case EISDIR: "\(path): cannot be written: it is a folder"
    case ENOTDIR: "\(path): cannot be written: a part of the path is no folder"
    case EACCES, EPERM: "\(path): cannot be written: permission denied"
    case EROFS: "\(path): cannot be written: the file system is read-only"
    case ENOSPC, EDQUOT: "\(path): cannot be written: the disk is full"
    default: "\(path): cannot be written: \(String(cString: strerror(code)))"
    }
  }
}
