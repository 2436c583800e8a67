import CX11
public import Pixels
import WindowHosting

extension X11Host {
  /// A buffer that the server does not read, and what of it is older than the frame shown last; all of it after an
  /// expose or a resize.
  public func beginFrame() -> (buffer: PixelBuffer, stale: Damage) {
    let image = currentFrame ?? frames.next()
    currentFrame = image
    return (image.buffer, isWindowLost ? Damage(PixelRect(pixelSize)) : image.stale)
  }

  /// Puts the rectangles of `damage` on the window, or everything if the window has lost its pixels.
  public func present(_ damage: Damage) {
    guard let image = currentFrame else { return }
    currentFrame = nil
    let changed = damage.clipped(to: PixelRect(pixelSize))
    frames.didShow(image, damage: changed)
    guard !connection.isLost else { return }
    if isWindowLost { window.fill(letterbox.surround, color: surround) }
    let shown = (isWindowLost ? Damage(letterbox.visible) : changed.clipped(to: letterbox.visible)).rects
    for (index, rect) in shown.enumerated() {
      image.put(
        rect, on: window.identifier, with: window.context, originX: letterbox.frame.x, originY: letterbox.frame.y,
        isLast: index == shown.count - 1)
    }
    (isWindowLost, needsFrame) = (false, false)
    // Only now has the size that the window manager asked for been painted.
    if let value = confirmedSync { window.acknowledgeSync(value) }
    confirmedSync = nil
    XFlush(connection.display)
  }
}
