public import Foundation

/// A new folder for a test's files, gone with this object.
public final class TemporaryFolder {
  /// Where it is.
  public let url: URL

  /// An empty folder.
  public init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("headroom-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
