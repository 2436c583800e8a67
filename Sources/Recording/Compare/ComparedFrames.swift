import Foundation
import Pixels
import Staging

/// The pictures of several stages on one sheet; of each only what has changed is put there anew.
final class ComparedFrames: PictureSource {
  private let players: PlayersInStep
  private let names: [String]
  private let theme: Scenario.Theme
  private let renderers: [any FrameRenderer]
  private let framings: [PictureFraming]
  /// The sheet, where the pictures are on it, and what is said under the names; nil = nothing has been shown yet.
  private var shown: (sheet: PixelBuffer, layout: ComparisonSheet, notes: [String?])?
  private var last: (frame: Int, changed: Bool)?

  /// Pictures of the players' stages, one renderer for each; each picture gets as large as `extent`, in points.
  init(
    _ players: PlayersInStep, names: [String], theme: Scenario.Theme, renderers: [any FrameRenderer], extent: CGSize
  ) {
    framings = renderers.map { PictureFraming(extent: extent, scale: $0.scale) }
    self.players = players
    self.names = names
    self.theme = theme
    self.renderers = renderers
  }

  /// How many sheets stand in a row of a strip: wide ones below each other.
  var stripColumns: Int { names.count > 2 ? 2 : 3 }

  func picture(frame: Int) -> (buffer: PixelBuffer, changed: Bool) {
    if let last, last.frame == frame, let shown { return (shown.sheet, last.changed) }
    let pictures = names.indices.map { index in
      let picture = renderers[index].render(players.stages[index])
      return framings[index].framed(picture.buffer, changed: picture.changed)
    }
    let notes = players.troubles.map { $0.last?.text }
    let before = shown.flatMap { $0.notes == notes ? ($0.sheet, $0.layout) : nil }
    let isNew = before == nil
    let (sheet, layout) = before ?? makeSheet(for: pictures.map(\.buffer), notes)
    var changed = isNew
    for (index, picture) in pictures.enumerated() where picture.changed || isNew {
      let place = layout.picture(at: index)
      sheet.place(picture.buffer, x: place.x, y: place.y)
      changed = true
    }
    last = (frame, changed)
    return (sheet, changed)
  }

  /// The sheet with these notes, without pictures. Its size is that which the first pictures ask for.
  private func makeSheet(for pictures: [PixelBuffer], _ notes: [String?]) -> (PixelBuffer, ComparisonSheet) {
    let layout =
      shown?.layout
      ?? ComparisonSheet(
        count: names.count,
        cell: PixelSize(
          width: pictures.map(\.size.width).max() ?? 1, height: pictures.map(\.size.height).max() ?? 1),
        scale: renderers.first?.scale ?? 1)
    let sheet = shown?.sheet ?? PixelBuffer(size: layout.size)
    let headings = names.indices.map { layout.heading(names[$0], note: notes[$0], at: $0) }
    renderers.first?.paintSheet(sheet, headings: headings, theme: theme)
    shown = (sheet, layout, notes)
    return (sheet, layout)
  }

  func strip(of frames: [PixelBuffer], captions: [String], columns: Int?) throws -> Data {
    guard let renderer = renderers.first else { return Data() }
    return try renderer.png(renderer.strip(of: frames, captions: captions, columns: columns))
  }
}
