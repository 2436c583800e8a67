public import Foundation

/// A kind of file that a recording can be written as, chosen by the file's ending.
public enum RecordingFormat: String, Hashable, Sendable, CaseIterable {
  /// An animated WebP, lossless.
  case film = "webp"
  /// A film strip: frames side by side.
  case strip = "png"
  /// A space-time diagram of the trace.
  case diagram = "svg"
  /// The trace, as JSON lines.
  case trace = "jsonl"

  /// The format of a file by its ending, or nil if that is none of them.
  public init?(_ file: URL) { self.init(rawValue: file.pathExtension.lowercased()) }

  /// Whether several strategies can be shown in it side by side.
  public var showsSeveral: Bool { self == .film || self == .strip }
}
