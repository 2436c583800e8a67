public import Foundation

/// A screen that a scene is shown on: its size and what its rounded corners, notch and home bar leave free.
public struct Device: Hashable, Sendable {
  /// Which way up it is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Its top is up; its top is at the left; its top is at the right; its top is down.
    case portrait, landscapeLeft, landscapeRight, portraitUpsideDown

    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// What is cut out of the screen at its top.
  public enum Cutout: String, Hashable, Sendable, CaseIterable {
    /// Nothing, a bay at the edge, a pill below it.
    case none, notch, island
  }

  /// The name in the list of devices; nil if a scenario gave the sizes itself.
  public var name: String?
  /// Width and height in points as it is held, above 0.
  public var size: CGSize
  /// The space at the edges that content keeps free of as it is held, in points.
  public var safeArea: SceneInsets
  /// The same when it is held the other way: on its side if it is upright, upright if it is on its side.
  public var otherSafeArea: SceneInsets
  /// What is cut out.
  public var cutout: Cutout
  /// Which way up it is held.
  public private(set) var orientation = Orientation.portrait

  /// A device held upright; lengths in points.
  public init(
    name: String? = nil, size: CGSize, safeArea: SceneInsets = .zero, landscapeSafeArea: SceneInsets = .zero,
    cutout: Cutout = .none
  ) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    otherSafeArea = landscapeSafeArea
    self.cutout = cutout
  }

  /// The same device held another way.
  public func held(_ orientation: Orientation) -> Device {
    var device = self
    device.orientation = orientation
    if orientation.isLandscape != self.orientation.isLandscape {
      device.size = CGSize(width: size.height, height: size.width)
      device.safeArea = otherSafeArea
      device.otherSafeArea = safeArea
    }
    return device
  }

  /// The name of the device that a scenario gets which names none: 390 × 844, top 47, bottom 34 (FACTS.md §3).
  public static let defaultName = "phone-390"
}
