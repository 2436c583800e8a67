public import Foundation
public import Pixels

/// Where a picture lies in a window of another size: centred, never scaled; what does not fit is cut off on both sides.
///
/// A window manager gives a window the size it likes, whatever the hints say, so the picture's place is computed.
///
/// ```swift
/// let box = Letterbox(window: PixelSize(width: 500, height: 844), picture: PixelSize(width: 390, height: 844))
/// box.frame                                       // x 55, y 0, width 390, height 844
/// box.point(windowX: 55, windowY: 10, scale: 1)   // (0, 10)
/// ```
public struct Letterbox: Hashable, Sendable {
  /// The window's size in device pixels.
  public let window: PixelSize
  /// The picture's size in device pixels.
  public let picture: PixelSize
  /// The picture's rectangle in window pixels; its origin is negative where the window is smaller.
  public let frame: PixelRect

  /// The place of a picture in a window, sizes in device pixels.
  public init(window: PixelSize, picture: PixelSize) {
    self.window = window
    self.picture = picture
    // The shift rounds down for negative differences too, so growing a window never moves the picture back.
    frame = PixelRect(
      x: (window.width - picture.width) >> 1, y: (window.height - picture.height) >> 1, width: picture.width,
      height: picture.height)
  }

  /// The part of the picture that the window shows, in picture pixels.
  public var visible: PixelRect {
    PixelRect(x: -frame.x, y: -frame.y, width: window.width, height: window.height)
      .intersection(PixelRect(picture))
  }

  /// The parts of the window beside the picture, in window pixels; no two share a pixel.
  public var surround: [PixelRect] {
    let shown = frame.intersection(PixelRect(window))
    return [
      PixelRect(x: 0, y: 0, width: window.width, height: shown.y),
      PixelRect(x: 0, y: shown.maxY, width: window.width, height: window.height - shown.maxY),
      PixelRect(x: 0, y: shown.y, width: shown.x, height: shown.height),
      PixelRect(x: shown.maxX, y: shown.y, width: window.width - shown.maxX, height: shown.height),
    ].filter { !$0.isEmpty }
  }

  /// The picture point, in points, under a window pixel; outside the picture it lies outside the picture's bounds.
  public func point(windowX: Int, windowY: Int, scale: Int) -> CGPoint {
    CGPoint(x: CGFloat(windowX - frame.x) / CGFloat(scale), y: CGFloat(windowY - frame.y) / CGFloat(scale))
  }
}
