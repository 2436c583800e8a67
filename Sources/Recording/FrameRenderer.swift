public import Foundation
public import Pixels
public import Staging

/// Turns a stage into pixels. The recorder is handed one: it knows neither Cairo nor fonts.
public protocol FrameRenderer: AnyObject {
  /// Device pixels a point.
  var scale: Int { get }
  /// What decides about the pixels besides the program: library versions, fonts, scale.
  var fingerprint: String { get }
  /// The stage as it is shown at its time, and whether it differs from the last call's picture. The buffer is the
  /// renderer's own and is painted over by the next call.
  func render(_ stage: Stage) -> (buffer: PixelBuffer, changed: Bool)
  /// Frames side by side with captions below.
  func strip(of frames: [PixelBuffer], captions: [String]) -> PixelBuffer
  /// A picture as a PNG file.
  func png(_ buffer: PixelBuffer) throws -> Data
}
