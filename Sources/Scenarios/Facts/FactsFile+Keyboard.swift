public import Foundation
import KeyboardAvoidance

extension FactsFile {
  /// A keyboard: docked at the window's bottom, at a place of its own, or in parts.
  public struct Keyboard: Hashable, Sendable {
    /// Its height in points, accessory included.
    public var height: CGFloat
    /// Its left edge in window points.
    public var x: CGFloat = 0
    /// Its top edge in window points, accessory included; nil = docked at the window's bottom.
    public var y: CGFloat?
    /// Its width in points; nil = the window's.
    public var width: CGFloat?
    /// The parts it is split into, in window points; empty = it is one piece.
    public var parts: [CGRect] = []
    /// Whether it is up before the first event.
    public var isUp = false
    /// The duration that its messages name, in seconds.
    public var duration: TimeInterval = 0.25
    /// Whether it is this app's keyboard.
    public var isLocal = true

    /// A keyboard of `height` points, accessory included, docked at the window's bottom.
    public init(height: CGFloat) { self.height = height }

    /// Its frame in window points: what encloses its parts, if it has some.
    public func frame(in window: CGSize) -> CGRect {
      if let first = parts.first { return parts.dropFirst().reduce(first) { $0.union($1) } }
      return CGRect(x: x, y: y ?? window.height - height, width: width ?? window.width - x, height: height)
    }

    /// What it covers of the window, in window points.
    public func cover(in window: CGSize) -> [CGRect] {
      (parts.isEmpty ? [frame(in: window)] : parts).cut(to: window)
    }

    /// Its frame when it is hidden: the same below the window's bottom, in window points.
    func hiddenFrame(in window: CGSize) -> CGRect {
      let frame = frame(in: window)
      return CGRect(x: frame.minX, y: window.height, width: frame.width, height: frame.height)
    }
  }
}

extension [CGRect] {
  /// What of the rectangles lies in the window.
  func cut(to window: CGSize) -> [CGRect] {
    let bounds = CGRect(origin: .zero, size: window)
    return compactMap { rect in
      let inside = rect.intersection(bounds)
      return inside.isNull || inside.isEmpty ? nil : inside
    }
  }
}
