import Foundation

/// A direction in which content scrolls.
public nonisolated enum ScrollAxis: Hashable, Sendable, CaseIterable {
  /// Up and down.
  case vertical
  /// Left and right.
  case horizontal

  /// The axis a movement follows: the one it goes further along; vertical if it goes as far along both.
  init(of translation: CGPoint) {
    self = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
  }

  /// The part of a point or a translation along the axis.
  func part(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  /// The extent of a size along the axis.
  func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  /// The offset along the axis.
  var offset: AnimatedProperty { self == .vertical ? .offsetY : .offsetX }
}
