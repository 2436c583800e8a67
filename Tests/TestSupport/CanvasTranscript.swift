public import Foundation
public import ViewTree

/// A canvas that writes down what it is asked, one call a line, scopes indented, numbers rounded to 0.01.
///
/// It keeps pictures like a real canvas: a layer's closure runs only when its id, version or bounds are new, so a
/// transcript shows what is painted anew. Views are numbered as they appear, so that equal trees give equal text.
@MainActor
public final class CanvasTranscript: Canvas {
  /// What was asked since the start or the last ``startFrame(clip:)``.
  public private(set) var lines: [String] = []
  /// How many layers were painted since then.
  public private(set) var layersPainted = 0
  /// How many layers were shown from what was kept since then.
  public private(set) var layersReused = 0
  /// What can show, in the current space.
  public private(set) var clipBounds: CGRect

  private struct Kept: Hashable {
    let version: Int
    let bounds: [CGFloat]
  }
  private var kept: [Int: Kept] = [:]
  private var numbers: [Int: Int] = [:]
  private var depth = 0

  /// A canvas that shows `clip` (points).
  public init(clip: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)) { clipBounds = clip }

  /// Forgets the text, not the kept pictures.
  public func startFrame(clip: CGRect? = nil) {
    lines = []
    (layersPainted, layersReused) = (0, 0)
    if let clip { clipBounds = clip }
  }

  /// The calls as text.
  public var text: String { lines.joined(separator: "\n") }

  /// How many calls there were by a name: fill, stroke, path, text, layer, clip, move, transform, opacity.
  public func count(of name: String) -> Int {
    lines.count { $0.drop { $0 == " " }.prefix { $0 != " " } == name }
  }

  /// Writes a filled rectangle.
  public func fill(_ rect: CGRect, color: Color) { write("fill \(show(rect)) \(show(color))") }
  /// Writes a filled rectangle with round corners.
  public func fill(_ rect: CGRect, cornerRadius: CGFloat, color: Color) {
    write("fill \(show(rect)) r\(show(cornerRadius)) \(show(color))")
  }
  /// Writes a stroked rectangle.
  public func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color) {
    write("stroke \(show(rect)) r\(show(cornerRadius)) w\(show(width)) \(show(color))")
  }
  /// Writes a filled path.
  public func fill(_ path: Path, color: Color) { write("path \(steps(of: path)) \(show(color))") }
  /// Writes a stroked path.
  public func stroke(_ path: Path, style: StrokeStyle, color: Color) {
    write("path \(steps(of: path)) w\(show(style.width)) \(style.cap) \(style.join) \(show(color))")
  }
  /// Writes laid-out text.
  public func draw(_ layout: any TextLayout, at origin: CGPoint, color: Color) {
    let font = layout.description.font
    write(
      "text \"\(layout.description.string)\" \(show(font.size))/\(font.weight) at \(show(origin)) \(show(color))")
  }

  /// Writes a kept picture, with what is in it if it has to be painted.
  public func layer(
    id: Int, version: Int, bounds: CGRect, isOpaque: Bool, changes: (Int) -> CGRect?, _ draw: (any Canvas) -> Void
  ) {
    let number = numbers[id] ?? numbers.count + 1
    numbers[id] = number
    let picture = Kept(version: version, bounds: [bounds.minX, bounds.minY, bounds.width, bounds.height])
    let isNew = kept[id] != picture
    kept[id] = picture
    if isNew { layersPainted += 1 } else { layersReused += 1 }
    let name = "layer \(number) \(show(bounds))\(isOpaque ? " opaque" : "") \(isNew ? "painted" : "reused")"
    guard isNew else { return write(name) }
    scope(name, clip: bounds, draw)
  }

  /// Writes a clip with what is drawn in it.
  public func clip(to rect: CGRect, cornerRadius: CGFloat, _ draw: (any Canvas) -> Void) {
    let inside = clipBounds.intersection(rect)
    let radius = cornerRadius > 0 ? " r\(show(cornerRadius))" : ""
    scope("clip \(show(rect))\(radius)", clip: inside.isNull ? .zero : inside, draw)
  }

  /// Writes a transform with what is drawn in it.
  public func transform(_ transform: AffineTransform, _ draw: (any Canvas) -> Void) {
    let t = transform
    let isMove = t.m11 == 1 && t.m12 == 0 && t.m21 == 0 && t.m22 == 1
    let name = isMove ? "move" : "transform " + [t.m11, t.m12, t.m21, t.m22].map(show).joined(separator: " ")
    scope(
      "\(name) \(show(CGPoint(x: t.tX, y: t.tY)))", clip: t.inverted()?.boundingBox(of: clipBounds) ?? .zero, draw)
  }

  /// Writes an opacity with what is drawn in it.
  public func opacity(_ opacity: Double, _ draw: (any Canvas) -> Void) {
    scope("opacity \(show(opacity))", clip: clipBounds, draw)
  }

  // MARK: Writing

  private func write(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }

  private func scope(_ name: String, clip: CGRect, _ draw: (any Canvas) -> Void) {
    write(name)
    let outer = clipBounds
    clipBounds = clip
    depth += 1
    draw(self)
    depth -= 1
    clipBounds = outer
  }

  private func steps(of path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M \(show(point))"
      case .line(let point): "L \(show(point))"
      case .curve(let point, let control1, let control2): "C \(show(control1)) \(show(control2)) \(show(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
