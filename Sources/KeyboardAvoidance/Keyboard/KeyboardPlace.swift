import Foundation

/// Where a frame puts the keyboard: FACTS.md §4, "Robust classification", for frames that are not zero.
struct KeyboardPlace {
  let state: KeyboardOcclusion.State
  let frames: [CGRect]

  init(_ notification: KeyboardNotification, window: CGSize, screen: CGRect) {
    self.init(notification.end, pieces: notification.pieces, window: window, screen: screen)
  }

  /// All in window points; `pieces` is empty for a keyboard that is one piece.
  init(_ frame: CGRect, pieces: [CGRect], window: CGSize, screen: CGRect) {
    let drop = Self.drop(of: frame, window: window, screen: screen)
    // The empty ones go first: to move a rectangle turns a negative size round.
    let frames = (pieces.isEmpty ? [frame] : pieces)
      .filter { $0.isFinite && $0.size.width > 0 && $0.size.height > 0 }
      .map { $0.offsetBy(dx: 0, dy: drop) }.filter { $0.part(in: screen) != nil }
    self.frames = frames
    switch frames.count {
    case 0: state = .hidden
    case 1: state = Self.state(of: frames[0], window: window, screen: screen)
    default: state = Self.areBeside(frames) ? .split : .floating
    }
  }

  private static func state(of frame: CGRect, window: CGSize, screen: CGRect) -> KeyboardOcclusion.State {
    // Narrower than what it types into, it floats even where it touches the bottom (CASES.md F5).
    let isNarrow = frame.width.rounded() < min(screen.width, window.width).rounded()
    if frame.ends(above: screen) { return frame.width.rounded() < screen.width.rounded() ? .floating : .undocked }
    return isNarrow ? .floating : .docked
  }

  /// In Slide Over the frame stands on the app's bottom while the keyboard is at the screen's: how far that is below.
  private static func drop(of frame: CGRect, window: CGSize, screen: CGRect) -> CGFloat {
    let below = screen.maxY - window.height
    let isOnWindow = frame.maxY.rounded() == window.height.rounded()
    return below > 0 && isOnWindow && frame.width.rounded() >= window.width.rounded() ? below : 0
  }

  private static func areBeside(_ frames: [CGRect]) -> Bool {
    frames.allSatisfy { $0.minY < frames[0].maxY && frames[0].minY < $0.maxY }
  }
}

extension CGRect {
  var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }

  /// Whether its bottom, rounded, is above that of a screen.
  func ends(above screen: CGRect) -> Bool { maxY.rounded() < screen.maxY.rounded() }

  /// What of it lies in another; nil if that rounds to nothing.
  func part(in other: CGRect) -> CGRect? {
    let part = intersection(other)
    return part.isNull || part.width.rounded() == 0 || part.height.rounded() == 0 ? nil : part
  }
}
