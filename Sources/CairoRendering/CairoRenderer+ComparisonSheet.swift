public import Foundation
public import Pixels
import ViewTree

extension CairoRenderer {
  /// What stands over one of several pictures side by side; places in points of the sheet, y down.
  public struct SheetHeading {
    /// What the picture shows.
    public var name: String
    /// What is to be said of it, in a line below the name; nil = nothing.
    public var note: String?
    /// Where name and note are.
    public var place: CGRect
    /// Where the picture is; a hairline goes around it.
    public var picture: CGRect

    /// A heading.
    public init(name: String, note: String?, place: CGRect, picture: CGRect) {
      self.name = name
      self.note = note
      self.place = place
      self.picture = picture
    }
  }

  /// Paints a sheet of pictures side by side without the pictures: background, names, notes, hairlines, in the colours of
  /// LOOK.md. A line too long for its place is cut with an ellipsis.
  public func paintSheet(_ sheet: PixelBuffer, headings: [SheetHeading], isDark: Bool) {
    let theme: Theme = isDark ? .dark : .light
    let fallenShort = isDark ? Color(hex: 0xFF_8A84) : Color(hex: 0xC6_362D)
    paint(into: sheet, background: theme.background) { canvas in
      for heading in headings {
        let place = heading.place
        canvas.fill(heading.picture.insetBy(dx: -1, dy: -1), color: theme.hairline)
        let name = textEngine.layout(
          TextDescription(
            heading.name, font: Font(size: 14, weight: .semibold), width: place.width, isTruncated: true))
        canvas.draw(name, at: CGPoint(x: place.minX, y: place.minY + 9), color: theme.text)
        guard let text = heading.note else { continue }
        let note = textEngine.layout(
          TextDescription(text, font: Font(size: 12, weight: .medium), width: place.width, isTruncated: true))
        canvas.draw(note, at: CGPoint(x: place.minX, y: place.minY + 29), color: fallenShort)
      }
    }
  }
}
