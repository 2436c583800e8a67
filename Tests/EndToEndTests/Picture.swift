import Foundation
import Pixels

/// A picture of the window, as rows of 0xRRGGBB.
struct Picture: Equatable {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  /// A picture from a binary portable pixmap with one byte a colour.
  init(ppm data: Data) throws {
    var offset = 0
    func word() -> String {
      var bytes: [UInt8] = []
      while offset < data.count, data[offset] > 0x20 {
        bytes.append(data[offset])
        offset += 1
      }
      offset += 1
      return String(decoding: bytes, as: UTF8.self)
    }
    guard word() == "P6", let width = Int(word()), let height = Int(word()), word() == "255",
      data.count >= offset + width * height * 3
    else { throw PictureError.notAPixmap }
    self.width = width
    self.height = height
    let bytes = [UInt8](data[offset...])
    pixels = (0..<width * height).map { index in
      UInt32(bytes[index * 3]) << 16 | UInt32(bytes[index * 3 + 1]) << 8 | UInt32(bytes[index * 3 + 2])
    }
  }

  /// What a buffer shows.
  init(_ buffer: PixelBuffer) {
    width = buffer.size.width
    height = buffer.size.height
    pixels = (0..<buffer.size.height).flatMap { y in
      let row = buffer.row(y)
      return (0..<buffer.size.width).map { row[$0] & 0xFF_FFFF }
    }
  }

  enum PictureError: Error { case notAPixmap }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The focus ring: the rows in which the column of a field's left edge has the accent colour; nil if there is none.
  func focusRing(at x: Int = 16, accent: UInt32 = 0x2F6FED) -> ClosedRange<Int>? {
    let rows = (0..<height).filter { self[x, $0] == accent }
    guard let first = rows.first, let last = rows.last else { return nil }
    // The ring's corners have a radius of 10: its straight side begins below them.
    return (first - 10)...(last + 10)
  }

  /// How many pixels of a part differ.
  func differences(from other: Picture, in rows: Range<Int>, columns: Range<Int>) -> Int {
    rows.reduce(0) { sum, y in sum + columns.filter { self[$0, y] != other[$0, y] }.count }
  }
}
