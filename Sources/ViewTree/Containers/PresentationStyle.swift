public import Foundation

/// How a controller is laid over a window.
public nonisolated enum PresentationStyle: Hashable, Sendable {
  /// It covers the window.
  case fullScreen
  /// A sheet from the bottom that stops at heights and can be drawn down.
  case sheet(SheetStyle)
  /// A panel in the middle of a tablet, 540 × 620 unless the controller asks for another size; a sheet at full height where
  /// there is no room for it.
  case formSheet
  /// A small panel in the middle, 270 wide, that waits for an answer.
  case alert
  /// A panel beside what it belongs to (`from`, window points), 320 × 300 unless the controller asks for another size.
  case popover(from: CGRect)

  /// A sheet at full height: the presenter looks out above it.
  public static let card = PresentationStyle.sheet(SheetStyle(detents: [.large]))
}

/// What a sheet can do.
public nonisolated struct SheetStyle: Hashable, Sendable {
  /// A height at which a sheet rests.
  public nonisolated enum Detent: Hashable, Sendable {
    /// Half of the window.
    case medium
    /// To 10 points below the top safe area.
    case large
    /// So many points above the bottom safe area, at most ``large``.
    case fixed(CGFloat)
  }

  /// The heights at which it rests, in any order, one at least.
  public var detents: [Detent]
  /// The one it comes in at; nil = the lowest.
  public var initial: Detent?
  /// Whether a handle of 36 × 5 points is shown at its top, which takes 16 points of its safe area.
  public var hasGrabber: Bool
  /// Whether it goes away when it is drawn down or the ground behind it is tapped.
  public var canBeDismissed: Bool

  /// A sheet that rests at `detents`.
  public init(
    detents: [Detent] = [.medium, .large], initial: Detent? = nil, hasGrabber: Bool = true, canBeDismissed: Bool = true
  ) {
    self.detents = detents
    self.initial = initial
    self.hasGrabber = hasGrabber
    self.canBeDismissed = canBeDismissed
  }

  /// How high it is at a detent in a window of `size` points with a safe area, in points.
  func height(of detent: Detent, in size: CGSize, safeArea: EdgeInsets) -> CGFloat {
    let large = max(0, size.height - safeArea.top - 10)
    switch detent {
    case .medium: return min(large, (size.height / 2).rounded())
    case .large: return large
    case .fixed(let height): return min(large, max(0, height) + safeArea.bottom)
    }
  }

  /// The heights it rests at, the lowest first, in points.
  func heights(in size: CGSize, safeArea: EdgeInsets) -> [CGFloat] {
    Set(detents.map { height(of: $0, in: size, safeArea: safeArea) }).sorted()
  }
}
