public import Foundation

/// The keyboard as it can be measured, whatever its system says of it.
public struct KeyboardMeasurement: Hashable, Sendable {
  /// Where keyboard and accessory are, or will be once they are at rest, in window points; nil = out of sight.
  public var frame: CGRect?
  /// Whether they are on their way there.
  public var isMoving: Bool

  /// A keyboard in `frame` (window points), or on its way there.
  public init(frame: CGRect?, isMoving: Bool = false) {
    self.frame = frame
    self.isMoving = isMoving
  }
}
