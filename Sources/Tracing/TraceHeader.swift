public import Foundation

/// The first line of a trace: what was run, by what, and on what.
public struct TraceHeader: Hashable, Sendable {
  /// The version of the format that this program writes and reads.
  public static let currentVersion = 1

  /// The version of the format.
  public var version = TraceHeader.currentVersion
  /// The version of the program that wrote it.
  public var program: String
  /// The name of the scenario; empty if there was none.
  public var scenario: String
  /// The name of the scene.
  public var scene: String
  /// The name of the strategy at the start.
  public var strategy: String
  /// Width and height of the window in points.
  public var device: CGSize
  /// The safe area of the window in points.
  public var safeArea: TraceInsets
  /// Frames a second.
  public var rate: Double
  /// Device pixels to a point, if pixels were made.
  public var scale: Double?
  /// The theme at the start.
  public var theme: String
  /// What the pixels depend on (library versions, fonts, scale), if pixels were made.
  public var fingerprint: String?

  /// A header; lengths in points.
  public init(
    program: String, scenario: String, scene: String, strategy: String, device: CGSize, safeArea: TraceInsets = .zero,
    rate: Double, scale: Double? = nil, theme: String, fingerprint: String? = nil
  ) {
    self.program = program
    self.scenario = scenario
    self.scene = scene
    self.strategy = strategy
    self.device = device
    self.safeArea = safeArea
    self.rate = rate
    self.scale = scale
    self.theme = theme
    self.fingerprint = fingerprint
  }
}

/// Space on four sides, in points.
public struct TraceInsets: Hashable, Sendable {
  /// Above.
  public var top: CGFloat
  /// On the left.
  public var left: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// On the right.
  public var right: CGFloat

  /// Insets in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = TraceInsets()
}
