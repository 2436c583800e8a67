public import Foundation

/// A screen that a scene is shown on: its size and what its rounded corners, notch and home bar leave free.
public struct Device: Hashable, Sendable {
  /// The name in the list of devices; nil if a scenario gave the sizes itself.
  public var name: String?
  /// Width and height in points, upright, above 0.
  public var size: CGSize
  /// The space at the edges that content keeps free of, in points.
  public var safeArea: SceneInsets

  /// A device; lengths in points.
  public init(name: String? = nil, size: CGSize, safeArea: SceneInsets = .zero) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
  }

  /// The name of the device that a scenario gets which names none: 390 × 844, top 47, bottom 34 (FACTS.md §3).
  public static let defaultName = "phone-390"
}
