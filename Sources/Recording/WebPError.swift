import Foundation

/// Why a film could not be written or read.
public nonisolated enum WebPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A film has at most 16,383 pixels a side, and at least one.
  case unsupportedSize(width: Int, height: Int)
  /// A frame has another size than the film.
  case sizeMismatch(width: Int, height: Int)
  /// A frame does not come after the one before, by the millisecond that a film counts in.
  case timesNotIncreasing(milliseconds: Int)
  /// The film has no frame.
  case noFrames
  /// The film was finished before.
  case finished
  /// The library refused; most often memory is short.
  case encoder(String)
  /// The bytes are no film.
  case notAFilm

  /// The reason in one line.
  public var description: String {
    switch self {
    case .unsupportedSize(let width, let height): "a film of \(width) × \(height) pixels is not possible"
    case .sizeMismatch(let width, let height): "a frame of \(width) × \(height) pixels does not fit the film"
    case .timesNotIncreasing(let time): "a frame at \(time) ms does not come after the one before"
    case .noFrames: "a film needs at least one frame"
    case .finished: "the film is finished"
    case .encoder(let reason): "the film cannot be encoded: \(reason)"
    case .notAFilm: "not an animated WebP file, or a damaged one"
    }
  }
}
