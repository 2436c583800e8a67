import CPangoCairo
public import Pixels
public import ViewTree

/// Paints pictures into pixel buffers, and keeps what makes the next picture cheap: layers and laid-out text.
///
///     let renderer = CairoRenderer(scale: 2, fonts: fonts)
///     renderer.paint(into: buffer, damage: damage, background: .white) { canvas in root.draw(on: canvas) }
///
/// Equal calls give equal bytes: what a pixel becomes does not depend on which part is painted or what is kept.
public final class CairoRenderer {
  /// Counts of work done since the renderer was made.
  public struct Statistics: Hashable, Sendable {
    /// How many pictures of layers were drawn.
    public internal(set) var layersPainted = 0
    /// How many pictures of layers had a part drawn anew.
    public internal(set) var layersUpdated = 0
    /// How many times a layer was shown from a picture that was at hand.
    public internal(set) var layersReused = 0
    /// Device pixels painted, in buffers and in layers.
    public internal(set) var pixelsPainted = 0
  }

  /// Device pixels a point: 1, 2 or 3. A change lets go of all layers.
  public var scale: Int {
    didSet { if scale != oldValue { layers.forgetAll() } }
  }
  /// The engine whose layouts the canvas draws.
  public let textEngine: PangoTextLayoutEngine
  /// What has been done so far.
  public internal(set) var statistics = Statistics()
  /// How many bytes of layer pictures are kept at most.
  public var layerByteLimit: Int {
    get { layers.byteLimit }
    set { layers.byteLimit = newValue }
  }
  /// How many bytes of layer pictures are kept.
  public var layerByteCount: Int { layers.byteCount }

  let layers: LayerCache
  let masks = MaskCache()

  /// A renderer for `scale` device pixels a point.
  ///
  /// - Parameters:
  ///   - scale: device pixels a point (≥ 1).
  ///   - fonts: what text is set with, where the renderer makes its own engine.
  ///   - textEngine: the engine to share with other renderers; nil = one of its own.
  ///   - layerByteLimit: how many bytes of layer pictures are kept; the least recently shown go first.
  public init(
    scale: Int, fonts: FontSetup, textEngine: PangoTextLayoutEngine? = nil, layerByteLimit: Int = 24 << 20
  ) {
    precondition(scale >= 1, "a point has at least one pixel")
    self.scale = scale
    self.textEngine = textEngine ?? PangoTextLayoutEngine(fonts: fonts)
    layers = LayerCache(byteLimit: layerByteLimit)
  }

  /// Paints the damaged part of a picture and no pixel outside it.
  ///
  /// - Parameters:
  ///   - buffer: where to paint; its top left pixel is the origin of the canvas.
  ///   - damage: the part to paint, in device pixels. `draw` is called once for each of its rectangles.
  ///   - background: what is there before anything is drawn; opaque.
  ///   - draw: draws the picture on the canvas it is given, in points.
  public func paint(into buffer: PixelBuffer, damage: Damage, background: Color, _ draw: (any Canvas) -> Void) {
    let damage = damage.clipped(to: PixelRect(buffer.size))
    guard !damage.isEmpty, let target = ImageSurface(over: buffer) else { return }
    for rect in damage.rects {
      guard let context = cairo_create(target.surface) else { continue }
      let canvas = CairoCanvas(
        cairo: context, renderer: self, grid: DeviceGrid(scale: Double(scale)), clip: rect, background: background)
      draw(canvas)
      canvas.settleBackground()
      cairo_destroy(context)
      statistics.pixelsPainted += rect.area
    }
    cairo_surface_flush(target.surface)
  }

  /// Paints the whole of a picture.
  public func paint(into buffer: PixelBuffer, background: Color, _ draw: (any Canvas) -> Void) {
    paint(into: buffer, damage: Damage(PixelRect(buffer.size)), background: background, draw)
  }

  /// Lets go of all layer pictures: the next paint draws everything anew.
  public func forgetLayers() { layers.forgetAll() }

  /// What decides about the pixels of this renderer besides the program.
  public var fingerprint: RenderFingerprint { RenderFingerprint(fonts: textEngine.fonts, scale: scale) }
}
