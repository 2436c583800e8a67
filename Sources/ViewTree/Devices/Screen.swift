public import Foundation

/// A device's screen, upright: its size, what its edges take, and what is cut out of it.
///
/// Numbers of real devices are in FACTS.md §3 and, by name, in `assets/devices.yaml`.
public nonisolated struct Screen: Hashable, Sendable {
  /// What takes a piece of the top edge away.
  public nonisolated enum Cutout: String, Hashable, Sendable, CaseIterable {
    /// Nothing: a status bar of 20 points, a home button.
    case none
    /// A bay at the top edge, 210 × 30.
    case notch
    /// A pill below the top edge, 126 × 37, 11 points down.
    case island
  }

  /// Which way up it is held.
  public nonisolated enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Its top is up; its top is at the left; its top is at the right; its top is down.
    case portrait, landscapeLeft, landscapeRight, portraitUpsideDown

    /// Whether it is wider than high, if the device is a phone.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// Width and height in points, upright.
  public var size: CGSize
  /// What the edges take upright, in points.
  public var safeArea: EdgeInsets
  /// What the edges take on its side, in points; the same on the left and the right (FACTS.md §3).
  public var landscapeSafeArea: EdgeInsets
  /// What is cut out.
  public var cutout: Cutout

  /// A screen. Without a safe area for landscape it is one of a device with a home button: nothing is taken there.
  public init(size: CGSize, safeArea: EdgeInsets = .zero, landscapeSafeArea: EdgeInsets = .zero, cutout: Cutout = .none)
  {
    self.size = size
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.cutout = cutout
  }

  /// Its size as it is held, in points.
  public func size(_ orientation: Orientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// What its edges take as it is held, in points.
  public func safeArea(_ orientation: Orientation) -> EdgeInsets {
    orientation.isLandscape ? landscapeSafeArea : safeArea
  }

  /// What of the safe area lies over a window at `frame` (screen points): a window in the middle has none.
  public func safeArea(_ orientation: Orientation, in frame: CGRect) -> EdgeInsets {
    safeArea(orientation).overlap(with: frame, in: size(orientation))
  }

  /// Where the cutout is as it is held, in screen points; nil = there is none.
  public func cutoutFrame(_ orientation: Orientation) -> CGRect? {
    let upright: CGRect
    switch cutout {
    case .none: return nil
    case .notch: upright = CGRect(x: (size.width - 210) / 2, y: 0, width: 210, height: 30)
    case .island: upright = CGRect(x: (size.width - 126) / 2, y: 11, width: 126, height: 37)
    }
    switch orientation {
    case .portrait: return upright
    case .portraitUpsideDown:
      return CGRect(
        x: upright.minX, y: size.height - upright.maxY, width: upright.width, height: upright.height)
    case .landscapeLeft:
      return CGRect(x: upright.minY, y: upright.minX, width: upright.height, height: upright.width)
    case .landscapeRight:
      return CGRect(x: size.height - upright.maxY, y: upright.minX, width: upright.height, height: upright.width)
    }
  }
}
