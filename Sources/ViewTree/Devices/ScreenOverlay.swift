import Foundation

/// What a device shows over every app: status bar, home indicator, what is cut out of the screen. It fills its window,
/// follows its size and safe area, and lets touches through.
public final class ScreenOverlay: View {
  /// The time and the battery; there is none where the top safe area is 0 (a phone on its side).
  public let statusBar: StatusBar
  /// The bar at the bottom; there is none where the bottom safe area is 0 (a device with a home button).
  public let homeIndicator = HomeIndicator()
  /// Whether what is cut out is shown on a device that is held upright too, and not only on its side.
  public var showsCutoutUpright = true {
    didSet { if showsCutoutUpright != oldValue { setNeedsLayout() } }
  }
  private let cutout = CutoutView()
  private var screen: Screen?
  private var orientation = Screen.Orientation.portrait

  /// An overlay for the device of `screen`, held as `orientation` says; without a screen nothing is cut out.
  public init(_ screen: Screen? = nil, orientation: Screen.Orientation = .portrait, timeText: String = "9:41") {
    self.screen = screen
    self.orientation = orientation
    statusBar = StatusBar(timeText: timeText)
    super.init()
    takesTouchesItself = false
    isUserInteractionEnabled = false
    fillsSuperview = true
    addSubview(statusBar)
    addSubview(homeIndicator)
    addSubview(cutout)
  }

  /// The device is held another way, or is another.
  public func show(_ screen: Screen, _ orientation: Screen.Orientation) {
    self.screen = screen
    self.orientation = orientation
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    let safe = window?.safeArea ?? .zero
    let size = frame.size
    statusBar.isHidden = safe.top == 0
    statusBar.frame = CGRect(x: 0, y: 0, width: size.width, height: safe.top)
    homeIndicator.isHidden = safe.bottom == 0
    homeIndicator.frame = CGRect(x: 0, y: size.height - safe.bottom, width: size.width, height: safe.bottom)
    let isWhole = window?.screenFrame == nil && screen?.size(orientation) == size
    let frame = isWhole && (showsCutoutUpright || orientation.isLandscape) ? screen?.cutoutFrame(orientation) : nil
    cutout.isHidden = frame == nil
    cutout.isNotch = screen?.cutout == .notch
    cutout.frame = frame ?? .zero
  }
}

/// The black of a notch or an island. A notch goes out over the edge, so that its corners there are square.
final class CutoutView: View {
  var isNotch = false {
    didSet { if isNotch != oldValue { setNeedsDisplay() } }
  }

  override var drawsContent: Bool { true }

  override var drawingOutset: EdgeInsets { isNotch ? EdgeInsets(all: 20) : .zero }

  override func draw(_ canvas: any Canvas) {
    guard isNotch else { return canvas.fill(bounds, cornerRadius: min(bounds.width, bounds.height) / 2, color: .black) }
    let window = window?.frame.size ?? .zero
    var shape = bounds
    if frame.minY <= 0 { shape = CGRect(x: 0, y: -20, width: shape.width, height: shape.height + 20) }
    if frame.minX <= 0 { shape = CGRect(x: -20, y: 0, width: shape.width + 20, height: shape.height) }
    if frame.maxX >= window.width { shape.size.width += 20 }
    if frame.maxY >= window.height { shape.size.height += 20 }
    canvas.fill(shape, cornerRadius: 20, color: .black)
  }
}
