import Pixels

extension NinePatch {
  /// Where the corners of a box lie: top left, top right, bottom left, bottom right.
  func cornerRects(in box: PixelRect) -> [PixelRect] {
    let (right, bottom) = (box.maxX - corner.width, box.maxY - corner.height)
    return [(box.x, box.y), (right, box.y), (box.x, bottom), (right, bottom)].map {
      PixelRect(x: $0.0, y: $0.1, width: corner.width, height: corner.height)
    }
  }

  /// What a filled box holds besides its corners.
  func inside(of box: PixelRect) -> [PixelRect] {
    let between = box.width - 2 * corner.width
    return [
      PixelRect(x: box.x + corner.width, y: box.y, width: between, height: corner.height),
      PixelRect(x: box.x, y: box.y + corner.height, width: box.width, height: box.height - 2 * corner.height),
      PixelRect(x: box.x + corner.width, y: box.maxY - corner.height, width: between, height: corner.height),
    ]
  }

  /// The lines of pixels between the corners of an outline, with their coverage.
  func edges(in box: PixelRect) -> [(rect: PixelRect, coverage: UInt8)] {
    let (across, down) = (box.width - 2 * corner.width, box.height - 2 * corner.height)
    let horizontal = rows.enumerated().flatMap { index, coverage in
      [box.y + index, box.maxY - 1 - index].map {
        (PixelRect(x: box.x + corner.width, y: $0, width: across, height: 1), coverage)
      }
    }
    let vertical = columns.enumerated().flatMap { index, coverage in
      [box.x + index, box.maxX - 1 - index].map {
        (PixelRect(x: $0, y: box.y + corner.height, width: 1, height: down), coverage)
      }
    }
    return horizontal + vertical
  }
}
