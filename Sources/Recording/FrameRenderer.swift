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
  /// Frames with captions below, so many in a row; nil = all in one.
  func strip(of frames: [PixelBuffer], captions: [String], columns: Int?) -> PixelBuffer
  /// Paints all of a sheet on which pictures stand side by side, but the pictures: background, headings, hairlines.
  func paintSheet(_ sheet: PixelBuffer, headings: [PictureHeading], theme: Scenario.Theme)
  /// A picture as a PNG file.
  func png(_ buffer: PixelBuffer) throws -> Data
}

/// What stands over one of several pictures side by side.
public nonisolated struct PictureHeading: Hashable, Sendable {
  /// What the picture shows.
  public var name: String
  /// What is to be said of it, in a line below the name; nil = nothing.
  public var note: String?
  /// Where the name and the note are, in points of the sheet, y down.
  public var place: CGRect
  /// Where the picture is, in points of the sheet, y down.
  public var picture: CGRect
}
