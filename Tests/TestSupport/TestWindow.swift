public import Foundation
public import ViewTree

/// A window for tests: fixed text, everything that happens in it written down.
@MainActor
public final class TestWindow: WindowObserver {
  /// The window.
  public let window: Window
  /// Its text engine.
  public let engine = FixedTextLayoutEngine()
  /// What was reported since the last time it was emptied, by name and view.
  public var events: [String] = []

  /// A window of `size` points with `views` in it, laid out.
  public init(size: CGSize = CGSize(width: 390, height: 844), _ views: [View] = []) {
    window = Window(size: size, textEngine: engine)
    window.addObserver(self)
    for view in views { window.addSubview(view) }
    window.layOut()
    events = []
  }

  /// Writes an event down.
  public func window(_ window: Window, didReport event: WindowEvent) {
    func name(_ view: View?) -> String { view.map { $0.id ?? "\(type(of: $0))" } ?? "none" }
    switch event {
    case .willEndEditing(let view): events.append("willEndEditing \(name(view)) first=\(name(window.firstResponder))")
    case .focusChanged(let from, let to): events.append("focus \(name(from)) → \(name(to))")
    case .edited(let view): events.append("edited \(name(view))")
    case .scrollBegan(let view): events.append("scrollBegan \(name(view))")
    case .scrollDragged, .scrollReleased, .willLayOutEdit: break
    case .scrollEnded(let view): events.append("scrollEnded \(name(view))")
    case .offsetSet(let view): events.append("offsetSet \(name(view))")
    case .layoutChanged: events.append("layoutChanged")
    case .movedOnScreen(let way): events.append("moved \(way.x) \(way.y)")
    case .resized: events.append("resized")
    case .returnPressed(let view): events.append("returnPressed \(name(view))")
    }
  }

  /// The events but for layout.
  public var acts: [String] { events.filter { $0 != "layoutChanged" } }

  /// Presses and releases at one place.
  public func tap(_ point: CGPoint) {
    window.touch(.began, at: point)
    window.touch(.ended, at: point)
  }

  /// Goes down at `start`, moves by `step` points and `interval` seconds `count` times, and stays down.
  public func drag(from start: CGPoint, by step: CGPoint, count: Int, interval: TimeInterval = 1.0 / 60) {
    window.touch(.began, at: start)
    for index in 1...max(1, count) {
      window.advance(to: window.time + interval)
      window.touch(
        .moved, at: CGPoint(x: start.x + step.x * CGFloat(index), y: start.y + step.y * CGFloat(index)))
    }
  }

  /// Paints what the window shows now and answers the canvas' text.
  @discardableResult
  public func paint(on canvas: CanvasTranscript, in rects: [CGRect]? = nil) -> String {
    let list = window.makeDisplayList()
    if let rects {
      canvas.startFrame(clip: rects.reduce(.null) { $0.union($1) })
    } else {
      canvas.startFrame(clip: window.bounds)
    }
    list.paint(on: canvas)
    return canvas.text
  }
}
