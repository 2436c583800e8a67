import CairoRendering
public import Foundation
import Staging
import WindowHosting
import X11Hosting

/// A phone-sized window with a view tree, an on-screen keyboard and an avoider: the whole set-up of an app.
///
///     let app = try AppWindow(title: "Hello")
///     app.content.addSubview(TextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44)))
///     app.run()
public final class AppWindow {
  /// The view tree's root.
  public let window: Window
  /// Its one screen.
  public let controller: ViewController
  /// What is typed on.
  public let keyboard: KeyboardPresenter
  /// What keeps fields above the keyboard.
  public let avoider: KeyboardAvoider
  private let host: X11Host
  private let painter: FramePainter

  /// A window on an X display.
  ///
  /// - Parameters:
  ///   - title: what its title bar says.
  ///   - size: its size in points.
  ///   - scale: device pixels a point, 1 to 3; nil = what the display asks for.
  ///   - display: the X display's name, such as `:1`; nil = that of the environment, `DISPLAY`.
  ///   - assets: fonts and keyboard layouts; nil = found by ``Assets/locate(program:environment:)``, which an app outside
  ///     this package helps with `HEADROOM_ASSETS` or by an installed `share/headroom`.
  /// - Throws: ``Assets/Missing``, a font error or an X11 error; each describes itself in one line.
  public init(
    title: String, size: CGSize = CGSize(width: 390, height: 844), scale: Int? = nil, display: String? = nil,
    assets: Assets? = nil
  ) throws {
    let assets = try assets ?? Assets.locate()
    let fonts = try FontSetup.use(configuration: assets.fonts)
    let layout = try assets.keyboardLayout()
    host = try X11Host(
      title: title, width: Int(size.width), height: Int(size.height), scale: scale, display: display)
    let renderer = CairoRenderer(scale: host.scale, fonts: fonts)
    painter = FramePainter(renderer: renderer)
    window = Window(size: size, textEngine: renderer.textEngine)
    window.backgroundRole = .background
    controller = ViewController(size: size)
    controller.content.backgroundRole = .background
    controller.content.wantsLayer = true
    window.setRootController(controller)
    avoider = KeyboardAvoider(window: window)
    keyboard = KeyboardPresenter(window: window, layout: layout)
    keyboard.onNotification = { [unowned avoider] in avoider.receive($0) }
    keyboard.onFollow = { [unowned avoider] in avoider.follow($0, frame: $1) }
    avoider.onKeyboardPlacement = { [weak keyboard] in keyboard?.place(at: $0) }
    avoider.measureKeyboard = { [weak keyboard] in
      KeyboardMeasurement(frame: keyboard?.endFrame, isMoving: keyboard?.isMoving ?? false)
    }
    let accessories = AccessoryProvider(window: window, avoider: avoider)
    keyboard.accessory = { accessories.accessory(for: $0) }
  }

  /// Where views go: what moves out of the keyboard's way.
  public var content: View { controller.content }

  /// Shows the window until it is closed.
  public func run() {
    host.closeOnTermination()
    FrameLoop(host: host, painter: painter).run(
      WindowContent(window: window, clipboard: WindowClipboard(host)))
  }
}
