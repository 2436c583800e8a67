import Foundation
import Pixels

/// Gives the pictures of one stage one size, as a film has it: where windows of several sizes are shown, each lies in the
/// middle of a black ground.
final class PictureFraming {
  private let size: PixelSize
  private var ground: PixelBuffer?
  private var shownSize: PixelSize?

  /// Pictures for a film `extent` points large, of `scale` device pixels a point.
  init(extent: CGSize, scale: Int) {
    size = PixelSize(width: Int(extent.width) * scale, height: Int(extent.height) * scale)
  }

  /// The picture in the film's size, and whether it differs from the one before; `changed` says so of what is in it.
  func framed(_ picture: PixelBuffer, changed: Bool) -> (buffer: PixelBuffer, changed: Bool) {
    if ground == nil, picture.size == size { return (picture, changed) }
    let isNew = ground == nil
    let buffer = ground ?? PixelBuffer(size: size)
    ground = buffer
    let isOther = shownSize != picture.size
    guard isNew || isOther || changed else { return (buffer, false) }
    shownSize = picture.size
    if isNew || isOther { buffer.fill(PixelRect(size), with: 0) }
    buffer.place(
      picture, x: (size.width - picture.size.width) / 2, y: (size.height - picture.size.height) / 2)
    return (buffer, true)
  }
}
