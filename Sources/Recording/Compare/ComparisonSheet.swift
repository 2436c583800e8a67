import Foundation
import Pixels

/// Where several pictures stand side by side, each under its name, in as many rows as it takes.
nonisolated struct ComparisonSheet: Hashable {
  /// As many pictures as this, at the most, stand in a row.
  static let most = 4
  /// Space between pictures and around them, and the height of the name and the note over each, in points.
  static let gap = 20
  static let heading = 52

  /// How many pictures there are, and width and height of the largest in device pixels.
  let count: Int
  let cell: PixelSize
  /// Device pixels a point.
  let scale: Int

  var rows: Int { max(1, (count + Self.most - 1) / Self.most) }
  /// No more than it takes to fill the rows evenly: five are three and two.
  var columns: Int { max(1, (count + rows - 1) / rows) }

  /// Width and height of it all, in device pixels.
  var size: PixelSize {
    PixelSize(
      width: columns * (cell.width + Self.gap * scale) + Self.gap * scale,
      height: rows * (cell.height + Self.heading * scale) + Self.gap * scale)
  }

  /// Where a picture stands, in device pixels.
  func picture(at index: Int) -> PixelRect {
    PixelRect(
      x: Self.gap * scale + index % columns * (cell.width + Self.gap * scale),
      y: Self.heading * scale + index / columns * (cell.height + Self.heading * scale),
      width: cell.width, height: cell.height)
  }

  /// What stands over a picture.
  func heading(_ name: String, note: String?, at index: Int) -> PictureHeading {
    let picture = picture(at: index)
    let points = CGRect(
      x: picture.x / scale, y: picture.y / scale, width: picture.width / scale, height: picture.height / scale)
    let place = CGRect(
      x: points.minX, y: points.minY - CGFloat(Self.heading), width: points.width, height: CGFloat(Self.heading))
    return PictureHeading(name: name, note: note, place: place, picture: points)
  }
}
