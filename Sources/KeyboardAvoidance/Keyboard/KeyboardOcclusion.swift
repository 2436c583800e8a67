public import Foundation

/// What the keyboard covers, made out from what a system says of it, however late, often or wrongly it says so.
///
///     var occlusion = KeyboardOcclusion()
///     occlusion.receive(willShow, window: window, screen: screen)
///     occlusion.occluders(in: window)     // [(0, 516, 393, 336)]
///
/// The rules are those of FACTS.md §4, "Robust classification". A begin frame is never looked at (CASES.md D7). A message
/// that repeats a frame announced before the newest one is late and changes nothing.
public struct KeyboardOcclusion: Hashable, Sendable {
  /// How the keyboard stands on the screen.
  public enum State: Hashable, Sendable {
    /// Out of sight, or on its way there.
    case hidden
    /// At the screen's bottom; what sticks out below it counts as well.
    case docked
    /// As wide as the screen, but above its bottom.
    case undocked
    /// Narrower than the screen, somewhere on it. Systems do not always say where: then there are no frames.
    case floating
    /// In pieces beside each other.
    case split
  }

  /// How the keyboard stands, or will once it has arrived.
  public private(set) var state = State.hidden
  /// What it takes up, in window points (y down), not cut to anything; several if it is in pieces, none if unknown.
  public private(set) var frames: [CGRect] = []

  /// The frame that was announced last; nil if that it leaves.
  private var announced: CGRect?
  /// The frames announced before it, the oldest first.
  private var superseded: [CGRect] = []
  /// Whether a hide was announced that has not been said to be over.
  private var isHiding = false
  /// Whether a show overtook a hide, so that the next word of a hide's end means nothing.
  private var isHideOvertaken = false

  /// A hidden keyboard.
  public init() {}

  /// The rectangle around all of it in window points, not cut; nil if it is hidden or nobody knows where it is.
  public var frame: CGRect? { frames.dropFirst().reduce(frames.first) { $0?.union($1) } }

  /// What it covers of a window of this size (points), in window points; what rounds to nothing is left out.
  public func occluders(in window: CGSize) -> [CGRect] {
    frames.compactMap { $0.part(in: CGRect(origin: .zero, size: window)) }
  }

  /// Takes in what the system says.
  ///
  /// - Parameters:
  ///   - notification: the message; frames in window points.
  ///   - window: the window's size in points.
  ///   - screen: the screen in window points; the window itself where it fills the screen.
  public mutating func receive(_ notification: KeyboardNotification, window: CGSize, screen: CGRect) {
    switch notification.kind {
    // Honoured from any app (CASES.md F8), and whatever frame it names: since iOS 26 the accessory's (D8).
    case .willHide, .didHide: return hide(notification)
    case .willShow, .didShow, .willChangeFrame, .didChangeFrame: break
    }
    let end = notification.end
    guard notification.isLocal, end.isFinite else { return }
    if end.size == .zero {
      // A finger drags an undocked keyboard (F3), perhaps to where it has been before. A show without a place floats.
      if notification.kind.isShow { announce(end, .floating, []) } else if !isHiding { superseded.removeAll() }
      return
    }
    if isLate(notification, screen: screen) { return }
    let place = KeyboardPlace(notification, window: window, screen: screen)
    announce(end, place.state, place.frames)
  }

  /// Notes where a keyboard is that is followed frame by frame: `frame` in window points, nothing announced by it.
  public mutating func follow(_ frame: CGRect, window: CGSize, screen: CGRect) {
    guard frame.isFinite else { return }
    let place = KeyboardPlace(frame, pieces: [], window: window, screen: screen)
    (state, frames) = (place.state, place.frames)
  }

  /// The window was moved on the screen, where the keyboard stays: everything is elsewhere in window points.
  public mutating func move(by way: CGPoint) {
    func moved(_ frame: CGRect) -> CGRect { frame.size == .zero ? frame : frame.offsetBy(dx: way.x, dy: way.y) }
    frames = frames.map(moved)
    announced = announced.map(moved)
    superseded = superseded.map(moved)
  }

  private mutating func hide(_ notification: KeyboardNotification) {
    if notification.kind == .didHide, isHideOvertaken {
      isHideOvertaken = false
      return
    }
    isHiding = notification.kind == .willHide
    supersede(announced)
    supersede(notification.end)
    announced = nil
    (state, frames) = (.hidden, [])
  }

  private mutating func announce(_ frame: CGRect, _ state: State, _ frames: [CGRect]) {
    if isHiding, state != .hidden { (isHiding, isHideOvertaken) = (false, true) }
    if frame != announced { supersede(announced) }
    superseded.removeAll { $0 == frame }
    announced = frame
    (self.state, self.frames) = (state, frames)
  }

  private mutating func supersede(_ frame: CGRect?) {
    guard let frame, !superseded.contains(frame) else { return }
    // No system is more than a few messages late.
    if superseded.count == 8 { superseded.removeFirst() }
    superseded.append(frame)
  }

  /// What was to be is announced at once, what has come to be later: it may be about a motion that was broken off. While
  /// the keyboard leaves, its frames change too; above the screen's bottom they are those of one that undocks.
  private func isLate(_ notification: KeyboardNotification, screen: CGRect) -> Bool {
    guard superseded.contains(notification.end) else { return false }
    switch notification.kind {
    case .didShow, .didChangeFrame: return true
    case .willChangeFrame: return isHiding && !notification.end.ends(above: screen)
    case .willShow, .willHide, .didHide: return false
    }
  }
}

extension KeyboardNotification.Kind {
  fileprivate var isShow: Bool { self == .willShow || self == .didShow }
}
