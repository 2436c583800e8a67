import Foundation

/// The order in which previous and next go through fields that share a superview.
public enum ToolbarOrder: String, Hashable, Sendable, CaseIterable {
  /// As they lie in their superview.
  case subviews
  /// By the app's own numbers, the lowest first.
  case tag
  /// As they lie in the window: from the top down, then from left to right.
  case position

  /// The candidates in this order; equals stay as they lie in their superview.
  public func sorted(_ candidates: [FieldCandidate]) -> [FieldCandidate] {
    candidates.sorted { first, second in
      switch self {
      case .subviews: break
      case .tag: if first.tag != second.tag { return first.tag < second.tag }
      case .position:
        if first.frame.minY != second.frame.minY { return first.frame.minY < second.frame.minY }
        if first.frame.minX != second.frame.minX { return first.frame.minX < second.frame.minX }
      }
      return (first.index, first.id) < (second.index, second.id)
    }
  }
}
