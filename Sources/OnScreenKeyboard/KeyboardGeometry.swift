public import Foundation

/// One key in its place.
public struct PlacedKey: Hashable, Sendable {
  /// What it does.
  public var action: KeyAction
  /// The key, in points of the keyboard's own space.
  public var frame: CGRect
}

/// Where the keys of a page lie: rows of one pitch, letters of one width, each row centred or filled.
///
/// At 390 × 291 points these are the sizes of the look: first row 8 below the top, pitch 54, keys 33 × 42, gap 6, side
/// 3, 75 points for the home indicator below. Another width or height stretches the keys, not the gaps.
struct KeyboardGeometry {
  static let side: CGFloat = 3
  static let gap: CGFloat = 6
  static let top: CGFloat = 8
  /// The block below the rows on phones with a home indicator (FACTS.md §2).
  static let homeBlock: CGFloat = 75

  /// The same on a phone on its side and on a tablet: the home indicator's own room (FACTS.md §3).
  static let wideHomeBlock: CGFloat = 21

  let size: CGSize
  let rows: Int
  let bottom: CGFloat

  init(size: CGSize, rows: Int, hasHomeIndicator: Bool) {
    self.size = size
    self.rows = rows
    let block = size.width > 2 * size.height ? Self.wideHomeBlock : Self.homeBlock
    bottom = hasHomeIndicator ? min(block, size.height / 3) : 0
  }

  private var pitch: CGFloat { (size.height - bottom) / CGFloat(max(1, rows)) }
  private var keyHeight: CGFloat { max(1, pitch - 12) }
  private var inner: CGFloat { size.width - 2 * Self.side }
  private var letter: CGFloat { (inner - 9 * Self.gap) / 10 }

  func place(_ page: KeyboardLayout.Page) -> [PlacedKey] {
    page.enumerated().flatMap { index, row in place(row, top: Self.top + CGFloat(index) * pitch) }
  }

  private func place(_ row: [KeyAction], top: CGFloat) -> [PlacedKey] {
    if row.contains(.space) { return fill(row, top: top) }
    let texts = row.filter { if case .text = $0 { true } else { false } }.count
    let sideKeys = row.count - texts
    // Beside side keys, few letters get wider, so that a row of five fills the space of seven.
    let wide = sideKeys > 0 && texts < 7
    let width = wide ? (7 * letter + 6 * Self.gap - CGFloat(texts - 1) * Self.gap) / CGFloat(max(1, texts)) : letter
    let run = CGFloat(texts) * width + CGFloat(texts - 1) * Self.gap
    var x = (size.width - run) / 2
    let sideWidth = (inner - (7 * letter + 6 * Self.gap)) / 2 - 2.5 * Self.gap
    var keys: [PlacedKey] = []
    for (index, action) in row.enumerated() {
      if case .text = action {
        keys.append(key(action, x: x, width: width, top: top))
        x += width + Self.gap
      } else {
        let isLeft = index == 0
        keys.append(
          key(action, x: isLeft ? Self.side : size.width - Self.side - sideWidth, width: sideWidth, top: top))
      }
    }
    return keys
  }

  /// A row with the space bar: the other keys are 88 of 384 wide, the space has the rest.
  private func fill(_ row: [KeyAction], top: CGFloat) -> [PlacedKey] {
    let other = inner * 88 / 384
    let space = inner - CGFloat(row.count - 1) * (other + Self.gap)
    var x = Self.side
    return row.map { action in
      let width = action == .space ? space : other
      defer { x += width + Self.gap }
      return key(action, x: x, width: width, top: top)
    }
  }

  private func key(_ action: KeyAction, x: CGFloat, width: CGFloat, top: CGFloat) -> PlacedKey {
    PlacedKey(action: action, frame: CGRect(x: x, y: top, width: width, height: keyHeight))
  }
}
