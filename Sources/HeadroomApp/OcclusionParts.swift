import Foundation
import Pixels

/// Splits what must be painted so that nothing is painted that something opaque will cover: a keyboard over the content,
/// the content's kept picture over the window's background.
struct OcclusionParts {
  /// A part of a picture and the first thing of a display list that shows in it.
  struct Part {
    var rect: PixelRect
    var first: Int
  }

  private let covers: [(index: Int, rect: PixelRect)]

  /// The covers of a display list at `scale` device pixels a point: of each, the device pixels that are covered whole.
  init(of list: DisplayList, scale: CGFloat) {
    covers = list.covers.map { cover in
      let extent = cover.extent
      let (left, top) = (Int((extent.minX * scale).rounded(.up)), Int((extent.minY * scale).rounded(.up)))
      let (right, bottom) = (Int((extent.maxX * scale).rounded(.down)), Int((extent.maxY * scale).rounded(.down)))
      return (cover.index, PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top)))
    }
  }

  /// The parts of a damage, cut at the upper and lower edges of the covers that go all through it.
  func parts(of damage: Damage) -> [Part] { damage.rects.flatMap(parts) }

  private func parts(of rect: PixelRect) -> [Part] {
    var edges = [rect.y, rect.maxY]
    for cover in covers where cover.rect.x <= rect.x && cover.rect.maxX >= rect.maxX {
      for edge in [cover.rect.y, cover.rect.maxY] where edge > rect.y && edge < rect.maxY { edges.append(edge) }
    }
    edges.sort()
    return zip(edges, edges.dropFirst()).compactMap { top, bottom in
      guard bottom > top else { return nil }
      let band = PixelRect(x: rect.x, y: top, width: rect.width, height: bottom - top)
      return Part(rect: band, first: covers.last { $0.rect.contains(band) }?.index ?? 0)
    }
  }
}
