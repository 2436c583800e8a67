public import CairoRendering
import Foundation
public import Pixels
import WindowHosting

/// Paints what differs between one display list and the next.
///
/// Every picture of the program comes this way: the window's frames, the recorder's, the pictures tests compare.
public final class FramePainter {
  /// What the painter has done, for measuring.
  public struct Counters: Hashable, Sendable {
    /// Frames asked for.
    public var frames = 0
    /// Frames in which nothing had to be painted.
    public var cleanFrames = 0
  }

  /// The canvas' owner; its counters say what was painted and what was reused.
  public let renderer: CairoRenderer
  /// What has been done so far.
  public private(set) var counters = Counters()
  private var shown: DisplayList?
  private var size: PixelSize?

  /// A painter that has painted nothing yet: its first frame is whole.
  public init(renderer: CairoRenderer) { self.renderer = renderer }

  /// Whether nothing has been painted yet, so that the next frame is whole.
  public var isFresh: Bool { shown == nil }

  /// Forgets what was painted: the next frame is whole.
  public func forget() { shown = nil }

  /// What of a picture of `size` must be painted so that it shows `list` instead of the list painted before, in device
  /// pixels.
  public func damage(for list: DisplayList, size: PixelSize) -> Damage {
    let whole = PixelRect(size)
    guard let shown, self.size == size else { return Damage(whole) }
    var damage = Damage()
    for rect in list.changes(since: shown) { damage.add(devicePixels(rect).intersection(whole)) }
    return damage
  }

  /// Paints `list` into `buffer`, the damage and `stale` only, and answers the damage.
  @discardableResult
  public func paint(_ list: DisplayList, into buffer: PixelBuffer, stale: Damage = Damage()) -> Damage {
    let damage = damage(for: list, size: buffer.size)
    var area = damage
    area.add(stale)
    counters.frames += 1
    if area.isEmpty { counters.cleanFrames += 1 }
    for part in OcclusionParts(of: list, scale: CGFloat(renderer.scale)).parts(of: area) {
      renderer.paint(into: buffer, damage: Damage(part.rect), background: .black) {
        list.paint(on: $0, from: part.first)
      }
    }
    shown = list
    size = buffer.size
    return damage
  }

  /// The device pixels a rectangle of points touches. Beyond an edge between two pixels nothing is drawn; beyond one that
  /// lies in a pixel, antialiasing and the snapping of moving layers may reach one pixel further.
  private func devicePixels(_ rect: CGRect) -> PixelRect {
    let scale = CGFloat(renderer.scale)
    func first(_ edge: CGFloat) -> Int { Int((edge * scale).rounded(.down)) - (isWhole(edge * scale) ? 0 : 1) }
    func last(_ edge: CGFloat) -> Int { Int((edge * scale).rounded(.up)) + (isWhole(edge * scale) ? 0 : 1) }
    func isWhole(_ edge: CGFloat) -> Bool { edge == edge.rounded() }
    let (left, top) = (first(rect.minX), first(rect.minY))
    return PixelRect(x: left, y: top, width: last(rect.maxX) - left, height: last(rect.maxY) - top)
  }
}
