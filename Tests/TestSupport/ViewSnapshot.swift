import Foundation
public import ViewTree

extension View {
  /// It and all in it as text, one view a line, subviews indented: type, id, frame, and what differs from a plain view.
  @MainActor
  public var snapshot: String { snapshotLines(depth: 0).joined(separator: "\n") }

  @MainActor
  private func snapshotLines(depth: Int) -> [String] {
    var words = ["\(type(of: self))"]
    if let id { words.append("'\(id)'") }
    words.append(show(frame))
    let t = transform
    if t != .identity {
      let matrix = [t.m11, t.m12, t.m21, t.m22]
      let scale = matrix == [1, 0, 0, 1] ? "" : matrix.map(show).joined(separator: " ") + " "
      words.append("transform \(scale)\(show(CGPoint(x: t.tX, y: t.tY)))")
    }
    if boundsOrigin != .zero { words.append("offset \(show(boundsOrigin))") }
    if let scroll = self as? ScrollView {
      words.append("content \(show(scroll.contentSize.width))×\(show(scroll.contentSize.height))")
    }
    if alpha != 1 { words.append("alpha \(show(alpha))") }
    if let input = self as? any TextInput {
      words.append("\"\(input.text)\"")
    } else if let accessibilityText {
      words.append("\"\(accessibilityText)\"")
    }
    let flags = [
      (isHidden, "hidden"), (clipsToBounds, "clips"), (wantsLayer, "layer"), (isLive, "live"), (isControl, "control"),
      (isFirstResponder, "first"), (!isUserInteractionEnabled, "untouchable"),
    ]
    words += flags.filter(\.0).map(\.1)
    return [String(repeating: "  ", count: depth) + words.joined(separator: " ")]
      + subviews.flatMap { $0.snapshotLines(depth: depth + 1) }
  }
}
