import Foundation
import Pixels
import Staging

/// The stage's picture, painted once a frame however many look at it.
///
/// A film has one size: where windows of several sizes are shown, each lies in the middle of a black ground.
final class PictureSource {
  let renderer: any FrameRenderer
  private let size: PixelSize
  private var frame: Int?
  private var last: (buffer: PixelBuffer, changed: Bool)?
  private var ground: PixelBuffer?
  private var shownSize: PixelSize?

  /// Pictures by `renderer`, for a film `extent` points large.
  init(renderer: any FrameRenderer, extent: CGSize) {
    self.renderer = renderer
    size = PixelSize(width: Int(extent.width) * renderer.scale, height: Int(extent.height) * renderer.scale)
  }

  func picture(of stage: Stage, frame: Int) -> (buffer: PixelBuffer, changed: Bool) {
    if frame == self.frame, let last { return last }
    let picture = renderer.render(stage)
    self.frame = frame
    let shown = framed(picture.buffer, changed: picture.changed)
    last = shown
    return shown
  }

  private func framed(_ picture: PixelBuffer, changed: Bool) -> (buffer: PixelBuffer, changed: Bool) {
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
