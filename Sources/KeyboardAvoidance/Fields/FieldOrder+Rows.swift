import Foundation

extension FieldOrder {
  /// The candidates as a person reads them: rows from the top down, each from left to right.
  ///
  /// Fields side by side seldom begin at exactly the same y. One belongs to the row of the highest field left if the
  /// middles of the two are less than half the height of the lower of them apart.
  static func inRows(_ candidates: [FieldCandidate]) -> [FieldCandidate] {
    var rest = ToolbarOrder.position.sorted(candidates)
    var ordered: [FieldCandidate] = []
    while let first = rest.first {
      let row = rest.filter { isBeside($0.frame, first.frame) }
      rest.removeAll { isBeside($0.frame, first.frame) }
      ordered += row.sorted { ($0.frame.minX, $0.frame.minY, $0.id) < ($1.frame.minX, $1.frame.minY, $1.id) }
    }
    return ordered
  }

  private static func isBeside(_ frame: CGRect, _ first: CGRect) -> Bool {
    if frame == first { return true }
    return abs(frame.midY - first.midY) < min(frame.height, first.height) / 2
  }
}
