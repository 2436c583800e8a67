public import Foundation

/// Empty space in a stack that takes what is left along the axis.
public final class Spacer: View {
  /// The least length it takes, in points.
  public let minimumLength: CGFloat

  /// A spacer of at least `minimumLength` points.
  public init(minimumLength: CGFloat = 0) {
    self.minimumLength = minimumLength
    super.init(frame: .zero)
    takesTouchesItself = false
  }
}
